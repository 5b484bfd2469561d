#include "view/code/code_variables.h"

#include <algorithm>

#include "app/language/say.h"
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
  if (is_given_up(snapshot)) return {"square", settings.name(snapshot.event.square), tr("backtracked")};
  if (snapshot.path.empty()) return {"square", kNone, ""};
  const bool arrived = snapshot.event.type == EventType::advance;
  return {"square", settings.name(snapshot.path.back()), arrived ? tr("just visited") : tr("where the knight stands")};
}

Variable number(const Snapshot& snapshot) {
  const std::size_t number = snapshot.depth + (is_given_up(snapshot) ? 1 : 0);
  return {snapshot.settings.algorithm->revisits ? "path" : "number", say(number),
          say(Message{"of {0}", snapshot.squares})};
}

std::string reason(Rejection rejection) {
  switch (rejection) {
    case Rejection::off_board: return tr("off the board");
    case Rejection::visited: return tr("visited already");
    case Rejection::pruned: return tr("leads to no tour");
    default: return "";
  }
}

// In candidate detail the next candidate is the next one looked at, otherwise the next one that will be entered.
Variable candidate(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  if (snapshot.event.type == EventType::reject) {
    return {"to", settings.name(snapshot.event.square), reason(snapshot.event.rejection)};
  }
  if (snapshot.event.type == EventType::exhausted) return {"to", kNone, ""};
  if (snapshot.gives_up) return {"to", kNone, tr("the attempt is over")};
  const auto next = std::ranges::find_if(snapshot.candidates, [&](const Candidate& c) {
    return !c.looked_at && (settings.detail == Detail::candidate || c.rejection == Rejection::none);
  });
  if (snapshot.quiz.asks()) return {"to", "?", ""};
  if (next == snapshot.candidates.end()) return {"to", kNone, tr("none left")};
  const bool rises = is_given_up(snapshot);
  return {"to", settings.name(next->square), rises ? tr("next, after one backtrack") : tr("next")};
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
    list.push_back({"attempt", say(snapshot.attempts),
                    say(Message{"stops after {0, plural, one {# visit} other {# visits}}", visits})});
  }
  list.push_back({"visits", say(snapshot.visits), tr("times a square was visited")});
  return list;
}

std::vector<Variable> of_divide_and_conquer(const Snapshot& snapshot) {
  const Event& event = snapshot.event;
  const bool meets = event.type == EventType::join || event.type == EventType::tour;
  const bool begun = event.type != EventType::start && shows_each_step(snapshot.pace);
  return {{meets ? "row, col" : "top, left", begun ? snapshot.settings.name(event.square) : kNone,
           !begun  ? ""
           : meets ? tr("where the four tours meet")
                   : tr("corner of the part")},
          {"links", say(snapshot.edges.size()), say(Message{"of {0}", snapshot.squares})}};
}

std::vector<Variable> of_neural_network(const Snapshot& snapshot) {
  return {{"active", !shows_each_step(snapshot.pace) ? kNone : say(snapshot.edges.size()),
           say(Message{"neurons; a tour needs {0}", snapshot.squares})},
          {"step", say(snapshot.step), tr("sweeps and new attempts so far")}};
}

std::vector<Variable> of_method(const Snapshot& snapshot) {
  switch (snapshot.settings.algorithm->method) {
    case Method::divide_and_conquer: return of_divide_and_conquer(snapshot);
    case Method::neural_network: return of_neural_network(snapshot);
    default: return of_depth_first(snapshot);
  }
}

// For a listing in sentences instead of code.
std::string in_words(const std::string& name) {
  constexpr std::pair<std::string_view, std::string_view> kWords[] = {
      {"square", "Square"},  {"number", "Number"}, {"path", "Length"},     {"to", "Move to"},
      {"degree", "Onward"},  {"visits", "Visits"}, {"attempt", "Attempt"}, {"top, left", "Part"},
      {"row, col", "Joint"}, {"links", "Moves"},   {"active", "Active"},   {"step", "Step"}};
  const auto word = std::ranges::find(kWords, name, &std::pair<std::string_view, std::string_view>::first);
  return word == std::end(kWords) ? name : std::string(tr(word->second));
}

}  // namespace

std::vector<Variable> variables_of(const Snapshot& snapshot) {
  const Language language = snapshot.settings.language;
  std::vector<Variable> list = of_method(snapshot);
  for (Variable& variable : list) {
    if (language == Language::english) variable.name = in_words(variable.name);
    if (language == Language::pseudocode && variable.name == "to") variable.name = "next";
  }
  return list;
}

std::vector<std::string> differences_of(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  std::vector<std::string> list;
  if (settings.algorithm->keeps_stack()) {
    if (settings.goal == Goal::closed) {
      list.emplace_back(tr("In this run, a tour also needs a move from its last square to its first."));
    }
    if (settings.end)
      list.push_back(say(Message{"In this run, a tour must end on {0}.", settings.name(*settings.end)}));
    if (settings.algorithm->uses_ties && settings.tie != &default_tie_rule()) {
      list.push_back(say(Message{"This run breaks ties as follows: {0}.", Message::name(settings.tie->summary)}));
    }
  }
  if (!settings.graph.empty()) list.emplace_back(tr("In this run, the squares are vertices and the moves are edges."));
  if (!settings.problem().holes.empty()) list.emplace_back(tr("In this run, a hole counts as off the board."));
  return list;
}

}  // namespace kt
