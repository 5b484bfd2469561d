// A position as text restores a search, and is refused if it is damaged or belongs to another problem.
#include "app/state/position_key.h"

#include <gtest/gtest.h>

#include "app/recording/recording.h"
#include "app/settings/link.h"
#include "app/settings_of.h"
#include "core/search/position.h"

namespace kt {
namespace {

Search run_to(const Settings& settings, std::uint64_t step) {
  Search search(settings.problem(), settings.detail);
  while (search.steps() < step && search.run(step - search.steps()) > 0) {
  }
  return search;
}

TEST(PositionKey, RestoresASearch) {
  for (const char* query : {"board=8", "board=5&detail=candidate", "board=6&algorithm=pruned-warnsdorff&goal=closed",
                            "graph=A-B;B-C;C-D;D-A;A-C", "board=30&algorithm=warnsdorff", "board=3"}) {
    Settings settings = settings_of(query);
    const Search search = run_to(settings, 123'456);
    settings.at = position_key(settings, search);
    EXPECT_EQ(search_of(settings), search) << query;
  }
}

TEST(PositionKey, IsShortEnoughForALink) {
  const Settings settings = settings_of("board=8");
  EXPECT_LT(position_key(settings, run_to(settings, 3'000'000)).size(), 160u);
}

// Changing any single character must be detected.
TEST(PositionKey, RefusesDamagedKeys) {
  Settings settings = settings_of("board=6");
  const std::string key = position_key(settings, run_to(settings, 50'000));
  for (std::size_t i = 0; i < key.size(); ++i) {
    settings.at = key;
    settings.at[i] = key[i] == 'A' ? 'B' : 'A';
    EXPECT_EQ(search_of(settings).error(), "at: this position is incomplete or belongs to a search with other settings")
        << i;
    settings.at = key.substr(0, i);
    EXPECT_EQ(search_of(settings).has_value(), i == 0) << i;
  }
}

TEST(PositionKey, RefusesKeysOfAnotherProblem) {
  Settings settings = settings_of("board=6");
  settings.at = position_key(settings, run_to(settings, 50'000));
  for (const char* other : {"board=7", "board=6&start=0,1", "board=6&goal=closed", "board=6&moves=lexicographic"}) {
    Settings elsewhere = settings_of(other);
    elsewhere.at = settings.at;
    EXPECT_FALSE(search_of(elsewhere)) << other;
  }
  settings.detail = Detail::candidate;
  EXPECT_TRUE(search_of(settings)) << "the same moment";
}

// Even at the largest number of visits, JavaScript represents the steps exactly.
TEST(PositionKey, StoresTheLargestStepNumbers) {
  constexpr std::uint64_t kMaxVisits = std::uint64_t{1} << 52;
  Settings settings = settings_of("board=8");
  Position position = position_of(run_to(settings, 30'000'000));
  const auto at = [&](std::uint64_t visits) {
    position.counters.backtracks += visits - position.counters.visits;
    position.counters.visits = visits;
    const Search late = *search_at(settings.problem(), settings.detail, position);
    settings.at = position_key(settings, late);
    return late;
  };
  const Search latest = at(kMaxVisits);
  ASSERT_TRUE(search_of(settings));
  EXPECT_EQ(*search_of(settings), latest);
  EXPECT_EQ(latest.steps(), 2 * kMaxVisits - 1 - latest.depth());
  EXPECT_LE(latest.steps(), kMaxStep);
  const Settings linked = settings_of(link_of(settings_at(settings, latest)));
  EXPECT_EQ(linked.step, latest.steps());
  EXPECT_EQ(*search_of(linked), latest);
  at(kMaxVisits + 1);
  EXPECT_EQ(search_of(settings).error(), "at: this position was saved by another version of the program");
}

TEST(PositionKey, IsInALinkOnlyIfReplayingIsSlow) {
  const Settings plain = settings_of("board=8");
  EXPECT_EQ(link_of(settings_at(plain, run_to(plain, 1'000'000))), "v=1&step=1000000");
  const Settings late = settings_at(plain, run_to(plain, 30'000'000));
  EXPECT_EQ(late.step, 30'000'000u);
  EXPECT_EQ(search_of(late)->steps(), 30'000'000u);
  const Settings settings = settings_of(link_of(late));
  EXPECT_EQ(settings.at, late.at);
}

TEST(PositionKey, IsUsedToDrawPictures) {
  Settings settings = settings_of("board=8");
  const Search search = run_to(settings, 30'000'000);
  settings = settings_at(settings, search);
  Recording recording(settings, settings.step, [] { return 0.0; });
  EXPECT_EQ(recording.approach(0), 1);
  EXPECT_EQ(recording.search(), search);
}

}  // namespace
}  // namespace kt
