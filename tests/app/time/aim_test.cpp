#include "app/time/aim.h"

#include <gtest/gtest.h>

#include "app/app_fixture.h"
#include "app/from_query.h"
#include "core/hope_model.h"

namespace kt {
namespace {

class UntilEventTest : public AppTest {
 protected:
  // Every look at the clock takes time, so that frames end.
  UntilEventTest() { time.each_look = 0.001; }

  // The steps where it stops, one after the other.
  std::vector<std::uint64_t> stops(Until what, std::size_t count, Square square = {}) {
    std::vector<std::uint64_t> steps;
    while (steps.size() < count) {
      app.apply(RunUntil{what, square});
      for (int frames = 0; app.is_seeking() && frames < 10'000; ++frames) app.tick();
      EXPECT_FALSE(app.is_seeking());
      steps.push_back(app.search().steps());
    }
    return steps;
  }
  Search fresh() const { return Search(app.settings().problem(), app.settings().detail); }
};

// Dead ends found independently: the knight has just arrived, and the next step takes it back. A tour stops, too.
std::vector<std::uint64_t> dead_ends(Search search, std::size_t count) {
  std::vector<std::uint64_t> steps;
  bool arrived = true;
  while (steps.size() < count) {
    const Event event = search.step();
    if (event.type == EventType::backtrack && arrived && (steps.empty() || steps.back() != search.steps() - 1))
      steps.push_back(search.steps() - 1);
    if (event.type == EventType::tour) steps.push_back(search.steps());
    if (event.type != EventType::reject) arrived = event.type == EventType::advance || event.type == EventType::tour;
  }
  return steps;
}

TEST_F(UntilEventTest, StopsOnEveryDeadEnd) {
  for (const char* query : {"board=5", "board=8", "board=6&detail=candidate", "board=6&algorithm=pruned&goal=closed"}) {
    change(query);
    app.apply(Seek{0});
    EXPECT_EQ(stops(Until::dead_end, 20), dead_ends(fresh(), 20)) << query;
    EXPECT_TRUE(app.snapshot().dead_end || app.state() == RunState::tour);
  }
}

TEST_F(UntilEventTest, StopsAfterEveryBacktrackAndEveryRejection) {
  for (const auto& [what, type, query] :
       {std::tuple(Until::backtrack, EventType::backtrack, "board=5"),
        std::tuple(Until::backtrack, EventType::backtrack, "board=4&detail=candidate"),
        std::tuple(Until::reject, EventType::reject, "board=5&detail=candidate")}) {
    change(query);
    app.apply(Seek{0});
    std::vector<std::uint64_t> expected;
    Search search = fresh();
    while (expected.size() < 30) {
      if (search.step().type == type) expected.push_back(search.steps());
    }
    EXPECT_EQ(stops(what, 30), expected) << query;
  }
}

// Where a run is lost, or finds that it was, seen from outside: by exhaustive search after each step.
std::vector<std::uint64_t> losses(Search search, std::size_t count, bool noticed) {
  HopeModel model(search.problem());
  const auto is_lost = [&] { return !search.path().empty() && model.since(search.path()).has_value(); };
  std::vector<std::uint64_t> steps;
  for (bool was_lost = is_lost(); steps.size() < count && !search.ended();) {
    const EventType type = search.step().type;
    const bool event = noticed ? was_lost && !is_lost() : !was_lost && is_lost();
    if (event || type == EventType::tour || search.ended()) steps.push_back(search.steps());
    was_lost = is_lost();
  }
  while (steps.size() < count) steps.push_back(search.steps());
  return steps;
}

TEST_F(UntilEventTest, StopsWhereThePathIsLostAndWhereThatIsNoticed) {
  for (const char* query : {"board=5", "board=5&detail=candidate", "board=5&start=b1", "board=3x4",
                            "board=4x5&algorithm=warnsdorff-backtracking", "board=5&algorithm=warnsdorff&tie=last",
                            "graph=A-B;A-D;B>C;B-D;D-E;E-F;F>C&start=A"}) {
    for (const Until what : {Until::lost, Until::noticed}) {
      change("board=8&graph=&detail=move&algorithm=backtracking&tie=first&start=a1");
      change(query);
      app.apply(Seek{0});
      EXPECT_EQ(stops(what, 5), losses(fresh(), 5, what == Until::noticed)) << query;
    }
  }
}

TEST_F(UntilEventTest, StopsAtTheNextLossFromWithinALostStretch) {
  change("board=6&step=500");
  const auto first = losses(fresh(), 30, false), noticed = losses(fresh(), 30, true);
  const auto next = [](const std::vector<std::uint64_t>& steps) { return *std::ranges::upper_bound(steps, 500u); };
  EXPECT_EQ(stops(Until::lost, 1).front(), next(first));
  app.apply(Seek{500});
  EXPECT_EQ(stops(Until::noticed, 1).front(), next(noticed));
}

// Whether a tour of this board exists takes too long to find out.
TEST(UntilEvent, GivesUpWhereAQuestionStaysOpen) {
  for (const Until what : {Until::lost, Until::noticed}) {
    Timeline timeline{Search(settings_of("board=12&leaper=2,3").problem())};
    UntilEvent event(RunUntil{what}, timeline, 10'000);
    int calls = 1;
    while (!event.run(timeline, 1000) && calls < 1000) ++calls;
    EXPECT_TRUE(event.gave_up());
    EXPECT_EQ(timeline.search().steps(), 0u);
  }
}

TEST_F(UntilEventTest, SaysThatAQuestionStaysOpen) {
  change("board=12&leaper=2,3");
  stops(Until::lost, 1);
  EXPECT_EQ(app.search().steps(), 0u);
  EXPECT_EQ(in_english(app.snapshot().notice),
            "It would take too long to find out whether this path can still become a tour.");
}

TEST_F(UntilEventTest, StopsOnKnownAndNewRecords) {
  change("board=6&start=2,2");
  const auto first = stops(Until::record, 5);
  std::vector<std::uint64_t> marked;
  for (const Marker& marker : app.snapshot().timeline.markers) {
    if (marker.kind == Marker::Kind::record) marked.push_back(marker.step);
  }
  marked.resize(5);
  EXPECT_EQ(first, marked);
  app.apply(Seek{0});
  EXPECT_EQ(stops(Until::record, 5), first) << "again, though the run knows them now";
  EXPECT_EQ(app.search().depth(), app.snapshot().timeline.markers.at(4).depth);
}

TEST_F(UntilEventTest, ARunToARecordEndsWithTheSearch) {
  change("board=3");
  EXPECT_EQ(stops(Until::record, 2), (std::vector<std::uint64_t>{7, 29}));
  EXPECT_EQ(app.state(), RunState::exhausted);
  change("board=1x2");
  EXPECT_EQ(stops(Until::record, 1), std::vector<std::uint64_t>{1});
  EXPECT_EQ(app.state(), RunState::exhausted);
}

TEST_F(UntilEventTest, StopsWhenASquareIsEntered) {
  change("board=5");
  app.apply(RunUntil{Until::square, {4, 4}});
  while (app.is_seeking()) app.tick();
  EXPECT_EQ(app.search().path().back(), (Square{4, 4}));
  Search search = fresh();
  while (search.step().square != Square{4, 4}) {
  }
  EXPECT_EQ(app.search().steps(), search.steps());
}

// 5x5 from a corner has 304 tours; the search ends with 1,735,079 visits.
TEST_F(UntilEventTest, ATourStopsTheOthersButNotTheRunToTheEnd) {
  change("board=5");
  EXPECT_EQ(stops(Until::tour, 2).size(), 2u);
  EXPECT_EQ(app.search().tours(), 2u);
  EXPECT_EQ(app.state(), RunState::tour);
  stops(Until::end, 1);
  EXPECT_EQ(app.state(), RunState::exhausted);
  EXPECT_EQ(app.search().tours(), 304u);
  stops(Until::backtrack, 1);
  EXPECT_EQ(app.state(), RunState::exhausted) << "there is nothing more to wait for";
}

TEST_F(UntilEventTest, CanBeStoppedAtAnyTime) {
  change("board=8&start=0,1");
  for (const Command& stop : {Command{Pause{}}, Command{StepBy{0}}, Command{Change{parse_query("detail=candidate")}}}) {
    app.apply(RunUntil{Until::end});
    EXPECT_TRUE(app.is_seeking());
    EXPECT_EQ(app.state(), RunState::playing);
    EXPECT_EQ(app.snapshot().until, Until::end);
    app.apply(stop);
    EXPECT_FALSE(app.is_seeking());
    EXPECT_EQ(app.state(), RunState::paused);
    EXPECT_FALSE(app.snapshot().until);
    const std::uint64_t here = app.search().steps();
    app.tick();
    EXPECT_EQ(app.search().steps(), here);
  }
}

TEST(UntilEvent, HasAName) {
  EXPECT_EQ(parse_until("backtrack"), Until::backtrack);
  EXPECT_EQ(parse_until("dead-end"), Until::dead_end);
  EXPECT_EQ(parse_until("record"), Until::record);
  EXPECT_EQ(parse_until("reject"), Until::reject);
  EXPECT_EQ(parse_until("tour"), Until::tour);
  EXPECT_EQ(parse_until("end"), Until::end);
  for (const UntilName& name : until_names()) EXPECT_EQ(parse_until(name.id), name.until) << name.id;
  for (const char* other : {"", "ends", "Tour", "square"}) EXPECT_EQ(parse_until(other), std::nullopt) << other;
}

TEST(UntilEvent, ReachesANearStopAtOnce) {
  SnapshotApp app = opened("board=5");
  app.apply(RunUntil{Until::tour});
  EXPECT_FALSE(app.is_seeking());
  EXPECT_EQ(app.search().steps(), 17'654u);
}

TEST_F(UntilEventTest, IsCancelledByPlaying) {
  change("board=8&start=0,1&speed=1");
  app.apply(RunUntil{Until::end});
  app.apply(Play{});
  EXPECT_FALSE(app.is_seeking());
  const std::uint64_t here = app.search().steps();
  app.tick();
  EXPECT_EQ(app.search().steps(), here + 1);
}

TEST_F(UntilEventTest, StopsWhereAGreedyRuleIsStuck) {
  change("board=7&algorithm=warnsdorff&start=0,1&tie=last");
  stops(Until::dead_end, 3);
  EXPECT_TRUE(app.search().ended());
}

}  // namespace
}  // namespace kt
