#include "view/frame/timeline_bar.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/language/say.h"
#include "view/headless.h"
#include "view/pixels.h"

namespace kt {
namespace {

class TimelineBarTest : public testing::Test {
 protected:
  TimelineBarTest() {
    snapshot.step = 300;
    snapshot.timeline.furthest = 1000;
    snapshot.can_step_back = true;
  }
  const Control& control(const char* id) {
    screen.frame(view, snapshot);
    const Control* found = view.controls().find(id);
    EXPECT_NE(found, nullptr) << id;
    return *found;
  }
  std::vector<Command> click(const char* id, float x = 0.5f, float y = 0.5f) {
    const Control c = control(id);
    return screen.click(view, snapshot, {c.min.x + (c.max.x - c.min.x) * x, c.min.y + (c.max.y - c.min.y) * y});
  }
  // The step of the only command.
  static std::uint64_t sought(const std::vector<Command>& commands) {
    EXPECT_EQ(commands.size(), 1u);
    return commands.empty() ? ~0u : std::get<Seek>(commands[0]).step;
  }
  std::vector<Command> choose(const char* item) {
    click("until");
    return click(item);
  }

  Headless screen{{1280, 740}};
  View view;
  Snapshot snapshot;
};

TEST_F(TimelineBarTest, AClickSeeksTheStepUnderThePointer) {
  EXPECT_NEAR(static_cast<double>(sought(click("timeline", 0.5f))), 500, 2);
  EXPECT_EQ(sought(click("timeline", 0.001f)), 0u);
  EXPECT_EQ(sought(click("timeline", 0.999f)), 1000u);
  EXPECT_EQ(control("timeline").value, "300");
  EXPECT_EQ(control("timeline").highest, 1000);
}

TEST_F(TimelineBarTest, AClickNearAMarkerSeeksTheMarker) {
  snapshot.timeline.markers = {{Marker::Kind::record, 703, 41}};
  EXPECT_EQ(sought(click("timeline", 0.7f)), 703u);
}

TEST_F(TimelineBarTest, AMarkerIsDescribedInTheUnitOfTheClock) {
  const Marker marker{Marker::Kind::record, 703, 41};
  EXPECT_EQ(say(marker_words(snapshot, marker)), "Record: step 703, 41 squares");
  snapshot.settings.equal_time = true;
  snapshot.clock = 300;
  EXPECT_EQ(say(marker_words(snapshot, marker)), "Record: tick 703, 41 squares");
  snapshot.settings.mode = Mode::play;
  EXPECT_EQ(say(marker_words(snapshot, marker)), "Record: move 703, 41 squares");
}

TEST_F(TimelineBarTest, AClickBetweenMarkersSeeksTheNearerOne) {
  snapshot.timeline.markers = {{Marker::Kind::record, 497, 41}, {Marker::Kind::bookmark, 503, 42}};
  for (const std::uint64_t step : {497u, 503u}) {
    EXPECT_EQ(sought(click("timeline", static_cast<float>(step) / 1000)), step);
  }
}

TEST_F(TimelineBarTest, StripesTheStepsOnLostPaths) {
  snapshot.depth_curve.ranges.assign(1001, {20, 22});
  const auto extent = [&] {  // of the ink of lost steps, as shares of the track
    const Control c = control("timeline");
    const std::uint32_t ink = theme_for(snapshot.settings.theme, {}).colours.dead_end & ~IM_COL32_A_MASK;
    float low = 1, high = 0;
    each_vertex([&](const ImDrawVert& v, const ImVec4&) {
      if ((v.col & ~IM_COL32_A_MASK) != ink || v.pos.y < c.min.y || v.pos.y > c.max.y) return;
      const ImU32 alpha = v.col >> IM_COL32_A_SHIFT;  // other marks of that colour are opaque, with soft edges
      if (alpha == 0 || alpha == 255) return;
      const float share = (v.pos.x - c.min.x) / (c.max.x - c.min.x);
      low = std::min(low, share);
      high = std::max(high, share);
    });
    return std::pair(low, high);
  };
  EXPECT_EQ(extent(), std::pair(1.0f, 0.0f));
  snapshot.hope.stretches = {{200, 300}, {301, 500}};
  const auto [low, high] = extent();
  EXPECT_NEAR(low, 0.2f, 0.02f);
  EXPECT_NEAR(high, 0.5f, 0.02f);
}

TEST_F(TimelineBarTest, ShowsTheDepthOfTheRunAsASkyline) {
  const auto height = [&](float share) {  // of the curve over the rail there, in pixels
    const Control c = control("timeline");
    const float x = c.min.x + (c.max.x - c.min.x) * share;
    const Pixel ground = pixel_at({x, c.min.y - 2});
    float y = c.min.y;
    while (y < c.max.y && pixel_at({x, y}) == ground) ++y;
    return c.max.y - y;
  };
  snapshot.step = 0;
  const float rail = height(0.2f);
  snapshot.deepest = 40;
  snapshot.depth_curve.bucket = 1;
  for (std::uint32_t step = 0; step <= 1000; ++step) {
    const std::uint32_t depth = step < 500 ? 8 : 38;
    snapshot.depth_curve.ranges.push_back({depth, depth + 2});
  }
  EXPECT_GT(height(0.2f), rail);
  EXPECT_GT(height(0.7f), height(0.2f) + 5);
  const float highest = height(0.7f);
  snapshot.deepest = 2;  // back at an earlier step
  EXPECT_EQ(height(0.7f), highest);
}

// Depths below the lowest point are drawn stronger than depths reached only at times.
TEST_F(TimelineBarTest, TheSkylineDistinguishesLowsFromHighs) {
  snapshot.step = 0;
  snapshot.depth_curve.ranges.assign(1001, {20, 40});
  const Control c = control("timeline");
  const float x = c.min.x + (c.max.x - c.min.x) * 0.7f, foot = c.max.y - 15;
  const auto opaque = [&](float share) { return pixel_at({x, foot + (c.min.y + 6 - foot) * share})[2]; };
  EXPECT_EQ(opaque(0.1f), opaque(0.4f));
  EXPECT_EQ(opaque(0.6f), opaque(0.9f));
  EXPECT_NE(opaque(0.4f), opaque(0.6f));
}

TEST_F(TimelineBarTest, AStepUnderThePointerHasARing) {
  const auto rail_at = [&](float share) {  // from slightly left of it to slightly right
    const Control c = control("timeline");
    std::vector<Pixel> seen;
    for (float x = -14; x <= 14; x += 0.5f)
      seen.push_back(pixel_at({c.min.x + (c.max.x - c.min.x) * share + x, c.max.y - 12}));
    return seen;
  };
  const auto plain = rail_at(0.7f), elsewhere = rail_at(0.5f);
  snapshot.annotations = {{.kind = Annotation::Kind::wrong, .place = Annotation::Place::step, .line = 700}};
  EXPECT_NE(rail_at(0.7f), plain);
  EXPECT_EQ(rail_at(0.5f), elsewhere);
  snapshot.annotations[0].line = 1001;  // never reached
  EXPECT_EQ(rail_at(0.7f), plain);
}

TEST_F(TimelineBarTest, CannotScrubAtTheStart) {
  snapshot.step = snapshot.timeline.furthest = 0;
  EXPECT_TRUE(click("timeline").empty());
}

TEST_F(TimelineBarTest, AcceptsATypedStep) {
  const Control field = control("step");
  EXPECT_EQ(field.role, "spinbutton");
  click("step", 0.3f);
  ImGui::GetIO().AddInputCharactersUTF8("12,345x");
  screen.frame(view, snapshot);
  EXPECT_EQ(sought(screen.press(view, snapshot, ImGuiKey_Enter)), 12'345u);
}

TEST_F(TimelineBarTest, AcceptsATypedStepOfAnyLength) {
  const auto typed = [&](const char* digits) {
    click("step", 0.3f);
    ImGui::GetIO().AddInputCharactersUTF8(digits);
    screen.frame(view, snapshot);
    return screen.press(view, snapshot, ImGuiKey_Enter);
  };
  EXPECT_EQ(sought(typed("9,007,199,254,740,992")), kMaxStep);
  const auto commands = typed("99999999999999999999999");
  ASSERT_EQ(commands.size(), 1u);
  const KeyValue asked = std::get<Change>(commands[0]).settings.at(0);
  EXPECT_EQ(asked.key + "=" + asked.value, "step=99999999999999999999999") << "the settings refuse it";
}

// The search goes on while somebody looks at the field.
TEST_F(TimelineBarTest, AStepThatNobodyTypedIsNotSought) {
  snapshot.step = 30;
  click("step", 0.3f);
  for (std::uint64_t step = 31; step < 40; ++step) {
    snapshot.step = step;
    EXPECT_TRUE(screen.frame(view, snapshot).empty());
  }
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_Escape).empty());
  click("step", 0.3f);
  snapshot.step = 50;
  screen.frame(view, snapshot);
  EXPECT_TRUE(screen.click(view, snapshot, {2, 2}).empty());
  EXPECT_TRUE(screen.frame(view, snapshot).empty());
  click("step", 0.3f);
  ImGui::GetIO().AddInputCharactersUTF8("7");
  screen.frame(view, snapshot);
  snapshot.step = 60;
  screen.frame(view, snapshot);
  std::vector<Command> commands = screen.click(view, snapshot, {2, 2});
  if (commands.empty()) commands = screen.frame(view, snapshot);
  EXPECT_EQ(sought(commands), 7u);
}

TEST_F(TimelineBarTest, OffersToReturn) {
  snapshot.return_step = 900;
  EXPECT_EQ(sought(click("return")), 900u);
}

TEST_F(TimelineBarTest, RunsUntilTheChosenEvent) {
  const auto commands = choose("until=dead-end");
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(std::get<RunUntil>(commands[0]).what, Until::dead_end);
  EXPECT_TRUE(choose("until=reject").empty()) << "counted in moves, nothing is rejected";
}

TEST_F(TimelineBarTest, ToTheEndSeeksTheKnownEndThenRunsOn) {
  EXPECT_EQ(sought(click("to-end")), 1000u);
  snapshot.step = 1000;
  const auto commands = click("to-end");
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(std::get<RunUntil>(commands[0]).what, Until::tour);
}

TEST_F(TimelineBarTest, HasButtonsForPlayingBackwardsAndBookmarks) {
  EXPECT_TRUE(std::get<Play>(click("play-back").at(0)).backwards);
  EXPECT_TRUE(std::holds_alternative<ToggleBookmark>(click("bookmark").at(0)));
  EXPECT_EQ(control("bookmark").label, "Bookmark this step");
  snapshot.bookmarked = true;
  EXPECT_EQ(control("bookmark").label, "Remove the bookmark");
}

TEST_F(TimelineBarTest, KeysGoFromMarkerToMarker) {
  snapshot.timeline.markers = {
      {Marker::Kind::record, 100, 9}, {Marker::Kind::bookmark, 300, 12}, {Marker::Kind::tour, 800, 64}};
  screen.frame(view, snapshot);
  EXPECT_EQ(sought(screen.press(view, snapshot, ImGuiKey_PageUp)), 100u);
  EXPECT_EQ(sought(screen.press(view, snapshot, ImGuiKey_PageDown)), 800u);
  EXPECT_EQ(std::get<RunUntil>(screen.press(view, snapshot, ImGuiKey_D).at(0)).what, Until::dead_end);
  EXPECT_TRUE(screen.press(view, snapshot, ImGuiKey_J).empty());
}

TEST_F(TimelineBarTest, ShowsOnlyTheBoardWithoutControls) {
  const auto listed = [&](const char* query) {
    assign(snapshot.settings, parse_query(query));
    screen.frame(view, snapshot);
    std::vector<std::string> list;
    for (const Control& c : view.controls().list()) list.push_back(c.id);
    return list;
  };
  EXPECT_EQ(listed("controls=none"), std::vector<std::string>{"board"});
  const auto minimal = listed("controls=minimal");
  EXPECT_NE(std::ranges::find(minimal, "play"), minimal.end());
  EXPECT_EQ(std::ranges::find(minimal, "panel=code"), minimal.end());
}

}  // namespace
}  // namespace kt
