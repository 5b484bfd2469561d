#include "app/words/square_words.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/from_query.h"
#include "app/in_english.h"
#include "app/settings/named_squares.h"

namespace kt {
namespace {

std::vector<std::string> all_of(const Snapshot& snapshot) {
  const Board board = snapshot.settings.shown_board();
  return in_english(describe_squares(snapshot, {{0, 0}, board.rows, board.cols}));
}

std::vector<std::string> squares_at(const char* settings, std::uint64_t step) {
  SnapshotApp app = opened(settings);
  app.apply(Seek{step});
  return all_of(app.snapshot());
}

std::string one(const std::vector<std::string>& names, std::string_view name) {
  const auto found = std::ranges::find_if(names, [&](const std::string& text) { return text.starts_with(name); });
  return found == names.end() ? "" : *found;
}

TEST(SquareWords, DescribeThePathTheNextMoveAndHoles) {
  const auto names = squares_at("board=5&start=a1&holes=c3", 2);
  ASSERT_EQ(names.size(), 25u);
  EXPECT_EQ(one(names, "a1"), "a1, visited 1st, start");
  EXPECT_EQ(one(names, "c3"), "c3, hole");
  EXPECT_EQ(std::ranges::count_if(names, [](const auto& name) { return name.contains("knight here, visited 3rd"); }),
            1);
  EXPECT_EQ(std::ranges::count_if(names, [](const auto& name) { return name.contains(", comes next, "); }), 1);
  EXPECT_EQ(std::ranges::count_if(names, [](const auto& name) { return name.ends_with(", free"); }), 25 - 4 - 1);
}

TEST(SquareWords, AVertexIsNoHole) {
  EXPECT_EQ(one(squares_at("holes=a8;b8&graph=A-B", 0), "A"), "A, knight here, visited 1st, start, leads to B");
}

TEST(SquareWords, DescribeADeadEndAndBacktrackedSquares) {
  SnapshotApp app = opened("board=8");
  app.apply(Seek{35});
  const auto stuck = all_of(app.snapshot());
  EXPECT_EQ(
      std::ranges::count_if(stuck, [](const auto& name) { return name.contains(", dead end, knight here, visited "); }),
      1);
  app.apply(StepBy{1});
  const auto back = all_of(app.snapshot());
  EXPECT_EQ(std::ranges::count_if(
                back, [](const auto& name) { return name.contains(", just backtracked from, tried without success"); }),
            1);
}

TEST(SquareWords, CallAnAnnotatedSquareMarkedButNotTheEndsOfAnArrow) {
  Snapshot snapshot;
  snapshot.annotations = {{.square = {0, 0}}, {.place = Annotation::Place::move, .square = {0, 1}, .to = {2, 2}}};
  const auto names = all_of(snapshot);
  EXPECT_TRUE(one(names, "a8").contains(", marked")) << one(names, "a8");
  EXPECT_FALSE(one(names, "b8").contains("marked")) << one(names, "b8");
  EXPECT_FALSE(one(names, "c6").contains("marked")) << one(names, "c6");
}

TEST(SquareWords, DescribeLostSquares) {
  Snapshot snapshot;
  snapshot.path = {{7, 0}, {5, 1}, {3, 0}};
  snapshot.hope = {.outlook = Outlook::impossible, .since = 2, .is_exact = true};
  const auto names = all_of(snapshot);
  EXPECT_EQ(one(names, "a1").find("lost"), std::string::npos);
  EXPECT_EQ(one(names, "b3"), "b3, visited 2nd, the path is lost from here on");
  EXPECT_EQ(one(names, "a5"), "a5, knight here, visited 3rd, lost");
}

TEST(SquareWords, DescribeOnlyRequestedFacts) {
  SnapshotApp app = opened("board=1000x900&start=3,4");
  const auto names = in_english(describe_squares(app.snapshot(), {{2, 3}, 3, 2}));
  EXPECT_EQ(names, (std::vector<std::string>{"(2,3), free", "(2,4), free", "(3,3), free",
                                             "(3,4), knight here, visited 1st, start", "(4,3), free", "(4,4), free"}));
  EXPECT_EQ(describe_squares(app.snapshot(), {{999, 899}, 3, 3}).size(), 1u) << "what is beyond the edge is left out";
}

TEST(SquareWords, DescribeAFixedEndAndVisitCounts) {
  SnapshotApp app = opened("board=5&start=a1&end=e5&heat=true");
  Snapshot snapshot = app.snapshot();
  snapshot.visits_at_square.resize(25);
  EXPECT_EQ(one(all_of(snapshot), "e5"), "e5, the tour must end here, 0 visits");
}

TEST(SquareWords, DescribeTheLongestPathIfThereIsNoTour) {
  const auto names = squares_at("board=3", 1'000'000);
  EXPECT_EQ(names[0], "a3, knight here, 1st on the longest path, start");
  EXPECT_EQ(names[4], "b2, free");
}

TEST(SquareWords, DescribeAVertexWithItsNeighbours) {
  const auto names = squares_at("graph=A-B;B-C;C>D&start=A", 1);
  EXPECT_EQ(names, (std::vector<std::string>{
                       "A, visited 1st, start, leads to B", "B, knight here, visited 2nd, leads to A and C",
                       "C, comes next, 1 onward move, leads to B and D", "D, free, no edges from here"}));
}

TEST(SquareWords, OmitMovesAtHighSpeed) {
  SnapshotApp app = opened("board=5&start=a1");
  Snapshot snapshot = app.snapshot();
  snapshot.pace = Pace::blur;
  for (const std::string& name : all_of(snapshot)) EXPECT_FALSE(name.contains("next")) << name;
}

TEST(SquareWords, GiveOnwardMovesInGamesWithHintsOnly) {
  SnapshotApp app = opened("board=5&start=a1&mode=play");
  const auto told = [&] {
    const auto names = all_of(app.snapshot());
    EXPECT_EQ(std::ranges::count_if(names, [](const auto& name) { return name.contains(", can be tried"); }), 2);
    return std::ranges::count_if(names, [](const auto& name) { return name.contains("onward"); });
  };
  EXPECT_EQ(told(), 0);
  app.apply(ShowHints{true});
  EXPECT_EQ(told(), 2);
}

TEST(SquareWords, ExplainCutSquares) {
  SnapshotApp app = opened("board=5&start=a1");
  Snapshot snapshot = app.snapshot();
  const auto told = [&](PruneReason::Kind why) {
    snapshot.candidates = {{.square = {0, 1}, .rejection = Rejection::pruned, .reason = {why}}};
    return one(all_of(snapshot), "b5");
  };
  EXPECT_EQ(told(PruneReason::Kind::cuts), "b5, would cut the free squares apart");
  EXPECT_EQ(told(PruneReason::Kind::leaves), "b5, would leave squares behind");
  EXPECT_EQ(told(PruneReason::Kind::light), "b5, would leave too many light squares");
  EXPECT_EQ(told(PruneReason::Kind::dark), "b5, would leave too many dark squares");
  EXPECT_EQ(told(PruneReason::Kind::none), "b5, leads to no tour");
}

TEST(SquareWords, SayWhichSquareHasTooFewMovesLeft) {
  SnapshotApp app = opened("board=5&start=a1&algorithm=forced-moves");
  Snapshot snapshot = app.snapshot();
  for (const char* name : {"a1", "c3"}) {
    EXPECT_FALSE(one(all_of(snapshot), name).contains("too few moves"));
    snapshot.short_of_moves = *parse_existing(snapshot.settings, name);
    EXPECT_TRUE(one(all_of(snapshot), name).contains("has too few moves left")) << one(all_of(snapshot), name);
  }
}

TEST(SquareWords, DescribeTheAnswersToAQuestion) {
  SnapshotApp app = opened("board=5&start=a1");
  Snapshot snapshot = app.snapshot();
  snapshot.quiz.kind = QuizView::Kind::next;
  for (const Candidate& move : snapshot.candidates)
    if (move.rejection == Rejection::none) snapshot.quiz.options.push_back(move.square);
  ASSERT_EQ(snapshot.quiz.options.size(), 2u);
  const auto names = all_of(snapshot);
  const Square first = snapshot.quiz.options[0];
  EXPECT_TRUE(names[static_cast<std::size_t>(first.row * 5 + first.col)].ends_with("can be tried, answer A"))
      << names[static_cast<std::size_t>(first.row * 5 + first.col)];
  snapshot.quiz.answer = snapshot.quiz.truth = first;
  EXPECT_FALSE(all_of(snapshot)[static_cast<std::size_t>(first.row * 5 + first.col)].contains("answer"));
  snapshot.quiz.hands = {17, 23};
  const auto revealed = all_of(snapshot);
  EXPECT_TRUE(revealed[static_cast<std::size_t>(first.row * 5 + first.col)].ends_with("comes next, answer A"))
      << revealed[static_cast<std::size_t>(first.row * 5 + first.col)];
}

}  // namespace
}  // namespace kt
