// The best games, as the app stores them.
#include "app/play/best_game.h"

#include <gtest/gtest.h>

#include <vector>

#include "app/game_fixture.h"
#include "app/settings_of.h"
#include "app/words/game_sentence.h"

namespace kt {
namespace {

class BestGameTest : public GameTest {
 protected:
  // A whole tour of 3x4 from its corner.
  void play_tour() {
    for (const Square square : tour) app.apply(Choose{square});
  }
  std::vector<Square> tour = [] {
    Search search({.board = {3, 4}});
    search.run(UINT64_MAX);
    std::vector<Square> moves = search.path();
    moves.erase(moves.begin());
    return moves;
  }();
};

TEST_F(BestGameTest, IsTheLongestPathOrTheTourWithFewestUndos) {
  change("board=3x4&mode=play");
  EXPECT_EQ(app.snapshot().game.best, 0u);
  choose(1, 2);
  choose(2, 0);
  EXPECT_EQ(app.snapshot().game.best, rank_of_path(3));
  app.apply(StepBy{-2});
  EXPECT_EQ(app.snapshot().game.best, rank_of_path(3));
  // From another start it is another game.
  play_tour();
  ASSERT_EQ(app.snapshot().state, RunState::tour);
  EXPECT_EQ(app.snapshot().game.best, rank_of_tour(0));
  change("start=0,3");
  EXPECT_EQ(app.snapshot().game.best, 0u) << "another board";
}

TEST_F(BestGameTest, CountsTheMovesUndone) {
  change("board=3x4&mode=play");
  for (std::size_t i = 0; i < 5; ++i) app.apply(Choose{tour[i]});
  app.apply(StepBy{-2});
  app.apply(StepBy{1});
  app.apply(StepBy{-1});
  for (std::size_t i = 3; i < tour.size(); ++i) app.apply(Choose{tour[i]});
  EXPECT_EQ(app.snapshot().game.best, rank_of_tour(3));
  app.apply(Reset{});
  app.apply(StepBy{20});
  EXPECT_EQ(app.snapshot().game.best, rank_of_tour(3)) << "redone, not played";
}

TEST_F(BestGameTest, ExcludesPathsOfTheSearch) {
  change("board=3x4");
  app.apply(RunUntil{Until::tour});
  wait();
  change("mode=play");
  EXPECT_EQ(app.snapshot().state, RunState::tour);
  EXPECT_EQ(app.snapshot().game.best, 0u);
  app.apply(StepBy{-1});
  app.apply(Choose{tour.back()});
  EXPECT_EQ(app.snapshot().game.best, 0u);
  app.apply(Seek{1});
  app.apply(Choose{tour[1]});
  EXPECT_EQ(app.snapshot().game.best, 0u) << "the first move is the search's";
  // The same squares, chosen one by one, count.
  app.apply(Seek{0});
  play_tour();
  EXPECT_EQ(app.snapshot().game.best, rank_of_tour(0));
}

TEST_F(BestGameTest, IsSentToTheDeviceAndReadBack) {
  change("board=3x4&mode=play");
  const auto note = app.take_game_rank();
  ASSERT_TRUE(note);
  EXPECT_EQ(note->key, key_of_game(app.settings()));
  EXPECT_EQ(note->rank, 0u);
  app.apply(KnownBest{.rank = 9});
  EXPECT_EQ(app.snapshot().game.best, 9u);
  EXPECT_FALSE(app.snapshot().game.forgets);
  choose(1, 2);
  EXPECT_FALSE(app.take_game_rank()) << "nothing new";
  app.apply(Seek{0});
  play_tour();
  const auto better = app.take_game_rank();
  ASSERT_TRUE(better);
  EXPECT_EQ(better->rank, rank_of_tour(0));
  app.apply(KnownBest{.rank = better->rank, .kept = false});
  EXPECT_TRUE(app.snapshot().game.forgets);
  EXPECT_FALSE(app.take_game_rank());
}

TEST(BestGame, IsDescribedInWords) {
  EXPECT_EQ(describe_best(0, 25), "none yet");
  EXPECT_EQ(describe_best(rank_of_path(23), 25), "23 of 25");
  EXPECT_EQ(describe_best(rank_of_path(4097), 1'048'576), "4,097 of 1,048,576");
  EXPECT_EQ(describe_best(rank_of_tour(0), 25), "a tour, no moves undone");
  EXPECT_EQ(describe_best(rank_of_tour(1), 25), "a tour, 1 move undone");
  EXPECT_EQ(describe_best(rank_of_tour(1'234), 25), "a tour, 1,234 moves undone");
  EXPECT_GT(rank_of_tour(UINT64_MAX), rank_of_path(kMaxGiven + 1)) << "whatever it took";
}

TEST(KeyOfGame, DependsOnBoardStartEndAndGoalOnly) {
  const auto key = [](const char* query) { return key_of_game(settings_of(query)); };
  EXPECT_EQ(key("board=5x5&start=a5"), key("board=5&start=0,0&algorithm=pruned&moves=report&speed=30&given=b3"));
  EXPECT_EQ(key("board=5&holes=b2;c3"), key("board=5&holes=2,2;3,1"));
  EXPECT_EQ(key("graph=A-B;B-C"), key("board=5&graph=A-B;B-C"));
  const std::uint64_t plain = key("board=5x5");
  for (const char* other : {"board=5x6", "board=5x5&start=a1", "board=5x5&goal=closed", "board=5x5&end=2,2",
                            "board=5x5&holes=2,2", "board=5x5&leaper=1,3", "graph=A-B;B-C"})
    EXPECT_NE(key(other), plain) << other;
}

}  // namespace
}  // namespace kt
