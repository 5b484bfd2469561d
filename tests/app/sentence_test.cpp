#include "app/sentence.h"

#include <gtest/gtest.h>

#include "app/app.h"

namespace kt {
namespace {

std::string sentence_at(const char* settings, std::uint64_t step) {
  App app([] { return 0.0; });
  app.apply(Change{parse_query(settings)});
  app.apply(Seek{step});
  return app.snapshot().sentence;
}

TEST(Sentence, SaysWhatHappenedAndWhatComesNext) {
  EXPECT_EQ(sentence_at("board=5", 0), "The knight starts on (0,0). 2 moves are left to try from there.");
  EXPECT_EQ(sentence_at("board=5", 1), "The knight moves to (2,1). 5 moves are left to try from there.");
  EXPECT_EQ(sentence_at("board=5&start=a5", 1), "The knight moves to b3. 5 moves are left to try from there.");
}

TEST(Sentence, NamesADeadEndAndTheWayBack) {
  EXPECT_EQ(sentence_at("board=2x3", 1),
            "The knight moves to (1,2). A dead end: no free square is a move away. The search must go back.");
  EXPECT_EQ(sentence_at("board=3x4&start=0,1", 6),
            "The knight moves to (1,0). A dead end: no free square is a move away. The search must go back.");
}

TEST(Sentence, ExplainsARejection) {
  EXPECT_EQ(sentence_at("board=3&detail=candidate", 2),
            "This move would leave the board. 1 move is left to try from (2,1).");
}

TEST(Sentence, TellsTheThreeEndsApart) {
  EXPECT_EQ(sentence_at("board=5", 8'840 - 1 + 8'815),
            "A tour: every square is visited exactly once, after 8,840 visits and 8,815 backtracks.");
  EXPECT_EQ(sentence_at("board=3", 1'000'000),
            "Proved: there is no tour from (0,0). Every possibility was tried, in 15 visits and 15 backtracks.");
  EXPECT_EQ(sentence_at("board=1", 1), "That was all: 1 tour from (0,0), found in 1 visit and 1 backtrack.");
  EXPECT_EQ(sentence_at("board=1&goal=closed", 1),
            "Proved: there is no closed tour from (0,0). Every possibility was tried, in 1 visit and 1 backtrack.");
}

TEST(Sentence, AFullBoardWithoutTheClosingMoveIsNoTour) {
  App app([] { return 0.0; });
  app.apply(Change{parse_query("board=5&goal=closed")});
  app.apply(Seek{8'840 - 1 + 8'815});
  EXPECT_EQ(app.snapshot().depth, 25u);
  EXPECT_EQ(app.snapshot().state, RunState::paused);
  EXPECT_TRUE(app.snapshot().dead_end);
  EXPECT_EQ(app.snapshot().sentence,
            "The knight moves to (4,0). Every square is visited, but no move leads back to the start: the search must "
            "go back.");
}

TEST(Sentence, DoesNotFlickerAtSpeed) {
  App app([] { return 0.0; });
  app.apply(Play{});
  app.tick();
  EXPECT_TRUE(app.snapshot().fast);
  EXPECT_EQ(app.snapshot().sentence, "Searching. The longest path so far has 2 squares of 64.");
}

TEST(Numbers, HaveThousandsSeparators) {
  EXPECT_EQ(with_separators(0), "0");
  EXPECT_EQ(with_separators(999), "999");
  EXPECT_EQ(with_separators(1000), "1,000");
  EXPECT_EQ(with_separators(8'250'733), "8,250,733");
  EXPECT_EQ(with_separators(18'446'744'073'709'551'615u), "18,446,744,073,709,551,615");
}

}  // namespace
}  // namespace kt
