// Mouse, keys and fingers on the board, and their commands.
#include <cmath>
#include <iterator>
#include <set>
#include <string>

#include "view/board/board_picture.h"
#include "view/board_fixture.h"
#include "view/pen/theme.h"

namespace kt {
namespace {

TEST_F(BoardTest, ClicksLandOnTheRightSquareAfterZoomingAndPanning) {
  const Snapshot snapshot = invented_start("board=100x100&start=50,50");
  frames(snapshot, 2);
  const ImVec2 place = middle_of(snapshot, {20, 30});
  move_to(snapshot, place);
  EXPECT_TRUE(view.handles_wheel());
  for (int i = 0; i < 12; ++i) {
    ImGui::GetIO().AddMouseWheelEvent(0, 1);
    frames(snapshot);
  }
  EXPECT_EQ(slow_click(snapshot, place), "start=20,30") << "zooming keeps the place under the pointer";
  // Drawn away by some squares, the same place is found further left.
  const std::vector<Command> none = drag(snapshot, {place, {place.x - 20, place.y}, {place.x - 100, place.y + 40}});
  EXPECT_TRUE(none.empty()) << "a drag is no click";
  EXPECT_EQ(slow_click(snapshot, {place.x - 100, place.y + 40}), "start=20,30");
}

TEST_F(BoardTest, ADoubleClickShowsTheWholeBoardWithoutANewStart) {
  const Snapshot snapshot = invented_start("board=100x100");
  frames(snapshot);
  const ImVec2 place = middle_of(snapshot, {20, 30});
  view.pinch(place, 5, {0, 0});
  frames(snapshot);
  EXPECT_TRUE(view.controls().find("zoom-fit")->enabled);
  std::vector<Command> all = screen.click(view, snapshot, place);
  for (Command& command : screen.click(view, snapshot, place)) all.push_back(std::move(command));
  for (Command& command : frames(snapshot, 40)) all.push_back(std::move(command));
  EXPECT_TRUE(all.empty());
  EXPECT_FALSE(view.controls().find("zoom-fit")->enabled);
  EXPECT_EQ(text_of(snapshot, screen.click(view, snapshot, place)), "start=ae80");
}

TEST_F(BoardTest, EveryFingerGestureHasAButton) {
  const Snapshot snapshot = invented_start("board=100x100&start=70,80");
  frames(snapshot);
  const float cell = (board().max.x - board().min.x) / 100;
  EXPECT_TRUE(click_control(snapshot, "zoom-in").empty());
  EXPECT_TRUE(click_control(snapshot, "zoom-in").empty());
  // Towards the knight, which is now in the middle.
  const Control rect = board();
  const ImVec2 middle{(rect.min.x + rect.max.x) / 2 + cell, (rect.min.y + rect.max.y) / 2 + cell};
  EXPECT_EQ(slow_click(snapshot, middle), "seek");
  click_control(snapshot, "zoom-out");
  EXPECT_TRUE(view.controls().find("zoom-out")->enabled);
  click_control(snapshot, "zoom-fit");
  frames(snapshot);
  EXPECT_FALSE(view.controls().find("zoom-out")->enabled);
}

TEST_F(BoardTest, ShowsZoomButtonsOnlyIfUseful) {
  frames(invented_start("board=8"), 2);
  EXPECT_FALSE(shows("zoom-in"));
  frames(invented_start("board=60"), 2);
  EXPECT_TRUE(shows("zoom-in"));
  frames(invented_start("board=8"), 2);
  view.pinch({400, 300}, 2, {0, 0});
  frames(invented_start("board=8"), 2);
  EXPECT_TRUE(shows("zoom-fit"));
}

TEST_F(BoardTest, HidesZoomButtonsIfTheNumbersFit) {
  std::set<float> cells;
  for (int side = 10; side <= 40; ++side) {
    frames(invented_start(("board=" + std::to_string(side)).c_str()), 2);
    const float cell = std::round((board().max.x - board().min.x) / static_cast<float>(side) * 100) / 100;
    EXPECT_EQ(shows("zoom-in"), cell < kCellForNumbers) << side << ": " << cell;
    cells.insert(cell);
  }
  const auto above = cells.lower_bound(kCellForNumbers);
  ASSERT_TRUE(above != cells.begin() && above != cells.end());
  EXPECT_LE(*above - *std::prev(above), 2) << "close to the threshold on both sides";
}

TEST_F(BoardTest, HighlightsAZoomButtonUnderThePointer) {
  const Snapshot snapshot = invented_start("board=60");
  const ImU32 hovered = with_alpha(theme_for(snapshot.settings.theme, {}).colours.hovered, 0.94f);
  const auto looks = [&] {
    bool found = false;
    each_vertex([&](const ImDrawVert& vertex, const ImVec4&) { found = found || vertex.col == hovered; });
    return found;
  };
  move_to(snapshot, {-1e6f, -1e6f});
  EXPECT_FALSE(looks());
  move_to(snapshot, kt::middle_of(view.controls(), "zoom-in"));
  EXPECT_TRUE(looks());
}

TEST_F(BoardTest, PaintsHolesOnBoardsOnly) {
  frames(invented_start("board=6&panels=settings"), 3);
  EXPECT_TRUE(shows("paint-holes"));
  frames(invented_start("graph=A-B;B-C;C-A&panels=settings"), 3);
  EXPECT_FALSE(shows("paint-holes"));
}

TEST_F(BoardTest, KeysZoomAndFit) {
  const Snapshot snapshot = invented_start("board=8");
  frames(snapshot);
  screen.press(view, snapshot, ImGuiKey_I);
  frames(snapshot);
  EXPECT_TRUE(shows("zoom-fit"));
  screen.press(view, snapshot, ImGuiKey_0);
  frames(snapshot);
  EXPECT_FALSE(shows("zoom-fit"));
}

// By a fifth of the shorter visible side, which is ten squares here, or five.
TEST_F(BoardTest, DigitsPanTheBoard) {
  const struct {
    const char *board, *at_first, *right, *up;
    Square middle;
  } kBoards[] = {{"board=100x100", "start=ay50", "start=ba50", "start=ba52", {50, 50}},
                 {"board=50x100", "start=ay25", "start=az25", "start=az26", {25, 50}}};
  for (const auto& [board, at_first, right, up, middle] : kBoards) {
    const Snapshot snapshot = invented_start(board);
    frames(snapshot, 2);
    const ImVec2 place = middle_of(snapshot, middle);
    view.pinch(place, 10, {0, 0});
    frames(snapshot);
    EXPECT_EQ(slow_click(snapshot, place), at_first);
    screen.press(view, snapshot, ImGuiKey_6);
    EXPECT_EQ(slow_click(snapshot, place), right);
    screen.press(view, snapshot, ImGuiKey_Keypad8);
    EXPECT_EQ(slow_click(snapshot, place), up);
  }
}

TEST_F(BoardTest, ShowsAnotherBoardCompletely) {
  Snapshot snapshot = invented_start("board=100x100");
  frames(snapshot);
  view.pinch({400, 300}, 4, {0, 0});
  frames(snapshot);
  snapshot = invented_start("board=90x100");
  frames(snapshot, 2);
  EXPECT_FALSE(view.controls().find("zoom-fit")->enabled);
}

TEST_F(BoardTest, TwoFingersMoveTheBoard) {
  const Snapshot snapshot = invented_start("board=100x100&start=0,0");
  frames(snapshot);
  const ImVec2 place = middle_of(snapshot, {50, 50});
  view.pinch(place, 8, {0, 0});
  frames(snapshot);
  view.pinch(place, 1, {60, 30});
  frames(snapshot);
  EXPECT_EQ(slow_click(snapshot, {place.x + 60, place.y + 30}), "start=ay50");
}

TEST_F(BoardTest, MenuItemsSendTheirCommands) {
  const Snapshot snapshot = invented_start("board=5&holes=1,1");
  EXPECT_EQ(text_of(snapshot, choose(snapshot, {2, 3}, "menu-start")), "start=2,3");
  EXPECT_EQ(text_of(snapshot, choose(snapshot, {2, 3}, "menu-end")), "end=2,3");
  EXPECT_EQ(text_of(snapshot, choose(snapshot, {2, 3}, "menu-hole")), "holes=1,1;2,3");
  EXPECT_EQ(text_of(snapshot, choose(snapshot, {2, 3}, "menu-until")), "until 2,3");
  EXPECT_EQ(text_of(snapshot, choose(snapshot, {1, 1}, "menu-hole")), "holes=none");
}

TEST_F(BoardTest, TheMenuUsesTheNotationOfTheStart) {
  const Snapshot snapshot = invented_start("board=5&start=a1&end=c3");
  EXPECT_EQ(text_of(snapshot, choose(snapshot, {0, 1}, "menu-start")), "start=b5");
  EXPECT_EQ(text_of(snapshot, choose(snapshot, {0, 1}, "menu-hole")), "holes=b5");
  EXPECT_EQ(text_of(snapshot, choose(snapshot, {2, 2}, "menu-end")), "end=none");
}

TEST_F(BoardTest, DisablesInapplicableMenuItems) {
  const Snapshot snapshot = invented_start("board=5&holes=1,1&end=4,4");
  EXPECT_FALSE(enabled(snapshot, {0, 0}, "menu-start"));
  EXPECT_FALSE(enabled(snapshot, {0, 0}, "menu-end"));
  EXPECT_FALSE(enabled(snapshot, {0, 0}, "menu-hole"));
  EXPECT_FALSE(enabled(snapshot, {4, 4}, "menu-hole"));
  EXPECT_TRUE(enabled(snapshot, {4, 4}, "menu-end"));
  for (const char* id : {"menu-start", "menu-end", "menu-until"}) EXPECT_FALSE(enabled(snapshot, {1, 1}, id)) << id;
  EXPECT_TRUE(enabled(snapshot, {1, 1}, "menu-hole"));
  EXPECT_FALSE(enabled(invented_start("board=6&goal=closed"), {3, 3}, "menu-end")) << "it ends beside its start";
  EXPECT_FALSE(enabled(invented_start("board=6&algorithm=divide-and-conquer"), {3, 3}, "menu-until"));
}

TEST_F(BoardTest, MenuItemsAreLargeEnoughForFingers) {
  const Snapshot snapshot = invented_start("board=5");
  frames(snapshot);
  open_menu(snapshot, middle_of(snapshot, {2, 2}));
  for (const char* id : {"menu-start", "menu-end", "menu-hole", "menu-until"}) {
    const Control* row = view.controls().find(id);
    ASSERT_NE(row, nullptr) << id;
    EXPECT_GE(row->max.y - row->min.y, kTouch) << id;
  }
}

TEST_F(BoardTest, ALongPressOpensTheMenuWithoutAClick) {
  const Snapshot snapshot = invented_start("board=5");
  frames(snapshot);
  move_to(snapshot, middle_of(snapshot, {2, 2}));
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  frames(snapshot, 20);
  EXPECT_FALSE(shows("menu-start"));
  EXPECT_TRUE(frames(snapshot, 20).empty());
  EXPECT_TRUE(shows("menu-start"));
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  EXPECT_TRUE(frames(snapshot, 5).empty());
  EXPECT_TRUE(shows("menu-start"));
}

TEST_F(BoardTest, AFingersLongPressIsReportedByThePlatform) {
  const Snapshot snapshot = invented_start("board=5");
  frames(snapshot);
  const ImVec2 at = middle_of(snapshot, {3, 1});
  EXPECT_TRUE(view.is_on_board(at));
  EXPECT_FALSE(view.is_on_board({1200, 300}));
  ImGui::GetIO().AddMousePosEvent(at.x, at.y);
  view.open_menu(at);
  frames(snapshot, 3);
  EXPECT_EQ(text_of(snapshot, click_control(snapshot, "menu-start")), "start=b2");
}

TEST_F(BoardTest, DraggingWithShiftAddsAndRemovesHoles) {
  Snapshot snapshot = invented_start("board=8&end=3,5");
  frames(snapshot);
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
  // From 3,1 along the row, over the end, which stays.
  const ImVec2 from = middle_of(snapshot, {3, 1}), to = middle_of(snapshot, {3, 6});
  EXPECT_EQ(text_of(snapshot, drag(snapshot, {from, to})), "holes=3,1;3,2;3,3;3,4;3,6");
  snapshot = invented_start("board=8&holes=3,1;3,2;5,5");
  EXPECT_EQ(text_of(snapshot, drag(snapshot, {from, to})), "holes=5,5") << "begun on a hole it puts squares back";
  EXPECT_TRUE(drag(snapshot, {middle_of(snapshot, {0, 0}), middle_of(snapshot, {0, 0})}).empty()) << "the start stays";
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
  EXPECT_EQ(text_of(snapshot, drag(snapshot, {from, from})), "0 commands") << "a click on a hole starts nothing";
}

TEST_F(BoardTest, ADragOverTheBoardIsNotAClick) {
  const Snapshot snapshot = invented_start("board=8");
  frames(snapshot);
  EXPECT_TRUE(drag(snapshot, {middle_of(snapshot, {2, 2}), middle_of(snapshot, {5, 5})}).empty());
  // A hand that shakes inside its square still clicks.
  const ImVec2 at = middle_of(snapshot, {2, 2});
  EXPECT_EQ(text_of(snapshot, drag(snapshot, {at, {at.x + 12, at.y + 9}})), "start=c6");
}

TEST_F(BoardTest, TheChoiceOfTheKeyboardEndsWithTheGame) {
  for (const char* next : {"board=8&mode=watch", "board=7&mode=play"}) {
    Snapshot snapshot = invented_start("board=8&mode=play");
    snapshot.candidates = {{{2, 1}, Rejection::none, false, 5}};
    frames(snapshot);
    const auto& aim = view.state().of<BoardState>().aim;
    screen.press(view, snapshot, ImGuiKey_C);
    EXPECT_EQ(aim, (Square{2, 1}));
    frames(invented_start(next), 2);
    EXPECT_EQ(aim, std::nullopt) << next;
  }
}

TEST_F(BoardTest, ABoardOfOneRowCanBeZoomed) {
  const Snapshot snapshot = invented_start("board=1x1024");
  frames(snapshot, 2);
  EXPECT_TRUE(shows("zoom-in"));
  for (int i = 0; i < 8; ++i) click_control(snapshot, "zoom-in");
  frames(snapshot);
  EXPECT_GT(board().max.y - board().min.y, 60);
}

}  // namespace
}  // namespace kt
