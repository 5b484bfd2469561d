// Snapshots of runs that never were, for the tests of the panels.
#pragma once

#include <gtest/gtest.h>

#include "app/snapshot.h"

namespace kt {

// A run of `steps` steps on the board, with 2048 buckets in which the depth goes up and down.
inline Snapshot invented_run(const char* settings, std::uint64_t steps) {
  Snapshot snapshot;
  EXPECT_TRUE(assign(snapshot.settings, parse_query(settings)).empty()) << settings;
  snapshot.path = {snapshot.settings.start.square};
  snapshot.sentence = "The knight starts here.";
  snapshot.squares = static_cast<std::size_t>(snapshot.settings.shown_board().squares());
  snapshot.depth = (snapshot.squares + 1) / 2;
  snapshot.deepest = snapshot.squares > 3 ? snapshot.squares - 2 : snapshot.squares;
  snapshot.step = steps / 2;
  snapshot.visits = steps / 4 + 1;
  snapshot.backtracks = steps / 4;
  snapshot.timeline.furthest = steps;
  snapshot.depth_curve.bucket = 1;
  while (steps / snapshot.depth_curve.bucket >= 2048) snapshot.depth_curve.bucket *= 2;
  const std::uint64_t buckets = steps / snapshot.depth_curve.bucket + 1;
  const auto deepest = static_cast<std::uint32_t>(snapshot.deepest);
  for (std::uint32_t i = 0; i < buckets; ++i) {
    const std::uint32_t low = 1 + i * 7 % deepest;
    snapshot.depth_curve.ranges.push_back({low, std::max(low, deepest - i % 3)});
  }
  for (std::uint64_t i = 0; i < 20; ++i) {
    snapshot.rates.push_back({steps / 20 * i, 1e6 * static_cast<double>(1 + i % 5)});
  }
  snapshot.visits_at_depth.resize(snapshot.squares);
  for (std::size_t i = 0; i < snapshot.deepest; ++i) snapshot.visits_at_depth[i] = 1 + steps / (i + 2);
  snapshot.verdict = {Existence::exists, "The 8x8 board has a closed tour (Schwenk 1991)."};
  snapshot.estimate = {.probes = 20'000, .log10_visits = 21.6, .log10_low = 21.5, .log10_high = 21.7};
  snapshot.steps_per_second = 1e6;
  return snapshot;
}

}  // namespace kt
