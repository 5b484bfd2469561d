// One search from its start to a verdict, for the commands that want nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/settings.h"
#include "cli/terminal.h"

namespace kt {

struct Limits {
  std::uint64_t max_visits = UINT64_MAX;  // sweeps, of the neural network
  bool ask_theorems = true;               // where a theorem rules a tour out, do not search
};

enum class Result { tour, none, stuck, limit };

struct Solution {
  Result result = Result::limit;
  std::string reason;  // why, where it is not a tour
  bool closed = false;
  std::uint64_t visits = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t steps = 0;
  std::vector<Square> path;  // as far as it got
  double seconds = 0;
};

// `settings` must be fit for a search.
Solution solve(const Settings& settings, const Limits& limits, Watch& watch);

// "tour", "none", "stuck" or "limit".
std::string_view to_string(Result result);
int exit_status(Result result);

}  // namespace kt
