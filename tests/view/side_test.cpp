#include "view/frame/side.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "view/headless.h"

namespace kt {
namespace {

Settings with_panels(std::string_view panels) {
  Settings settings;
  EXPECT_TRUE(assign(settings, parse_query("panels=" + std::string(panels))).empty());
  return settings;
}

std::string ids(const std::vector<const Panel*>& open) {
  std::string text;
  for (const Panel* panel : open) text += (text.empty() ? "" : ",") + std::string(panel->id);
  return text;
}

const Panel& panel(std::string_view id) { return *std::ranges::find(panels(), id, &Panel::id); }

TEST(Side, OpensWhatIsAskedForAsFarAsItFits) {
  EXPECT_EQ(ids(open_panels(with_panels("code,stack,tree"), 2000, true)), "code,stack,tree");
  EXPECT_EQ(ids(open_panels(with_panels("code,stack,tree"), 700, true)), "stack,tree") << "the ones opened last";
  EXPECT_EQ(ids(open_panels(with_panels("code,stack,tree"), 100, true)), "tree") << "there is always one";
  EXPECT_EQ(ids(open_panels(with_panels("code,stack,tree"), 100, false)), "code,stack,tree") << "a narrow page grows";
}

TEST(Side, ChoosesForItselfWhatFits) {
  EXPECT_EQ(ids(open_panels({}, 1000, true)), "settings,numbers");
  EXPECT_EQ(ids(open_panels({}, 500, true)), "settings");
  EXPECT_EQ(ids(open_panels({}, 2000, false)), "settings");
}

TEST(Side, ATabOpensItsPanelOrClosesIt) {
  const auto open = open_panels(with_panels("code,stack"), 2000, true);
  EXPECT_EQ(toggled(open, panel("tree"), true), "code,stack,tree");
  EXPECT_EQ(toggled(open, panel("code"), true), "stack");
  EXPECT_EQ(toggled(open, panel("tree"), false), "tree") << "below the board one is enough";
  EXPECT_EQ(toggled({&panel("code")}, panel("code"), true), "code") << "the last one stays";
}

// Every panel is one the setting knows, and the other way round.
TEST(Side, PanelsAreThoseOfTheSetting) {
  std::string all;
  for (const Panel& panel : panels()) all += (all.empty() ? "" : ",") + std::string(panel.id);
  EXPECT_EQ(ids(open_panels(with_panels(all), 10'000, true)), all);
}

TEST(Side, TabsAskForTheirPanel) {
  Headless screen({1280, 740});
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
  EXPECT_EQ(std::get<Change>(commands[0]).settings.at(0).key, "panels");
}

// The panels' needs are asked of the app, once it does not know them.
TEST(Side, TellsTheAppWhatThePanelsNeed) {
  Headless screen({1280, 740});
  View view;
  Snapshot snapshot;
  const auto asked = [&](const char* query) {
    assign(snapshot.settings, parse_query(query));
    ImGui::NewFrame();
    const std::vector<Command> commands = view.draw(snapshot);
    ImGui::EndFrame();
    for (const Command& command : commands) {
      if (const auto* attention = std::get_if<Attention>(&command)) return *attention;
    }
    return snapshot.attention;
  };
  EXPECT_EQ(asked("panels=settings"), Attention{});
  EXPECT_EQ(asked("panels=tree"), (Attention{.stack = true, .sizes = true}));
  EXPECT_EQ(asked("panels=stack&heat=true"), (Attention{.stack = true, .visits = true}));
  EXPECT_EQ(asked("panels=stack&heat=true&controls=none"), (Attention{.visits = true}));
}

}  // namespace
}  // namespace kt
