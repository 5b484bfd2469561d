// Compared boards: their positions on any canvas, their descriptions, and how one gets the focus.
#include <gtest/gtest.h>

#include "view/compare/compare.h"
#include "view/compare/compared_boards.h"
#include "view/frame/view_fixture.h"
#include "view/pen/picture_font.h"
#include "view/pen/svg_pen.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

// So many boards; the first one has the focus.
Snapshot invented_comparison(int boards, const char* more = "") {
  std::string text = std::string(more) + "&compare=";
  for (int i = 1; i < boards; ++i) text += i == 1 ? "algorithm:pruned" : "~moves:report/seed:" + std::to_string(i);
  Snapshot snapshot = invented_start(text);
  const Boards all = boards_of(snapshot.settings);
  snapshot.clock = 41;
  snapshot.timeline.furthest = 41;
  snapshot.name = board_name(all, 0);
  for (std::size_t i = 1; i < all.all.size(); ++i) {
    Snapshot& other = snapshot.others.emplace_back(invented_start(""));
    other.settings = all.all[i];
    other.path = {other.settings.start};
    other.place = i;
    other.name = board_name(all, i);
    other.visits = 70'659;
    other.backtracks = 1234 * i;
    other.done = true;
    other.outcome = RunState::tour;
  }
  return snapshot;
}

bool overlap(const Control& a, const Control& b) {
  return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}

class CompareViewTest : public ViewTest {};

TEST_F(CompareViewTest, EveryBoardFitsEveryCanvas) {
  for (const ImVec2 canvas : {ImVec2{1280, 740}, {390, 808}, {600, 400}, {1024, 700}, {1920, 1000}, {820, 1100}}) {
    for (const char* controls : {"controls=full", "controls=minimal", "controls=none"}) {
      for (int boards = 2; boards <= 4; ++boards) {
        const Snapshot snapshot = invented_comparison(boards, controls);
        ImGui::GetIO().DisplaySize = canvas;
        view.scale(snapshot.settings, canvas);
        screen.frame(view, snapshot);
        std::vector<Control> shown{*view.controls().find("board")};
        for (int i = 2; i <= boards; ++i) {
          const Control* board = view.controls().find("board=" + std::to_string(i));
          ASSERT_TRUE(board);
          shown.push_back(*board);
        }
        for (std::size_t i = 0; i < shown.size(); ++i) {
          EXPECT_GE(shown[i].min.x, 0);
          EXPECT_GE(shown[i].min.y, 0);
          EXPECT_LE(shown[i].max.x, canvas.x + 1);
          EXPECT_LE(shown[i].max.y, canvas.y + 1);
          EXPECT_GE(shown[i].max.x - shown[i].min.x, 60) << canvas.x << "x" << canvas.y << " " << controls;
          for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(overlap(shown[i], shown[k])) << canvas.x << " " << controls;
          for (const char* id : {"play", "timeline", "panel=settings"}) {
            const Control* other = view.controls().find(id);
            EXPECT_FALSE(other && overlap(shown[i], *other)) << id << " " << canvas.x << " " << controls;
          }
        }
      }
    }
  }
}

TEST_F(CompareViewTest, StacksTwoBoardsOnAPhone) {
  ImGui::GetIO().DisplaySize = {390, 808};
  screen.frame(view, invented_comparison(2));
  const Control first = *view.controls().find("board"), second = *view.controls().find("board=2");
  EXPECT_GE(second.min.y, first.max.y);
  EXPECT_GE(first.max.x - first.min.x, 150);
}

TEST_F(CompareViewTest, ZoomButtonsCoverNoBoard) {
  const Snapshot snapshot = invented_comparison(2, "board=40x40");
  screen.frame(view, snapshot);
  EXPECT_FALSE(view.controls().find("zoom-in"));
  screen.press(view, snapshot, ImGuiKey_I);
  screen.frame(view, snapshot);
  const Control* zoom = view.controls().find("zoom-in");
  ASSERT_TRUE(zoom);
  EXPECT_FALSE(overlap(*zoom, *view.controls().find("board=2")));
}

