#include "view/frame/side.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/language/catalogues.h"
#include "app/language/say.h"
#include "view/headless.h"
#include "view/invented.h"

namespace kt {
namespace {

Settings with_panels(std::string_view panels) { return settings_of("panels=" + std::string(panels)); }

std::string ids(const std::vector<const Panel*>& open) {
  std::string text;
  for (const Panel* panel : open) text += (text.empty() ? "" : ",") + std::string(panel->id);
  return text;
}

const Panel& panel(std::string_view id) { return *std::ranges::find(panels(), id, &Panel::id); }

// "code|tree -stack": the columns, and the panels that are only headings.
std::string planned(std::string_view panels, int columns, float height, bool fingers = false) {
  const SidePlan plan = plan_side(panels.empty() ? Settings{} : with_panels(panels), {}, columns, height, fingers);
  std::string text;
  for (const auto& column : plan.columns) text += (text.empty() ? "" : "|") + ids(column);
  return text + (plan.headings.empty() ? "" : " -" + ids(plan.headings));
}
std::string after_click(std::string_view asked, std::string_view id, float height, bool fingers = false) {
  Settings settings;
  settings.panels = toggled(with_panels(asked), {}, panel(id), 1, height, fingers);
  return find_setting("panels")->format(settings);
}

TEST(Side, OpensRequestedPanelsThatFit) {
  EXPECT_EQ(planned("code,stack,tree", 1, 2000), "code,stack,tree");
  EXPECT_EQ(planned("code,stack,tree", 1, 600), "code,stack -tree") << "the first ones";
  EXPECT_EQ(planned("code,stack,tree", 1, 100), "code -stack,tree") << "there is always one";
  EXPECT_EQ(planned("code,stack,tree", 1, 100, true), "code,stack,tree") << "for fingers they scroll";
  EXPECT_EQ(planned("none", 1, 2000), "");
}

TEST(Side, SharesTwoColumnsByNeed) {
  EXPECT_EQ(planned("code,stack", 2, 300), "code|stack");
  EXPECT_EQ(planned("code,stack,tree,numbers", 2, 600), "code,stack|tree,numbers");
  EXPECT_EQ(planned("display,tree,stack", 2, 600), "display|tree,stack");
  EXPECT_EQ(planned("code,stack,tree,numbers", 2, 340), "code|stack -tree,numbers");
  EXPECT_EQ(planned("tree", 2, 300), "tree");
}

TEST(Side, ChoosesPanelsThatFit) {
  EXPECT_EQ(planned("", 1, 1000), "settings,numbers");
  EXPECT_EQ(planned("", 2, 500), "settings|numbers");
  EXPECT_EQ(planned("", 1, 500), "settings");
  EXPECT_EQ(planned("", 1, 250), "numbers");
  EXPECT_EQ(planned("", 1, 100), "");
  EXPECT_EQ(planned("", 1, 2000, true), "") << "a sheet is opened by hand";
}

// The measured height of a panel counts, not its estimate.
TEST(Side, ReservesTheMeasuredHeightOfAPanel) {
  PanelNeeds needs;
  needs.heights.resize(panels().size());
  needs.heights[static_cast<std::size_t>(&panel("stack") - panels().data())] = 900;
  EXPECT_EQ(ids(plan_side(with_panels("code,stack"), needs, 1, 1000, false).headings), "stack");
  EXPECT_TRUE(plan_side(with_panels("code,stack"), {}, 1, 1000, false).headings.empty());
}

TEST(Side, ATabOpensItsPanelOrClosesIt) {
  EXPECT_EQ(after_click("code,stack", "tree", 2000), "code,stack,tree");
  EXPECT_EQ(after_click("code,stack", "code", 2000), "stack");
  EXPECT_EQ(after_click("code,stack", "tree", 2000, true), "tree") << "for fingers one is enough";
  for (const bool fingers : {false, true}) EXPECT_EQ(after_click("code", "code", 2000, fingers), "none");
}

TEST(Side, WhatIsOpenedHasRoom) {
  EXPECT_EQ(after_click("code,stack", "tree", 600), "tree,code,stack");
  EXPECT_EQ(after_click("code,stack,tree", "tree", 600), "tree,code,stack") << "by its heading";
  EXPECT_EQ(after_click("code,stack,tree", "code", 600), "stack,tree") << "which gives way to a heading";
}

// On a laptop's screen all four are drawn, or have a heading that opens them.
TEST(Side, FourPanelsAreReachable) {
  Headless screen({1280, 676});
  View view;
  Snapshot snapshot;
  assign(snapshot.settings, parse_query("panels=settings,code,stack,numbers"));
  for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
  const Control* heading = view.controls().find("heading=numbers");
  ASSERT_NE(heading, nullptr);
  const auto commands =
      screen.click(view, snapshot, {(heading->min.x + heading->max.x) / 2, (heading->min.y + heading->max.y) / 2});
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(std::get<Edit>(commands[0]).panels->front(), "numbers");
}

// With large type, panels without room scroll together, and each has an open tab.
TEST(Side, ATabClosesAPanelThatScrolls) {
  Headless screen({1280 / 1.35f, 684 / 1.35f});
  View view;
  Snapshot snapshot;
  assign(snapshot.settings, parse_query("theme=projector&panels=settings,code"));
  for (int i = 0; i < 4; ++i) screen.frame(view, snapshot);
  const Control* tab = view.controls().find("panel=code");
  ASSERT_NE(tab, nullptr);
  ASSERT_TRUE(tab->checked);
  const auto commands = screen.click(view, snapshot, {(tab->min.x + tab->max.x) / 2, (tab->min.y + tab->max.y) / 2});
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(change_by(snapshot.settings, commands), "panels=settings");
}

// The setting knows exactly the existing panels.
TEST(Side, PanelsMatchTheSetting) {
  std::string all;
  for (const Panel& panel : panels()) all += (all.empty() ? "" : ",") + std::string(panel.id);
  EXPECT_EQ(planned(all, 1, 10'000), all);
}

TEST(Side, APanelGetsTheDataThatItNeeds) {
  for (const Panel& panel : panels()) {
    Headless screen({1280, 740});
    View view;
    Snapshot snapshot;
    snapshot.settings.panels = {std::string(panel.id)};
    RequiredData asked;
    ImGui::NewFrame();
    for (const Command& command : view.draw(snapshot)) {
      if (const auto* data = std::get_if<RequiredData>(&command)) asked = *data;
    }
    Headless::end_frame();
    EXPECT_EQ(asked, panel.required_data) << panel.id;
  }
}

TEST(Side, TabsOpenTheirPanel) {
  Headless screen({1920, 1080});  // where all tabs have room
  View view;
  Snapshot snapshot;
  screen.frame(view, snapshot);
  for (const Panel& panel : panels()) {
    const Control* tab = view.controls().find("panel=" + std::string(panel.id));
    ASSERT_NE(tab, nullptr) << panel.id;
    EXPECT_EQ(tab->label, panel.title);
    EXPECT_EQ(tab->role, "tab");
  }
  const Control* tab = view.controls().find("panel=code");
  const auto commands = screen.click(view, snapshot, {(tab->min.x + tab->max.x) / 2, (tab->min.y + tab->max.y) / 2});
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_TRUE(std::get<Edit>(commands[0]).panels);
}

TEST(Side, TabsThatDoNotFitAreBehindMore) {
  Headless screen({320, 760});
  View view;
  const Snapshot snapshot;
  const std::string last = "panel=" + std::string(panels().back().id);
  const auto click = [&](const std::string& id) {
    const Control* control = view.controls().find(id);
    EXPECT_NE(control, nullptr) << id;
    if (!control) return std::vector<Command>{};
    return screen.click(view, snapshot, {(control->min.x + control->max.x) / 2, (control->min.y + control->max.y) / 2});
  };
  screen.frame(view, snapshot);
  EXPECT_TRUE(view.controls().find("panel=settings"));
  EXPECT_FALSE(view.controls().find(last));
  float right = 0;
  for (const Control& control : view.controls().list()) {
    if (!control.id.starts_with("panel")) continue;
    EXPECT_GE(control.min.x, right - 0.5f) << control.id;
    right = control.max.x;
  }
  EXPECT_LE(right, 320);
  EXPECT_TRUE(click("panels-more").empty());
  for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);  // until the list has its size
  for (const Panel& panel : panels()) EXPECT_TRUE(view.controls().find("panel=" + std::string(panel.id))) << panel.id;
  const auto commands = click(last);
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(change_by(snapshot.settings, commands), "panels=" + std::string(panels().back().id));
  screen.frame(view, snapshot);
  EXPECT_FALSE(view.controls().find(last)) << "the list has closed";
}

// On a laptop, in every language, the tabs that a class uses are visible; the last two may be behind More.
TEST(Side, ALaptopShowsTheTabsOfAClass) {
  constexpr std::size_t kMayHide = 2;
  ASSERT_EQ(panels()[panels().size() - kMayHide - 1].id, "measure");
  for (const Locale& locale : locales()) {
    const Translation translation(locale, catalogue_of(locale));
    for (const char* settings : {"", "panels=compare", "panels=code,numbers"}) {
      for (const float height : {656.0f, 736.0f}) {
        Headless screen({1280, height});
        View view;
        Snapshot snapshot;
        assign(snapshot.settings, parse_query(settings));
        speak(&translation);
        for (int i = 0; i < 3; ++i) screen.frame(view, snapshot);
        speak(nullptr);
        for (const Panel& panel : panels().first(panels().size() - kMayHide))
          EXPECT_TRUE(view.controls().find("panel=" + std::string(panel.id))) << locale.id << " " << panel.id;
      }
    }
  }
}

// The data that panels need is requested from the app as long as it is missing.
TEST(Side, RequestsTheDataThatPanelsNeed) {
  Headless screen({1280, 740});
  View view;
  Snapshot snapshot;
  const auto asked = [&](const char* query) {
    assign(snapshot.settings, parse_query(query));
    ImGui::NewFrame();
    const std::vector<Command> commands = view.draw(snapshot);
    ImGui::EndFrame();
    for (const Command& command : commands) {
      if (const auto* required_data = std::get_if<RequiredData>(&command)) return *required_data;
    }
    return snapshot.required_data;
  };
  EXPECT_EQ(asked("panels=settings"), RequiredData{});
  EXPECT_EQ(asked("panels=tree"), (RequiredData{.stack = true, .sizes = true}));
  EXPECT_EQ(asked("panels=stack&heat=true"), (RequiredData{.stack = true, .visits = true}));
  EXPECT_EQ(asked("panels=stack&heat=true&controls=none"), (RequiredData{.visits = true}));
}

}  // namespace
}  // namespace kt
