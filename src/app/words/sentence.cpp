#include "app/words/sentence.h"

#include <algorithm>
#include <vector>

#include "app/words/depth_first_sentence.h"

namespace kt {
namespace {

std::string counts(const Snapshot& snapshot) {
  return plural(snapshot.visits, "visit", "visits") + " and " + plural(snapshot.backtracks, "backtrack", "backtracks");
}

std::string exhausted(const Snapshot& snapshot) {
  const std::string from = square_name(snapshot, snapshot.settings.start.square);
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
  const std::string what = snapshot.settings.graph.empty() ? "square" : "vertex";
  const std::string told = kind + ": every " + what + " is visited exactly once, after ";
  if (!snapshot.edges.empty()) return told + plural(snapshot.step, "step", "steps") + ".";
  return told + counts(snapshot) + ".";
}

// How many squares two of the lines meet at, as every square of a tour does.
std::size_t settled_squares(const Snapshot& snapshot) {
  const int columns = snapshot.settings.shown_board().cols;
  std::vector<int> lines(static_cast<std::size_t>(snapshot.settings.shown_board().squares()));
  for (const auto& edge : snapshot.edges) {
    for (const Square square : edge) ++lines[static_cast<std::size_t>(square.row * columns + square.col)];
  }
  return static_cast<std::size_t>(std::ranges::count(lines, 2));
}

std::string describe_division(const Snapshot& snapshot) {
  const Square square = snapshot.event.square;
  const std::string part = "The part with its top left corner on " + square_name(snapshot, square);
  const std::string covered = with_separators(snapshot.visits) + " of " + plural(snapshot.squares, "square", "squares");
  if (snapshot.fast) return "Dividing and joining: " + covered + " lie on a ready tour.";
  switch (snapshot.event.type) {
    case EventType::divide: return part + " is too large for a ready tour: it is divided in four.";
    case EventType::lay: return part + " is small enough for a ready tour. Such tours cover " + covered + " now.";
    case EventType::join:
      return "Four tours meet at " + square_name(snapshot, square) +
             ": one move of each is replaced, and they become one.";
    case EventType::stuck: return "This board can not be divided into parts with ready tours.";
    default: return "The board is about to be divided, until each part is small enough for a ready tour.";
  }
}

std::string describe_network(const Snapshot& snapshot) {
  if (snapshot.fast) return "Searching. The network settles again and again, until its active moves form one cycle.";
  switch (snapshot.event.type) {
    case EventType::sweep:
      return "Every neuron wants two active moves at each of its squares: " +
             with_separators(settled_squares(snapshot)) + " of " + plural(snapshot.squares, "square", "squares") +
             (settled_squares(snapshot) == 1 ? " has" : " have") + " them, with " +
             plural(snapshot.edges.size(), "active move", "active moves") + ".";
    case EventType::restart:
      return "That attempt is over: a new one begins, with every neuron active or not at random.";
    case EventType::stuck: return "Some square has fewer than two neighbours, so there is no closed tour.";
    default: return "There is one neuron for every possible move between two squares, active or not at random.";
  }
}

}  // namespace

std::string describe(const Snapshot& snapshot) {
  const bool over = snapshot.event.type == EventType::tour || snapshot.event.type == EventType::exhausted;
  if (snapshot.fast && !snapshot.path.empty()) {
    return "Searching. The longest path so far has " + plural(snapshot.deepest, "square", "squares") + " of " +
           with_separators(snapshot.squares) + ".";
  }
  if (over) return snapshot.event.type == EventType::tour ? found(snapshot) : exhausted(snapshot);
  switch (snapshot.settings.algorithm->method) {
    case Method::divide_and_conquer: return describe_division(snapshot);
    case Method::neural_network: return describe_network(snapshot);
    default: return describe_depth_first(snapshot);
  }
}

std::string square_name(const Snapshot& snapshot, Square square) {
  const Settings& settings = snapshot.settings;
  const bool in_brackets = settings.graph.empty() && settings.start.notation == Notation::row_col;
  return in_brackets ? "(" + settings.name(square) + ")" : settings.name(square);
}

std::string plural(std::uint64_t count, const std::string& one, const std::string& many) {
  return with_separators(count) + " " + (count == 1 ? one : many);
}

std::string ordinal(std::uint64_t number) {
  constexpr std::string_view kEndings[] = {"th", "st", "nd", "rd"};
  const bool teens = number % 100 / 10 == 1;
  const std::size_t last = teens || number % 10 > 3 ? 0 : static_cast<std::size_t>(number % 10);
  return with_separators(number) + std::string(kEndings[last]);
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
