// Which paths a pruning search never enters, against the search itself.
#include "core/rules/pruned_paths.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "core/all_tours.h"

namespace kt {
namespace {

using Numbers = std::vector<int>;

Numbers numbers_of(const Search& search) {
  Numbers numbers;
  for (const Path::Frame& frame : search.depth_first()->path().frames()) numbers.push_back(frame.square);
  return numbers;
}

std::set<Numbers> entered_paths(const Problem& problem, const Algorithm& algorithm) {
  Problem pruning = problem;
  pruning.algorithm = &algorithm;
  std::set<Numbers> entered;
  for (Search search(pruning); !search.ended(); search.step()) entered.insert(numbers_of(search));
  return entered;
}

// Walks as plain backtracking does. Returns how many paths were pruned, and how many were not.
std::pair<int, int> expect_exact(const Problem& problem, const Algorithm& algorithm) {
  constexpr std::uint64_t kMaxSteps = 20'000;
  const std::set<Numbers> entered = entered_paths(problem, algorithm);
  Problem pruning = problem;
  pruning.algorithm = &algorithm;
  PrunedPaths pruned(pruning);
  std::pair<int, int> count{0, 0};
  Search search(problem);
  const Numbers root = numbers_of(search);
  for (std::size_t depth = 1; depth <= root.size(); ++depth) EXPECT_FALSE(pruned.prunes(depth, root[depth - 1]));
  while (!search.ended() && search.steps() < kMaxSteps) {
    if (search.step().type == EventType::backtrack || search.ended()) continue;
    const Numbers path = numbers_of(search);
    const bool prunes = pruned.prunes(path.size(), path.back());
    EXPECT_EQ(prunes, !entered.contains(path)) << algorithm.id << " at step " << search.steps();
    ++(prunes ? count.first : count.second);
  }
  return count;
}

TEST(PrunedPaths, AreThoseThatTheSearchNeverEnters) {
  constexpr std::uint64_t kMaxVisits = 5000;
  Dice dice(7);
  int never = 0, entered = 0;
  for (int n = 0; n < 160; ++n) {
    const Problem problem = small_problem(dice);
    for (const Algorithm& algorithm : algorithms()) {
      if (!algorithm.prune || algorithm.method != Method::depth_first) continue;
      if (exhausted(problem, algorithm).visits() > kMaxVisits) continue;
      const auto [more_never, more_entered] = expect_exact(problem, algorithm);
      never += more_never, entered += more_entered;
    }
  }
  EXPECT_GT(never, 10'000);
  EXPECT_GT(entered, 5000);
}

TEST(PrunedPaths, BeginWithTheGivenSquares) {
  const Problem problem{.board = {4, 5}, .given = {{1, 2}, {3, 3}}};
  const auto [never, entered] = expect_exact(problem, *find_algorithm("pruned"));
  EXPECT_GT(never, 0);
  EXPECT_GT(entered, 0);
}

}  // namespace
}  // namespace kt
