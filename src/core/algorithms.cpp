#include "core/algorithms.h"

namespace kt {
namespace {

constexpr Algorithm kAlgorithms[] = {
    {.id = "backtracking",
     .title = "Backtracking",
     .summary = "Depth first: try the moves in a fixed order, and go back one square when none is left.",
     .complete = true,
     .rank = nullptr},
};

}  // namespace

std::span<const Algorithm> algorithms() { return kAlgorithms; }

const Algorithm* find_algorithm(std::string_view id) {
  for (const Algorithm& algorithm : kAlgorithms) {
    if (algorithm.id == id) return &algorithm;
  }
  return nullptr;
}

const Algorithm& default_algorithm() { return *find_algorithm("backtracking"); }

}  // namespace kt
