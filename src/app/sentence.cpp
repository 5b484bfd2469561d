#include "app/sentence.h"

#include <algorithm>

namespace kt {
namespace {

std::string name(const Snapshot& snapshot, Square square) {
  const Settings& settings = snapshot.settings;
  const bool in_brackets = settings.graph.empty() && settings.start.notation == Notation::row_col;
  return in_brackets ? "(" + settings.name(square) + ")" : settings.name(square);
}

std::string counts(const Snapshot& snapshot) {
  return plural(snapshot.visits, "visit", "visits") + " and " + plural(snapshot.backtracks, "backtrack", "backtracks");
}

// All squares are on the path, and it is not a tour that is reported now.
std::string full(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  if (settings.algorithm->revisits && snapshot.event.type != EventType::tour) {
    return "The walk is as long as a tour, but it is none: the search must go back.";
  }
  const std::string so_far = "Every square is visited, but ";
  if (settings.end && settings.end->square != snapshot.path.back()) {
    return so_far + "the tour must end on " + name(snapshot, settings.end->square) + ": the search must go back.";
  }
  if (snapshot.tours == 0 || settings.goal == Goal::closed) {
    return so_far + "no move leads back to the start: the search must go back.";
  }
  return "The search goes back to look for another.";
}

std::string stuck(const Snapshot& snapshot) {
  if (snapshot.path.empty()) return "Some square has fewer than two neighbours: there is no closed tour.";
  const std::string here = name(snapshot, snapshot.path.back());
  const std::string rule = " This rule never goes back, so it stops: that proves nothing.";
  if (snapshot.depth == snapshot.squares) {
    return "Every square is visited, but the path does not end as asked." + rule;
  }
  return "Stuck on " + here + " after " + plural(snapshot.depth, "square", "squares") + " of " +
         with_separators(snapshot.squares) + "." + rule;
}

// What the knight can do from where it stands now.
std::string outlook(const Snapshot& snapshot) {
  const auto open = std::ranges::count_if(
      snapshot.candidates, [](const Candidate& c) { return c.rejection == Rejection::none && !c.looked_at; });
  const Square here = snapshot.path.back();
  const bool arrived = snapshot.event.type == EventType::start || snapshot.event.type == EventType::advance;
  if (open > 0) {
    return (open == 1 ? "1 move is" : std::to_string(open) + " moves are") + std::string(" left to try from ") +
           (arrived ? "there." : name(snapshot, here) + ".");
  }
  if (snapshot.event.type == EventType::stuck) return stuck(snapshot);
  if (snapshot.depth == snapshot.squares) return full(snapshot);
  const bool cut_some =
      std::ranges::any_of(snapshot.candidates, [](const Candidate& c) { return c.rejection == Rejection::pruned; });
  if (cut_some)
    return "Some square can no longer be reached or left: no tour begins like this. The search must go back.";
  const bool tried_some = std::ranges::any_of(
      snapshot.candidates, [](const Candidate& c) { return c.rejection == Rejection::none && c.looked_at; });
  return tried_some ? "Every move from " + name(snapshot, here) + " has failed: the search must go back."
                    : "A dead end: no free square is a move away. The search must go back.";
}

std::string exhausted(const Snapshot& snapshot) {
  const std::string from = name(snapshot, snapshot.settings.start.square);
  const std::string kind = snapshot.settings.goal == Goal::closed ? "closed tour" : "tour";
  if (snapshot.tours == 0) {
    return "Proved: there is no " + kind + " from " + from + ". Every possibility was tried, in " + counts(snapshot) +
           ".";
  }
  return "That was all: " + plural(snapshot.tours, kind, kind + "s") + " from " + from + ", found in " +
         counts(snapshot) + ".";
}

std::string found(const Snapshot& snapshot) {
  const std::string kind = snapshot.closed ? "A closed tour" : "A tour";
  const std::string told = kind + ": every square is visited exactly once, after ";
  if (!snapshot.edges.empty()) return told + plural(snapshot.step, "step", "steps") + ".";
  return told + counts(snapshot) + ".";
}

std::string sweep(const Snapshot& snapshot) {
  if (snapshot.edges.empty()) return "Every neuron looks at its two squares: no move is active now.";
  return "Every neuron looks at its two squares, and wants two active moves at each. " +
         plural(snapshot.edges.size(), "move is", "moves are") + " active now.";
}

std::string begin(const Snapshot& snapshot) {
  switch (snapshot.settings.algorithm->method) {
    case Method::divide_and_conquer: return "The board is about to be divided.";
    case Method::neural_network:
      return "There is one neuron for every possible move between two squares, active or not at random.";
    default: return "The knight starts on " + name(snapshot, snapshot.event.square) + ". " + outlook(snapshot);
  }
}

}  // namespace

std::string describe(const Snapshot& snapshot) {
  if (snapshot.fast && !snapshot.path.empty()) {
    return "Searching. The longest path so far has " + plural(snapshot.deepest, "square", "squares") + " of " +
           with_separators(snapshot.squares) + ".";
  }
  const Square square = snapshot.event.square;
  switch (snapshot.event.type) {
    case EventType::start: return begin(snapshot);
    case EventType::advance: return "The knight moves to " + name(snapshot, square) + ". " + outlook(snapshot);
    case EventType::backtrack:
      return "Nothing is left to try from " + name(snapshot, square) + ": the knight goes back. " + outlook(snapshot);
    case EventType::reject:
      if (snapshot.event.rejection == Rejection::off_board)
        return "This move would leave the board. " + outlook(snapshot);
      if (snapshot.event.rejection == Rejection::pruned)
        return name(snapshot, square) + " is free, but from there no tour can be completed. " + outlook(snapshot);
      return name(snapshot, square) + " is already visited. " + outlook(snapshot);
    case EventType::tour: return found(snapshot);
    case EventType::exhausted: return exhausted(snapshot);
    case EventType::stuck: return stuck(snapshot);
    case EventType::divide: return "This part of the board is divided in four, each to get a tour of its own.";
    case EventType::lay: return "This part is small enough: a ready tour is laid on it.";
    case EventType::join: return "One move of each of four tours is replaced at their common corner: they become one.";
    case EventType::sweep: return sweep(snapshot);
    case EventType::restart: return "The network has settled, but not in one cycle: it begins anew, at random.";
  }
  return {};
}

std::string plural(std::uint64_t count, const std::string& one, const std::string& many) {
  return with_separators(count) + " " + (count == 1 ? one : many);
}

std::string with_separators(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3;) {
    end -= 3;
    digits.insert(end, ",");
  }
  return digits;
}

}  // namespace kt
