// The view is handed invented snapshots, and clicked; it never meets a search.
#include "view/frame/view.h"

#include <gtest/gtest.h>

#include <set>

#include "view/headless.h"
#include "view/widgets/keys.h"

namespace kt {
namespace {

Snapshot snapshot_of(const char* settings) {
  Snapshot snapshot;
  EXPECT_TRUE(assign(snapshot.settings, parse_query(settings)).empty());
  snapshot.path = {snapshot.settings.start.square};
  snapshot.depth = snapshot.deepest = snapshot.visits = 1;
  snapshot.sentence = "The knight starts here.";
  return snapshot;
}

class ViewTest : public testing::Test {
 protected:
  ImVec2 middle_of(const char* id) {
    const Control* control = view.controls().find(id);
    EXPECT_NE(control, nullptr) << id;
    if (!control) return {};
    return {(control->min.x + control->max.x) / 2, (control->min.y + control->max.y) / 2};
  }
  // Draws once, so that the control's place is known, and clicks it.
  std::vector<Command> click(const Snapshot& snapshot, const char* id) {
    screen.frame(view, snapshot);
    return screen.click(view, snapshot, middle_of(id));
  }
  // The text form of what a click asks to change; empty for anything else.
  std::string change_by(const Snapshot& snapshot, const char* id) {
    const auto commands = click(snapshot, id);
    if (commands.size() != 1 || !std::holds_alternative<Change>(commands[0])) return "";
    const auto& settings = std::get<Change>(commands[0]).settings;
    return settings.at(0).key + "=" + settings.at(0).value;
  }

