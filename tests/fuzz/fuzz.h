// What all fuzzed functions share. Each file here gives one kind of text that comes from outside to what reads it, and
// holds that what was accepted is sound: not only that nothing crashes. The first fault is told and ends the program,
// so that libFuzzer keeps the text.
//
// The texts are lines, where there are several parts; corpus/ has some to begin with, one a line (fuzz.test.mjs).
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

// Takes the first line.
inline std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

// What libFuzzer has not met before is worth to be kept: here it is told by what was answered, as the code need not be
// built to tell its branches (branches.cpp).
void tell_answer(std::string_view answer);

// Sets what a query asks for; refusals are sentences.
inline void assign_query(Settings& settings, std::string_view query) {
  for (const Message& refused : assign(settings, parse_query(query))) {
    const std::string error = in_english(refused);
    hold(error.find(": ") != std::string::npos && error.find('\n') == std::string::npos, "a refusal is a sentence",
         error);
    tell_answer(error.substr(0, error.find(':')));
    tell_answer(error.substr(error.rfind('\'') + 1));
  }
}

// A path is of moves, over squares that exist, and without repeats but of brute force. Counters fit each other.
inline void hold_is_sound(const Search& search, std::string_view of) {
  const Problem& problem = search.problem();
  const std::vector<Square> path = search.path();
  const bool is_depth_first = search.depth_first() != nullptr;
  if (is_depth_first) hold(path.size() == search.depth(), "the path is as long as it is deep", of);
  hold(search.deepest() >= search.depth(), "nothing is deeper than the deepest", of);
  if (is_depth_first && search.status() != Status::stuck && search.detail() == Detail::move)
    hold(search.steps() + root_depth(problem) == search.visits() + search.backtracks(),
         "steps are visits and backtracks", of);
  tell_answer(std::to_string(search.depth()) + to_string(search.last_event().type).data());
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

// Small enough to be searched some thousand times a second.
inline bool is_small(const Problem& problem) { return problem.board.squares() <= 144; }

}  // namespace kt
