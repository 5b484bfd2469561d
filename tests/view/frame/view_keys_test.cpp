// The keys, and when the view ignores them.
#include <set>

#include "view/frame/view_fixture.h"
#include "view/widgets/keys.h"

namespace kt {
namespace {

TEST_F(ViewTest, KeysMoveAlongTheOpenListAndLeaveIt) {
  const Snapshot snapshot = invented_start("moves=report");
  click(snapshot, "moves");
  const auto value_after = [&](ImGuiKey key) {
    const auto commands = screen.press(view, snapshot, key);
    return commands.size() == 1 ? std::get<Change>(commands[0]).settings.at(0).value : std::string();
  };
  EXPECT_EQ(value_after(ImGuiKey_DownArrow), "report-warnsdorff");
  EXPECT_EQ(value_after(ImGuiKey_UpArrow), "lexicographic");
  EXPECT_EQ(value_after(ImGuiKey_RightArrow), "") << "the shortcuts wait until the list is closed";
  EXPECT_EQ(value_after(ImGuiKey_Escape), "");
  screen.frame(view, snapshot);
  EXPECT_EQ(view.controls().find("moves=report"), nullptr);
  EXPECT_EQ(screen.press(view, snapshot, ImGuiKey_RightArrow).size(), 1u);
}

TEST_F(ViewTest, KeysAreShortcutsForPlayback) {
  Snapshot snapshot = invented_start("");
  screen.frame(view, snapshot);
  const auto only = [&](ImGuiKey key) {
    const auto commands = screen.press(view, snapshot, key);
    return commands.size() == 1 ? commands[0] : Command(DismissNotice{});
  };
  EXPECT_TRUE(std::holds_alternative<Play>(only(ImGuiKey_Space)));
  EXPECT_EQ(std::get<StepBy>(only(ImGuiKey_RightArrow)).steps, 1);
  EXPECT_EQ(std::get<StepBy>(only(ImGuiKey_LeftArrow)).steps, -1);
  EXPECT_EQ(std::get<Seek>(only(ImGuiKey_Home)).step, 0u);
  EXPECT_TRUE(std::holds_alternative<Reset>(only(ImGuiKey_R)));
  EXPECT_EQ(std::get<Edit>(only(ImGuiKey_Equal)).speed, faster(snapshot.settings.speed, 1));
  EXPECT_EQ(std::get<Edit>(only(ImGuiKey_Minus)).speed, faster(snapshot.settings.speed, -1));
  snapshot.state = RunState::playing;
  EXPECT_TRUE(std::holds_alternative<Pause>(only(ImGuiKey_Space)));
}

// As their buttons are disabled.
TEST_F(ViewTest, KeysDoNotEndAGame) {
  Snapshot snapshot = invented_start("mode=play");
  snapshot.can_step = true;
  snapshot.step = snapshot.timeline.furthest = 3;
  screen.frame(view, snapshot);
  for (const ImGuiKey key : {ImGuiKey_End, ImGuiKey_B, ImGuiKey_D, ImGuiKey_H, ImGuiKey_L, ImGuiKey_N, ImGuiKey_T})
    EXPECT_TRUE(screen.press(view, snapshot, key).empty()) << ImGui::GetKeyName(key);
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_Space).empty()) << "Play backwards";
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
  snapshot.step = 2;
  const auto commands = screen.press(view, snapshot, ImGuiKey_End);
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(std::get<Seek>(commands[0]).step, 3u) << "Redo all";
}

// Dear ImGui processes one press a frame, so frames are requested until all presses are processed.
TEST_F(ViewTest, RequestsFramesUntilAllInputIsProcessed) {
  const Snapshot snapshot = invented_start("");
  screen.frame(view, snapshot);
  for (int n = 0; n < 5; ++n) {
    for (const bool down : {true, false}) ImGui::GetIO().AddKeyEvent(ImGuiKey_RightArrow, down);
  }
  std::size_t steps = 0;
  int frames = 0;
  do {
    steps += screen.frame(view, snapshot).size();
    ++frames;
  } while (view.is_waiting() && frames < 100);
  EXPECT_EQ(steps, 5u);
  EXPECT_LT(frames, 20);
}

// Each key on the list that is not handled by the board sends a command.
TEST_F(ViewTest, EveryKeyOfTheTableDoesSomething) {
  Snapshot snapshot = invented_start("detail=candidate");
  snapshot.can_step_back = true;
  snapshot.sound = Sound::State::off;
  snapshot.step = 5;
  snapshot.timeline = {
      .furthest = 9,
      .markers = {{.kind = Marker::Kind::bookmark, .step = 2}, {.kind = Marker::Kind::bookmark, .step = 8}}};
  screen.frame(view, snapshot);
  struct Row {
    Key key;
    ImGuiKey one, other;
  };
#define KT_ROW(id, name, does, one, other) {Key::id, ImGuiKey_##one, ImGuiKey_##other},
  constexpr Row kRows[] = {KT_KEYS(KT_ROW)};
#undef KT_ROW
  std::set<std::string_view> names;
  for (const Row& row : kRows) {
    EXPECT_TRUE(names.insert(name_of(row.key)).second) << name_of(row.key);
    if (row.key >= Key::zoom_in) continue;  // see the tests of the board's input
    if (row.key == Key::dot) continue;      // sends no command: see tests/web/instance/presenter.test.mjs
    EXPECT_EQ(screen.press(view, snapshot, row.one).size(), 1u) << name_of(row.key);
    if (row.other == ImGuiKey_None) continue;
    EXPECT_EQ(screen.press(view, snapshot, row.other).size(), 1u) << name_of(row.key);
  }
}

TEST_F(ViewTest, ShortcutsNeedNoModifierAndLeaveTextAlone) {
  const Snapshot snapshot = invented_start("");
  screen.frame(view, snapshot);
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_R).empty());
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, false);
  click(snapshot, "rows");
  EXPECT_TRUE(ImGui::GetIO().WantTextInput);
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_Space).empty());
}

}  // namespace
}  // namespace kt
