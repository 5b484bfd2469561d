// The view on canvases of every size: what it draws, its preferred height, and what stays reachable.
#include "view/frame/view_fixture.h"

namespace kt {
namespace {

TEST_F(ViewTest, ALongNoticeKeepsItsButtonVisible) {
  Snapshot snapshot = invented_start("");
  const std::string long_sentence =
      "moves: '" + std::string(60, 'x') + "' is not one of clockwise, lexicographic, report, or more";
  snapshot.notice =
      Message::verbatim(long_sentence + "\n" + long_sentence + "\n" + long_sentence + "\n... and 57 more");
  for (const ImVec2 size : {ImVec2{1280, 740}, ImVec2{760, 500}, ImVec2{320, 1300}, ImVec2{480, 300}}) {
    ImGui::GetIO().DisplaySize = size;
    for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
    const Control* button = view.controls().find("dismiss");
    ASSERT_NE(button, nullptr);
    EXPECT_LE(button->max.y, std::min(size.y, 568.0f));
  }
}

TEST_F(ViewTest, UsesTheWheelOnlyWhereSomethingScrolls) {
  const Snapshot snapshot = invented_start("panels=settings");
  const auto wanted_at = [&](float x, float y) {
    ImGui::GetIO().AddMousePosEvent(x, y);
    for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
    return view.handles_wheel();
  };
  ImGui::GetIO().DisplaySize = {1280, 2400};
  EXPECT_FALSE(wanted_at(400, 300)) << "the board";
  EXPECT_FALSE(wanted_at(1100, 300)) << "panels that fit";
  ImGui::GetIO().DisplaySize = {1280, 500};
  EXPECT_TRUE(wanted_at(1000, 460)) << "a panel that does not";
  EXPECT_FALSE(wanted_at(300, 200));
}

TEST_F(ViewTest, ShowsANoticeUntilDismissed) {
  Snapshot snapshot = invented_start("");
  screen.frame(view, snapshot);
  EXPECT_EQ(view.controls().find("dismiss"), nullptr);
  snapshot.notice = {"board: '0x9' is not RxC with 1 to 1024 each"};
  screen.frame(view, snapshot);
  const auto commands = click(snapshot, "dismiss");
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<DismissNotice>(commands[0]));
  view.set_presenting(true);
  const auto by_key = screen.press(view, snapshot, ImGuiKey_Escape);
  ASSERT_EQ(by_key.size(), 1u) << "the presentation goes on";
  EXPECT_TRUE(std::holds_alternative<DismissNotice>(by_key[0]));
}

TEST_F(ViewTest, EscapeThatClosesAListDoesNotEndThePresentation) {
  const Snapshot snapshot = invented_start("panels=settings");
  view.set_presenting(true);
  for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
  click(snapshot, "moves");
  screen.frame(view, snapshot);
  ASSERT_TRUE(view.controls().find("moves=report"));
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_Escape).empty());
  screen.frame(view, snapshot);
  const auto commands = screen.press(view, snapshot, ImGuiKey_Escape);
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_TRUE(std::get<Present>(commands[0]).leave);
}

TEST_F(ViewTest, AFingerScrollsNothingWherePanelsWere) {
  ImGui::GetIO().DisplaySize = {390, 844};
  for (int i = 0; i < 3; ++i) screen.frame(view, invented_start("panels=settings"));
  ASSERT_TRUE(view.scrolls({195, 780}));
  screen.frame(view, invented_start("panels=settings&controls=minimal"));
  EXPECT_FALSE(view.scrolls({195, 780}));
}

// Draws every kind of moment, on odd boards, at every width, in every theme, without sending commands.
TEST_F(ViewTest, DrawsEveryMomentAtEverySize) {
  for (const char* settings :
       {"board=1", "board=1x1024", "board=1024x1", "board=3x10&theme=dark", "board=1024", "board=8&start=a1"}) {
    Snapshot snapshot = invented_start(settings);
    const Board board = snapshot.settings.board;
    for (const EventType type : {EventType::start, EventType::advance, EventType::backtrack, EventType::reject,
                                 EventType::tour, EventType::exhausted}) {
      snapshot.event = {
          type, {board.rows - 1, board.cols - 1}, type == EventType::reject ? Rejection::visited : Rejection::none};
      snapshot.path.clear();
      if (type != EventType::exhausted) {
        for (int i = 0; i < std::min(board.squares(), 30'000); ++i)
          snapshot.path.push_back({i / board.cols, i % board.cols});
      }
      snapshot.candidates = {{{0, 0}, Rejection::none, false, 3},
                             {{0, 0}, Rejection::none, true, 1},
                             {{-1, 5}, Rejection::off_board, true, 0}};
      snapshot.dead_end = type == EventType::backtrack;
      for (const ImVec2 size :
           {ImVec2{1280, 740}, ImVec2{390, 1200}, ImVec2{200, 100}, ImVec2{3840, 2160}, ImVec2{1, 1}}) {
        ImGui::GetIO().DisplaySize = size;
        EXPECT_TRUE(screen.frame(view, snapshot).empty()) << settings;
        EXPECT_EQ(ImGui::GetDrawData()->TotalVtxCount > 0, is_usable(size)) << settings;
      }
    }
  }
}

TEST_F(ViewTest, ANarrowCanvasReportsItsHeight) {
  const Snapshot snapshot = invented_start("panels=settings");
  screen.frame(view, snapshot);
  EXPECT_EQ(view.wanted_height(), 0);
  ImGui::GetIO().DisplaySize = {390, 700};
  screen.frame(view, snapshot);
  screen.frame(view, snapshot);
  const float wanted = view.wanted_height();
  ASSERT_GT(wanted, 700);
  ImGui::GetIO().DisplaySize = {390, wanted};
  screen.frame(view, snapshot);
  screen.frame(view, snapshot);
  EXPECT_EQ(view.wanted_height(), wanted) << "it does not depend on the height it gets";
  for (const Control& control : view.controls().list()) EXPECT_LE(control.max.y, wanted) << control.id;
}

// Fingers need 44 pixels, and a narrow canvas is probably a phone.
TEST_F(ViewTest, ANarrowCanvasHasTouchTargetsOf44Pixels) {
  ImGui::GetIO().DisplaySize = {390, 1400};
  screen.frame(view, invented_start("panels=settings"));
  for (const Control& control : view.controls().list()) {
    if (control.role == "slider") continue;  // its length is checked instead
    EXPECT_GE(control.max.y - control.min.y, 43.5f) << control.id;
    EXPECT_GE(control.max.x - control.min.x, 43.5f) << control.id;
  }
}

TEST_F(ViewTest, TheScaleFollowsSettingsAndSystem) {
  const auto scale = [&](const char* settings) { return view.scale(invented_start(settings).settings, {1279, 900}); };
  EXPECT_FLOAT_EQ(scale("scale=1.5"), 1.5f);
  EXPECT_FLOAT_EQ(scale("theme=projector"), find_theme("projector")->type);
  view.set_system_contrast(true);
  EXPECT_EQ(view.background(invented_start("")).x, 0);
  EXPECT_GT(view.background(invented_start("theme=light")).x, 0.9f);
}

}  // namespace
}  // namespace kt
