// The command of each control when it is clicked, and its description.
#include <set>

#include "view/frame/view_fixture.h"

namespace kt {
namespace {

TEST_F(ViewTest, ListsEveryControlOnce) {
  screen.frame(view, invented_start(""));
  std::set<std::string> ids;
  for (const Control& control : view.controls().list()) {
    EXPECT_TRUE(ids.insert(control.id).second) << control.id;
    EXPECT_FALSE(control.label.empty()) << control.id;
    EXPECT_GT(control.max.x, control.min.x) << control.id;
    EXPECT_GT(control.max.y, control.min.y) << control.id;
  }
  for (const char* id : {"board",      "to-start",    "back",  "play",        "forward",          "speed",
                         "rows",       "rows-",       "rows+", "columns",     "columns-",         "columns+",
                         "goal=tour",  "goal=closed", "moves", "detail=move", "detail=candidate", "panel=measure",
                         "panel=code", "timeline",    "until", "bookmark",    "play-back",        "to-end",
                         "step"}) {
    EXPECT_TRUE(ids.contains(id)) << id;
  }
}

TEST_F(ViewTest, TheNoticeIsWideWithoutControls) {
  Snapshot snapshot = invented_start("controls=none");
  snapshot.notice = {"This works only if each step is a candidate. Choose that in Setup."};
  for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
  const Control* const dismiss = view.controls().find("dismiss");
  ASSERT_NE(dismiss, nullptr);
  EXPECT_NEAR(dismiss->min.x, (1280 - 560) / 2 + 16, 1) << "in the middle";
  EXPECT_LT(dismiss->min.y, 120) << "below one line";
}

TEST_F(ViewTest, TheMenuOpensOnTheCanvas) {
  int opened = 0;
  for (const ImVec2 size : {ImVec2{900, 500}, {800, 360}, {1280, 740}, {620, 700}}) {
    ImGui::GetIO().DisplaySize = size;
    const Snapshot snapshot = invented_start("");
    for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
    if (!view.controls().find("until")) continue;
    ++opened;
    click(snapshot, "until");
    for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
    int rows = 0;
    for (const Control& control : view.controls().list()) {
      if (!control.id.starts_with("until=")) continue;
      if (++rows == 1) {
        EXPECT_GE(control.min.y, 0) << control.id << " on " << size.x;
      }
      EXPECT_LE(control.max.x, size.x) << control.id;
      if (size.y >= 400) {
        EXPECT_LE(control.max.y, size.y) << control.id << " on " << size.x;
      }
    }
    EXPECT_GT(rows, 3) << size.x;
    screen.press(view, snapshot, ImGuiKey_Escape);
  }
  EXPECT_GE(opened, 3);
}

TEST_F(ViewTest, SlidersTakeValuesFromThePage) {
  const Snapshot snapshot = invented_start("speed=1");
  for (const std::size_t stop : {std::size_t{3}, speed_stops().size() - 1}) {
    view.choose("speed", std::to_string(stop));
    const auto commands = screen.frame(view, snapshot);
    ASSERT_EQ(commands.size(), 1u);
    EXPECT_EQ(std::get<Edit>(commands[0]).speed, speed_stops()[stop]);
  }
  view.choose("speed", std::to_string(nearest_speed_stop(snapshot.settings.speed)));
  EXPECT_TRUE(screen.frame(view, snapshot).empty()) << "it is there already";
}

TEST_F(ViewTest, ShowsTheSoundButtonOnlyIfOffered) {
  Snapshot snapshot = invented_start("");
  screen.frame(view, snapshot);
  EXPECT_EQ(view.controls().find("sound"), nullptr);
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_S).empty());
  for (const auto& [now, wanted] :
       {std::pair{Sound::State::off, Sound::State::on}, {Sound::State::on, Sound::State::off}}) {
    snapshot.sound = now;
    const auto asked = click(snapshot, "sound");
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(std::get<Sound>(asked[0]).state, wanted);
    const Control* button = view.controls().find("sound");
    EXPECT_EQ(button->label, "Sound");
    EXPECT_EQ(button->checked, now == Sound::State::on);
  }
}

