// Compared boards: each takes the steps that it takes alone, whatever happens to the clock.
#include <gtest/gtest.h>

#include <random>
#include <tuple>

#include "app/app_fixture.h"
#include "app/run/runs.h"
#include "app/settings_of.h"
#include "app/state/saved_state.h"
#include "app/state/state_json.h"

namespace kt {
namespace {

// How it runs alone: to the step, its first tour, or its end.
Search alone(const Settings& settings, std::uint64_t step) {
  Search search(settings.problem(), settings.detail);
  while (search.steps() < step && search.status() == Status::searching && search.run(step - search.steps()) > 0) {
  }
  return search;
}

class CompareTest : public AppTest {
 protected:
  void expect_as_alone(std::uint64_t step, const std::string& what) {
    const Boards boards = boards_of(app.settings());
    ASSERT_EQ(app.runs().all().size(), boards.all.size()) << what;
    ASSERT_EQ(app.runs().focus(), boards.focus) << what;
    for (std::size_t i = 0; i < boards.all.size(); ++i)
      EXPECT_EQ(app.runs().all()[i].search(), alone(boards.all[i], step)) << what << ", board " << i << " at " << step;
  }
};

TEST_F(CompareTest, ComparesTwoOrdersOf41And70659Visits) {
  change("compare=two-orders&speed=max");
  app.apply(Play{});
  for (int i = 0; i < 100'000 && app.state() == RunState::playing; ++i) frame();
  const Snapshot& snapshot = app.snapshot();
  EXPECT_EQ(snapshot.visits, 41u);
  EXPECT_EQ(snapshot.backtracks, 16u);
  ASSERT_EQ(snapshot.others.size(), 1u);
  EXPECT_EQ(snapshot.others[0].visits, 70'659u);
  EXPECT_EQ(snapshot.state, RunState::tour);
  EXPECT_TRUE(snapshot.done && snapshot.others[0].done);
  EXPECT_FALSE(snapshot.can_step);
  EXPECT_TRUE(snapshot.timeline.complete);
  EXPECT_EQ(snapshot.moment(), snapshot.others[0].step);
  EXPECT_EQ(snapshot.timeline.furthest, snapshot.others[0].step);
  EXPECT_NE(state_json(app, {}).find(R"("focus":0,"all":[{"status":"tour","step":56,"visits":41,"backtracks":16)"),
            std::string::npos)
      << state_json(app, {});
}

TEST_F(CompareTest, OneSentenceIsAboutAllBoards) {
  const auto sentence = [&] { return in_english(app.snapshot().sentence); };
  change("compare=two-orders&speed=max");
  EXPECT_EQ(sentence(), "Both boards are ready to search.");
  app.apply(StepBy{1});
  EXPECT_TRUE(sentence().starts_with("Board 1: From ")) << sentence();
  seek(56);
  EXPECT_EQ(sentence(), "Board 1 found a tour after 41 visits; board 2 is still searching.");
  app.apply(Focus{1});
  EXPECT_EQ(sentence(), "Board 1 found a tour after 41 visits; board 2 is still searching.");
  app.apply(Play{});
  for (int i = 0; i < 100'000 && app.state() == RunState::playing; ++i) frame();
  EXPECT_EQ(sentence(), "Board 1 found a tour after 41 visits; board 2 found a tour after 70,659 visits.");
  change("board=3x4&start=b1&compare=algorithm:warnsdorff~algorithm:pruned~algorithm:brute-force&speed=max");
  EXPECT_EQ(sentence(), "All 4 boards are ready to search.");
}

// A record of one board is held for some time; meanwhile the focus may move to a board that has none.
TEST_F(CompareTest, ARecordBelongsToItsBoard) {
  change("compare=algorithm:warnsdorff/board:12x12&speed=10");
  app.apply(Play{});
  while (app.moment() < 36) frame();
  ASSERT_FALSE(app.timeline().records().empty());
  app.apply(Focus{1});
  ASSERT_TRUE(app.timeline().records().empty());
  for (int i = 0; i < 60 * 6; ++i) {
    frame();
    const std::string sentence = in_english(app.snapshot().sentence);
    EXPECT_FALSE(sentence.contains("had to backtrack")) << sentence;
  }
}

TEST_F(CompareTest, TheClockEndsWithTheBoardsThatAreLeft) {
  change("compare=algorithm:warnsdorff-backtracking~algorithm:warnsdorff&speed=max");
  app.apply(Play{});
  for (int i = 0; i < 100'000 && app.state() == RunState::playing; ++i) frame();
  ASSERT_EQ(app.runs().furthest(), 16'501'401u);
  app.apply(RemoveBoard{});
  ASSERT_EQ(app.runs().all().size(), 2u);
  EXPECT_TRUE(app.runs().is_over());
  EXPECT_LT(app.moment(), 10'000u);
  EXPECT_EQ(app.runs().furthest(), app.moment());
}

TEST_F(CompareTest, TheSentenceTellsEachKindOfEnd) {
  const auto sentence = [&] { return in_english(app.snapshot().sentence); };
  change("board=3x3&start=a3&compare=algorithm:warnsdorff~algorithm:pruned&speed=max");
  app.apply(Play{});
  for (int i = 0; i < 100'000 && app.state() == RunState::playing; ++i) frame();
  const Snapshot& seen = app.snapshot();
  EXPECT_EQ(sentence(), "Board 1 ruled out a tour after " + std::to_string(seen.visits) +
                            " visits; board 2 got stuck after " + std::to_string(seen.others[0].visits) +
                            " visits; board 3 ruled out a tour after " + std::to_string(seen.others[1].visits) +
                            (seen.others[1].visits == 1 ? " visit." : " visits."));
}

using CompareSweep = CompareTest;

TEST_F(CompareSweep, EachBoardTakesTheSameStepsAsAlone) {
  std::mt19937 random(3);
  const char* const kBoards[] = {"",
                                 "algorithm:pruned",
                                 "algorithm:warnsdorff",
                                 "algorithm:restarts",
                                 "algorithm:cut-squares",
                                 "algorithm:forced-moves",
                                 "moves:report",
                                 "goal:closed",
                                 "holes:0,1;2,2",
                                 "board:3x4",
                                 "graph:A-B;A-D;B>C;B-D;D-E;E-F;F>C/start:A",
                                 "algorithm:divide-and-conquer",
                                 "leaper:1,3"};
  for (int i = 0; i < 40; ++i) {
    std::string text = "board=6x6&detail=" + std::string(random() % 4 == 0 ? "candidate" : "move");
    for (std::size_t boards = 1 + random() % 3; boards > 0; --boards) {
      const std::string board = kBoards[1 + random() % (std::size(kBoards) - 1)];
      text += (text.find("compare") == std::string::npos ? "&compare=" : "~") + board;
    }
    app.apply(Change{search_values(Settings{})});
    change(text);
    ASSERT_EQ(in_english(app.take_errors()), std::vector<std::string>()) << text;
    settle();
    expect_as_alone(0, text);
    for (int k = 0; k < 6; ++k) {
      const std::uint64_t step = random() % (k % 2 == 0 ? 30'000 : 60);
      seek(step);
      expect_as_alone(step, text);
      if (k == 3) {
        app.apply(Focus{app.runs().focus() == 0 ? 1u : 0u});
        settle();
        expect_as_alone(step, text + ", another focus");
      }
    }
  }
}

TEST_F(CompareTest, PlayingAndSteppingKeepBoardsTogether) {
  change("board=5x5&compare=algorithm:pruned~moves:report&speed=10");
  app.apply(Play{});
  for (int i = 0; i < 120; ++i) frame();
  app.apply(Pause{});
  const std::uint64_t step = app.moment();
  EXPECT_GT(step, 15u);
  expect_as_alone(step, "playing");
  for (int i = 0; i < 5; ++i) app.apply(StepBy{-1});
  expect_as_alone(step - 5, "back");
  for (int i = 0; i < 100; ++i) app.apply(StepBy{1});
  expect_as_alone(step + 95, "forward");
  app.apply(Play{.backwards = true});
  for (int i = 0; i < 10'000 && app.state() == RunState::playing; ++i) frame(0.1);
  EXPECT_EQ(app.moment(), 0u);
  expect_as_alone(0, "at the start");
}

TEST_F(CompareTest, PlaysBackwardsAtFullSpeed) {
  change("board=6x6&compare=algorithm:pruned~algorithm:restarts&speed=max");
  seek(20'000);
  app.apply(Play{.backwards = true});
  frame();
  for (int i = 0; i < 10'000 && app.state() == RunState::playing; ++i) frame();
  expect_as_alone(0, "at the start");
}

TEST_F(CompareTest, EndsWhenAllBoardsHaveEnded) {
  change("board=5x5&start=0,0&compare=algorithm:pruned");
  seek(1'000'000);
  EXPECT_FALSE(app.snapshot().can_step);
  EXPECT_EQ(app.moment(), 8840u - 1 + 8815);
  EXPECT_EQ(app.state(), RunState::tour);
  app.apply(StepBy{1});
  EXPECT_EQ(app.moment(), 8840u - 1 + 8815) << "not to the next tour";
  app.apply(StepBy{-1});
  EXPECT_EQ(app.state(), RunState::paused);
  EXPECT_TRUE(app.snapshot().can_step);
}

TEST_F(CompareTest, RunUntilAppliesToTheFocusedBoard) {
  change("board=6x6&compare=algorithm:pruned");
  app.apply(RunUntil{Until::dead_end});
  settle();
  EXPECT_TRUE(app.snapshot().dead_end);
  expect_as_alone(app.search().steps(), "a dead end");
  app.apply(RunUntil{Until::tour});
  settle();
  EXPECT_TRUE(app.snapshot().done && app.snapshot().others[0].done);
}

TEST_F(CompareTest, BoardsCatchUpWhenPaused) {
  change("board=8x8&leaper=1,1&compare=moves:report~same~algorithm:pruned");
  time.each_look = 0.001;
  app.apply(RunUntil{.what = Until::square, .square = {0, 1}});  // which is never reached
  for (int i = 0; i < 20; ++i) frame();
  ASSERT_EQ(app.state(), RunState::playing);
  app.apply(Pause{});
  settle();
  EXPECT_GT(app.moment(), 0u);
  expect_as_alone(app.search().steps(), "paused");
  seek(400'000);
  app.apply(Seek{100});
  frame();
  app.apply(Pause{});
  settle();
  expect_as_alone(app.search().steps(), "paused on the way back");
}

TEST_F(CompareTest, BoardsComeTogetherWhenPlayEndsASeekBack) {
  change("board=5x5&start=b5&compare=moves:report");
  app.apply(RunUntil{Until::end});
  settle();
  ASSERT_TRUE(app.runs().is_over());
  time.each_look = 0.01;
  app.apply(Seek{app.moment() / 3});
  ASSERT_TRUE(app.is_seeking());
  app.apply(Play{});
  settle();
  EXPECT_TRUE(app.runs().in_step());
}

TEST_F(CompareTest, AnotherSearchDuringASeekStartsAtRest) {
  for (const char* other : {"start=c3", "algorithm=pruned"}) {
    time.each_look = 0;
    change("board=5x5&start=b5&algorithm=backtracking&compare=moves:report");
    app.apply(RunUntil{Until::end});
    settle();
    time.each_look = 0.01;
    app.apply(Seek{app.moment() / 3});
    ASSERT_TRUE(app.is_seeking());
    change(other);
    settle();
    EXPECT_EQ(app.moment(), 0u) << other;
    expect_as_alone(0, other);
  }
}

TEST_F(CompareTest, AnAddedBoardCatchesUp) {
  change("board=6x6");
  seek(5000);
  change("compare=moves:report");
  settle();
  EXPECT_EQ(app.moment(), 5000u);
  expect_as_alone(5000, "added");
  change("compare=moves:report~algorithm:pruned");
  settle();
  expect_as_alone(5000, "and another");
  change("compare=none");
  EXPECT_FALSE(app.runs().compared());
  EXPECT_EQ(app.search(), alone(app.settings(), 5000));
  EXPECT_TRUE(app.snapshot().others.empty());
  EXPECT_FALSE(app.snapshot().clock);
}

TEST_F(CompareTest, ChangesTheMethodOfOneBoardButTheSizeOfAll) {
  change("board=6x6&compare=moves:report");
  change("algorithm=pruned");
  const Boards boards = boards_of(app.settings());
  EXPECT_EQ(boards.all[1].algorithm->id, "backtracking");
  change("board=5x5");
  EXPECT_EQ(boards_of(app.settings()).all[1].board, (::kt::Board{5, 5}));
  settle();
  expect_as_alone(0, "after it");
}

TEST_F(CompareTest, SettingsOfTheDisplayReachAllBoards) {
  change("board=6x6&compare=moves:report~algorithm:pruned");
  for (const char* setting : {"heat=true", "base=0", "squares=row-column"}) {
    change(setting);
    const Boards boards = boards_of(app.settings());
    for (std::size_t i = 0; i < boards.all.size(); ++i) {
      const Settings& own = app.runs().all()[i].settings;
      EXPECT_EQ(own.algorithm, boards.all[i].algorithm) << setting;
      EXPECT_EQ(own.moves, boards.all[i].moves) << setting;
      EXPECT_EQ(std::tie(own.heat, own.base, own.squares),
                std::tie(app.settings().heat, app.settings().base, app.settings().squares))
          << setting << ", board " << i;
    }
  }
}

TEST_F(CompareTest, BoardsAreNamedInTheNotationOfSquares) {
  const auto name = [&] { return in_english(app.runs().all()[1].name); };
  change("board=5x5&start=a5&compare=start:b4");
  EXPECT_EQ(name(), "Start b4");
  change("squares=row-column");
  EXPECT_EQ(name(), "Start 1,1");
}

TEST_F(CompareTest, ReportsTheMethodOfABoardThatAChangeExcludes) {
  change("board=6x6&compare=algorithm:divide-and-conquer");
  change("board=5x5");
  const auto errors = app.take_errors();
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_TRUE(is_of_key(errors[0], "compare")) << errors[0];
  ASSERT_EQ(app.runs().all().size(), 2u);
  EXPECT_EQ(app.runs().all()[1].settings.algorithm, &default_algorithm()) << "as on a single board";
}

TEST_F(CompareTest, ThePanelsFollowTheFocus) {
  change("board=5x5&moves=report&compare=moves:lexicographic");
  app.apply(RequiredData{.stack = true});
  seek(70);
  const auto before = app.snapshot().stack;
  const auto path = app.snapshot().others[0].path;
  EXPECT_EQ(app.snapshot().place, 0u);
  app.apply(Focus{1});
  settle();
  const Snapshot& snapshot = app.snapshot();
  EXPECT_EQ(snapshot.place, 1u);
  EXPECT_EQ(snapshot.path, path);
  EXPECT_EQ(to_string(snapshot.settings.moves), "lexicographic");
  EXPECT_EQ(to_string(snapshot.others[0].settings.moves), "report");
  ASSERT_EQ(snapshot.stack.size(), path.size());
  EXPECT_EQ(snapshot.stack.back().square, path.back());
  EXPECT_NE(snapshot.stack.size(), before.size());
  EXPECT_EQ(app.moment(), 70u);
  app.apply(Focus{7});
  app.apply(Focus{1});
  EXPECT_EQ(app.moment(), 70u);
}

TEST_F(CompareTest, RestoresASavedComparison) {
  change("board=6x6&compare=algorithm:pruned~moves:report");
  seek(4321);
  app.apply(Focus{2});
  settle();
  const std::string kept = saved_text(app);
  FakeTime later;
  SnapshotApp again(later.clock());
  restore(again, kept);
  for (int i = 0; i < 100'000 && again.is_seeking(); ++i) {
    later.now += 1 / 60.0;
    again.tick();
  }
  EXPECT_EQ(again.settings(), app.settings());
  EXPECT_EQ(again.moment(), 4321u);
  EXPECT_EQ(again.search(), app.search());
  EXPECT_EQ(again.runs().all()[1].search(), app.runs().all()[1].search());
}

TEST_F(CompareTest, WorksInShortSlices) {
  time.each_look = 1e-4;
  change("board=20x20&compare=algorithm:pruned~algorithm:warnsdorff~algorithm:cut-squares&speed=max");
  app.apply(Play{});
  for (int i = 0; i < 50; ++i) {
    const double before = time.now;
    frame();
    EXPECT_LT(time.now - before, 0.05);
  }
  app.apply(Seek{0});
  for (int i = 0; i < 50; ++i) {
    const double before = time.now;
    frame();
    EXPECT_LT(time.now - before, 0.05);
  }
}

TEST_F(CompareTest, CheckpointsShareTheMemory) {
  change("board=8x8&compare=algorithm:pruned~moves:report~moves:lexicographic");
  seek(3'000'000);
  std::size_t bytes = 0;
  for (const auto& run : app.runs().all()) bytes += run.timeline.bytes();
  EXPECT_LE(bytes, kCheckpointMemory);
}

}  // namespace
}  // namespace kt
