#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "app/in_english.h"
#include "view/headless.h"
#include "view/pen/picture_font.h"
#include "view/plot/flame_fixture.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

TEST_F(FlamePanel, TakesAStepFromThePage) {
  run("board=6", 50'000);
  for (const std::uint64_t step : {0u, 12'345u, 50'000u}) {
    screen.controls.choose("flame-area", std::to_string(step));
    std::optional<std::uint64_t> sought;
    for (const Command& command : screen.frame(app.snapshot())) {
      if (const Seek* seek = std::get_if<Seek>(&command)) sought = seek->step;
    }
    EXPECT_EQ(sought, step);
  }
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

TEST_F(FlamePanel, TwoFingersZoomAndMove) {
  run("board=6", 50'000);
  screen.frame(app.snapshot());
  const PlotData whole = flame_plot(app.snapshot(), {});
  const ImVec2 at = screen.middle_of("flame-area");
  EXPECT_TRUE(is_within(at, state().picture.min, state().picture.max));
  state().picture.pinches.push_back({at, 5, {0, 0}});
  screen.frame(app.snapshot());
  EXPECT_NEAR(state().to - state().from, 10'000, 1);
  EXPECT_NEAR((state().to + state().from) / 2, whole.x.value(0.5), 200);
  const double from = state().from;
  state().picture.pinches.push_back({at, 1, {-60, 10}});
  screen.frame(app.snapshot());
  EXPECT_GT(state().from, from + 500);
  state().picture.pinches.push_back({at, 0.01f, {0, 0}});
  screen.frame(app.snapshot());
  EXPECT_TRUE(state().is_whole());
  EXPECT_TRUE(state().picture.pinches.empty());
}

// So the squares' names have room.
TEST_F(FlamePanel, APartShowsOnlyItsDepths) {
  run("board=8", 50'000);
  const auto depths = [&](double factor) {
    FlamePanelState part;
    zoom(part, 50'000, factor, 25'000);
    return flame_plot(app.snapshot(), part).y;
  };
  EXPECT_EQ(depths(2).low, 0);
  const DepthCurve& curve = app.snapshot().flame->curve;
  const DepthCurve::Range middle = curve.ranges[25'000 / curve.bucket];
  const Axis few = depths(1e-9);
  EXPECT_GE(few.low, 1);
  EXPECT_LE(few.low, middle.low - 1.0);
  EXPECT_GE(few.high, middle.high);
  EXPECT_LT(few.high - few.low, depths(2).high / 2);
}

TEST_F(FlamePanel, ShowsTheWholeTreeWhenAsked) {
  run("board=5&start=0,0", 10);
  answer(screen.click(app.snapshot(), "flame-tree"));
  const Snapshot& snapshot = app.snapshot();
  ASSERT_TRUE(snapshot.flame->is_tree);
  EXPECT_EQ(snapshot.step, 10u);
  EXPECT_GT(flame_plot(snapshot, state()).x.high, 3e6);
  EXPECT_EQ(flame_plot(snapshot, state()).title, "");
  EXPECT_EQ(last_of(snapshot), snapshot.flame->last);
  answer(screen.click(app.snapshot(), "flame-zoom-in"));
  EXPECT_FALSE(state().is_whole());
  answer(screen.click(app.snapshot(), "flame-tree"));
  EXPECT_FALSE(app.snapshot().flame->is_tree);
  EXPECT_TRUE(state().is_whole());
}

TEST_F(FlamePanel, SaysThatATreeGoesOn) {
  run("board=8", 0);
  answer({ShowSteps{.tree = true}});
  EXPECT_EQ(flame_plot(app.snapshot(), {}).title, "More than 16.8 million steps");
}

TEST_F(FlamePanel, ComparedBoardsShareTheirScale) {
  run("board=5&start=0,0&compare=algorithm:pruned", 10);
  answer(screen.click(app.snapshot(), "flame-tree"));
  const Snapshot& snapshot = app.snapshot();
  const Snapshot& pruned = snapshot.others.at(0);
  const PlotData first = flame_plot(snapshot, {}), second = flame_plot(snapshot, {}, &pruned);
  EXPECT_EQ(first.x.high, second.x.high);
  EXPECT_EQ(first.y.high, second.y.high);
  EXPECT_EQ(first.title, "Board 1: Backtracking");
  EXPECT_EQ(second.title, "Board 2: Backtracking with pruning");
  EXPECT_LT(last_of(pruned) * 5, last_of(snapshot));
  // Nothing is drawn beyond its end.
  const Columns columns = second.columns(100);
  EXPECT_TRUE(columns.front());
  EXPECT_FALSE(columns.back());
  FlamePanelState late;
  zoom(late, last_of(snapshot), 0.1, static_cast<double>(last_of(snapshot)));
  const Columns none = flame_plot(snapshot, late, &pruned).columns(100);
  EXPECT_TRUE(std::ranges::none_of(none, [](const auto& column) { return column.has_value(); }));
  screen.frame(snapshot);
  const Control *above = screen.controls.find("flame-area=1"), *below = screen.controls.find("flame-area=2");
  ASSERT_TRUE(above && below);
  EXPECT_EQ(above->min.x, below->min.x);
  EXPECT_EQ(above->max.x, below->max.x);
  EXPECT_LE(above->max.y, below->min.y);
  EXPECT_EQ(above->label, "Flame graph: Board 1: Backtracking");
  EXPECT_EQ(below->highest, static_cast<double>(pruned.flame->tours.front())) << "where the board stays";
  screen.expect_ink_within();
}

TEST_F(FlamePanel, SaysThatComparedBoardsStayAtTheirFirstTour) {
  run("board=5&start=0,0&compare=algorithm:pruned", 10);
  answer(screen.click(app.snapshot(), "flame-tree"));
  answer(screen.click(app.snapshot(), "flame-area=1", 0.9f));
  EXPECT_EQ(app.search().steps(), 10u);
  EXPECT_EQ(in_english(app.snapshot().notice), "Compared boards stay at their first tour.");
  screen.controls.choose("flame-area=1", "17654");
  answer(screen.frame(app.snapshot()));
  EXPECT_EQ(app.search().steps(), 17'654u) << "the tour itself";
}

TEST_F(FlamePanel, APressOnAnotherBoardsGraphMovesTheFocus) {
  run("board=5&start=0,0&compare=algorithm:pruned", 20);
  answer(screen.click(app.snapshot(), "flame-area=2", 0.5f));
  EXPECT_EQ(app.settings().algorithm->id, "pruned");
  EXPECT_NEAR(static_cast<double>(app.search().steps()), 10, 1);
  EXPECT_EQ(app.snapshot().others.at(0).step, app.search().steps());
}

TEST_F(FlamePanel, HatchesWhatPruningNeverEnters) {
  run("board=5&start=0,0", 10);
  screen.frame(app.snapshot());
  EXPECT_FALSE(screen.controls.find("flame=pruned"));
  run("compare=algorithm:pruned", 10);
  answer(screen.click(app.snapshot(), "flame-tree"));
  answer(screen.click(app.snapshot(), "flame=pruned"));
  ASSERT_EQ(state().colours, FlamePanelState::Colours::pruned);
  const Snapshot& snapshot = app.snapshot();
  const FlameView& view = *snapshot.flame;
  int pruned = 0, entered = 0;
  for (const Stay& stay : view.stays) {
    const double middle = static_cast<double>((stay.first + 1) * view.curve.bucket - 1);
    const std::string words = stay_in_words(snapshot, state(), middle, stay.depth - 0.5);
    EXPECT_EQ(words.ends_with("Board 2 prunes this path"), stay.is_pruned) << words;
    ++(stay.is_pruned ? pruned : entered);
    if (pruned + entered == 400) break;
  }
  EXPECT_GT(entered, 100);
  run("compare=none", 0);
  screen.frame(app.snapshot());
  EXPECT_EQ(state().colours, FlamePanelState::Colours::squares);
}

TEST_F(FlamePanel, TellsHowLongTheGraphsOfComparedBoardsAre) {
  run("board=5&start=0,0&compare=algorithm:pruned", 56);
  screen.controls.collect_details();
  screen.frame(app.snapshot());
  const std::vector<Control> items = screen.controls.items();
  const auto says = [&](std::string_view words) {
    return std::ranges::any_of(items, [&](const Control& item) { return item.label == words; });
  };
  EXPECT_TRUE(says("Board 1: Backtracking: 56 steps, 100% of the longest graph"));
  EXPECT_TRUE(says("Board 2: Backtracking with pruning: 24 steps, 42.85% of the longest graph"));
}

TEST_F(FlamePanel, ListsTheSquaresInSightAsATable) {
  run("board=8", 50'000);
  const auto rows = [&] {
    answer(screen.frame(app.snapshot()));
    screen.controls.collect_details();
    screen.frame(app.snapshot());
    std::vector<int> numbers;
    for (const Control& item : screen.controls.items()) {
      const std::size_t at = item.label.find(", square ");
      if (item.role == "row" && at != std::string::npos) numbers.push_back(std::stoi(item.label.substr(at + 9)));
    }
    return numbers;
  };
  EXPECT_EQ(rows(), (std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
  zoom(state(), 50'000, 1e-9, 50'000);
  const std::vector<int> deep = rows();
  const Axis depths = flame_plot(app.snapshot(), state()).y;
  ASSERT_GT(depths.low, 10);
  ASSERT_FALSE(deep.empty());
  EXPECT_EQ(deep.front(), depths.low + 1);
  EXPECT_LE(deep.back(), depths.high);
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

// Files have no clipping.
TEST_F(FlamePanel, HatchesOnlyItsBlocksInAFile) {
  run("board=5&start=0,0", 0);
  answer({RunUntil{Until::tour}});
  const Palette& colours = themes().front().colours;
  const std::string face = svg_hex(mix(colours.muted, colours.background, 0.75f));
  const FlamePanelState in_vain{.colours = FlamePanelState::Colours::in_vain};
  const PictureFont font;
  const std::vector<SvgElement> all = read_svg(flame_svg(app.snapshot(), in_vain, colours, font.get()));
  int hatched = 0;
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i]["stroke"] != svg_hex(colours.muted) || all[i - 1]["fill"] != face) continue;
    ++hatched;
    const Box lines = box_of(all[i]), block = box_of(all[i - 1]);
    EXPECT_GE(lines.min.x, block.min.x - 1);
    EXPECT_LE(lines.max.x, block.max.x + 1);
    EXPECT_GE(lines.min.y, block.min.y - 1);
    EXPECT_LE(lines.max.y, block.max.y + 1);
  }
  EXPECT_GT(hatched, 5);
}

TEST_F(FlamePanel, ComparedBoardsAreSavedInOnePicture) {
  run("board=5&start=0,0&compare=algorithm:pruned", 50);
  const auto commands = screen.click(app.snapshot(), "flame-svg");
  const auto saved =
      std::ranges::find_if(commands, [](const Command& command) { return std::holds_alternative<SaveFile>(command); });
  ASSERT_NE(saved, commands.end());
  const std::string& svg = std::get<SaveFile>(*saved).text;
  EXPECT_TRUE(svg.contains("Board 1: Backtracking"));
  EXPECT_TRUE(svg.contains("Board 2: Backtracking with pruning"));
}

TEST_F(FlamePanel, SaysWhyThereIsNothing) {
  run("board=8&algorithm=divide-and-conquer", 3);
  EXPECT_EQ(flame_plot(app.snapshot(), {}).empty,
            "This method does not build a path square by square, so it has no depth to show.");
}

// A press would go to a step of the search, which in a game is a move.
TEST_F(FlamePanel, HasNoSearchToShowInAGame) {
  run("board=5&start=0,0&mode=play&given=2,1;4,2;3,4", 0);
  ASSERT_EQ(app.snapshot().path.size(), 4u);
  for (const bool tree : {false, true}) {
    state().tree = tree;
    answer(screen.frame(app.snapshot()));
    EXPECT_EQ(flame_plot(app.snapshot(), state()).empty,
              "In a game there is no search to plot. Press Play to let the search continue.");
    EXPECT_FALSE(screen.controls.find("flame-area"));
  }
}

TEST(FlameGraphInAView, TakesTheWheelAndTwoFingers) {
  FakeTime time;
  SnapshotApp app(time.clock());
  Headless screen({1280, 740});
  View view;
  app.apply(Change{parse_query("board=6&panels=flame")});
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{50'000});
  for (int i = 0; i < 3; ++i) screen.frame(view, app.snapshot());
  const ImVec2 at = middle_of(view.controls(), "flame-area");
  ASSERT_TRUE(view.handles_fingers(at));
  EXPECT_FALSE(view.is_on_board(at));
  const FlamePanelState& state = view.state().of<FlamePanelState>();
  view.pinch(at, 4, {0, 0});
  screen.frame(view, app.snapshot());
  EXPECT_FALSE(state.is_whole());
  screen.click(view, app.snapshot(), at);
  ImGui::GetIO().AddMousePosEvent(at.x, at.y);
  for (int i = 0; i < 3; ++i) screen.frame(view, app.snapshot());
  EXPECT_TRUE(view.handles_wheel());
  app.apply(Change{parse_query("panels=none")});
  for (int i = 0; i < 3; ++i) screen.frame(view, app.snapshot());
  EXPECT_FALSE(is_within(at, state.picture.min, state.picture.max));
  EXPECT_FALSE(state.picture.handles_wheel);
}

}  // namespace
}  // namespace kt
