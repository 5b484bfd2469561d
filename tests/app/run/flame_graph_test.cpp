// The flame graph that the app keeps for its panel: of the whole run or the whole tree, of a part in detail, and of
// compared boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "app/app_fixture.h"
#include "app/settings_of.h"

namespace kt {
namespace {

class FlameGraphTest : public AppTest {
 protected:
  const FlameView* whole() { return app.snapshot().flame.get(); }
  const FlameView* part() { return app.snapshot().flame_part.get(); }
  const Snapshot& other() { return app.snapshot().others.at(0); }
  void rest() {
    for (int i = 0; i < 10'000 && (i == 0 || app.seconds_until_change() == 0); ++i) frame();
  }
  // The stay of the square that is at that depth of the path at the step.
  static const Stay* find(const FlameView& view, std::uint64_t step, std::uint32_t depth) {
    const auto bucket = static_cast<std::uint32_t>((step - view.from + 1) / view.curve.bucket - 1);
    const auto found = std::ranges::find_if(view.stays, [&](const Stay& stay) {
      return stay.depth == depth && stay.first <= bucket && bucket <= stay.last;
    });
    return found == view.stays.end() ? nullptr : &*found;
  }
};

TEST_F(FlameGraphTest, IsNotMadeWithoutAPanelThatShowsIt) {
  change("board=5");
  app.apply(StepBy{500});
  rest();
  EXPECT_FALSE(whole());
  app.apply(RequiredData{.flame = true});
  ASSERT_TRUE(whole());
  EXPECT_EQ(whole()->last, 500u);
  app.apply(RequiredData{});
  EXPECT_FALSE(whole());
}

TEST_F(FlameGraphTest, ComesUpToTheLastStepAtRest) {
  time.each_look = 0.001;
  change("board=6&speed=max");
  app.apply(RequiredData{.flame = true});
  app.apply(Play{});
  for (int i = 0; i < 20; ++i) frame();
  app.apply(Pause{});
  ASSERT_LT(whole()->last, app.timeline().furthest());
  rest();
  EXPECT_EQ(whole()->last, app.timeline().furthest());
}

TEST_F(FlameGraphTest, HasThePathOfEveryStepOfAPart) {
  change("board=6");
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{200'000});
  rest();
  ASSERT_GT(whole()->curve.bucket, 1u);
  app.apply(ShowSteps{120'300, 121'500});
  rest();
  ASSERT_TRUE(part());
  EXPECT_TRUE(part()->is_complete);
  EXPECT_EQ(part()->curve.bucket, 1u);
  Search search(app.settings().problem());
  search.run(part()->from);
  for (; search.steps() < part()->last; search.step()) {
    const std::vector<Square> path = search.path();
    for (std::uint32_t depth = 1; depth <= path.size(); ++depth) {
      const Stay* stay = find(*part(), search.steps(), depth);
      ASSERT_TRUE(stay) << search.steps() << " " << depth;
      ASSERT_EQ(stay->square, path[depth - 1].row * 6 + path[depth - 1].col);
    }
    ASSERT_FALSE(find(*part(), search.steps(), static_cast<std::uint32_t>(path.size()) + 1));
  }
}

TEST_F(FlameGraphTest, APartEndsWhereTheRunDoes) {
  change("board=5");
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{100});
  app.apply(ShowSteps{50, 1'000'000});
  rest();
  ASSERT_TRUE(part());
  EXPECT_EQ(part()->last, 100u);
}

TEST_F(FlameGraphTest, IsForgottenWithTheRun) {
  change("board=5");
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{400});
  app.apply(ShowSteps{50, 100});
  rest();
  change("start=0,2");
  rest();
  EXPECT_EQ(whole()->last, 0u);
  EXPECT_FALSE(part());
}

// All 304 tours of the 5x5 board, without a step of the run.
TEST_F(FlameGraphTest, TheWholeTreeNeedsNoRun) {
  Search search(Problem{.board = {5, 5}});
  while (!search.ended()) search.run(UINT64_MAX);
  change("board=5&start=0,0");
  app.apply(RequiredData{.flame = true});
  app.apply(ShowSteps{.tree = true});
  rest();
  ASSERT_TRUE(whole());
  EXPECT_TRUE(whole()->is_tree && whole()->is_complete);
  EXPECT_EQ(whole()->last, search.steps());
  EXPECT_EQ(whole()->tours.size(), 304u);
  EXPECT_EQ(app.search().steps(), 0u);
  app.apply(ShowSteps{search.steps() - 40, search.steps() + 1000, true});
  rest();
  ASSERT_TRUE(part());
  EXPECT_EQ(part()->curve.bucket, 1u);
  EXPECT_EQ(part()->last, search.steps());
  app.apply(ShowSteps{});
  rest();
  EXPECT_FALSE(whole()->is_tree);
  EXPECT_EQ(whole()->last, 0u);
  EXPECT_FALSE(part());
}

TEST_F(FlameGraphTest, ATreeGrowsFrameByFrame) {
  time.each_look = 0.0005;
  change("board=5&start=0,0");
  app.apply(RequiredData{.flame = true});
  app.apply(ShowSteps{.tree = true});
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 100; ++i) {
    frame();
    EXPECT_FALSE(whole()->is_complete);
    seen.insert(whole()->last);
  }
  EXPECT_GT(seen.size(), 3u);
  EXPECT_LT(seen.size(), 20u) << "a few times a second";
}

TEST_F(FlameGraphTest, ALargerTreeEndsAtTheLimit) {
  change("board=8");
  app.apply(RequiredData{.flame = true});
  app.apply(ShowSteps{.tree = true});
  rest();
  EXPECT_EQ(whole()->last, kMaxTreeSteps);
  EXPECT_TRUE(whole()->is_complete);
}

TEST_F(FlameGraphTest, EveryComparedBoardHasItsOwn) {
  change("board=5&start=a1&compare=algorithm:pruned");
  app.apply(RequiredData{.flame = true});
  app.apply(Seek{40});
  rest();
  EXPECT_EQ(whole()->last, 40u);
  ASSERT_TRUE(other().flame);
  EXPECT_EQ(other().flame->last, other().step);
  EXPECT_LT(other().step, 40u) << "it stays at its tour";
  app.apply(ShowSteps{10, 20});
  rest();
  EXPECT_TRUE(part() && other().flame_part);
  app.apply(RequiredData{});
  EXPECT_FALSE(whole() || other().flame || other().flame_part);
}

TEST_F(FlameGraphTest, StaysTheSameWhenAnotherBoardGetsTheFocus) {
  change("board=5&start=a1&compare=algorithm:pruned");
  app.apply(RequiredData{.flame = true});
  app.apply(ShowSteps{.tree = true});
  rest();
  const FlameView* const first = whole();
  const FlameView* const second = other().flame.get();
  app.apply(Focus{1});
  EXPECT_EQ(whole(), second) << "nothing is searched again";
  EXPECT_EQ(other().flame.get(), first);
}

// Against all paths that the search with pruning enters.
TEST_F(FlameGraphTest, MarksExactlyWhatABoardWithPruningNeverEnters) {
  change("board=5&start=0,0&compare=algorithm:pruned");
  app.apply(RequiredData{.flame = true});
  app.apply(ShowSteps{.tree = true});
  rest();
  ASSERT_EQ(whole()->pruned_by, 1u);
  EXPECT_FALSE(other().flame->pruned_by);
  EXPECT_LT(other().flame->last * 5, whole()->last);
  const auto numbers_of = [](const Search& search) {
    std::vector<int> numbers;
    for (const Path::Frame& frame : search.depth_first()->path().frames()) numbers.push_back(frame.square);
    return numbers;
  };
  std::set<std::vector<int>> entered;
  for (Search search(other().settings.problem()); !search.ended(); search.step()) entered.insert(numbers_of(search));
  const std::uint64_t bucket = whole()->curve.bucket;
  int never = 0, in_both = 0;
  for (Search search(app.settings().problem()); !search.ended(); search.run(1)) {
    while (!search.ended() && (search.steps() + 1) % (16 * bucket) != 0)
      search.run(16 * bucket - (search.steps() + 1) % (16 * bucket));
    std::vector<int> path = numbers_of(search);
    for (; !search.ended() && !path.empty(); path.pop_back()) {
      const Stay* stay = find(*whole(), search.steps(), static_cast<std::uint32_t>(path.size()));
      ASSERT_TRUE(stay);
      ASSERT_EQ(stay->is_pruned, !entered.contains(path)) << search.steps() << " " << path.size();
      ++(stay->is_pruned ? never : in_both);
    }
  }
  EXPECT_GT(never, 200);
  EXPECT_GT(in_both, 200);
}

TEST_F(FlameGraphTest, MarksNothingWhereTheProblemsDifferOrBothPrune) {
  app.apply(RequiredData{.flame = true});
  for (const char* const query :
       {"board=5&compare=algorithm:pruned/start:b1", "board=5&compare=algorithm:pruned/goal:closed",
        "board=5&compare=algorithm:warnsdorff-backtracking", "board=9&compare=algorithm:pruned",
        "board=5&algorithm=cut-squares&compare=algorithm:pruned"}) {
    change(query);
    rest();
    ASSERT_TRUE(whole()) << query;
    EXPECT_FALSE(whole()->pruned_by) << query;
    app.apply(Change{search_values(Settings{})});
  }
  change("board=5&compare=algorithm:pruned/moves:report");
  EXPECT_EQ(whole()->pruned_by, 1u) << "another order of moves is pruned alike";
}

TEST_F(FlameGraphTest, IsAbsentWhereTheSearchHasNoStack) {
  change("board=8&algorithm=divide-and-conquer");
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{3});
  EXPECT_FALSE(whole());
}

}  // namespace
}  // namespace kt
