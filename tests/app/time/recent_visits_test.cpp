#include "app/time/recent_visits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/from_query.h"
#include "core/search/visit_counter.h"

namespace kt {
namespace {

constexpr std::uint64_t kAll = 1'000'000;  // more than the steps of a frame

std::uint64_t total(const std::vector<std::uint64_t>& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

// Without time, nothing fades: the counts are those of every step since the first call.
TEST(RecentVisits, CountsEachVisitOfARealRun) {
  for (const char* query :
       {"board=5x5", "board=6x5&algorithm=pruned", "board=5x5&detail=candidate",
        "board=6x6&holes=c3;d4&algorithm=cut-squares", "graph=A-B;B-C;C-D;D-A;A-C;C-E;E-F&start=B"}) {
    Search search = search_of(query);
    VisitCounter counter(search);
    const std::vector<std::uint64_t> before = counter.counts().at_square();
    RecentVisits recent;
    recent.note(search, kAll, 1);
    EXPECT_TRUE(recent.at_square().empty());
    for (const std::uint64_t steps : {1, 2, 7, 40, 300, 0, 3}) {
      counter.run(search, {.steps = steps});
      recent.note(search, kAll, 1);
      ASSERT_EQ(recent.at_square().size(), before.size()) << query;
      for (std::size_t i = 0; i < before.size(); ++i)
        ASSERT_EQ(recent.at_square()[i], counter.counts().at_square()[i] - before[i]) << query << " square " << i;
    }
  }
}

TEST(RecentVisits, CountsTheUndoneStepsWhenTheSearchGoesBack) {
  Search search = search_of("board=5x5");
  search.run(500);
  RecentVisits recent;
  recent.note(search, kAll, 1);
  VisitCounter counter(search);
  const std::uint64_t visits = search.visits();
  for (int i = 0; i < 60; ++i) search.step_back();
  recent.note(search, kAll, 1);
  EXPECT_EQ(total(recent.at_square()), visits - search.visits());
}

TEST(RecentVisits, TakesASampleOfManySteps) {
  Search search = search_of("board=8x8");
  RecentVisits recent;
  recent.note(search, 100, 1);
  search.run(5'000'000);
  recent.note(search, 100, 1);
  EXPECT_GE(total(recent.at_square()), 50u) << "at least every second step enters a square";
  EXPECT_LE(total(recent.at_square()), 100u);
}

TEST(RecentVisits, VisitsFade) {
  Search search = search_of("board=8x8");
  RecentVisits recent;
  recent.note(search, kAll, 1);
  search.run(40'000);
  recent.note(search, kAll, 1);
  const auto all = static_cast<double>(total(recent.at_square()));
  recent.note(search, kAll, 1.4);
  EXPECT_NEAR(static_cast<double>(total(recent.at_square())) / all, std::exp(-1), 0.01);
  recent.note(search, kAll, 20);
  EXPECT_EQ(total(recent.at_square()), 0u);
  recent.clear();
  EXPECT_TRUE(recent.at_square().empty());
}

// The app has them while its steps are too fast to see, for every board, and in either direction.
TEST(RecentVisits, AreShownInAFastSearch) {
  for (const char* query : {"board=6x6&speed=20000", "compare=two-orders&speed=20000"}) {
    double now = 1;
    SnapshotApp app([&] { return now; });
    app.apply(Change{parse_query(query)});
    const auto frames = [&](int count) {
      for (int i = 0; i < count; ++i) {
        now += 1.0 / 60;
        app.tick();
      }
    };
    frames(3);
    EXPECT_TRUE(app.snapshot().visited_lately.empty());
    for (const bool backwards : {false, true}) {
      app.apply(Play{.backwards = backwards});
      frames(backwards ? 20 : 40);
      const Snapshot& snapshot = app.snapshot();
      std::vector<const Snapshot*> boards = {&snapshot};
      for (const Snapshot& other : snapshot.others) boards.push_back(&other);
      int fast = 0;
      for (const Snapshot* board : boards) {
        fast += board->pace == Pace::blur ? 1 : 0;
        EXPECT_EQ(total(board->visited_lately) > 100, board->pace == Pace::blur) << query;
      }
      EXPECT_GE(fast, 1) << query << (backwards ? " backwards" : "");
    }
    app.apply(Pause{});
    frames(1);
    EXPECT_TRUE(app.snapshot().visited_lately.empty());
  }
}

}  // namespace
}  // namespace kt