  Headless screen{{1280, 740}};
  View view;
};

TEST_F(ViewTest, ListsEveryControlOnce) {
  screen.frame(view, snapshot_of(""));
  std::set<std::string> ids;
  for (const Control& control : view.controls().list()) {
    EXPECT_TRUE(ids.insert(control.id).second) << control.id;
    EXPECT_FALSE(control.label.empty()) << control.id;
    EXPECT_GT(control.max.x, control.min.x) << control.id;
    EXPECT_GT(control.max.y, control.min.y) << control.id;
  }
  for (const char* id : {"board",      "to-start",    "back",  "play",        "forward",          "speed",
                         "rows",       "rows-",       "rows+", "columns",     "columns-",         "columns+",
                         "goal=tour",  "goal=closed", "moves", "detail=move", "detail=candidate", "panel=display",
                         "panel=code", "timeline",    "until", "bookmark",    "play-back",        "to-end",
                         "step"}) {
    EXPECT_TRUE(ids.contains(id)) << id;
  }
}

TEST_F(ViewTest, TransportAsksForWhatItSays) {
  Snapshot snapshot = snapshot_of("");
  snapshot.can_step_back = true;
  const auto only = [](const std::vector<Command>& commands) {
    return commands.size() == 1 ? commands[0] : Command(DismissNotice{});
  };
  EXPECT_TRUE(std::holds_alternative<Play>(only(click(snapshot, "play"))));
  EXPECT_EQ(std::get<StepBy>(only(click(snapshot, "forward"))).steps, 1);
  EXPECT_EQ(std::get<StepBy>(only(click(snapshot, "back"))).steps, -1);
  EXPECT_EQ(std::get<Seek>(only(click(snapshot, "to-start"))).step, 0u);
  snapshot.state = RunState::playing;
  EXPECT_TRUE(std::holds_alternative<Pause>(only(click(snapshot, "play"))));
}

TEST_F(ViewTest, WhatCannotBeDoneIsDisabled) {
  Snapshot snapshot = snapshot_of("");
  snapshot.can_step = false;
  snapshot.can_step_back = false;
  for (const char* id : {"play", "forward", "back", "to-start"}) {
    EXPECT_TRUE(click(snapshot, id).empty()) << id;
    EXPECT_FALSE(view.controls().find(id)->enabled) << id;
  }
}

TEST_F(ViewTest, SettingsAskForTheirValue) {
  const Snapshot snapshot = snapshot_of("board=5x6&panels=display,settings");
  ImGui::GetIO().DisplaySize = {1280, 1000};
  screen.frame(view, snapshot);  // how high the panels are is known after the first
  EXPECT_EQ(change_by(snapshot, "goal=closed"), "goal=closed");
  EXPECT_EQ(change_by(snapshot, "detail=candidate"), "detail=candidate");
  EXPECT_EQ(change_by(snapshot, "base=0"), "base=0");
  EXPECT_EQ(change_by(snapshot, "rows+"), "board=6x6");
  EXPECT_EQ(change_by(snapshot, "rows-"), "board=4x6");
  EXPECT_EQ(change_by(snapshot, "columns+"), "board=5x7");
  EXPECT_EQ(change_by(snapshot, "columns-"), "board=5x5");
  EXPECT_EQ(change_by(snapshot, "goal=tour"), "") << "it is chosen already";
}

TEST_F(ViewTest, TheMoveOrderIsChosenFromItsList) {
  const Snapshot snapshot = snapshot_of("");
  click(snapshot, "moves");
  EXPECT_EQ(change_by(snapshot, "moves=report-brute"), "moves=report-brute");
}

TEST_F(ViewTest, AListSaysWhatEachChoiceDoesAndGreysWhatCanNotBe) {
  Snapshot snapshot = snapshot_of("board=5x5");
  snapshot.refused = {{"algorithm", "divide-and-conquer", "it covers others."}};
  click(snapshot, "algorithm");
  screen.frame(view, snapshot);
  const Control* greyed = view.controls().find("algorithm=divide-and-conquer");
  const Control* other = view.controls().find("algorithm=pruned");
  ASSERT_TRUE(greyed && other);
  EXPECT_EQ(greyed->label, "Divide and conquer");
  EXPECT_EQ(greyed->description, "It covers others.");
  EXPECT_FALSE(greyed->enabled);
  EXPECT_EQ(other->description, find_algorithm("pruned")->summary);
  EXPECT_TRUE(other->enabled);
  EXPECT_NE(controls_json(view.controls()).find(R"("description":"It covers others.")"), std::string::npos);
  EXPECT_EQ(change_by(snapshot, "algorithm=divide-and-conquer"), "");
  // The keys pass it by.
  snapshot.settings.algorithm = find_algorithm("pruned-warnsdorff");
  const auto commands = screen.press(view, snapshot, ImGuiKey_DownArrow);
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(std::get<Change>(commands[0]).settings.at(0).value, "neural-network");
  EXPECT_EQ(change_by(snapshot, "algorithm=pruned"), "algorithm=pruned");
}

TEST_F(ViewTest, AFewChoicesSideBySideDoTheSame) {
  Snapshot snapshot = snapshot_of("");
  snapshot.refused = {{"goal", "closed", "not here."}};
  EXPECT_EQ(change_by(snapshot, "goal=closed"), "");
  EXPECT_FALSE(view.controls().find("goal=closed")->enabled);
  EXPECT_EQ(view.controls().find("goal=closed")->description, "Not here.");
  EXPECT_EQ(view.controls().find("detail=move")->description, "A move made or taken back.");
}

TEST_F(ViewTest, RunUntilSaysWhatCanNotCome) {
  const Snapshot snapshot = snapshot_of("");
  click(snapshot, "until");
  screen.frame(view, snapshot);
  EXPECT_FALSE(view.controls().find("until=reject")->enabled);
  EXPECT_NE(view.controls().find("until=reject")->description.find("Only where one step is a candidate"),
            std::string::npos);
  EXPECT_TRUE(view.controls().find("until=record")->enabled);
}

TEST_F(ViewTest, KeysMoveAlongTheOpenListAndLeaveIt) {
  const Snapshot snapshot = snapshot_of("moves=report");
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

TEST_F(ViewTest, ANoticeOfAnyLengthLeavesItsButtonInReach) {
  Snapshot snapshot = snapshot_of("");
  const std::string long_sentence =
      "moves: '" + std::string(60, 'x') + "' is not one of clockwise, lexicographic, report, or more";
  snapshot.notice = long_sentence + "\n" + long_sentence + "\n" + long_sentence + "\n... and 57 more";
  for (const ImVec2 size : {ImVec2{1280, 740}, ImVec2{760, 500}, ImVec2{320, 1300}}) {
    ImGui::GetIO().DisplaySize = size;
    for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
    const Control* button = view.controls().find("dismiss");
    ASSERT_NE(button, nullptr);
    EXPECT_LE(button->max.y, std::min(size.y, 568.0f));
  }
}

TEST_F(ViewTest, TheWheelIsWantedOnlyWhereSomethingScrolls) {
  const Snapshot snapshot = snapshot_of("panels=settings");
  const auto wanted_at = [&](float x, float y) {
    ImGui::GetIO().AddMousePosEvent(x, y);
    for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
    return view.wants_wheel();
  };
  ImGui::GetIO().DisplaySize = {1280, 2400};
  EXPECT_FALSE(wanted_at(400, 300)) << "the board";
  EXPECT_FALSE(wanted_at(1100, 300)) << "panels that fit";
  ImGui::GetIO().DisplaySize = {1280, 500};
  EXPECT_TRUE(wanted_at(1000, 460)) << "a panel that does not";
  EXPECT_FALSE(wanted_at(300, 200));
}

TEST_F(ViewTest, AMoveOrderThatIsNoneOfTheListIsShownAsItIs) {
  screen.frame(view, snapshot_of("moves=31427586"));
  EXPECT_EQ(view.controls().find("moves")->value, "31427586");
}

TEST_F(ViewTest, AClickOnASquareAsksToStartThere) {
  Snapshot snapshot = snapshot_of("board=5x7");
  screen.frame(view, snapshot);
  const Control board = *view.controls().find("board");
  const float cell = (board.max.x - board.min.x) / 7;
  EXPECT_NEAR(cell, (board.max.y - board.min.y) / 5, 0.01f) << "squares are square";
  for (int row = 0; row < 5; ++row) {
    for (int col = 0; col < 7; ++col) {
      const auto commands = screen.click(view, snapshot,
                                         {board.min.x + cell * (static_cast<float>(col) + 0.5f),
                                          board.min.y + cell * (static_cast<float>(row) + 0.5f)});
      ASSERT_EQ(commands.size(), 1u);
      if (row == 0 && col == 0) {
        EXPECT_EQ(std::get<Seek>(commands[0]).step, 0u) << "it starts there already: start over";
        continue;
      }
      const KeyValue pair = std::get<Change>(commands[0]).settings.at(0);
      EXPECT_EQ(pair.key, "start");
      EXPECT_EQ(pair.value, std::to_string(row) + "," + std::to_string(col));
    }
  }
}

TEST_F(ViewTest, AStartInChessNotationStaysInIt) {
  EXPECT_EQ(change_by(snapshot_of("board=5x5&start=a1"), "board"), "start=c3");
}

TEST_F(ViewTest, TheSpeedSliderReachesItsEnds) {
  const Snapshot snapshot = snapshot_of("");
  screen.frame(view, snapshot);
  const Control slider = *view.controls().find("speed");
  const float y = (slider.min.y + slider.max.y) / 2;
  // A slider asks again in every frame in which the pointer holds it away from the value it is shown.
  const auto value_at = [&](float x) {
    const auto commands = screen.click(view, snapshot, {x, y});
    return commands.empty() ? std::string() : std::get<Change>(commands.front()).settings.at(0).value;
  };
  EXPECT_EQ(value_at(slider.min.x + 1), "0.25");
  EXPECT_EQ(value_at(slider.max.x - 1), "max");
}

TEST_F(ViewTest, KeysAreShortcutsOfTheTransport) {
  Snapshot snapshot = snapshot_of("");
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
  EXPECT_EQ(std::get<ChangeSpeed>(only(ImGuiKey_Equal)).stops, 1);
  EXPECT_EQ(std::get<ChangeSpeed>(only(ImGuiKey_Minus)).stops, -1);
  snapshot.state = RunState::playing;
  EXPECT_TRUE(std::holds_alternative<Pause>(only(ImGuiKey_Space)));
}

TEST_F(ViewTest, TheLegendIsPutAwayAndComesBackUnderLook) {
  const Snapshot snapshot = snapshot_of("board=5x5&panels=display");
  EXPECT_FALSE(view.legend_hidden());
  EXPECT_TRUE(click(snapshot, "legend").empty());
  EXPECT_TRUE(view.legend_hidden());
  screen.frame(view, snapshot);
  EXPECT_EQ(view.controls().find("legend"), nullptr);
  click(snapshot, "legend-is=shown");
  EXPECT_FALSE(view.legend_hidden());
  screen.frame(view, snapshot);
  EXPECT_NE(view.controls().find("legend"), nullptr);
  screen.frame(view, snapshot_of("board=8x8&algorithm=divide-and-conquer"));
  EXPECT_EQ(view.controls().find("legend"), nullptr) << "it has no marks";
}

// What the list of the keys promises: each that is not the board's own asks for something.
TEST_F(ViewTest, EveryKeyOfTheTableDoesSomething) {
  Snapshot snapshot = snapshot_of("detail=candidate");
  snapshot.can_step_back = true;
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
    if (row.key == Key::dot) continue;      // asks for nothing: see tests/web/presenter.test.mjs
    EXPECT_EQ(screen.press(view, snapshot, row.one).size(), 1u) << name_of(row.key);
    if (row.other == ImGuiKey_None) continue;
    EXPECT_EQ(screen.press(view, snapshot, row.other).size(), 1u) << name_of(row.key);
  }
}

TEST_F(ViewTest, ShortcutsNeedNoModifierAndLeaveTextAlone) {
  const Snapshot snapshot = snapshot_of("");
  screen.frame(view, snapshot);
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_R).empty());
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, false);
  click(snapshot, "rows");
  EXPECT_TRUE(ImGui::GetIO().WantTextInput);
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_Space).empty());
}

