// The frames of the stack, against the search itself at the moment when each frame was last on top.
#include "core/search/stack.h"

#include <gtest/gtest.h>

#include "core/rules/warnsdorff.h"
#include "core/same_steps.h"
#include "core/search/refusal.h"

namespace kt {
namespace {

// Watches a search from step 0: keeps the top of the stack before the last advance from each depth.
class Witness {
 public:
  Witness(const Problem& problem, Detail detail) : search_(problem, detail) {}

  const Search& search() const { return search_; }
  void step() {
    const std::size_t depth = search_.depth();
    const PathFrame here = top();
    search_.step();
    if (search_.depth() <= depth) return;
    left_.resize(depth);
    left_.back() = here;
  }
  std::vector<PathFrame> frames() const {
    if (search_.depth() == 0) return {};
    std::vector<PathFrame> list(left_.begin(), left_.begin() + static_cast<std::ptrdiff_t>(search_.depth()) - 1);
    const auto path = search_.path();
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto& moves = list[i].candidates;
      // The first one that was not entered before: if squares repeat, several moves lead to the square.
      const auto taken = std::ranges::find_if(moves, [&](const Candidate& c) {
        return c.square == path[i + 1] && c.rejection == Rejection::none && !c.looked_at;
      });
      list[i].current = static_cast<int>(taken - moves.begin());
    }
    list.push_back(top());
    return list;
  }

 private:
  PathFrame top() const {
    if (search_.depth() == 0) return {};
    return {search_.depth(), search_.path().back(), search_.candidates(), -1};
  }

  Search search_;
  std::vector<PathFrame> left_;
};

testing::AssertionResult tells_the_truth(const Problem& problem, Detail detail, int steps, int every) {
  Witness witness(problem, detail);
  for (int n = 0; n < steps; ++n) {
    if (n % every == 0) {
      const auto expected = witness.frames();
      if (frames_of(witness.search(), 1, SIZE_MAX) != expected) {
        return testing::AssertionFailure() << told(problem) << " at step " << witness.search().steps();
      }
      const std::size_t depth = expected.size();
      for (const std::size_t first : {depth / 2 + 1, depth / 3 + 1, depth}) {
        if (depth == 0) continue;
        const auto part = frames_of(witness.search(), first, 3);
        const auto from = expected.begin() + static_cast<std::ptrdiff_t>(first) - 1;
        const auto rest = expected.end() - from;
        if (!std::ranges::equal(part, std::ranges::subrange(from, from + std::min<std::ptrdiff_t>(3, rest)))) {
          return testing::AssertionFailure() << told(problem) << ", frames from " << first;
        }
      }
    }
    if (witness.search().ended()) break;
    witness.step();
  }
  return testing::AssertionSuccess();
}

TEST(StackSweep, ShowsEachFrameAsItWasOnTop) {
  const Board kBoards[] = {{1, 1}, {2, 2}, {3, 3}, {3, 4}, {4, 5}, {5, 5}, {6, 6}, {8, 8}, {9, 9}, {3, 30}};
  Dice dice(11);
  for (const Algorithm& algorithm : algorithms()) {
    if (!algorithm.keeps_stack()) continue;
    for (const Board board : kBoards) {
      for (const Detail detail : {Detail::move, Detail::candidate}) {
        Problem problem = random_problem(dice, board, algorithm);
        if (algorithm.uses_ties) problem.tie = &tie_rules()[static_cast<std::size_t>(dice.roll(5))];
        if (refusal(problem)) continue;
        EXPECT_TRUE(tells_the_truth(problem, detail, 1500, 7));
      }
    }
  }
}

TEST(Stack, ShowsFramesOfGraphs) {
  for (const char* edges : {"A-B;A-D;B>C;B-D;D-E;E-F;F>C", "A-B;B-C;C-D;D-A;A-C;B-E;E-D", "A>B;B>A"}) {
    const EdgeList graph = *parse_edge_list(edges);
    for (const Algorithm& algorithm : algorithms()) {
      const Problem problem{
          .board = {1, static_cast<int>(graph.vertices.size())}, .edges = graph, .algorithm = &algorithm};
      if (!algorithm.keeps_stack() || refusal(problem)) continue;
      for (const Detail detail : {Detail::move, Detail::candidate}) {
        EXPECT_TRUE(tells_the_truth(problem, detail, 500, 1));
      }
    }
  }
}

TEST(Stack, DoesNotChangeTheSearch) {
  Search search({.board = {9, 9}});
  search.run(5000);
  const Search before = search;
  EXPECT_EQ(frames_of(search, 2, 5).size(), 5u);
  EXPECT_EQ(search, before);
}

TEST(Stack, IsEmptyWithoutFrames) {
  Search search({.board = {5, 5}});
  EXPECT_TRUE(frames_of(search, 0, 9).empty());
  EXPECT_TRUE(frames_of(search, 2, 9).empty());
  EXPECT_TRUE(frames_of(search, 1, 0).empty());
  for (const char* id : {"divide-and-conquer", "neural-network"}) {
    Search other({.board = {6, 6}, .goal = Goal::closed, .algorithm = find_algorithm(id)});
    EXPECT_TRUE(frames_of(other, 1, 9).empty()) << id;
    other.run(1000);
    EXPECT_TRUE(frames_of(other, 1, 9).empty()) << id;
  }
}

// The lowest of hundreds of thousands of frames is requested, so all frames above are popped.
TEST(Stack, ReachesTheBottomOfALongPath) {
  Search search({.board = {1000, 1000}, .algorithm = find_algorithm("warnsdorff")});
  search.run(UINT64_MAX);
  ASSERT_GT(search.depth(), 800'000u);
  const auto path = search.path();
  for (const std::size_t first : {std::size_t{1}, search.depth() / 2, search.depth() - 99}) {
    const auto frames = frames_of(search, first, 100);
    ASSERT_EQ(frames.size(), 100u);
    for (std::size_t i = 0; i < frames.size(); ++i) {
      EXPECT_EQ(frames[i].depth, first + i);
      EXPECT_EQ(frames[i].square, path[first + i - 1]);
    }
  }
}

int times_ranked = 0;

void rank_and_count(const Path& path, Ranking& ranking) {
  ++times_ranked;
  rank_by_degree(path, ranking);
}

constexpr Algorithm kCounted{.id = "counted",
                             .title = "Counted",
                             .summary = "Warnsdorff's rule, which counts how often it is asked.",
                             .complete = true,
                             .rank = rank_and_count};

// Only frames in the range are ranked, a few times each, whatever is above them.
TEST(Stack, RanksOnlyTheFramesInTheRange) {
  for (const int side : {12, 60}) {
    Search search({.board = {side, side}, .algorithm = &kCounted});
    search.run(static_cast<std::uint64_t>(side * side) - 10);
    ASSERT_GT(search.depth(), 100u);
    for (const std::size_t first : {std::size_t{1}, search.depth() / 2, search.depth() - 19}) {
      times_ranked = 0;
      ASSERT_EQ(frames_of(search, first, 20).size(), 20u);
      EXPECT_GE(times_ranked, 20) << side;
      EXPECT_LE(times_ranked, 3 * 20) << side;
    }
  }
}

}  // namespace
}  // namespace kt