TEST_F(CompareViewTest, TellsWhatEachBoardVisitedInVain) {
  Snapshot snapshot = invented_comparison(2);
  view.collect_details();
  const auto told = [&] {
    screen.frame(view, snapshot);
    std::vector<std::string> labels;
    for (const Control& item : view.controls().items())
      if (item.label.find("of the visits in vain") != std::string::npos) labels.push_back(item.label);
    return labels;
  };
  EXPECT_TRUE(told().empty());
  snapshot.others[0].hope.lost_visits = 70'659 - 64;
  ASSERT_EQ(told().size(), 1u);
  EXPECT_NE(told()[0].find("99.9% of the visits in vain"), std::string::npos) << told()[0];
}

TEST_F(CompareViewTest, AClickFocusesABoard) {
  const Snapshot snapshot = invented_comparison(3);
  const auto commands = click(snapshot, "board=3");
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(std::get<Focus>(commands[0]).place, 2u);
}

TEST_F(CompareViewTest, AKeyFocusesTheNextBoard) {
  Snapshot snapshot = invented_comparison(2);
  for (const std::size_t place : {0, 1}) {
    snapshot.place = place;
    snapshot.others[0].place = 1 - place;
    const auto commands = screen.press(view, snapshot, ImGuiKey_C);
    ASSERT_EQ(commands.size(), 1u);
    EXPECT_EQ(std::get<Focus>(commands[0]).place, 1 - place);
  }
  EXPECT_TRUE(screen.press(view, invented_start(""), ImGuiKey_C).empty());
}

TEST_F(CompareViewTest, RemovedBoardsStopMoving) {
  Snapshot snapshot = invented_comparison(2);
  snapshot.others[0].pace = Pace::blur;
  screen.frame(view, snapshot);
  ASSERT_TRUE(view.moves());
  screen.frame(view, invented_start(""));
  EXPECT_FALSE(view.moves());
}

class ComparePanelTest : public ViewTest {
 protected:
  // The ids of the panel's controls.
  std::vector<std::string> shown(const Snapshot& snapshot) {
    for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
    std::vector<std::string> ids;
    for (const Control& control : view.controls().list())
      if (control.id.starts_with("compare")) ids.push_back(control.id);
    return ids;
  }
  std::string question() const {
    std::string last;
    for (const Control& item : view.controls().items())
      if (item.role == "heading" && item.label.ends_with("?")) last = item.label;
    return last;
  }
  Snapshot alone = invented_start("panels=compare");
};

TEST_F(ComparePanelTest, OpensOnAQuestionAndOneButton) {
  view.collect_details();
  EXPECT_EQ(shown(alone),
            (std::vector<std::string>{"compare-start", "compare=naive-warnsdorff", "compare=greedy-backtracking",
                                      "compare=pruned-naive", "compare-details"}));
  EXPECT_EQ(question(), "Which order is better?");
}

TEST_F(ComparePanelTest, RunsEachPreparedComparisonFromItsStart) {
  view.collect_details();
  for (const Choice& preset : compare_presets().subspan(1)) {
    shown(alone);
    const std::string id = "compare=" + std::string(preset.id);
    if (view.controls().find(id)) {
      EXPECT_TRUE(click(alone, id.c_str()).empty()) << "a question is the panel's own business";
    }
    shown(alone);
    EXPECT_EQ(question(), preset.title);
    EXPECT_FALSE(view.controls().find(id)) << "it is not among the other questions";
    const auto commands = click(alone, "compare-start");
    ASSERT_EQ(commands.size(), 4u) << preset.id;
    EXPECT_EQ(settings_after(settings_of("mode=play&clock=time&detail=candidate"), commands),
              settings_of("compare=" + std::string(preset.id) + "&speed=" + to_string(speed_of(preset))));
    EXPECT_EQ(std::get<Seek>(commands[2]).step, 0u);
    EXPECT_FALSE(std::get<Play>(commands[3]).backwards);
  }
}

TEST_F(ComparePanelTest, ReturnsToOneBoard) {
  const Snapshot two = invented_comparison(2, "panels=compare&speed=20000");
  EXPECT_EQ(change_by(two, "compare-none"), "compare=none");
  alone.settings.speed = *parse_speed("5");
  ASSERT_EQ(click(alone, "compare-start").size(), 4u);
  const Settings settings = settings_after(two.settings, click(two, "compare-none"));
  EXPECT_EQ(settings.speed, alone.settings.speed) << "as it was before the comparison";
  EXPECT_TRUE(settings.others.empty());
}

