// The list's data for screen readers, and actions through it without a pointer.
#include "view/controls/controls.h"

#include <algorithm>

#include "app/language/say.h"
#include "view/frame/view_fixture.h"
#include "view/panels/panels.h"

namespace kt {
namespace {

class HeardView : public ViewTest {
 protected:
  std::vector<Control> items(const Snapshot& snapshot) {
    view.collect_details();
    screen.frame(view, snapshot);
    return view.controls().items();
  }
  static const Control* find(const std::vector<Control>& items, std::string_view id) {
    const auto found = std::ranges::find(items, id, &Control::id);
    EXPECT_NE(found, items.end()) << id;
    return found == items.end() ? nullptr : &*found;
  }
};

TEST_F(HeardView, EveryControlHasAHeading) {
  for (const Control& item : items(invented_start("panels=settings,numbers")))
    EXPECT_FALSE(item.region.empty()) << item.label;
  const auto all = items(invented_start("panels=settings,numbers"));
  EXPECT_EQ(find(all, "board")->region, "Board");
  EXPECT_EQ(find(all, "play")->region, "Playback");
  EXPECT_EQ(find(all, "speed")->region, "Playback");
  EXPECT_EQ(find(all, "panel=code")->region, "Panels");
  EXPECT_EQ(find(all, "algorithm")->region, "Setup");
  EXPECT_EQ(find(all, "goal=closed")->group, "Goal");
}

TEST_F(HeardView, IdsAndRegionsDoNotDependOnTheLanguage) {
  const Translation german(
      *find_locale("de"),
      "Playback\nWiedergabe\nPlay\nAbspielen\nGoal\nZiel\nClosed tour\nRundreise\n"
      "Path\nPfad\n{0} of {1}\n{0} von {1}\nSetup\nAufbau\nDecrease {0}\nWeniger {0}\nRows\nZeilen\n");
  speak(&german);
  const auto all = items(invented_start("panels=settings,numbers"));
  speak(nullptr);
  EXPECT_EQ(find(all, "play")->label, "Abspielen");
  EXPECT_EQ(find(all, "play")->region, "Playback");
  EXPECT_EQ(find(all, "play")->heading, "Wiedergabe");
  EXPECT_EQ(find(all, "panel=settings")->label, "Aufbau");
  EXPECT_EQ(find(all, "goal=closed")->region, "Setup");
  EXPECT_EQ(find(all, "goal=closed")->heading, "Aufbau");
  EXPECT_EQ(find(all, "goal=closed")->group, "Ziel");
  EXPECT_EQ(find(all, "rows-")->label, "Weniger Zeilen");
  EXPECT_NE(std::ranges::find(all, "Pfad: 1 von 64", &Control::label), all.end());
  EXPECT_NE(items_json(view.controls()).find(R"("region":"Playback","heading":"Wiedergabe")"), std::string::npos);
}

TEST_F(HeardView, ListsTheTextThatIsDrawn) {
  const Snapshot snapshot = invented_start("panels=settings,numbers");
  EXPECT_TRUE(std::ranges::all_of((screen.frame(view, snapshot), view.controls().items()), [](const Control& item) {
    return !item.id.empty();
  })) << "nobody has asked for them";
  const auto all = items(snapshot);
  const auto tells = [&](std::string_view words, std::string_view region) {
    return std::ranges::any_of(all, [&](const Control& item) { return item.label == words && item.region == region; });
  };
  EXPECT_TRUE(tells("The knight starts here.", "Now"));
  EXPECT_TRUE(tells("Step: 0 the start", "Playback"));
  EXPECT_TRUE(tells("Start: a8", "Setup"));
  EXPECT_TRUE(tells("Search", "Setup"));
  EXPECT_TRUE(tells("Path: 1 of 64", "Statistics"));
}

TEST_F(HeardView, SlidersHaveValuesInWords) {
  Snapshot snapshot = invented_run("speed=9", 40'000);
  snapshot.step = 1'204;
  const auto all = items(snapshot);
  EXPECT_EQ(find(all, "speed")->label, "Speed");
  EXPECT_EQ(find(all, "speed")->text, "9 steps per second");
  EXPECT_EQ(find(all, "timeline")->text, "Step 1,204 of 40,000");
}

TEST_F(HeardView, ListsOfferTheirChoicesAndAcceptOne) {
  const Snapshot snapshot = invented_start("panels=settings");
  const auto all = items(snapshot);
  const Control* algorithm = find(all, "algorithm");
  ASSERT_GT(algorithm->options.size(), 5u);
  EXPECT_EQ(algorithm->options[0].label, "Brute force");
  EXPECT_FALSE(algorithm->options[0].description.empty());
  view.choose("algorithm", "pruned");
  const auto commands = screen.frame(view, snapshot);
  ASSERT_EQ(commands.size(), 1u);
  const KeyValue value = std::get<Change>(commands[0]).settings.at(0);
  EXPECT_EQ(value.key + "=" + value.value, "algorithm=pruned");
  EXPECT_TRUE(screen.frame(view, snapshot).empty()) << "once";
}

TEST_F(HeardView, IgnoresChoicesThatAreNotAvailable) {
  const Snapshot snapshot = invented_start("panels=settings");
  items(snapshot);
  for (const char* option : {"nothing", "backtracking"}) {
    view.choose("algorithm", option);
    EXPECT_TRUE(screen.frame(view, snapshot).empty()) << option;
  }
  view.choose("nobody", "pruned");
  screen.frame(view, snapshot);
  view.choose("until", "tour");
  const auto commands = screen.frame(view, snapshot);
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(std::get<RunUntil>(commands[0]).what, Until::tour);
}

TEST_F(HeardView, ScrollsAControlIntoView) {
  Headless low{{1280, 420}};
  View other;
  const Snapshot snapshot = invented_start("panels=settings&algorithm=warnsdorff&tie=random");
  other.collect_details();
  low.frame(other, snapshot);
  const auto bottom = [&] { return other.controls().find("detail=candidate")->max.y; };
  const float before = bottom();
  ASSERT_GT(before, 420);
  other.reveal("detail=candidate");
  for (int i = 0; i < 3; ++i) low.frame(other, snapshot);
  EXPECT_LE(bottom(), 420);
}

TEST_F(HeardView, AGroupEndsWithItsHeading) {
  const auto all = items(invented_start("panels=settings,display,plot"));
  EXPECT_EQ(find(all, "goal=closed")->group, "Goal");
  for (const Control& item : all) {
    const bool is_form = item.region == "Setup" || item.region == "Appearance" || item.region == "Plot";
    if (!is_form) {
      EXPECT_EQ(item.group, "") << item.label << " under " << item.region;
    }
  }
  ControlList list;
  list.region("Setup");
  list.group("Goal");
  list.region("Measure");
  list.add(1, {0, 0}, {1, 1}, true);
  list.name(1, "Any###any", true, "radio");
  EXPECT_EQ(list.items().front().group, "");
}

TEST(HeardPanels, ListControlsOutOfView) {
  std::string all_panels = "mode=play&panels=";
  for (const Panel& panel : panels()) all_panels += std::string(panel.id) + ",";
  all_panels.pop_back();
  const Snapshot snapshot = invented_start(all_panels.c_str());
  const auto ids = [&](float height) {
    Headless canvas{{1280, height}};
    View view;
    view.collect_details();
    for (int i = 0; i < 3; ++i) canvas.frame(view, snapshot);
    std::vector<std::string> all;
    for (const Control& control : view.controls().list()) {
      const bool is_drawn_in_part =
          control.id.starts_with("frame-") || control.id == "tree" || control.id.starts_with("tree-node-");
      const bool is_in_panel = control.region != "Playback" && control.region != "Board";
      if (is_in_panel && !is_drawn_in_part) all.push_back(control.id);
    }
    return all;
  };
  const auto low = ids(420), high = ids(4000);
  EXPECT_GT(high.size(), 50u);
  for (const std::string& id : high) EXPECT_TRUE(std::ranges::find(low, id) != low.end()) << id;
}

TEST_F(HeardView, StackAndTreeAreSeparateParts) {
  const Snapshot snapshot = invented_run("panels=stack,tree", 40);
  items(snapshot);
  const auto all = items(snapshot);
  for (const char* role : {"list", "tree"}) {
    const auto part = std::ranges::find(all, role, &Control::role);
    ASSERT_NE(part, all.end()) << role;
    EXPECT_EQ(part->id, "");
    EXPECT_EQ(part->region, std::string_view(role) == "list" ? "Stack" : "Tree");
    EXPECT_GT(part->max.y - part->min.y, 50);
  }
}

TEST_F(HeardView, WritesItemsAsJson) {
  items(invented_start("speed=9&panels=settings"));
  const std::string json = items_json(view.controls());
  EXPECT_NE(json.find(R"("role":"text","rect":)"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("region":"Playback","text":"9 steps per second"})"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("options":[{"id":"brute-force","label":"Brute force","description":")"), std::string::npos)
      << json;
  EXPECT_EQ(controls_json(view.controls()).find("region"), std::string::npos) << "the public one stays as it is";
}

}  // namespace
}  // namespace kt