TEST_F(ViewTest, ATypedNumberOfRowsIsTakenAndClamped) {
  const Snapshot snapshot = snapshot_of("");
  for (const auto& [typed, board] : {std::pair{"12", "12x8"},
                                     {"0", "1x8"},
                                     {"5000", "1024x8"},
                                     {"4294967297", "1024x8"},
                                     {"99999999999999", "1024x8"}}) {
    click(snapshot, "rows");
    ImGui::GetIO().AddInputCharactersUTF8(typed);
    screen.frame(view, snapshot);
    const auto commands = screen.press(view, snapshot, ImGuiKey_Enter);
    ASSERT_EQ(commands.size(), 1u) << typed;
    EXPECT_EQ(std::get<Change>(commands[0]).settings.at(0).value, board);
  }
}

TEST_F(ViewTest, ANoticeIsShownUntilItIsDismissed) {
  Snapshot snapshot = snapshot_of("");
  screen.frame(view, snapshot);
  EXPECT_EQ(view.controls().find("dismiss"), nullptr);
  snapshot.notice = "board: '0x9' is not RxC with 1 to 1024 each";
  screen.frame(view, snapshot);
  const auto commands = click(snapshot, "dismiss");
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<DismissNotice>(commands[0]));
}

// Every kind of moment, on odd boards, at every width, in every theme: it draws, and asks for nothing by itself.
TEST_F(ViewTest, DrawsEveryMomentAtEverySize) {
  for (const char* settings :
       {"board=1", "board=1x1024", "board=1024x1", "board=3x10&theme=dark", "board=1024", "board=8&start=a1"}) {
    Snapshot snapshot = snapshot_of(settings);
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
        EXPECT_GT(ImGui::GetDrawData()->TotalVtxCount, 0) << settings;
      }
    }
  }
}

