#include "view/code/code_variables.h"

#include <algorithm>

#include "app/words/numbers.h"
#include "core/search/restarts.h"

namespace kt {
namespace {

const std::string kNone = "-";

bool is_given_up(const Snapshot& snapshot) {
  return snapshot.event.type == EventType::backtrack || snapshot.event.type == EventType::exhausted;
}

Variable square(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  if (is_given_up(snapshot)) return {"square", settings.name(snapshot.event.square), "given up"};
  if (snapshot.path.empty()) return {"square", kNone, ""};
  const bool arrived = snapshot.event.type == EventType::advance;
  return {"square", settings.name(snapshot.path.back()), arrived ? "just entered" : "where the knight stands"};
}

Variable number(const Snapshot& snapshot) {
  const std::size_t number = snapshot.depth + (is_given_up(snapshot) ? 1 : 0);
  return {snapshot.settings.algorithm->revisits ? "path" : "number", with_separators(number),
          "of " + with_separators(snapshot.squares)};
}

std::string reason(Rejection rejection) {
  switch (rejection) {
    case Rejection::off_board: return "off the board";
    case Rejection::visited: return "visited already";
    case Rejection::pruned: return "leads to no tour";
    default: return "";
  }
}

// With every candidate a step, the next one is the next looked at; otherwise the next that will be entered.
Variable candidate(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  if (snapshot.event.type == EventType::reject) {
    return {"to", settings.name(snapshot.event.square), reason(snapshot.event.rejection)};
  }
  if (snapshot.event.type == EventType::exhausted) return {"to", kNone, ""};
  if (snapshot.gives_up) return {"to", kNone, "the attempt is over"};
  const auto next = std::ranges::find_if(snapshot.candidates, [&](const Candidate& c) {
    return !c.looked_at && (settings.detail == Detail::candidate || c.rejection == Rejection::none);
  });
  if (snapshot.quiz.asks()) return {"to", "?", ""};
  if (next == snapshot.candidates.end()) return {"to", kNone, "none is left"};
  const bool rises = is_given_up(snapshot);
  return {"to", settings.name(next->square), rises ? "next, one square back" : "next"};
}

// The squares that can be entered, with their degrees, in the order in which they are tried.
Variable degrees(const Snapshot& snapshot) {
  std::string list;
  for (const Candidate& c : snapshot.candidates) {
    if (c.rejection == Rejection::off_board || c.rejection == Rejection::visited) continue;
    list += (list.empty() ? "" : "  ") + snapshot.settings.name(c.square) + ":" + std::to_string(c.onward);
  }
  return {"degree", list.empty() ? kNone : list, ""};
}

std::vector<Variable> of_depth_first(const Snapshot& snapshot) {
  std::vector<Variable> list = {square(snapshot), number(snapshot), candidate(snapshot)};
  if (snapshot.settings.algorithm->rank) list.push_back(degrees(snapshot));
  if (!shows_each_step(snapshot.pace)) {
    for (Variable& variable : list) variable.value = kNone, variable.note.clear();
  }
  if (snapshot.settings.algorithm->method == Method::restarts) {
    const std::uint64_t visits = visits_of_attempt(snapshot.squares, snapshot.attempts);
    list.push_back({"attempt", with_separators(snapshot.attempts), "given up after " + plural(visits, "visit")});
  }
  list.push_back({"visits", with_separators(snapshot.visits), "squares entered so far"});
  return list;
}

std::vector<Variable> of_divide_and_conquer(const Snapshot& snapshot) {
  const Event& event = snapshot.event;
  const bool meets = event.type == EventType::join || event.type == EventType::tour;
  const bool begun = event.type != EventType::start && shows_each_step(snapshot.pace);
  return {{meets ? "row, col" : "top, left", begun ? snapshot.settings.name(event.square) : kNone,
           !begun  ? ""
           : meets ? "where the four meet"
                   : "corner of the part"},
          {"links", with_separators(snapshot.edges.size()), "of " + with_separators(snapshot.squares)}};
}

std::vector<Variable> of_neural_network(const Snapshot& snapshot) {
  return {{"active", !shows_each_step(snapshot.pace) ? kNone : with_separators(snapshot.edges.size()),
           "neurons; a tour has " + with_separators(snapshot.squares)},
          {"step", with_separators(snapshot.step), "sweeps and new attempts so far"}};
}

std::vector<Variable> of_method(const Snapshot& snapshot) {
  switch (snapshot.settings.algorithm->method) {
    case Method::divide_and_conquer: return of_divide_and_conquer(snapshot);
    case Method::neural_network: return of_neural_network(snapshot);
    default: return of_depth_first(snapshot);
  }
}

std::string in_english(const std::string& name) {
  constexpr std::pair<std::string_view, std::string_view> kWords[] = {
      {"square", "Square"},  {"number", "Number"}, {"path", "Length"},     {"to", "Move to"},
      {"degree", "Counts"},  {"visits", "Visits"}, {"attempt", "Attempt"}, {"top, left", "Part"},
      {"row, col", "Joint"}, {"links", "Moves"},   {"active", "Active"},   {"step", "Step"}};
  const auto word = std::ranges::find(kWords, name, &std::pair<std::string_view, std::string_view>::first);
  return word == std::end(kWords) ? name : std::string(word->second);
}

}  // namespace

std::vector<Variable> variables_of(const Snapshot& snapshot) {
  std::vector<Variable> list = of_method(snapshot);
  if (snapshot.settings.language == Language::english) {
    for (Variable& variable : list) variable.name = in_english(variable.name);
  }
  return list;
}

std::vector<std::string> differences_of(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  std::vector<std::string> list;
  if (settings.algorithm->keeps_stack()) {
    if (settings.goal == Goal::closed) {
      list.emplace_back("This run asks one thing more of a tour: a move from its last square to its first.");
    }
    if (settings.end) list.push_back("In this run a tour must end on " + settings.name(settings.end->square) + ".");
    if (settings.algorithm->uses_ties && settings.tie != &default_tie_rule()) {
      list.push_back("Between equal degrees this run takes " + std::string(settings.tie->summary) + ".");
    }
  }
  if (!settings.graph.empty()) list.emplace_back("In this run the squares are vertices, and the moves are edges.");
  if (!settings.holes.empty()) list.emplace_back("In this run a hole counts as off the board.");
  return list;
}

}  // namespace kt