TEST_F(ComparePanelTest, FoldsAwayHowToChangeTheBoards) {
  const Snapshot four = invented_comparison(4, "panels=compare");
  shown(four);
  for (const char* id : {"compare-add", "focus=4", "clock=time", "bars=logarithmic"})
    EXPECT_FALSE(view.controls().find(id)) << id;
  click(four, "compare-details");
  const auto focus = click(four, "focus=4");
  ASSERT_EQ(focus.size(), 1u);
  EXPECT_EQ(std::get<Focus>(focus[0]).place, 3u);
  EXPECT_EQ(change_by(four, "clock=time"), "clock=time");
  EXPECT_FALSE(view.controls().find("compare-add")->enabled) << "there are four";
  ASSERT_EQ(click(four, "compare-remove").size(), 1u);
  const auto added = click(alone, "compare-add");
  ASSERT_EQ(added.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<AddBoard>(added[0]));
  for (const char* id : {"compare-remove", "focus=1", "clock=time"}) EXPECT_FALSE(view.controls().find(id)) << id;
}

TEST(BarAxis, IsLinearUnlessAskedForDecades) {
  EXPECT_FLOAT_EQ(BarAxis(200).share(50), 0.25f);
  EXPECT_FLOAT_EQ(BarAxis(200).share(200), 1.0f);
  EXPECT_FLOAT_EQ(BarAxis(0).share(0), 0.0f);
}

TEST(BarAxis, EndsAtAPowerOfTen) {
  const auto decades = [](std::uint64_t most) { return BarAxis(most, true).decades; };
  EXPECT_EQ(decades(0), 1);
  EXPECT_EQ(decades(10), 1);
  EXPECT_EQ(decades(41), 2);
  EXPECT_EQ(decades(70'659), 5);
  EXPECT_FLOAT_EQ(BarAxis(70'659, true).share(100), 0.4f);
  EXPECT_FLOAT_EQ(BarAxis(1000, true).share(1000), 1.0f);
  EXPECT_FLOAT_EQ(BarAxis(1000, true).share(0), 0.0f);
}

TEST(BarAxis, EveryCountHasABar) {
  const PictureFont font;
  const Palette& colours = find_theme("light")->colours;
  for (const bool logarithmic : {false, true}) {
    const auto bars = [&](std::uint64_t value) {
      SvgPen pen(font.get());
      draw_bar(pen, colours, {0, 0}, 100, value, BarAxis(1'000'000, logarithmic));
      return count_of(pen.take({0, 0}, {100, 10}), svg_hex(colours.accent));
    };
    EXPECT_EQ(bars(0), 0);
    EXPECT_EQ(bars(1), 1);
  }
}

// A tick is one line, a cross is two.
TEST(ComparedPicture, AFinishedBoardShowsItsVerdict) {
  const PictureFont font;
  const Palette& colours = find_theme("light")->colours;
  const auto lines = [&](RunState outcome) {
    Snapshot board = invented_start("");
    board.done = true;
    board.outcome = outcome;
    SvgPen pen(font.get());
    draw_box(pen, board, colours, {{0, 0}, {300, 300}, {}}, false, false, BarAxis(1));
    for (const SvgElement& e : read_svg(pen.take({0, 0}, {300, 300})))
      if (e["stroke"] == svg_hex(colours.background)) return count_of(e["d"], "M");
    return 0;
  };
  EXPECT_EQ(lines(RunState::tour), 1);
  EXPECT_EQ(lines(RunState::exhausted), 2);
}

TEST(ComparedPicture, ShowsAllBoards) {
  PictureMaker maker;
  const std::string svg = maker.svg(invented_comparison(4), {.width = 640});
  for (const char* name : {"Backtracking, Clockwise", "Backtracking with pruning", "70,659 visits"})
    EXPECT_NE(svg.find(name), std::string::npos) << name;
  const std::string alone = maker.svg(invented_start(""), {.width = 640});
  EXPECT_GT(svg.size(), 2 * alone.size());
  const auto height = [&](int boards) {
    return read_svg(maker.svg(invented_comparison(boards), {.width = 640})).front()["height"];
  };
  EXPECT_EQ(height(2), height(3)) << "beside each other";
  EXPECT_NE(height(3), height(4)) << "in two rows";
}

}  // namespace
}  // namespace kt
