// Helpers of all fuzzed functions. Each file here passes one kind of external text to its reader, and checks not only
// for crashes but that accepted input is valid. The first error is printed and ends the program, so that libFuzzer
// keeps the text.
//
// Texts with several parts have a line for each; corpus/ has initial ones, one per line (fuzz.test.mjs).
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "app/language/translation.h"
#include "app/settings/settings.h"
#include "core/search/search.h"

namespace kt {

inline void hold(bool is_so, std::string_view what, std::string_view of = {}) {
  if (is_so) return;
  std::cerr << "this does not hold: " << what << ": " << of << '\n';
  std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Removes and returns the first line.
inline std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

// libFuzzer keeps inputs with new behaviour. The behaviour here is the answer, so the code can be built without branch
// coverage (branches.cpp).
void record_answer(std::string_view answer);

// Assigns a query; refusals must be sentences.
inline void assign_query(Settings& settings, std::string_view query) {
  for (const Message& refused : assign(settings, parse_query(query))) {
    const std::string error = in_english(refused);
    hold(error.find(": ") != std::string::npos && error.find('\n') == std::string::npos, "a refusal is a sentence",
         error);
    record_answer(error.substr(0, error.find(':')));
    record_answer(error.substr(error.rfind('\'') + 1));
  }
}

// A path consists of moves over existing squares, without repeats except for brute force. Counters are consistent.
inline void hold_is_sound(const Search& search, std::string_view of) {
  const Problem& problem = search.problem();
  const std::vector<Square> path = search.path();
  const bool is_depth_first = search.depth_first() != nullptr;
  if (is_depth_first) hold(path.size() == search.depth(), "the path is as long as it is deep", of);
  hold(search.deepest() >= search.depth(), "nothing is deeper than the deepest", of);
  if (is_depth_first && search.status() != Status::stuck && search.detail() == Detail::move)
    hold(search.steps() + root_depth(problem) == search.visits() + search.backtracks(),
         "steps are visits and backtracks", of);
  record_answer(std::to_string(search.depth()) + to_string(search.last_event().type).data());
  const Graph graph = graph_of(problem);
  std::set<int> seen;
  for (std::size_t i = 0; i < path.size(); ++i) {
    hold(problem.board.contains(path[i]) && graph.exists(graph.number(path[i])), "the path is on the board", of);
    hold(i == 0 || graph.has_move(graph.number(path[i - 1]), graph.number(path[i])), "the path is of moves", of);
    const bool is_new = seen.insert(graph.number(path[i])).second;
    hold(is_new || problem.algorithm->id == "brute-force", "the path meets no square twice", of);
  }
  if (search.status() != Status::tour) return;
  hold(static_cast<int>(seen.size()) == graph.squares(), "a tour meets every square", of);
  if (problem.goal == Goal::closed) hold(search.is_closed(), "a closed tour is closed", of);
  if (problem.end && problem.goal != Goal::closed) hold(path.back() == *problem.end, "a tour ends where it must", of);
}

// Small enough for some thousand searches per second.
inline bool is_small(const Problem& problem) { return problem.board.squares() <= 144; }

}  // namespace kt
