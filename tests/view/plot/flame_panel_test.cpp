#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "app/fake_time.h"
#include "app/snapshot_app.h"
#include "app/settings/link.h"
#include "view/panel_screen.h"
#include "view/pen/picture_font.h"
#include "view/plot/flame_plot.h"

namespace kt {
namespace {

constexpr float kWidth = 420;

// What an app shows after so many steps.
class FlamePanel : public testing::Test {
 protected:
  void run(const std::string& query, std::int64_t steps) {
    app.apply(Change{parse_query(query)});
    app.apply(RequiredData{.flame = true});
    app.apply(StepBy{steps});
    rest();
  }
  void rest() {
    for (int i = 0; i < 10'000 && (i == 0 || app.seconds_until_change() == 0); ++i) {
      time.now += 1 / 60.0;
      app.tick();
    }
  }
  void answer(const std::vector<Command>& commands) {
    for (const Command& command : commands) app.apply(command);
    rest();
  }
  FlamePanelState& state() { return screen.state.of<FlamePanelState>(); }

  FakeTime time;
  SnapshotApp app{time.clock()};
  PanelScreen screen{draw_flame_panel, kWidth};
};

TEST_F(FlamePanel, SaysWhatABlockIs) {
  run("board=5", 300);
  const Snapshot& snapshot = app.snapshot();
  const std::vector<Square> path = snapshot.path;
  for (std::size_t depth = 1; depth <= path.size(); ++depth) {
    const std::string words = stay_in_words(snapshot, {}, 300, static_cast<double>(depth) - 0.5);
    EXPECT_TRUE(words.starts_with(snapshot.settings.name(path[depth - 1]) + ", square " + std::to_string(depth))) << words;
  }
  EXPECT_EQ(stay_in_words(snapshot, {}, 300, static_cast<double>(path.size()) + 0.5), "");
}

TEST_F(FlamePanel, WhatWasLeftWithoutATourWasInVain) {
  run("board=5&start=0,0", 0);
  answer({RunUntil{Until::tour}});
  const Snapshot& snapshot = app.snapshot();
  ASSERT_EQ(snapshot.state, RunState::tour);
  FlamePanelState in_vain{.colours = FlamePanelState::Colours::in_vain};
  zoom(in_vain, snapshot.step, 1e-9, static_cast<double>(snapshot.step));
  answer({wanted_steps(in_vain)});
  const Snapshot& seen = app.snapshot();
  EXPECT_TRUE(stay_in_words(seen, in_vain, static_cast<double>(seen.step), 24.5).ends_with("A tour begins this way"));
  zoom(in_vain, seen.step, 1e9, 0);
  EXPECT_TRUE(in_vain.is_whole());
  // Of the first step to each depth: the search left that square again unless it is on the tour.
  const FlameView& view = *seen.flame;
  for (const Stay& stay : view.stays) {
    const double middle = static_cast<double>((stay.first + 1) * view.curve.bucket - 1);
    const std::string words = stay_in_words(seen, in_vain, middle, stay.depth - 0.5);
    const bool is_last = stay.last + 1 == (seen.step + 1) / view.curve.bucket;
    if (is_last) continue;
    EXPECT_TRUE(words.ends_with("No tour begins this way")) << words;
  }
}

// Against the beginnings of all tours, in a run so long that a bucket has many steps.
TEST_F(FlamePanel, NeverCallsTheBeginningOfATourInVain) {
  run("board=5&start=0,0", 5'000'000);
  const Snapshot& snapshot = app.snapshot();
  ASSERT_EQ(snapshot.state, RunState::exhausted);
  std::vector<std::vector<Square>> tours;
  for (Search search(app.settings().problem()); !search.ended();) {
    search.run(UINT64_MAX);
    if (search.status() == Status::tour) tours.push_back(search.path());
  }
  ASSERT_EQ(tours.size(), 304u);
  const std::uint64_t bucket = snapshot.flame->curve.bucket;
  ASSERT_GT(bucket, 500u);
  const FlamePanelState state{.colours = FlamePanelState::Colours::in_vain};
  int in_vain = 0;
  for (Search search(app.settings().problem()); !search.ended(); search.run(7 * bucket - search.steps() % bucket - 1)) {
    if ((search.steps() + 1) % bucket != 0) continue;
    const std::vector<Square> path = search.path();
    for (std::size_t depth = 1; depth <= path.size(); ++depth) {
      const std::string words =
          stay_in_words(snapshot, state, static_cast<double>(search.steps()), static_cast<double>(depth) - 0.5);
      if (!words.ends_with("No tour begins this way")) continue;
      ++in_vain;
      EXPECT_FALSE(std::ranges::any_of(tours, [&](const auto& tour) {
        return std::equal(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(depth), tour.begin());
      })) << search.steps() << " " << depth;
    }
  }
  EXPECT_GT(in_vain, 100);
}

TEST_F(FlamePanel, LostSquaresOnThePathAreInVain) {
  time.each_look = 0.001;
  run("board=6&hope", 1000);
  const Snapshot& snapshot = app.snapshot();
  ASSERT_TRUE(snapshot.hope.is_lost());
  ASSERT_GT(snapshot.hope.since, 1u);
  const FlamePanelState in_vain{.colours = FlamePanelState::Colours::in_vain};
  const auto is_in_vain = [&](std::size_t depth) {
    const std::string words = stay_in_words(snapshot, in_vain, 1000, static_cast<double>(depth) - 0.5);
    return words.ends_with("No tour begins this way");
  };
  EXPECT_FALSE(is_in_vain(snapshot.hope.since - 1));
  EXPECT_TRUE(is_in_vain(snapshot.hope.since));
  EXPECT_TRUE(is_in_vain(snapshot.path.size()));
}

TEST_F(FlamePanel, APressGoesToTheStepUnderThePointer) {
  run("board=6", 50'000);
  const PlotData plot = flame_plot(app.snapshot(), {});
  for (const float share : {0.1f, 0.5f, 0.9f}) {
    std::optional<std::uint64_t> step;
    for (const Command& command : screen.click(app.snapshot(), "flame-area", share)) {
      if (const Seek* seek = std::get_if<Seek>(&command)) step = seek->step;
    }
    ASSERT_TRUE(step);
    EXPECT_NEAR(static_cast<double>(*step), plot.x.value(share), 50'000 * 0.006);
  }
}

TEST_F(FlamePanel, TheWheelZoomsAroundThePointerDownToSingleSteps) {
  run("board=6", 50'000);
  screen.frame(app.snapshot());
  const ImVec2 at = screen.middle_of("flame-area");
  for (int i = 0; i < 60; ++i) answer(screen.wheel(app.snapshot(), at, 1));
  EXPECT_NEAR(state().to - state().from, 8, 1e-6);
  EXPECT_NEAR((state().to + state().from) / 2, 25'000, 300);
  ASSERT_TRUE(app.snapshot().flame_part);
  EXPECT_EQ(app.snapshot().flame_part->curve.bucket, 1u);
  for (int i = 0; i < 80; ++i) answer(screen.wheel(app.snapshot(), at, -1));
  EXPECT_TRUE(state().is_whole());
}

TEST_F(FlamePanel, ADragMovesThePartInSightAndSeeksNothing) {
  run("board=6", 50'000);
  zoom(state(), 50'000, 0.1, 25'000);
  const double from = state().from;
  screen.frame(app.snapshot());
  const std::uint64_t before = app.snapshot().step;
  screen.drag(app.snapshot(), screen.middle_of("flame-area"), {-80, 0});
  EXPECT_GT(state().from, from + 500);
  EXPECT_EQ(app.snapshot().step, before);
}

TEST_F(FlamePanel, ButtonsZoomAtThePresentStep) {
  run("board=6", 50'000);
  app.apply(Seek{40'000});
  for (int i = 0; i < 10; ++i) answer(screen.click(app.snapshot(), "flame-zoom-in"));
  EXPECT_LT(state().from, 40'000);
  EXPECT_GT(state().to, 40'000);
  EXPECT_LT(state().to - state().from, 5000);
  answer(screen.click(app.snapshot(), "flame-whole"));
  EXPECT_TRUE(state().is_whole());
}

TEST_F(FlamePanel, AnotherRunIsSeenWhole) {
  run("board=6", 50'000);
  zoom(state(), 50'000, 0.1, 45'000);
  run("board=5", 10);
  screen.frame(app.snapshot());
  EXPECT_TRUE(state().is_whole());
}

TEST_F(FlamePanel, StaysWithinItsRoom) {
  run("board=6", 50'000);
  for (const double factor : {1.0, 0.1, 0.001}) {
    zoom(state(), 50'000, factor, 25'000);
    answer(screen.frame(app.snapshot()));
    screen.frame(app.snapshot());
    screen.expect_ink_within();
  }
}

TEST_F(FlamePanel, IsSavedAsSvg) {
  run("board=5", 300);
  bool saved = false;
  for (const Command& command : screen.click(app.snapshot(), "flame-svg")) {
    const SaveFile* file = std::get_if<SaveFile>(&command);
    if (!file) continue;
    saved = true;
    EXPECT_EQ(file->name, "flame-graph.svg");
    EXPECT_TRUE(file->text.contains("<svg"));
    EXPECT_TRUE(file->text.contains(">a5<") || file->text.contains("a5")) << "the start's block has its name";
  }
  EXPECT_TRUE(saved);
}

TEST_F(FlamePanel, SaysWhyThereIsNothing) {
  run("board=8&algorithm=divide-and-conquer", 3);
  EXPECT_EQ(flame_plot(app.snapshot(), {}).empty,
            "This method does not build a path square by square, so it has no depth to show.");
}

}  // namespace
}  // namespace kt
