#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <utility>

#include "app/arrive.h"
#include "app/from_query.h"
#include "app/time/timeline.h"

namespace kt {
namespace {

std::string text(const Timeline& timeline) {
  std::ostringstream out;
  for (const auto& [kind, step, depth] : timeline.markers())
    out << (kind == Marker::Kind::tour ? "tour" : "record") << " at " << step << ", depth " << depth << "\n";
  return out.str();
}

// Compared with every step of the run: a record is a path longer than all before that does not grow at once.
TEST(TimelineMarkers, MarksRecordsAndTours) {
  for (const char* query :
       {"board=5", "board=5&detail=candidate", "board=6&start=2,2", "board=6&start=2,2&detail=candidate",
        "board=20&start=2,0&moves=report&goal=closed&algorithm=restarts",
        "board=20&start=2,0&moves=report&goal=closed&algorithm=restarts&detail=candidate"}) {
    std::vector<Marker> expected;
    Search search = search_of(query);
    std::size_t deepest = 1, marked = 0;
    const std::uint64_t length = 200'000;
    Marker peak{Marker::Kind::record, 0, 1};
    while (search.steps() < length && !search.ended()) {
      const Event event = search.step();
      if (event.type == EventType::tour) expected.push_back({Marker::Kind::tour, search.steps(), search.depth()});
      if (search.depth() > deepest) {
        deepest = search.depth();
        peak = {Marker::Kind::record, search.steps(), deepest};
      } else if (event.type == EventType::backtrack && deepest > marked) {
        marked = deepest;
        expected.push_back(peak);
      }
    }
    std::ranges::stable_sort(expected, {}, [](const Marker& m) { return std::pair(m.step, m.kind); });
    Timeline timeline(search_of(query));
    arrive(timeline, length);
    std::vector<Marker> markers = timeline.markers();
    EXPECT_GE(markers.size(), 2u);
    EXPECT_EQ(markers, expected) << query;
    // They stay known at other steps.
    arrive(timeline, 10);
    EXPECT_EQ(timeline.markers(), markers);
  }
}

TEST(TimelineMarkers, TheStartIsTheRecordIfItHasNoMoves) {
  for (const char* query : {"board=2", "board=2&detail=candidate"}) {
    Timeline timeline(search_of(query));
    arrive(timeline, 100);
    EXPECT_EQ(timeline.markers(), (std::vector<Marker>{{Marker::Kind::record, 0, 1}})) << query;
  }
}

// After random seeks and changes of detail.
TEST(TimelineMarkers, MatchOneRunFromTheStart) {
  std::mt19937 random(5);
  for (const char* query :
       {"board=5", "board=6&start=2,2", "board=6&algorithm=pruned&goal=closed", "board=30&algorithm=warnsdorff",
        "board=20&start=2,0&moves=report&goal=closed&algorithm=restarts", "graph=A-B;B-C;C-D;D-A;A-C"}) {
    Timeline timeline(search_of(query));
    for (int i = 0; i < 60; ++i) {
      switch (random() % 5) {
        case 0: timeline.set_detail(random() % 2 == 0 ? Detail::move : Detail::candidate); break;
        case 1:
          for (std::uint64_t steps = random() % 20; steps > 0; --steps) timeline.step_back();
          break;
        case 2: timeline.approach(random() % 60'000, 20'000); break;
        case 3: timeline.fill(random() % 30'000); break;
        default: timeline.run(random() % 3'000); break;
      }
      if (i % 10 != 9) continue;
      while (!timeline.fill(100'000)) {
      }
      Timeline known(search_of(query));
      known.set_detail(timeline.search().detail());
      arrive(known, timeline.furthest());
      EXPECT_EQ(text(timeline), text(known)) << query << " after " << i;
    }
  }
}

}  // namespace
}  // namespace kt
