#include "app/sentence.h"

#include <algorithm>

namespace kt {
namespace {

std::string name(const Snapshot& snapshot, Square square) {
  const Notation notation = snapshot.settings.start.notation;
  const std::string text = to_string(square, snapshot.settings.board, notation);
  return notation == Notation::row_col ? "(" + text + ")" : text;
}

std::string plural(std::uint64_t count, const std::string& one, const std::string& many) {
  return with_separators(count) + " " + (count == 1 ? one : many);
}

std::string counts(const Snapshot& snapshot) {
  return plural(snapshot.visits, "visit", "visits") + " and " + plural(snapshot.backtracks, "backtrack", "backtracks");
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
  const bool full = snapshot.depth == static_cast<std::size_t>(snapshot.settings.board.squares());
  if (full && snapshot.tours > 0 && snapshot.settings.goal == Goal::tour)
    return "The search goes back to look for another.";
  if (full) return "Every square is visited, but no move leads back to the start: the search must go back.";
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
  const Square first = snapshot.path.front();
  const Square last = snapshot.path.back();
  const std::string kind = is_knight_move(first, last) ? "A closed tour" : "A tour";
  return kind + ": every square is visited exactly once, after " + counts(snapshot) + ".";
}

}  // namespace

std::string describe(const Snapshot& snapshot) {
  if (snapshot.fast) {
    return "Searching. The longest path so far has " + plural(snapshot.deepest, "square", "squares") + " of " +
           with_separators(static_cast<std::uint64_t>(snapshot.settings.board.squares())) + ".";
  }
  const Square square = snapshot.event.square;
  switch (snapshot.event.type) {
    case EventType::start: return "The knight starts on " + name(snapshot, square) + ". " + outlook(snapshot);
    case EventType::advance: return "The knight moves to " + name(snapshot, square) + ". " + outlook(snapshot);
    case EventType::backtrack:
      return "Nothing is left to try from " + name(snapshot, square) + ": the knight goes back. " + outlook(snapshot);
    case EventType::reject:
      if (snapshot.event.rejection == Rejection::off_board)
        return "This move would leave the board. " + outlook(snapshot);
      return name(snapshot, square) + " is already visited. " + outlook(snapshot);
    case EventType::tour: return found(snapshot);
    case EventType::exhausted: return exhausted(snapshot);
  }
  return {};
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
