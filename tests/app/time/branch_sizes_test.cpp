#include "app/time/branch_sizes.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "app/from_query.h"
#include "app/state/stack_view.h"

namespace kt {
namespace {

Timeline timeline_of(std::string_view query) { return Timeline(search_of(query)); }

// For every square of the path at a step: the visits beyond each abandoned candidate, counted by walking the whole run
// with a separate stack.
std::vector<std::map<int, std::uint64_t>> counted(const Search& at) {
  struct Open {
    std::map<int, std::uint64_t> sizes;
    std::uint64_t entered_at;
  };
  Search search(at.problem(), at.detail());
  std::vector<Open> stack{{{}, 1}};
  while (search.steps() < at.steps()) {
    const Event event = search.step();
    if (event.type == EventType::restart) stack = {{{}, search.visits()}};
    if (event.type == EventType::advance || event.type == EventType::tour) {
      stack.push_back({{}, search.visits()});
    } else if (event.type == EventType::backtrack) {
      const std::uint64_t entered_at = stack.back().entered_at;
      stack.pop_back();
      const int candidate = search.depth_first()->path().looked_at(search.depth()) - 1;
      stack.back().sizes[candidate] = search.visits() - entered_at + 1;
    }
  }
  std::vector<std::map<int, std::uint64_t>> sizes;
  for (const Open& open : stack) sizes.push_back(open.sizes);
  return sizes;
}

void expect_true_sizes(Timeline& timeline, BranchSizes& sizes, const char* query) {
  std::vector<StackFrame> frames = stack_frames(timeline.search(), 0);
  EXPECT_TRUE(sizes.fill(frames, timeline, [] { return false; }));
  const auto truth = counted(timeline.search());
  for (const StackFrame& frame : frames) {
    std::map<int, std::uint64_t> found;
    for (std::size_t i = 0; i < frame.branches.size(); ++i) {
      if (frame.branches[i].visits) found[static_cast<int>(i)] = *frame.branches[i].visits;
    }
    EXPECT_EQ(found, truth[frame.depth - 1])
        << query << " step " << timeline.search().steps() << " depth " << frame.depth;
  }
}

TEST(BranchSizesSweep, MatchAFullyCountedRun) {
  std::mt19937 random(3);
  for (const char* query :
       {"board=5", "board=8&start=0,1", "board=6&algorithm=warnsdorff-backtracking&goal=closed",
        "board=5&detail=candidate", "board=4x5&algorithm=brute-force", "board=8&end=7,7&algorithm=restarts"}) {
    Timeline timeline = timeline_of(query);
    BranchSizes sizes;
    for (int i = 0; i < 12; ++i) {
      const std::uint64_t step = random() % 60'000;
      while (!timeline.approach(step, 100'000)) {
      }
      expect_true_sizes(timeline, sizes, query);
    }
  }
}

TEST(BranchSizes, AreComputedAsTimeAllows) {
  Timeline timeline = timeline_of("board=8&start=0,1");
  while (!timeline.approach(300'000, 100'000)) {
  }
  BranchSizes sizes;
  int rounds = 0;
  for (bool all = false; !all; ++rounds) {
    ASSERT_LT(rounds, 500);
    std::vector<StackFrame> frames = stack_frames(timeline.search(), 0);
    int looks = 0;
    all = sizes.fill(frames, timeline, [&] { return ++looks > 2; });
  }
  EXPECT_GT(rounds, 5);
  expect_true_sizes(timeline, sizes, "in slices");
}

}  // namespace
}  // namespace kt
