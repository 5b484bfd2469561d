#include "view/stack/stack_panel.h"

#include <gtest/gtest.h>

#include "view/invented.h"
#include "view/panel_screen.h"
#include "view/stack/branch.h"

namespace kt {
namespace {

std::string frame_id(std::size_t depth) { return "frame-" + std::to_string(depth); }

TEST(StackPanel, ShowsTheNewestFrameOnTop) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  screen.frames(invented_stack("", 5), 2);
  for (std::size_t depth = 1; depth < 5; ++depth) {
    const Control* below = screen.controls.find(frame_id(depth));
    const Control* above = screen.controls.find(frame_id(depth + 1));
    ASSERT_TRUE(below && above);
    EXPECT_FLOAT_EQ(above->max.y, below->min.y);
  }
  EXPECT_EQ(screen.controls.find("frame-3")->label,
            "3: c8. Backtracked from: f8. Next on the path: d8. Still to try: g8");
  EXPECT_EQ(screen.controls.find("frame-5")->label, "5: e8. Still to try: a7");
}

TEST(StackPanel, ShortensNamesByLetters) {
  const Settings settings = settings_of("graph=Saarbrücken-Würzburg;Würzburg-上海虹桥;上海虹桥-Nuremberg_South");
  std::vector<std::string> names;
  for (int v = 0; v < 4; ++v) names.push_back(drawn_name(settings, {0, v}));
  std::ranges::sort(names);
  EXPECT_EQ(names, (std::vector<std::string>{"Nurembe…", "Saarbrü…", "Würzburg", "上海虹桥"}));
}

TEST(StackPanel, AClickOnAFrameSeeksItsMoment) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  const Snapshot snapshot = invented_stack("", 5);
  expect_moments(screen, snapshot, "frame-", {1, 3, 5});
}

TEST(StackPanel, OffersToReturnFromAMoment) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  Snapshot snapshot = invented_stack("", 5);
  screen.frame(snapshot);
  EXPECT_EQ(screen.controls.find("stack-return"), nullptr);
  snapshot.return_step = 12'345;
  const auto commands = screen.click(snapshot, "stack-return");
  EXPECT_EQ(screen.controls.find("stack-return")->label, "Back to step 12,345");
  ASSERT_TRUE(only<Seek>(commands));
  EXPECT_EQ(only<Seek>(commands)->step, 12'345u);
}

TEST(StackPanel, DrawsOnlyTheRowsInView) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  screen.frames(invented_stack("board=64", 40), 3);
  const int few = PanelScreen::vertices();
  screen.frames(invented_stack("board=64", 4000), 3);
  EXPECT_LT(PanelScreen::vertices(), few * 3 / 2);
  EXPECT_LT(screen.count("frame-"), 20u);
  EXPECT_GT(screen.count("frame-"), 5u);
}

TEST(StackPanel, RequestsTheFramesScrolledTo) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  const Snapshot top = invented_stack("board=64", 1000, 801);
  EXPECT_TRUE(screen.frames(top, 3).empty()) << "what is in view is there";
  const ImVec2 list = screen.middle_of("frame-998");
  EXPECT_TRUE(screen.wheel(top, list, -3).empty());
  std::vector<Command> asked;
  for (int i = 0; i < 100 && asked.empty(); ++i) asked = screen.wheel(top, list, -10);
  ASSERT_FALSE(asked.empty());
  ASSERT_TRUE(std::holds_alternative<ShowFrames>(asked.front()));
  const std::size_t first = std::get<ShowFrames>(asked.front()).first;
  EXPECT_GT(first, 601u) << "the window wanted still holds what is in view";
  EXPECT_LT(first, 801u);
  EXPECT_TRUE(screen.frames(top, 30).empty()) << "it is asked for once";
  const Snapshot middle = invented_stack("board=64", 1000, first, 200);
  EXPECT_TRUE(screen.frames(middle, 5).empty());
  // Back at the top, it follows the top again.
  asked.clear();
  for (int i = 0; i < 100; ++i) {
    for (Command& command : screen.wheel(middle, list, 10)) asked.push_back(std::move(command));
  }
  ASSERT_FALSE(asked.empty());
  EXPECT_EQ(std::get<ShowFrames>(asked.back()).first, 0u);
}

TEST(StackPanel, RequestsFramesOnlyIfOneInViewIsMissing) {
  const auto asks = [](std::size_t first) {
    PanelScreen screen(draw_stack_panel, {320, 500});
    return !screen.frames(invented_stack("board=64", 1000, first), 3).empty();
  };
  const auto lowest_seen = [] {
    PanelScreen screen(draw_stack_panel, {320, 500});
    screen.frames(invented_stack("board=64", 1000, 801), 3);
    std::size_t lowest = 1000;
    while (screen.controls.find(frame_id(lowest - 1))) --lowest;
    return lowest;
  };
  const std::size_t lowest = lowest_seen();
  EXPECT_FALSE(asks(lowest - 1)) << "the last row is seen in part";
  EXPECT_TRUE(asks(lowest));
}

TEST(StackPanel, RequestsNoFramesAtHighSpeed) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  Snapshot snapshot = invented_stack("board=64", 1000);
  snapshot.stack.clear();
  snapshot.pace = Pace::blur;
  EXPECT_TRUE(screen.frames(snapshot, 3).empty());
  EXPECT_GT(screen.count("frame-"), 5u) << "their squares are known from the path";
}

