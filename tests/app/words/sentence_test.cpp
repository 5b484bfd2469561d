#include "app/words/sentence.h"

#include <gtest/gtest.h>

#include <utility>

#include "app/in_english.h"
#include "app/of_query.h"
#include "app/words/numbers.h"

namespace kt {
namespace {

std::string sentence_at(const char* settings, std::uint64_t step) {
  SeenApp app = opened(settings);
  app.apply(Seek{step});
  return in_english(app.snapshot().sentence);
}

TEST(Sentence, DistinguishesThreeEndings) {
  EXPECT_EQ(sentence_at("board=5", 8'840 - 1 + 8'815),
            "A tour! Every square has been visited exactly once, after 8,840 visits and 8,815 backtracks.");
  EXPECT_EQ(sentence_at("board=3", 1'000'000),
            "Proved: there is no tour from a3. Every possibility has been tried, with 15 visits and 15 backtracks. The "
            "longest path has 8 of 9 squares.");
  // The longest path of all has 15 squares: the search did not try it, because pruning showed that it leads to no tour.
  EXPECT_EQ(sentence_at("board=4x4&algorithm=forced-moves", 21),
            "Proved: there is no tour from a4. Every path was tried or pruned (forced moves), with 11 visits and 11 "
            "backtracks. The longest tried has 5 of 16 squares.");
  EXPECT_EQ(sentence_at("board=1", 1), "That is all: 1 tour from a1, after 1 visit and 1 backtrack.");
  EXPECT_EQ(sentence_at("board=1&goal=closed", 1),
            "Proved: there is no closed tour from a1. Every possibility has been tried, with 1 visit and 1 backtrack.");
}

TEST(Sentence, NamesTheVerticesOfATourOfAGraph) {
  EXPECT_EQ(sentence_at("graph=A-B;B-C;C-A&start=A", 2),
            "A closed tour! Every vertex has been visited exactly once, after 3 visits and 0 backtracks.");
}

TEST(Sentence, DescribesDivideAndConquer) {
  const char* settings = "board=12&algorithm=divide-and-conquer";
  EXPECT_EQ(sentence_at(settings, 0),
            "The board will be divided until each part is small enough for a ready-made tour.");
  EXPECT_EQ(sentence_at(settings, 1),
            "The part with its top left corner on a12 is too large for a ready-made tour, so it is divided in four.");
  EXPECT_EQ(sentence_at(settings, 3),
            "The part with its top left corner on g12 is small enough for a ready-made tour. Such tours now cover 72 "
            "of 144 squares.");
  EXPECT_EQ(sentence_at(settings, 6), "A closed tour! Every square has been visited exactly once, after 6 steps.");
  EXPECT_EQ(sentence_at("board=24&algorithm=divide-and-conquer&start=a24", 7),
            "Four tours meet at g18. One move of each is replaced, and they become one tour.");
}

TEST(Sentence, DescribesTheNeuralNetwork) {
  const char* settings = "board=6&algorithm=neural-network";
  EXPECT_EQ(sentence_at(settings, 0),
            "There is one neuron for every possible move between two squares, active or not at random.");
  EXPECT_EQ(sentence_at(settings, 8),
            "That attempt is over. A new one begins, with each neuron active or not at random.");
}

// The sentence names a next move only if one is made.
TEST(Sentence, DescribesRestarts) {
  const char* settings = "board=20&start=2,0&moves=report&goal=closed&algorithm=restarts";
  EXPECT_EQ(sentence_at(settings, 1206),
            "This attempt has used its 800 visits. The next one begins with another move order.");
  EXPECT_EQ(sentence_at(settings, 1207), "Attempt 1 ended after 800 visits. Attempt 2 begins with another move order.");
  EXPECT_EQ(sentence_at(settings, 1'000'000),
            "A closed tour! Every square has been visited exactly once, after 1,205 visits and 412 backtracks in 2 "
            "attempts.");
}

TEST(Sentence, ReportsTheProgressOfASeek) {
  Snapshot snapshot;
  snapshot.target = 2'000'000;
  snapshot.step = 500'000;
  EXPECT_EQ(describe(snapshot), "Going to step 2,000,000, now at 500,000 (24 %). Pause stops it.");
  snapshot.step = 3'000'000;
  EXPECT_EQ(describe(snapshot), "Going to step 2,000,000, now at 3,000,000. Pause stops it.");
}

TEST(Sentence, CountsTheSquaresThatTheNetworkHasSettled) {
  Snapshot snapshot;
  snapshot.settings.algorithm = find_algorithm("neural-network");
  snapshot.event.type = EventType::sweep;
  EXPECT_EQ(describe(snapshot),
            "Every neuron wants two active moves at each of its squares. So far 0 of 64 squares have them, with 0 "
            "active moves.");
  snapshot.edges = {{Square{0, 0}, Square{1, 2}}, {Square{1, 2}, Square{3, 3}}};
  EXPECT_EQ(describe(snapshot),
            "Every neuron wants two active moves at each of its squares. So far 1 of 64 squares has them, with 2 "
            "active moves.");
}

// A square is identified by row and column. It is not settled if three edges meet there.
TEST(Sentence, DistinguishesSettledSquaresOnAnyBoard) {
  Snapshot snapshot;
  snapshot.settings.algorithm = find_algorithm("neural-network");
  snapshot.settings.board = {5, 7};
  snapshot.squares = 35;
  snapshot.event.type = EventType::sweep;
  // 1,0 and 0,1 and 0,5; 2,1 and 1,3 and 1,6.
  snapshot.edges = {{Square{1, 0}, Square{2, 2}}, {Square{0, 1}, Square{2, 0}}, {Square{0, 5}, Square{2, 4}},
                    {Square{2, 1}, Square{4, 2}}, {Square{1, 3}, Square{3, 2}}, {Square{1, 6}, Square{3, 5}}};
  EXPECT_NE(in_english(describe(snapshot)).find("So far 0 of 35 squares have them, with 6 active"), std::string::npos)
      << describe(snapshot);
  snapshot.edges.push_back({Square{2, 2}, Square{4, 1}});
  snapshot.edges.push_back({Square{4, 2}, Square{3, 4}});
  EXPECT_NE(in_english(describe(snapshot)).find("So far 2 of 35 squares have them, with 8 active"), std::string::npos)
      << describe(snapshot);
  snapshot.edges.push_back({Square{2, 2}, Square{4, 3}});
  EXPECT_NE(in_english(describe(snapshot)).find("So far 1 of 35 squares has them, with 9 active"), std::string::npos)
      << describe(snapshot);
}

TEST(Sentence, SaysWhyOtherAlgorithmsStop) {
  Snapshot snapshot;
  snapshot.event.type = EventType::stuck;
  snapshot.settings.algorithm = find_algorithm("neural-network");
  EXPECT_EQ(describe(snapshot), "Some square has fewer than two neighbours, so there is no closed tour.");
  snapshot.settings.algorithm = find_algorithm("divide-and-conquer");
  EXPECT_EQ(describe(snapshot), "This board cannot be divided into parts with ready-made tours.");
}

// Even without a panel that requests the verdict, and only until the first step.
TEST(Sentence, SaysAtTheStartThatNoTourExists) {
  SeenApp app([] { return 0.0; });
  app.apply(Change{{{"board", "5x5"}, {"start", "0,1"}}});
  EXPECT_EQ(
      app.snapshot().sentence,
      "No tour from (0,1): the 5x5 board has 13 squares of the corners' colour and 12 of the other colour. A tour "
      "must start and end on the corners' colour, but (0,1) has the other colour.");
  app.apply(StepBy{1});
  EXPECT_EQ(in_english(app.snapshot().sentence).find("No tour"), std::string::npos);
  app.apply(StepBy{-1});
  EXPECT_EQ(in_english(app.snapshot().sentence).find("No tour from (0,1)"), 0u);
  app.apply(Change{{{"start", "0,0"}}});
  EXPECT_EQ(in_english(app.snapshot().sentence).find("The knight starts on (0,0)"), 0u);
  app.apply(Change{{{"goal", "closed"}}});
  EXPECT_EQ(in_english(app.snapshot().sentence).find("No closed tour: a closed tour visits"), 0u);
  // Of a large board too, where a theorem tells; and of a small one with holes.
  app.apply(Change{{{"goal", "tour"}, {"board", "1001x1001"}, {"start", "0,1"}}});
  EXPECT_EQ(in_english(app.snapshot().sentence).find("No tour from (0,1): the 1001x1001 board"), 0u);
  app.apply(Change{{{"board", "5x5"}, {"start", "a1"}, {"holes", "b3;c2"}, {"squares", "chess"}}});
  EXPECT_EQ(app.snapshot().sentence, "No tour from a1: no move leads to or from a1.");
  // All of a reason of two sentences, where there is room.
  app.apply(Change{{{"board", "5x6"}, {"start", "b5"}, {"holes", "a5"}, {"goal", "closed"}}});
  EXPECT_EQ(app.snapshot().sentence,
            "No closed tour: every move switches between light and dark squares. A closed tour visits equally many of "
            "each, but there are 15 of one colour and 14 of the other.");
}

TEST(Sentence, StartsTheReasonInMidSentenceWithASmallLetter) {
  SeenApp app([] { return 0.0; });
  app.apply(Change{{{"graph", "A-B;C-D"}}});
  EXPECT_EQ(in_english(app.snapshot().sentence).find("No tour from A: no sequence of "), 0u);
}

TEST(Sentence, DoesNotFlickerAtHighSpeed) {
  SeenApp app([] { return 0.0; });
  app.apply(Play{});
  app.tick();
  EXPECT_FALSE(shows_each_step(app.snapshot().pace));
  EXPECT_EQ(app.snapshot().sentence, "Searching. The longest path so far has 2 squares of 64.");
}

TEST(Sentence, DoesNotFlickerAtHighSpeedWithoutAPath) {
  Snapshot snapshot;
  snapshot.pace = Pace::blur;
  snapshot.settings.algorithm = find_algorithm("neural-network");
  snapshot.event.type = EventType::sweep;
  const Message sentence = describe(snapshot);
  EXPECT_EQ(sentence, "Searching. The network settles again and again, until its active moves form one cycle.");
  snapshot.event.type = EventType::restart;
  EXPECT_EQ(describe(snapshot), sentence);
  snapshot.settings.algorithm = find_algorithm("divide-and-conquer");
  snapshot.visits = 36;
  snapshot.event.type = EventType::lay;
  EXPECT_EQ(describe(snapshot), "Dividing and joining: 36 of 64 squares lie on a ready-made tour.");
}

TEST(Numbers, AreWrittenAsOrdinals) {
  const std::pair<std::uint64_t, const char*> known[] = {
      {1, "1st"},     {2, "2nd"},     {3, "3rd"},     {4, "4th"},       {8, "8th"},   {10, "10th"},
      {11, "11th"},   {12, "12th"},   {13, "13th"},   {14, "14th"},     {21, "21st"}, {22, "22nd"},
      {103, "103rd"}, {111, "111th"}, {112, "112th"}, {1001, "1,001st"}};
  for (const auto& [number, text] : known) EXPECT_EQ(ordinal(number), text);
}

TEST(Numbers, HaveThousandsSeparators) {
  EXPECT_EQ(in_english(std::uint64_t{0}), "0");
  EXPECT_EQ(in_english(std::uint64_t{999}), "999");
  EXPECT_EQ(in_english(std::uint64_t{1000}), "1,000");
  EXPECT_EQ(in_english(std::uint64_t{8'250'733}), "8,250,733");
  EXPECT_EQ(in_english(18'446'744'073'709'551'615u), "18,446,744,073,709,551,615");
}

}  // namespace
}  // namespace kt