TEST_F(ViewTest, ANarrowCanvasSaysHowHighItMustBe) {
  const Snapshot snapshot = snapshot_of("panels=settings");
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

// Fingers need 44 pixels; a narrow canvas is most likely a phone.
TEST_F(ViewTest, ANarrowCanvasHasTargetsForFingers) {
  ImGui::GetIO().DisplaySize = {390, 1400};
  screen.frame(view, snapshot_of("panels=settings"));
  for (const Control& control : view.controls().list()) {
    if (control.role == "slider") continue;  // judged by its length
    EXPECT_GE(control.max.y - control.min.y, 43.5f) << control.id;
    EXPECT_GE(control.max.x - control.min.x, 43.5f) << control.id;
  }
}

TEST_F(ViewTest, ControlsAreToldAsJson) {
  Snapshot snapshot = snapshot_of("");
  screen.frame(view, snapshot);
  const std::string json = controls_json(view.controls());
  EXPECT_NE(json.find(R"({"id":"play","label":"Play","role":"button","rect":{"x":)"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("id":"goal=closed","label":"Closed tour","role":"radio")"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("checked":true,"value":"tour")"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("role":"slider")"), std::string::npos) << json;
}

TEST_F(ViewTest, RectanglesAreToldInPixelsOfThePage) {
  screen.frame(view, snapshot_of(""));
  const Control play = *view.controls().find("play");
  const auto place = [&](float scale) {
    const std::string json = controls_json(view.controls(), scale);
    const auto at = json.find(R"("id":"play")");
    const auto rect = json.find(R"("rect":)", at);
    return json.substr(rect, json.find('}', rect) - rect);
  };
  for (const float scale : {1.0f, 1.5f}) {
    float x = 0, y = 0, width = 0, height = 0;
    constexpr const char* kForm = R"("rect":{"x":%f,"y":%f,"width":%f,"height":%f)";
    ASSERT_EQ(std::sscanf(place(scale).c_str(), kForm, &x, &y, &width, &height), 4) << place(scale);
    EXPECT_NEAR(x, play.min.x * scale, 0.001);
    EXPECT_NEAR(y, play.min.y * scale, 0.001);
    EXPECT_NEAR(width, (play.max.x - play.min.x) * scale, 0.001);
    EXPECT_NEAR(height, (play.max.y - play.min.y) * scale, 0.001);
  }
}

TEST_F(ViewTest, TheSizeOfTheTextIsChosenFromItsList) {
  const Snapshot snapshot = snapshot_of("panels=display");
  click(snapshot, "scale");
  EXPECT_EQ(change_by(snapshot, "scale=1.5"), "scale=1.5");
  screen.frame(view, snapshot_of("scale=1.1&panels=display"));
  EXPECT_EQ(view.controls().find("scale")->value, "1.1");
}

TEST_F(ViewTest, TheScaleFollowsSettingsAndSystem) {
  const auto scale = [&](const char* settings) { return view.scale(snapshot_of(settings).settings, {1279, 900}); };
  EXPECT_FLOAT_EQ(scale("scale=1.5"), 1.5f);
  EXPECT_FLOAT_EQ(scale("theme=projector"), find_theme("projector")->type);
  view.set_system_contrast(true);
  EXPECT_EQ(view.background(snapshot_of("")).x, 0);
  EXPECT_GT(view.background(snapshot_of("theme=light")).x, 0.9f);
}

}  // namespace
}  // namespace kt
