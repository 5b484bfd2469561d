#include "app/words/sentence.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/words/depth_first_sentence.h"
#include "app/words/game_sentence.h"
#include "app/words/numbers.h"

namespace kt {
namespace {

std::string counts(const Snapshot& snapshot) {
  return plural(snapshot.visits, "visit") + " and " + plural(snapshot.backtracks, "backtrack") +
         (snapshot.attempts > 1 ? " of " + plural(snapshot.attempts, "attempt") : "");
}

std::string squares(const Settings& settings, std::uint64_t number) {
  return settings.graph.empty() ? plural(number, "square") : plural(number, "vertex", "vertices");
}

std::string exhausted(const Snapshot& snapshot) {
  const std::string from = spoken_name(snapshot.settings, snapshot.settings.start.square);
  const std::string kind = snapshot.settings.goal == Goal::closed ? "closed tour" : "tour";
  if (snapshot.tours == 0) {
    const std::string longest = snapshot.deepest == snapshot.squares
                                    ? ""
                                    : " The longest path has " + with_separators(snapshot.deepest) + " of " +
                                          squares(snapshot.settings, snapshot.squares) + ".";
    return "Proved: there is no " + kind + " from " + from + ". Every possibility was tried, in " + counts(snapshot) +
           "." + longest;
  }
  return "That was all: " + plural(snapshot.tours, kind, kind + "s") + " from " + from + ", found in " +
         counts(snapshot) + ".";
}

std::string found(const Snapshot& snapshot) {
  const std::string kind = snapshot.closed ? "A closed tour" : "A tour";
  const std::string what = snapshot.settings.graph.empty() ? "square" : "vertex";
  const std::string told = kind + ": every " + what + " is visited exactly once, after ";
  if (!snapshot.edges.empty()) return told + plural(snapshot.step, "step") + ".";
  return told + counts(snapshot) + ".";
}

// How many squares two of the lines meet at, as every square of a tour does.
std::size_t settled_squares(const Snapshot& snapshot) {
  const int columns = snapshot.settings.shown_board().cols;
  std::vector<int> lines(static_cast<std::size_t>(snapshot.settings.shown_board().squares()));
  for (const auto& edge : snapshot.edges) {
    for (const Square square : edge) ++lines[square.row * columns + square.col];
  }
  return static_cast<std::size_t>(std::ranges::count(lines, 2));
}

std::string describe_division(const Snapshot& snapshot) {
  const Square square = snapshot.event.square;
  const std::string part = "The part with its top left corner on " + spoken_name(snapshot.settings, square);
  const std::string covered = with_separators(snapshot.visits) + " of " + plural(snapshot.squares, "square");
  if (!shows_each_step(snapshot.pace)) return "Dividing and joining: " + covered + " lie on a ready tour.";
  switch (snapshot.event.type) {
    case EventType::divide: return part + " is too large for a ready tour: it is divided in four.";
    case EventType::lay: return part + " is small enough for a ready tour. Such tours cover " + covered + " now.";
    case EventType::join:
      return "Four tours meet at " + spoken_name(snapshot.settings, square) +
             ": one move of each is replaced, and they become one.";
    case EventType::stuck: return "This board can not be divided into parts with ready tours.";
    default: return "The board is about to be divided, until each part is small enough for a ready tour.";
  }
}

std::string describe_network(const Snapshot& snapshot) {
  if (!shows_each_step(snapshot.pace))
    return "Searching. The network settles again and again, until its active moves form one cycle.";
  switch (snapshot.event.type) {
    case EventType::sweep:
      return "Every neuron wants two active moves at each of its squares: " +
             with_separators(settled_squares(snapshot)) + " of " + plural(snapshot.squares, "square") +
             (settled_squares(snapshot) == 1 ? " has" : " have") + " them, with " +
             plural(snapshot.edges.size(), "active move") + ".";
    case EventType::restart:
      return "That attempt is over: a new one begins, with every neuron active or not at random.";
    case EventType::stuck: return "Some square has fewer than two neighbours, so there is no closed tour.";
    default: return "There is one neuron for every possible move between two squares, active or not at random.";
  }
}

// As the board itself names its squares.
void name_square(const Snapshot& snapshot, const WrittenSquare& square, std::string& text) {
  const std::string written = in_brackets(square.square);
  const std::string spoken = spoken_name(snapshot.settings, square.square);
  for (auto at = text.find(written); at != std::string::npos; at = text.find(written, at + spoken.size()))
    text.replace(at, written.size(), spoken);
}

// As many whole sentences as there is room for.
std::string shortened(const std::string& text) {
  constexpr std::size_t kRoom = 166;
  constexpr std::string_view kMore = " See Numbers for more.";
  if (text.size() <= kRoom) return text;
  const auto end = text.rfind(". ", kRoom - kMore.size());
  return end == std::string::npos ? text : text.substr(0, end + 1) + std::string(kMore);
}

// Before the first step, where it is known already that there is nothing to be found.
std::string hopeless(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  std::string reason = reason_words(snapshot);
  if (settings.graph.empty() && reason[0] >= 'A' && reason[0] <= 'Z') reason[0] += 'a' - 'A';
  if (settings.goal == Goal::closed) return shortened("No closed tour: " + reason);
  return shortened("No tour from " + spoken_name(settings, settings.start.square) + ": " + reason);
}

// Of steps too quick to be told: where all the time goes, once that is known.
std::string searching(const Snapshot& snapshot) {
  const auto& front = snapshot.front;
  if (snapshot.pace == Pace::blur && front && front->squares < snapshot.squares && front->steps > 0) {
    return "The first " + plural(front->squares - 1, "move") + (front->squares == 2 ? " has" : " have") +
           " not changed for " + describe_duration(std::floor(front->seconds)) + " (" +
           rounded_number(std::log10(static_cast<double>(front->steps))) + " steps): all that time goes into the " +
           squares(snapshot.settings, snapshot.squares - front->squares) + " behind them.";
  }
  return (snapshot.attempts > 1 ? "Searching, in the " + ordinal(snapshot.attempts) + " attempt." : "Searching.") +
         " The longest path so far has " + squares(snapshot.settings, snapshot.deepest) + " of " +
         with_separators(snapshot.squares) + ".";
}

// To a step that was asked for and is far.
std::string on_the_way(const Snapshot& snapshot) {
  const std::uint64_t step = snapshot.step, target = *snapshot.target;
  const std::string share = step < target ? " (" + std::to_string(step / (target / 100 + 1)) + " %)" : "";
  return "On the way to step " + with_separators(target) + ": at " + with_separators(step) + share +
         ". Pause stops it.";
}

}  // namespace

std::string reason_words(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  std::string reason = snapshot.verdict.reason;
  if (!settings.graph.empty()) return reason;
  name_square(snapshot, settings.start, reason);
  if (settings.end) name_square(snapshot, *settings.end, reason);
  return reason;
}

std::string describe_record(const Settings& settings, std::size_t depth) {
  const std::size_t all = static_cast<std::size_t>(settings.shown_board().squares()) - settings.holes.size();
  return "The longest path so far: " + with_separators(depth) + " of " + squares(settings, all) +
         ". There it had to turn back.";
}

std::string describe(const Snapshot& snapshot) {
  if (snapshot.target) return on_the_way(snapshot);
  if (snapshot.settings.mode == Mode::play && !snapshot.path.empty()) return describe_game(snapshot);
  if (snapshot.quiz.asks()) return describe_question(snapshot);
  if (snapshot.quiz.answer)
    return describe_question(snapshot) + (snapshot.quiz.kind == QuizView::Kind::next ? describe_search(snapshot) : "");
  return describe_search(snapshot);
}

std::string describe_search(const Snapshot& snapshot) {
  const bool over = snapshot.event.type == EventType::tour || snapshot.event.type == EventType::exhausted;
  const bool hurried =
      snapshot.settings.algorithm->keeps_stack() ? snapshot.pace != Pace::steps : !shows_each_step(snapshot.pace);
  if (hurried && !snapshot.path.empty()) return searching(snapshot);
  if (snapshot.event.type == EventType::start && snapshot.verdict.existence == Existence::impossible)
    return hopeless(snapshot);
  if (over) return snapshot.event.type == EventType::tour ? found(snapshot) : exhausted(snapshot);
  switch (snapshot.settings.algorithm->method) {
    case Method::divide_and_conquer: return describe_division(snapshot);
    case Method::neural_network: return describe_network(snapshot);
    default: return describe_depth_first(snapshot);
  }
}

std::string spoken_name(const Settings& settings, Square square) {
  const bool as_numbers = settings.graph.empty() && settings.start.notation == Notation::row_col;
  return as_numbers ? in_brackets(square) : settings.name(square);
}

}  // namespace kt
