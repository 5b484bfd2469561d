// Restoring a search at once: at a position, during a seek, and while the board is hidden.
#include "core/search/position.h"

#include <gtest/gtest.h>

#include <limits>

#include "app/app_fixture.h"
#include "app/settings/link.h"
#include "app/state/position_key.h"

namespace kt {
namespace {

class PositionTest : public AppTest {
 protected:
  PositionTest() { time.each_look = 0.001; }

  // The link of a search late in its run.
  static std::string late_link(const char* query, std::uint64_t step) {
    Settings settings;
    assign(settings, parse_query(query));
    Search search(settings.problem(), settings.detail);
    while (search.steps() < step && search.run(step - search.steps()) > 0) {
    }
    return link_of(settings_at(settings, search));
  }
};

TEST_F(PositionTest, OpensAtOnce) {
  change(late_link("board=8&start=0,1", 50'000'000));
  EXPECT_FALSE(app.is_seeking());
  EXPECT_EQ(app.search().steps(), 50'000'000u);
  EXPECT_EQ(app.snapshot().notice, "");
  EXPECT_EQ(app.settings().at, "") << "it is where it is asked for, not how it goes on";
  EXPECT_EQ(app.snapshot().timeline.furthest, 50'000'000u);
  app.apply(Reset{});
  EXPECT_EQ(app.search().steps(), 50'000'000u) << "as it was opened";
  app.apply(StepBy{-1});
  EXPECT_EQ(app.search().steps(), 49'999'999u);
}

TEST_F(PositionTest, FillsItsTimelineInTheBackground) {
  time.each_look = 0.00002;
  change(late_link("board=8&start=0,1", 21'000'000));
  const auto known = [&] {
    const auto& ranges = app.snapshot().depth_curve.ranges;
    return std::ranges::count_if(ranges, [](const DepthCurve::Range& range) { return range.low <= range.high; });
  };
  EXPECT_EQ(known(), 1);
  EXPECT_EQ(app.seconds_until_change(), 0);
  int frames = 0;
  for (; app.seconds_until_change() == 0 && frames < 100'000; ++frames) frame();
  EXPECT_GT(frames, 3);
  EXPECT_EQ(known(), static_cast<std::int64_t>(app.snapshot().depth_curve.ranges.size()));
  EXPECT_EQ(app.search().steps(), 21'000'000u);
}

TEST_F(PositionTest, ContinuesToTheRequestedStep) {
  const std::string link = late_link("board=8&start=0,1", 30'000'000);
  change(link + "&step=30000500");
  for (int i = 0; i < 100 && app.is_seeking(); ++i) frame();
  EXPECT_EQ(app.search().steps(), 30'000'500u);
}

TEST_F(PositionTest, ReportsAPositionThatDoesNotFitAndKeepsTheRest) {
  const std::string link = late_link("board=8&start=0,1", 30'000'000);
  change(link + "&start=0,3&step=7&heat");
  EXPECT_EQ(app.snapshot().notice, "at: this position is incomplete or belongs to a search with other settings");
  EXPECT_EQ(app.search().steps(), 7u);
  EXPECT_TRUE(app.settings().heat);
}

// An invented position that is consistent is opened; replaying the search exposes it.
TEST_F(PositionTest, ReportsAnUnreachablePositionOnceKnown) {
  for (const std::uint64_t steps_more : {2, 1'000'000}) {
    Settings settings;
    assign(settings, parse_query("board=5&start=0,1&detail=candidate"));
    Search search(settings.problem(), settings.detail);
    search.run(3000);
    Position position = position_of(search);
    position.counters.visits += steps_more / 2;
    position.counters.backtracks += steps_more / 2;
    const auto made_up = search_at(settings.problem(), settings.detail, position);
    ASSERT_TRUE(made_up);
    settings.at = position_key(settings, *made_up);
    settings.step = made_up->steps();
    for (const bool counts : {false, true}) {
      app.apply(RequiredData{.visits = counts});
      change(link_of(settings));
      ASSERT_EQ(app.search().steps(), made_up->steps());
      for (int i = 0; i < 10'000 && app.seconds_until_change() == 0; ++i) frame();
      EXPECT_EQ(app.snapshot().notice, "at: the search never reaches this position, so it starts again");
      EXPECT_EQ(app.search().steps(), 0u);
      change("board=6");
    }
  }
}

TEST_F(PositionTest, AnUnreachablePositionLeavesComparedBoardsTogether) {
  const Settings settings = settings_of("board=5&start=0,1&compare=moves:report");
  Search search(settings.problem(), settings.detail);
  search.run(3000);
  Position position = position_of(search);
  ++position.counters.visits;
  ++position.counters.backtracks;
  const auto made_up = search_at(settings.problem(), settings.detail, position);
  ASSERT_TRUE(made_up);
  Settings late = settings;
  late.at = position_key(late, *made_up);
  late.step = made_up->steps();
  change(link_of(late));
  for (int i = 0; i < 10'000 && app.seconds_until_change() == 0; ++i) frame();
  EXPECT_EQ(app.snapshot().notice, "at: the search never reaches this position, so it starts again");
  EXPECT_EQ(app.moment(), 0u);
  for (const auto& run : app.runs().all()) {
    EXPECT_TRUE(run.stays);
    EXPECT_FALSE(run.name.empty());
    EXPECT_EQ(run.here(), 0u);
  }
}

TEST_F(PositionTest, ReportsAMomentThatIsNotKnownYet) {
  change(late_link("board=8&start=0,1", 30'000'000));
  app.apply(SeekFrame{2});
  EXPECT_EQ(app.search().steps(), 30'000'000u);
  EXPECT_EQ(app.snapshot().notice, "Still working out the earlier steps. Try again in a moment.");
}

TEST_F(PositionTest, ReportsItsProgress) {
  app.apply(Seek{40'000'000});
  frame();
  ASSERT_TRUE(app.is_seeking());
  EXPECT_EQ(app.snapshot().target, 40'000'000u);
  EXPECT_TRUE(in_english(app.snapshot().sentence).starts_with("Going to step 40,000,000, now at "))
      << app.snapshot().sentence;
  app.apply(Pause{});
  EXPECT_FALSE(app.is_seeking());
  EXPECT_FALSE(app.snapshot().target);
}

TEST_F(PositionTest, DoesNotPlayWhileHidden) {
  for (const bool backwards : {false, true}) {
    change("speed=60&step=500");
    app.apply(Seek{500});
    app.apply(Play{backwards});
    frame();
    const std::uint64_t here = app.search().steps();
    app.apply(Suspend{true});
    EXPECT_EQ(app.state(), RunState::paused);
    EXPECT_EQ(app.seconds_until_change(), std::numeric_limits<double>::infinity());
    for (int i = 0; i < 10; ++i) frame(1);
    EXPECT_EQ(app.search().steps(), here);
    app.apply(Suspend{false});
    EXPECT_EQ(app.state(), RunState::playing);
    EXPECT_EQ(app.is_playing_backwards(), backwards);
    frame(10);
    frame(0.1);
    EXPECT_NE(app.search().steps(), here);
    EXPECT_LT(app.search().steps(), here + 20) << "it does not make up for what nobody saw";
  }
}

TEST_F(PositionTest, CompletesSeeksButNotRunsWhileHidden) {
  app.apply(RunUntil{Until::end});
  app.apply(Suspend{true});
  const std::uint64_t here = app.search().steps();
  for (int i = 0; i < 10; ++i) frame();
  EXPECT_EQ(app.search().steps(), here);
  EXPECT_TRUE(app.is_seeking()) << "a caller that waits for it goes on waiting";
  app.apply(Seek{300'000});
  for (int i = 0; i < 10'000 && app.is_seeking(); ++i) frame();
  EXPECT_EQ(app.search().steps(), 300'000u);
}

TEST_F(PositionTest, RestoresBookmarks) {
  for (const std::uint64_t step : {10, 200, 3000}) {
    app.apply(Seek{step});
    app.apply(ToggleBookmark{});
  }
  const std::vector<Bookmark> bookmarks = app.bookmarks();
  ASSERT_EQ(bookmarks.size(), 3u);
  change("board=6");
  change("board=8");
  EXPECT_TRUE(app.bookmarks().empty());
  app.apply(SavedState{.bookmarks = {bookmarks.rbegin(), bookmarks.rend()}});
  EXPECT_EQ(app.bookmarks(), bookmarks);
}

}  // namespace
}  // namespace kt