TEST_F(ViewTest, TheSoundButtonFitsAtEverySize) {
  int without = 0;
  for (const char* settings : {"", "controls=minimal", "panels=none", "compare=two-orders"}) {
    for (const ImVec2 size : {ImVec2{1280, 740},
                              {1920, 1000},
                              {1000, 700},
                              {800, 600},
                              {620, 700},
                              {560, 900},
                              {390, 844},
                              {375, 667},
                              {844, 390},
                              {667, 375},
                              {320, 640}}) {
      ImGui::GetIO().DisplaySize = size;
      Snapshot snapshot = invented_start(settings);
      for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
      std::set<std::string> before;
      for (const Control& control : view.controls().list()) before.insert(control.id);
      snapshot.sound = Sound::State::off;
      for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
      const std::string where =
          std::string(settings) + " on " + std::to_string(size.x) + " x " + std::to_string(size.y);
      // Presenting also has a key, and may be left out.
      for (const std::string& id : before) EXPECT_TRUE(id == "present" || view.controls().find(id)) << id << where;
      const Control* button = view.controls().find("sound");
      if (!button) {
        ++without;
        Snapshot look = invented_start("panels=display");
        look.sound = Sound::State::off;
        for (int i = 0; i < 3; ++i) screen.frame(view, look);
        const Control* choice = view.controls().find("sound-is=on");
        ASSERT_NE(choice, nullptr) << where;
        EXPECT_LE(choice->max.x, size.x) << where;
        if (choice->max.y > size.y) continue;  // it must scroll first
        const auto asked = click(look, "sound-is=on");
        ASSERT_EQ(asked.size(), 1u) << where;
        EXPECT_EQ(std::get<Sound>(asked[0]).state, Sound::State::on);
        continue;
      }
      EXPECT_GE(button->max.x - button->min.x, 44) << where;
      EXPECT_LE(button->max.x, size.x) << where;
      for (const char* id : {"play", "to-end", "until", "share", "bookmark", "present", "speed"}) {
        const Control* other = view.controls().find(id);
        if (!other) continue;
        const bool apart = other->max.x <= button->min.x || button->max.x <= other->min.x ||
                           other->max.y <= button->min.y || button->max.y <= other->min.y;
        EXPECT_TRUE(apart) << id << " " << where;
        EXPECT_LE(other->max.x, size.x) << id << " " << where;
      }
    }
  }
  EXPECT_GT(without, 0);
  EXPECT_LT(without, 12);
}

TEST_F(ViewTest, PlaybackButtonsSendTheirCommands) {
  Snapshot snapshot = invented_start("");
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

TEST_F(ViewTest, DisablesImpossibleControls) {
  Snapshot snapshot = invented_start("");
  snapshot.can_step = false;
  snapshot.can_step_back = false;
  for (const char* id : {"play", "forward", "back", "to-start"}) {
    EXPECT_TRUE(click(snapshot, id).empty()) << id;
    EXPECT_FALSE(view.controls().find(id)->enabled) << id;
  }
}

TEST_F(ViewTest, AClickOnASquareSetsTheStart) {
  Snapshot snapshot = invented_start("board=5x7");
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
      EXPECT_EQ(std::get<Edit>(commands[0]).start, (Square{row, col}));
    }
  }
}

TEST_F(ViewTest, AClickKeepsChessNotationOfTheStart) {
  EXPECT_EQ(change_by(invented_start("board=5x5&start=a1"), "board"), "start=c3");
}

TEST_F(ViewTest, TheSpeedSliderReachesItsEnds) {
  const Snapshot snapshot = invented_start("");
  screen.frame(view, snapshot);
  const Control slider = *view.controls().find("speed");
  const float y = (slider.min.y + slider.max.y) / 2;
  // A slider sends its command again in every frame while the pointer holds it away from the shown value.
  const auto value_at = [&](float x) {
    const auto commands = screen.click(view, snapshot, {x, y});
    return commands.empty() ? std::string() : to_string(*std::get<Edit>(commands.front()).speed);
  };
  EXPECT_EQ(value_at(slider.min.x + 1), "0.25");
  EXPECT_EQ(value_at(slider.max.x - 1), "max");
}

TEST_F(ViewTest, TheLegendHidesAndReturnsFromThePanelLook) {
  const Snapshot snapshot = invented_start("board=5x5&panels=display");
  EXPECT_FALSE(view.legend_hidden());
  EXPECT_TRUE(click(snapshot, "legend").empty());
  EXPECT_TRUE(view.legend_hidden());
  screen.frame(view, snapshot);
  EXPECT_EQ(view.controls().find("legend"), nullptr);
  click(snapshot, "legend-is=shown");
  EXPECT_FALSE(view.legend_hidden());
  screen.frame(view, snapshot);
  EXPECT_NE(view.controls().find("legend"), nullptr);
  screen.frame(view, invented_start("board=8x8&algorithm=divide-and-conquer"));
  EXPECT_EQ(view.controls().find("legend"), nullptr) << "it has no marks";
}

TEST_F(ViewTest, WritesControlsAsJson) {
  Snapshot snapshot = invented_start("");
  screen.frame(view, snapshot);
  const std::string json = controls_json(view.controls());
  EXPECT_NE(json.find(R"({"id":"play","label":"Play","role":"button","rect":{"x":)"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("id":"goal=closed","label":"Closed tour","role":"radio")"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("checked":true,"value":"tour")"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("role":"slider")"), std::string::npos) << json;
}

TEST_F(ViewTest, WritesRectanglesInCssPixels) {
  screen.frame(view, invented_start(""));
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

}  // namespace
}  // namespace kt