TEST(StackPanel, KeepsItsScrollPositionWhileTheStackGrows) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  screen.frames(invented_stack("board=64", 100), 3);
  screen.wheel(invented_stack("board=64", 100), screen.middle_of("frame-98"), -20);
  std::size_t seen = 0;
  for (std::size_t depth = 1; depth <= 100; ++depth) {
    if (screen.controls.find(frame_id(depth))) seen = depth;
  }
  ASSERT_GT(seen, 0u);
  ASSERT_LT(seen, 99u);
  const float y = screen.middle_of(frame_id(seen - 1)).y;
  for (const std::size_t depth : {101u, 105u, 104u, 99u, 100u, 130u}) {
    screen.frame(invented_stack("board=64", depth));
    EXPECT_NEAR(screen.middle_of(frame_id(seen - 1)).y, y, 0.01f) << depth;
  }
}

TEST(StackPanel, AFastSearchDoesNotMakeItJump) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  const auto fast = [](std::size_t depth) {
    Snapshot snapshot = invented_stack("", depth);
    snapshot.pace = Pace::blur;
    return snapshot;
  };
  screen.frames(fast(30), 3);
  const float y = screen.middle_of("frame-20").y;
  for (const std::size_t depth : {29u, 25u, 30u, 22u, 28u}) {
    screen.frame(fast(depth));
    EXPECT_FLOAT_EQ(screen.middle_of("frame-20").y, y);
  }
  Snapshot still = fast(22);
  still.pace = Pace::steps;
  screen.frame(still);
  EXPECT_LT(screen.middle_of("frame-20").y, y) << "at rest nothing is left free above";
}

TEST(StackPanel, SaysThatThereIsNoStack) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  const auto drawn = [&](const char* settings) {
    Snapshot snapshot;
    snapshot.settings = settings_of(settings);
    snapshot.path = snapshot.settings.algorithm->method == Method::depth_first ? std::vector<Square>{}
                                                                               : std::vector<Square>{{0, 0}, {2, 1}};
    EXPECT_TRUE(screen.frames(snapshot, 2).empty());
    EXPECT_EQ(screen.count("frame-"), 0u);
    return PanelScreen::vertices();
  };
  const int exhausted = drawn("");
  EXPECT_GT(exhausted, 0);
  EXPECT_NE(drawn("board=6&goal=closed&algorithm=divide-and-conquer"), exhausted);
  EXPECT_NE(drawn("board=6&goal=closed&algorithm=neural-network"), exhausted);
}

TEST(StackPanel, ShowsRejectedMovesInCandidateDetail) {
  PanelScreen screen(draw_stack_panel, {320, 500});
  screen.frames(invented_stack("", 9), 2);
  const int moves = PanelScreen::vertices();
  screen.frames(invented_stack("detail=candidate", 9), 2);
  EXPECT_GT(PanelScreen::vertices(), moves);
}

// Long names, large boards, vertices with hundreds of moves: a row shows as much as fits.
TEST(StackPanel, StaysWithinItsWidth) {
  for (const float width : {240.0f, 288.0f, 360.0f}) {
    for (const char* settings : {"", "board=1024", "board=1024&start=a1&detail=candidate", "detail=candidate",
                                 "graph=A_vertex_with_a_long_name-B;B-C;C-Another_long_one"}) {
      for (const std::size_t moves : {1u, 8u, 255u}) {
        PanelScreen screen(draw_stack_panel, {width, 500});
        Snapshot snapshot = invented_stack(settings, 3);
        for (StackFrame& frame : snapshot.stack) {
          while (frame.branches.size() < moves) frame.branches.push_back(frame.branches[frame.branches.size() - 2]);
        }
        screen.frames(snapshot, 2);
        EXPECT_LE(screen.rightmost_ink(), screen.right() + 1) << settings;
        for (const Control& control : screen.controls.list()) {
          EXPECT_GE(control.min.x, screen.left()) << control.id;
          EXPECT_LE(control.max.x, screen.right()) << control.id;
        }
      }
    }
  }
}

TEST(StackPanel, RowsAndPagerAreLargeEnoughOnAPhone) {
  PanelScreen screen(draw_stack_panel, {288, 500});
  screen.for_fingers = true;
  const Snapshot snapshot = invented_stack("", 40);
  screen.frames(snapshot, 2);
  for (const Control& control : screen.controls.list()) EXPECT_GE(control.max.y - control.min.y, 43.5f) << control.id;
  EXPECT_TRUE(screen.controls.find("frame-40"));
  EXPECT_FALSE(screen.controls.find("stack-higher")->enabled);
  screen.click(snapshot, "stack-lower");
  EXPECT_FALSE(screen.controls.find("frame-40"));
  EXPECT_TRUE(screen.controls.find("frame-30"));
  screen.click(snapshot, "stack-higher");
  EXPECT_TRUE(screen.controls.find("frame-40"));
  for (int i = 0; i < 10; ++i) screen.click(snapshot, "stack-lower");
  EXPECT_TRUE(screen.controls.find("frame-1"));
  EXPECT_FALSE(screen.controls.find("stack-lower")->enabled);
}

}  // namespace
}  // namespace kt
