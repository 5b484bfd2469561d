// Invented snapshots for the tests of the panels.
#pragma once

#include <gtest/gtest.h>

#include "app/settings_of.h"
#include "app/snapshot/commands.h"
#include "app/snapshot/snapshot.h"

namespace kt {

// A search before its first step.
inline Snapshot invented_start(std::string_view settings) {
  Snapshot snapshot;
  snapshot.settings = settings_of(settings);
  snapshot.path = {snapshot.settings.start};
  snapshot.event = {EventType::start, snapshot.settings.start};
  snapshot.depth = snapshot.deepest = snapshot.visits = 1;
  snapshot.squares =
      static_cast<std::size_t>(snapshot.settings.shown_board().squares()) - snapshot.settings.holes.size();
  snapshot.sentence = {"The knight starts here."};
  return snapshot;
}

// The settings after these commands, none of which may be refused.
inline Settings settings_after(Settings settings, std::span<const Command> commands) {
  for (const Command& command : commands) {
    std::vector<Message> errors;
    if (const auto* change = std::get_if<Change>(&command)) errors = assign(settings, change->settings);
    if (const auto* values = std::get_if<Edit>(&command)) errors = edit(settings, *values);
    EXPECT_TRUE(errors.empty());
  }
  return settings;
}

// What these commands change: "start=c4". A square that only gets another name, on another board, does not count.
inline std::string change_by(const Settings& before, std::span<const Command> commands) {
  const Settings after = settings_after(before, commands);
  Settings numbered_before = before, numbered_after = after;
  numbered_before.squares = numbered_after.squares = Notation::row_col;
  std::string text;
  for (const Setting& setting : settings_table()) {
    if (setting.key != "squares" && setting.format(numbered_before) == setting.format(numbered_after)) continue;
    if (setting.format(before) == setting.format(after)) continue;
    text += (text.empty() ? "" : "&") + std::string(setting.key) + "=" + setting.format(after);
  }
  return text;
}

// A run of `steps` steps on the board, with 2048 buckets in which the depth goes up and down.
inline Snapshot invented_run(const char* settings, std::uint64_t steps) {
  Snapshot snapshot = invented_start(settings);
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
  snapshot.verdict = {Existence::exists, {"The 8x8 board has a closed tour (Schwenk 1991)."}};
  snapshot.estimate = {.probes = 20'000, .log10_visits = 21.6, .log10_low = 21.5, .log10_high = 21.7};
  snapshot.steps_per_second = 1e6;
  return snapshot;
}

// A path of so many squares, row by row. Each has an abandoned move, the current one, one to try, and one of each
// impossible kind; the last square has no abandoned move yet.
inline Snapshot invented_stack(const char* settings, std::size_t depth, std::size_t first = 1,
                               std::size_t count = SIZE_MAX) {
  Snapshot snapshot;
  snapshot.settings = settings_of(settings);
  const Board board = snapshot.settings.shown_board();
  const auto square = [&](std::size_t i) {
    const int v = static_cast<int>(i) % board.squares();
    return Square{v / board.cols, v % board.cols};
  };
  for (std::size_t i = 0; i < depth; ++i) snapshot.path.push_back(square(i));
  snapshot.depth = snapshot.deepest = snapshot.visits = depth;
  const auto branch = [](Square to, Rejection rejection, bool looked_at, int onward) {
    return Branch{{to, rejection, looked_at, onward}, std::nullopt};
  };
  for (std::size_t d = first; d <= depth && d - first < count; ++d) {
    StackFrame frame{d, square(d - 1), {}, -1};
    frame.branches.push_back(branch({-1, 2}, Rejection::off_board, true, 0));
    frame.branches.push_back(branch(square(d + 1), Rejection::visited, true, 0));
    if (d < depth) {
      frame.branches.push_back(branch(square(d + 2), Rejection::none, true, 3));
      frame.branches.back().visits = d * d * d;
      frame.current = 3;
      frame.branches.push_back(branch(square(d), Rejection::none, false, 2));
    }
    frame.branches.push_back(branch(square(d + 3), Rejection::none, false, 4));
    frame.branches.push_back(branch(square(d + 4), Rejection::pruned, false, 1));
    snapshot.stack.push_back(std::move(frame));
  }
  return snapshot;
}

}  // namespace kt
