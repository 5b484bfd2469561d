// The commands of `kt`. Each adds itself to the command line and returns its exit status: 0 tour found, valid tour, or
// count done; 1 proved that there is none, or not valid; 2 bad input; 3 undecided; 4 the output could not be written.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <functional>

namespace kt {

enum ExitStatus : int { kFound = 0, kNone = 1, kBadInput = 2, kUndecided = 3, kOutputError = 4 };

using Action = std::function<int()>;

// Each adds its options to `app` and returns the action to run.
Action add_solve(CLI::App& app);
Action add_trace(CLI::App& app);
Action add_count(CLI::App& app);
Action add_check(CLI::App& app);
Action add_compare(CLI::App& app);
Action add_estimate(CLI::App& app);
Action add_list(CLI::App& app);
Action add_lesson(CLI::App& app);
Action add_play(CLI::App& app);
Action add_hope(CLI::App& app);

}  // namespace kt
