#include <gtest/gtest.h>

#include "view/invented.h"
#include "view/panel_screen.h"

namespace kt {
namespace {

Snapshot measured(std::string_view settings = "board=6", bool running = false) {
  Snapshot snapshot = invented_start(settings);
  for (const int side : {5, 6, 7}) {
    for (const char* method : {"backtracking", "warnsdorff"}) {
      snapshot.growth.runs.push_back({.algorithm = find_algorithm(method),
                                      .board = {side, side},
                                      .state = MeasuredRun::State::ended,
                                      .ending = Ending::tour,
                                      .visits = static_cast<std::uint64_t>(side * side * (*method == 'b' ? 1'000 : 1)),
                                      .seconds = 0.01});
    }
  }
  snapshot.growth.runs[4].ending = Ending::limit;
  snapshot.growth.runs[4].log10_tree = 15;
  snapshot.growth.visits_per_second = 1e6;
  snapshot.growth.running = running;
  snapshot.growth.done = running ? 3 : 6;
  for (int i = 0; i < 36; ++i) {
    snapshot.starts.runs.push_back({.algorithm = find_algorithm("pruned"),
                                    .board = {6, 6},
                                    .start = {i / 6, i % 6},
                                    .state = MeasuredRun::State::ended,
                                    .ending = i % 5 == 1 ? Ending::limit : Ending::tour,
                                    .visits = static_cast<std::uint64_t>(36 + i)});
  }
  snapshot.starts.done = 36;
  return snapshot;
}

std::string ids_of(std::uint32_t methods) {
  std::string ids;
  for (std::size_t i = 0; i < algorithms().size(); ++i) {
    if (methods >> i & 1) ids += std::string(algorithms()[i].id) + " ";
  }
  return ids;
}

class MeasurePanel : public testing::Test {
 protected:
  PanelScreen screen{draw_measure_panel, {360, 700}};
  Snapshot nothing = invented_start("board=6");
  void choose(const Snapshot& snapshot, const char* id) { screen.click(snapshot, id); }
};

TEST_F(MeasurePanel, NamesTheCurrentRunOnlyWhileItRuns) {
  Snapshot snapshot = measured("board=6", true);
  choose(snapshot, "measure-chart");
  const auto ink = [&](bool running) {
    snapshot.growth.running = running;
    screen.frames(snapshot, 2);
    return PanelScreen::vertices();
  };
  const int under_way = ink(true), stopped = ink(false);
  EXPECT_GT(under_way, stopped + 40) << "with what it has done";
}

TEST_F(MeasurePanel, OffersTheExperimentOfTheReportFirst) {
  const auto commands = screen.click(nothing, "measure-start");
  const Measure* asked = only<Measure>(commands);
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->what, Measure::What::start);
  EXPECT_EQ(asked->which, ExperimentKind::growth);
  EXPECT_EQ(ids_of(asked->choice.methods), "backtracking warnsdorff warnsdorff-backtracking ");
  EXPECT_EQ(asked->choice.least, 5);
  EXPECT_EQ(asked->choice.most, 10);
  EXPECT_EQ(asked->choice.goals, 1u);
  EXPECT_EQ(asked->choice.starts, 1u << static_cast<unsigned>(MeasuredStart::corner));
  EXPECT_EQ(asked->choice.max_visits, 10'000'000u);
  EXPECT_EQ(asked->choice.max_seconds, 10);
  EXPECT_EQ(asked->choice.ways, MeasureChoice::kAskTheorems);
}

TEST_F(MeasurePanel, OpensOnAQuestionAndOneButton) {
  for (const char* kind : {"measure=growth", "measure=starts"}) {
    screen.click(nothing, kind);
    screen.controls.collect_details();
    screen.frame(nothing);
    std::vector<std::string> ids;
    for (const Control& control : screen.controls.list()) ids.push_back(control.id);
    EXPECT_EQ(ids, (std::vector<std::string>{"measure=growth", "measure=starts", "measure-start", "measure-details"}));
    const auto items = screen.controls.items();
    const auto asked = std::ranges::find(items, "heading", &Control::role);
    ASSERT_NE(asked, items.end());
    EXPECT_TRUE(asked->label.ends_with("?")) << asked->label;
  }
}

TEST_F(MeasurePanel, KeepsItsQuestionAboveTheChart) {
  const Snapshot snapshot = measured();
  choose(snapshot, "measure-chart");
  screen.controls.collect_details();
  screen.frame(snapshot);
  const auto items = screen.controls.items();
  const auto asked = std::ranges::find(items, "heading", &Control::role);
  ASSERT_NE(asked, items.end());
  EXPECT_EQ(asked->label, "How fast does the work grow?");
}

TEST_F(MeasurePanel, ClicksChooseTheWholePlan) {
  choose(nothing, "measure-details");
  for (const char* id : {"measure-method=warnsdorff", "measure-method=pruned", "measure-goal=closed",
                         "measure-goal=tour", "measure-from=middle", "measure-from=corner", "measure-most-",
                         "measure-least+", "measure-way=theorems", "measure-way=report"})
    EXPECT_TRUE(screen.click(nothing, id).empty()) << id << " is the panel's own business";
  screen.click(nothing, "measure-visits");
  screen.click(nothing, "measure-visits=10000");
  screen.click(nothing, "measure-seconds");
  screen.click(nothing, "measure-seconds=1");
  const auto commands = screen.click(nothing, "measure-start");
  const Measure* asked = only<Measure>(commands);
  ASSERT_TRUE(asked);
  EXPECT_EQ(ids_of(asked->choice.methods), "backtracking warnsdorff-backtracking pruned ");
  EXPECT_EQ(asked->choice.goals, 1u << static_cast<unsigned>(Goal::closed));
  EXPECT_EQ(asked->choice.starts, 1u << static_cast<unsigned>(MeasuredStart::middle));
  EXPECT_EQ(asked->choice.least, 6);
  EXPECT_EQ(asked->choice.most, 9);
  EXPECT_EQ(asked->choice.max_visits, 10'000u);
  EXPECT_EQ(asked->choice.max_seconds, 1);
  EXPECT_EQ(asked->choice.ways, MeasureChoice::kReportOrders);
}

TEST_F(MeasurePanel, TheSmallestSidePushesTheLargest) {
  choose(nothing, "measure-details");
  for (int i = 0; i < 7; ++i) choose(nothing, "measure-least+");
  const auto commands = screen.click(nothing, "measure-start");
  ASSERT_TRUE(only<Measure>(commands));
  EXPECT_EQ(only<Measure>(commands)->choice.least, 12);
  EXPECT_EQ(only<Measure>(commands)->choice.most, 12);
}

TEST_F(MeasurePanel, TakesTypedSidesFromThePage) {
  choose(nothing, "measure-details");
  for (const auto& [id, text] : {std::pair{"measure-least", "7"}, {"measure-most", "999"}, {"measure-most", "x"}}) {
    screen.controls.choose(id, text);
    screen.frame(nothing);
  }
  const auto commands = screen.click(nothing, "measure-start");
  ASSERT_TRUE(only<Measure>(commands));
  EXPECT_EQ(only<Measure>(commands)->choice.least, 7);
  EXPECT_EQ(only<Measure>(commands)->choice.most, 200);
}

TEST_F(MeasurePanel, DoesNotStartAnEmptyOrTooLargePlan) {
  choose(nothing, "measure-details");
  choose(nothing, "measure-goal=tour");
  screen.frame(nothing);
  EXPECT_FALSE(screen.controls.find("measure-start")->enabled);
  choose(nothing, "measure-goal=tour");
  choose(nothing, "measure-goal=closed");
  for (const char* from : {"shown", "beside", "middle"}) choose(nothing, ("measure-from=" + std::string(from)).c_str());
  for (const char* method : {"pruned", "pruned-warnsdorff", "forced-moves", "cut-squares", "restarts", "brute-force"})
    choose(nothing, ("measure-method=" + std::string(method)).c_str());
  screen.frame(nothing);
  EXPECT_FALSE(screen.controls.find("measure-start")->enabled) << "9 methods, 6 boards, 2 goals, 4 starts";
  choose(nothing, "measure-goal=closed");
  screen.frame(nothing);
  EXPECT_TRUE(screen.controls.find("measure-start")->enabled);
}

TEST_F(MeasurePanel, EachPointOpensItsRun) {
  const Snapshot snapshot = measured();
  screen.click(snapshot, "measure-chart");
  for (std::size_t i = 0; i < 6; ++i) {
    const auto commands = screen.click(snapshot, "measure-run-" + std::to_string(i));
    ASSERT_TRUE(only<OpenMeasuredRun>(commands)) << i;
    EXPECT_EQ(only<OpenMeasuredRun>(commands)->run, i);
    EXPECT_EQ(only<OpenMeasuredRun>(commands)->which, ExperimentKind::growth);
  }
  EXPECT_TRUE(only<OpenMeasuredRun>(screen.click(snapshot, "measure-tree-4")));
  EXPECT_EQ(screen.count("measure-tree-"), 1u);
  screen.frame(snapshot);
  EXPECT_EQ(screen.controls.find("measure-run-0")->label,
            "Backtracking, 5 \xC3\x97 5, a tour from a5: found a tour after 25,000 visits, in 10 milliseconds");
  EXPECT_FALSE(screen.controls.find("measure-stop"));
  EXPECT_FALSE(screen.controls.find("measure-go-on"));
}

TEST_F(MeasurePanel, StopsAndContinues) {
  const Snapshot snapshot = measured("board=6", true);
  screen.click(snapshot, "measure-chart");
  const auto stop = screen.click(snapshot, "measure-stop");
  ASSERT_TRUE(only<Measure>(stop));
  EXPECT_EQ(only<Measure>(stop)->what, Measure::What::stop);
  Snapshot stopped = snapshot;
  stopped.growth.running = false;
  const auto go_on = screen.click(stopped, "measure-go-on");
  ASSERT_TRUE(only<Measure>(go_on));
  EXPECT_EQ(only<Measure>(go_on)->what, Measure::What::go_on);
  screen.click(stopped, "measure-choose");
  screen.frame(stopped);
  EXPECT_TRUE(screen.controls.find("measure-start"));
}

TEST_F(MeasurePanel, SavesTheChartAsFiles) {
  const Snapshot snapshot = measured();
  screen.click(snapshot, "measure-chart");
  const auto csv = screen.click(snapshot, "measure-csv");
  ASSERT_TRUE(only<SaveFile>(csv));
  EXPECT_EQ(only<SaveFile>(csv)->name, "growth.csv");
  EXPECT_NE(only<SaveFile>(csv)->text.find("warnsdorff,7x7,tour,\"0,0\",tour,false,49,0,0,0.01"), std::string::npos);
  const auto png = screen.click(snapshot, "measure-png");
  ASSERT_TRUE(only<SaveFile>(png));
  EXPECT_EQ(only<SaveFile>(png)->type, "image/png");
  EXPECT_TRUE(only<SaveFile>(png)->text.starts_with("<svg")) << "the platform paints it";
  screen.click(snapshot, "measure=starts");
  EXPECT_EQ(only<SaveFile>(screen.click(snapshot, "measure-csv"))->name, "starts.csv");
  EXPECT_EQ(only<SaveFile>(screen.click(snapshot, "measure-png"))->name, "starts.png");
}

TEST_F(MeasurePanel, TheMapHasItsOwnBudget) {
  const Snapshot shown = invented_start("board=4x7&algorithm=pruned&goal=closed");
  screen.click(shown, "measure=starts");
  const auto commands = screen.click(shown, "measure-start");
  const Measure* asked = only<Measure>(commands);
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->which, ExperimentKind::starts);
  EXPECT_EQ(asked->choice.map, MapSubject::warnsdorff) << "which has an answer, whatever the board shows";
  EXPECT_EQ(asked->choice.max_visits, 100'000u) << "less of each, for there are many";
  EXPECT_EQ(asked->choice.max_seconds, 1);
  EXPECT_EQ(asked->choice.ways, MeasureChoice::kAskTheorems);
}

TEST_F(MeasurePanel, EachSquareOfTheMapOpensItsStart) {
  const Snapshot snapshot = measured("board=6&start=a6");
  screen.click(snapshot, "measure=starts");
  screen.frame(snapshot);
  EXPECT_EQ(screen.count("measure-start-"), 36u);
  EXPECT_EQ(screen.controls.find("measure-start-8")->label,
            "c5: found a tour after 44 visits, in less than a millisecond");
  for (const std::size_t square : {0u, 8u, 35u}) {
    const auto commands = screen.click(snapshot, "measure-start-" + std::to_string(square));
    ASSERT_TRUE(only<OpenMeasuredRun>(commands));
    EXPECT_EQ(only<OpenMeasuredRun>(commands)->run, square);
    EXPECT_EQ(only<OpenMeasuredRun>(commands)->which, ExperimentKind::starts);
  }
}

TEST_F(MeasurePanel, NamesTheSquaresOfTheMapOnItsOwnBoard) {
  for (const char* settings : {"board=8", "graph=A-B;B-C;C-A"}) {
    const Snapshot snapshot = measured(settings);
    screen.click(snapshot, "measure=starts");
    screen.frame(snapshot);
    EXPECT_EQ(screen.controls.find("measure-start-8")->label,
              "c5: found a tour after 44 visits, in less than a millisecond")
        << settings;
  }
}

TEST_F(MeasurePanel, ChoosesWhatTheMapIsOf) {
  screen.click(nothing, "measure=starts");
  screen.click(nothing, "measure-details");
  const std::pair<const char*, MapSubject> maps[] = {{"measure-map=backtracking", MapSubject::backtracking},
                                                     {"measure-map=shown", MapSubject::shown}};
  for (const auto& [id, map] : maps) {
    screen.click(nothing, "measure-map");
    screen.click(nothing, id);
    const auto commands = screen.click(nothing, "measure-start");
    ASSERT_TRUE(only<Measure>(commands));
    EXPECT_EQ(only<Measure>(commands)->choice.map, map);
  }
}

TEST_F(MeasurePanel, SaysWhyThereIsNoMap) {
  screen.click(nothing, "measure=starts");
  screen.click(nothing, "measure-details");
  screen.click(nothing, "measure-map");
  screen.click(nothing, "measure-map=shown");
  for (const char* settings : {"board=21", "graph=A-B;B-C"}) {
    const Snapshot snapshot = invented_start(settings);
    screen.click(snapshot, "measure=starts");
    screen.frame(snapshot);
    EXPECT_FALSE(screen.controls.find("measure-start")->enabled) << settings;
    screen.click(snapshot, "measure=growth");
  }
  const Snapshot largest = invented_start("board=20");
  screen.click(largest, "measure=starts");
  screen.frame(largest);
  EXPECT_TRUE(screen.controls.find("measure-start")->enabled);
}

TEST(MeasurePanelWidths, DrawNothingOutsideThePanel) {
  for (const float width : {280.0f, 330.0f, 520.0f}) {
    for (const bool for_fingers : {false, true}) {
      PanelScreen narrow(draw_measure_panel, {width, 500});
      narrow.for_fingers = for_fingers;
      const Snapshot snapshot = measured("board=6", true);
      SCOPED_TRACE(testing::Message() << width << (for_fingers ? " for fingers" : ""));
      narrow.frames(snapshot, 2);
      narrow.expect_ink_within();
      narrow.click(snapshot, "measure-details");
      narrow.frames(snapshot, 2);
      narrow.expect_ink_within();
      narrow.click(snapshot, "measure-chart");
      narrow.frames(snapshot, 2);
      narrow.expect_ink_within();
      narrow.click(snapshot, "measure=starts");
      narrow.frames(snapshot, 2);
      narrow.expect_ink_within();
    }
  }
}

}  // namespace
}  // namespace kt
