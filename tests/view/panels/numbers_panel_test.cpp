#include <gtest/gtest.h>

#include "view/invented.h"
#include "view/panel_screen.h"
#include "view/panels/time_ruler.h"

namespace kt {
namespace {

constexpr float kPhonePanel = 288;

void expect_numbers_within(const Snapshot& snapshot) {
  for (const float width : {kPhonePanel, 272.0f, 600.0f}) {
    PanelScreen screen(draw_numbers_panel, width);
    SCOPED_TRACE(width);
    EXPECT_TRUE(screen.frame(snapshot).empty());
    screen.expect_ink_within();
  }
}

TEST(NumbersPanel, FitsWithEveryAlgorithmAndState) {
  for (const Algorithm& algorithm : algorithms()) {
    Snapshot snapshot = invented_run("", 1'000'000);
    snapshot.settings.algorithm = &algorithm;
    for (const RunState state : {RunState::paused, RunState::tour, RunState::exhausted, RunState::stuck}) {
      snapshot.state = state;
      expect_numbers_within(snapshot);
    }
  }
}

TEST(NumbersPanel, FitsWithTheLargestNumbers) {
  Snapshot snapshot = invented_run("board=1024&start=1023,1023&detail=candidate", 1'000'000'000'000'000'000);
  snapshot.visits = snapshot.backtracks = snapshot.tours = 18'446'744'073'709'551'615u;
  snapshot.depth = snapshot.deepest = snapshot.squares;
  snapshot.steps_per_second = 987'654'321;
  snapshot.estimate = {20'000, 1000, 900, 1005, 1e9};
  expect_numbers_within(snapshot);
  snapshot.estimate = {20'000, 1000, 999.9, 1000.1, 1e9};
  expect_numbers_within(snapshot);
  snapshot.estimate = {20'000, 602'345.6, 602'345.5, 602'345.9, 0.25};
  expect_numbers_within(snapshot);
}

TEST(NumbersPanel, FitsWithNothingKnown) {
  expect_numbers_within({});
  Snapshot snapshot = invented_run("graph=A-B;B>C&start=A", 3);
  snapshot.verdict = {Existence::unknown, {"No rule is known for graphs in general. Only a search can tell."}};
  snapshot.estimate = {};
  expect_numbers_within(snapshot);
  Snapshot impossible = invented_run("board=4x9&start=i4&goal=closed", 3);
  impossible.verdict = {Existence::impossible,
                        {"On a board with four rows every move from an outer row leads to an inner one. A closed tour "
                         "would have to change between them with every move."}};
  expect_numbers_within(impossible);
}

TEST(NumbersPanel, PlacesTheMarkOfAnAnswerBesideItsTitle) {
  PanelScreen screen(draw_numbers_panel, 600);  // too low for the estimate
  Snapshot snapshot = invented_run("board=4x9&start=i4&goal=closed", 3);
  snapshot.verdict = {Existence::impossible, {"The board has an odd number of squares."}};
  screen.frame(snapshot);
  const Palette& colours = theme_for(snapshot.settings.theme, {}).colours;
  EXPECT_NEAR(screen.lowest_ink(colours.dead_end), screen.lowest_ink(colours.text), Type::body / 3);
}

// The lines below the numbers stay in place, whatever the numbers are.
TEST(NumbersPanel, KeepsItsHeightWhileTheNumbersGrow) {
  PanelScreen screen(draw_numbers_panel, kPhonePanel);
  const auto bottom = [&](const Snapshot& snapshot) {
    screen.frame(snapshot);
    return screen.lowest_ink();
  };
  Snapshot snapshot = invented_run("", 10);
  snapshot.steps_per_second = 0;
  const float first = bottom(snapshot);
  for (const std::uint64_t steps : {1'000ull, 1'000'000'000ull, 1'000'000'000'000'000ull}) {
    Snapshot later = invented_run("", steps);
    EXPECT_NEAR(bottom(later), first, 0.01f) << steps;
  }
}

TEST(NumbersPanel, CountsVisitsInVainWhereLostMovesAreShown) {
  PanelScreen screen(draw_numbers_panel, kPhonePanel);
  const auto bottom = [&](const Snapshot& snapshot) {
    screen.frame(snapshot);
    screen.expect_ink_within();
    return screen.lowest_ink();
  };
  Snapshot snapshot = invented_run("", 16'000'000);
  const float without = bottom(snapshot);
  snapshot.hope.outlook = Outlook::looking;
  const float looking = bottom(snapshot);
  EXPECT_GT(looking, without + Type::body);
  snapshot.hope.lost_visits = snapshot.visits - 64;
  EXPECT_NEAR(bottom(snapshot), looking, 0.01f);
}

TEST(TimeRuler, RangesFromInstantsToBeyondTheAgeOfTheUniverse) {
  EXPECT_EQ(place_on_ruler(-30), 0);
  EXPECT_EQ(place_on_ruler(1e6), 1);
  EXPECT_LT(place_on_ruler(0), place_on_ruler(5));
  EXPECT_LT(place_on_ruler(5), place_on_ruler(17.6));
  EXPECT_LT(place_on_ruler(17.6), 0.85f) << "there is more than the age of the universe";
}

}  // namespace
}  // namespace kt
