#include "app/words/depth_first_sentence.h"

#include <gtest/gtest.h>

#include "app/in_english.h"
#include "app/of_query.h"

namespace kt {
namespace {

std::string sentence_at(const std::string& settings, std::uint64_t step) {
  SeenApp app = opened(settings);
  app.apply(Seek{step});
  EXPECT_EQ(app.snapshot().step, step) << settings;
  return in_english(app.snapshot().sentence);
}

TEST(Why, NamesTheFixedOrder) {
  EXPECT_EQ(
      sentence_at("board=5&start=a5", 0),
      "The knight starts on a5 and can reach 2 squares. It tries b3 first: the first direction on its list that fits.");
  EXPECT_EQ(sentence_at("board=5&start=a5", 3), "From e2 the knight can reach 2 squares. It tries d4 first.");
  EXPECT_EQ(sentence_at("board=5", 3), "From e2 the knight can reach 2 squares. It tries d4 first.");
  EXPECT_EQ(sentence_at("board=5&start=a5", 9), "From d5 the knight can reach only b4.");
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned", 23),
            "From c2 the knight can reach only a1, the last free square.");
}

TEST(Why, NamesWarnsdorffsRule) {
  const std::string settings = "board=6&start=c3&algorithm=warnsdorff&tie=center";
  EXPECT_EQ(sentence_at(settings, 6),
            "From c5 the knight can reach 5 squares. It takes a6, which has the fewest onward moves (1).");
  EXPECT_EQ(sentence_at(settings, 7), "From a6 the knight can reach only b4, so there is nothing to compare.");
  EXPECT_EQ(sentence_at(settings, 8),
            "From b4 the knight can reach 4 squares. 2 of them have the fewest onward moves (3), so the tie rule (Far "
            "from the centre) takes c6.");
  EXPECT_EQ(sentence_at("board=8&start=d4&algorithm=warnsdorff", 0),
            "The knight starts on d4 and can reach 8 squares. 4 of them have the fewest onward moves (5), so the tie "
            "rule (First) takes e2.");
  EXPECT_EQ(
      sentence_at("board=6&start=a6&algorithm=warnsdorff", 0),
      "The knight starts on a6 and can reach 2 squares. Both have 5 onward moves, so the tie rule (First) takes b4.");
  EXPECT_EQ(
      sentence_at("board=5&start=c3&algorithm=warnsdorff", 0),
      "The knight starts on c3 and can reach 8 squares. All have 2 onward moves, so the tie rule (First) takes d1.");
}

TEST(Why, NamesForcedMoves) {
  const std::string closed = "board=6&start=a1&algorithm=forced-moves&goal=closed";
  EXPECT_EQ(sentence_at(closed, 6),
            "From a5 the knight can reach 2 squares. 1 is pruned, because b3 must come last. Only c4 is left.");
  EXPECT_EQ(sentence_at(closed, 16),
            "a6 has only one way left, so the knight must go there now. The other 2 moves are pruned.");
  EXPECT_EQ(sentence_at(closed, 22),
            "From d4 the knight can reach 3 squares. 1 is pruned, because b3 must come last. It takes f5, which has "
            "the fewest onward moves (2).");
  EXPECT_EQ(sentence_at("board=5x6&start=a1&goal=closed&algorithm=forced-moves", 75),
            "From b1 the knight can reach 2 squares, but d1 needs 2 moves and has fewer left. The knight must go back "
            "to c3.");
}

TEST(Why, NamesCutSquares) {
  const std::string closed = "board=6&start=a1&algorithm=cut-squares&goal=closed";
  EXPECT_EQ(sentence_at(closed, 6),
            "From a5 the knight can reach 2 squares. 1 is pruned, because b3 must come last. Only c4 is left.");
  EXPECT_EQ(sentence_at(closed, 16),
            "a6 has only one way left, so the knight must go there now. The other 2 moves are pruned.");
  EXPECT_EQ(sentence_at(closed, 25),
            "a3 has only one way left, so the knight must go there now. The other move is pruned.");
  EXPECT_EQ(sentence_at(closed, 43),
            "From d5 the knight can reach 2 squares, but f6 and e3 have one way left each, and only one can come now. "
            "The knight must go back to c3.");
  EXPECT_EQ(sentence_at("board=5&start=c3&algorithm=cut-squares", 2),
            "From e3 the knight can reach 3 squares. 2 are pruned, because too many squares beyond b4 are dark (1 of "
            "1). Only d5 is left.");
  EXPECT_EQ(sentence_at("graph=A-B;B-C;C-D;D-E;E-C;C-F;F-G;G-A&start=A&algorithm=cut-squares", 0),
            "The search starts on A and can reach 2 vertices, but either would leave vertices behind. There is nowhere "
            "to go back to, so the search ends.");
}

// A square with one onward move need not come now if it can be the last square of a closed tour.
TEST(Why, AClosedToursLastSquareIsNotForcedBesideTheStart) {
  SeenApp app = opened("board=6x6&start=c3&goal=closed&algorithm=forced-moves");
  int beside = 0, elsewhere = 0;
  for (int n = 0; n < 1'000; ++n) {
    app.apply(StepBy{1});
    const Search& search = app.search();
    const Square* next = nullptr;
    std::size_t open = 0, pruned = 0;
    const auto candidates = search.candidates();
    for (const Candidate& move : candidates) {
      pruned += move.rejection == Rejection::pruned;
      if (move.rejection != Rejection::none || move.looked_at) continue;
      ++open;
      if (move.onward == 1) next = &move.square;
    }
    if (!next || open != 1 || pruned == 0 || search.last_event().type != EventType::advance) continue;
    const bool must = !is_move({}, *next, search.problem().start);
    ++(must ? elsewhere : beside);
    EXPECT_EQ(in_english(app.snapshot().sentence).find("only one way left, so the knight must go there now") !=
                  std::string::npos,
              must)
        << app.snapshot().sentence;
  }
  EXPECT_GT(beside, 0);
  EXPECT_GT(elsewhere, 0);
}

TEST(Why, NamesPruning) {
  // A square with one way left may come last: it takes a second one that cannot come now.
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned", 6),
            "a1 and a2 have only one way left each. a1 can only come last, so the knight must go to a2 now.");
  const std::string closed = "board=6&start=a5&algorithm=pruned-warnsdorff&goal=closed";
  EXPECT_EQ(sentence_at(closed, 18),
            "From b2 the knight can reach 2 squares. 1 is pruned, because c4 must come last. Only a4 is left.");
  EXPECT_EQ(sentence_at(closed, 24),
            "From d6 the knight can reach 3 squares. 1 is pruned, because c4 must come last. It takes f5, which has "
            "the fewest onward moves (2).");
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned&detail=candidate", 210),
            "From d3 the knight can reach 4 squares, but e5, a1 and e1 have one way left each, and only two squares "
            "may. The knight must go back to c5.");
}

TEST(Why, BruteForceChecksOnlyAtTheEnd) {
  const std::string settings = "board=3x4&start=0,1&algorithm=brute-force";
  EXPECT_EQ(sentence_at("board=3x4&algorithm=brute-force", 0),
            "The knight starts on a3 and goes on to b1. Brute force checks for repeats only at the end.");
  EXPECT_EQ(
      sentence_at(settings, 5),
      "From (0,2) the knight goes on to (2,3), although that is number 5 already. Brute force checks only at the end.");
  EXPECT_EQ(sentence_at(settings, 11), "The walk has 12 squares, but it visits (2,3) twice. The knight must go back.");
  EXPECT_EQ(sentence_at(settings, 12),
            "The walk that ended on (0,2) is finished. The knight goes back to (2,3) and tries (1,1) next.");
}

TEST(Why, ExplainsADeadEnd) {
  EXPECT_EQ(sentence_at("board=2x3", 1),
            "c1 is a dead end: the only square within reach has been visited. The knight must go back to a2.");
  EXPECT_EQ(sentence_at("board=3x4&start=0,1", 6),
            "(1,0) is a dead end: both squares within reach have been visited. The knight must go back to (0,2).");
  EXPECT_EQ(sentence_at("board=5&start=a5", 20),
            "b2 is a dead end: all 4 squares within reach have been visited. The knight must go back to a4.");
  // Of so many squares it is not known at once that there is no tour.
  EXPECT_EQ(sentence_at("board=101&start=a101&holes=b99;c100", 0),
            "The knight starts on a101. a101 is a dead end: no square is within reach. There is nowhere to go back to, "
            "so the search ends.");
  EXPECT_EQ(sentence_at("board=4&start=a4&algorithm=warnsdorff", 11),
            "a1 is a dead end: both squares within reach have been visited. The rule never goes back, so the search "
            "ends here.");
  EXPECT_EQ(sentence_at("board=4&start=a4&algorithm=warnsdorff", 12),
            "Stuck on a1 with 12 squares of 16 visited. The rule never goes back, so it stops. That does not prove "
            "that there is no tour.");
}

TEST(Why, ABacktrackNamesItsSquareAndTheNextMove) {
  EXPECT_EQ(sentence_at("board=5&start=a5", 21),
            "b2 is a dead end. The knight goes back to a4. Nothing is left to try there.");
  EXPECT_EQ(sentence_at("board=5&start=a5", 24),
            "Every move from e4 has been tried. The knight goes back to d2 and tries b1 next.");
  EXPECT_EQ(sentence_at("board=3", 14),
            "Every move from b1 has been tried. The knight goes back to the start a3 and tries c2 next.");
  EXPECT_EQ(sentence_at("board=3", 28),
            "Every move from c2 has been tried. The knight goes back to the start a3. Nothing is left to try there.");
  const std::string warnsdorff = "board=5&start=a5&algorithm=warnsdorff-backtracking&tie=random";
  EXPECT_EQ(sentence_at(warnsdorff, 25),
            "The tour that ended on a3 has been counted. The knight goes back to b1. Nothing is left to try there.");
  EXPECT_EQ(sentence_at(warnsdorff, 27),
            "Every move from c3 has been tried. The knight goes back to b5. Only a3 is left to try.");
  EXPECT_EQ(sentence_at("board=5&goal=closed&algorithm=pruned", 7),
            "Nothing is left to try from e5. The knight goes back to d3. Nothing is left to try there.");
}

TEST(Why, ExplainsARejection) {
  const std::string settings = "board=5&start=a5&detail=candidate";
  EXPECT_EQ(sentence_at(settings, 3), "From c1, direction 1 on the list leads off the board. Direction 2 is next.");
  EXPECT_EQ(sentence_at(settings, 4),
            "From c1, direction 2 on the list leads off the board. Direction 3 is next: it leads to e2.");
  EXPECT_EQ(sentence_at(settings, 11),
            "From d4, direction 1 on the list leads to e2, which has been visited as number 4. Direction 2 is next.");
  EXPECT_EQ(sentence_at(settings + "&base=0", 11),
            "From d4, direction 1 on the list leads to e2, which has been visited as number 3. Direction 2 is next.");
  EXPECT_EQ(sentence_at(settings + "&algorithm=pruned", 211),
            "From d3, direction 1 on the list leads to e1, but e5, a1 and e1 have one way left each, and only two "
            "squares may. None of the other moves can be made either.");
  EXPECT_EQ(sentence_at(settings + "&algorithm=pruned", 218),
            "From d3, direction 8 on the list leads to c1, which has been visited as number 3. It was the last one. "
            "The knight must go back to c5.");
  EXPECT_EQ(sentence_at(settings + "&algorithm=warnsdorff-backtracking", 5),
            "A move from a5 leads off the board. The rule compares only moves that can be made.");
  EXPECT_EQ(sentence_at(settings + "&algorithm=warnsdorff-backtracking", 10),
            "A move from b3 leads off the board. It takes a1, which has the fewest onward moves (1).");
  EXPECT_EQ(sentence_at("board=5&holes=b3;d4&start=a5&detail=candidate", 1),
            "From a5, direction 1 on the list leads into a hole, b3. Direction 2 is next: it leads to c4.");
}

TEST(Why, ExplainsAFullBoardThatIsNotATour) {
  EXPECT_EQ(sentence_at("board=5&goal=closed", 8'840 - 1 + 8'815),
            "Every square has been visited, but no move leads back to the start. The knight must go back.");
  EXPECT_EQ(sentence_at("board=1&goal=closed", 0),
            "No closed tour: a closed tour visits as many light as dark squares, but the 1x1 board has 1 of one colour "
            "and 0 of the other (Schwenk 1991).");
}

TEST(Why, ExplainsAPathThatEndsOnTheWrongSquare) {
  EXPECT_EQ(sentence_at("board=5&end=4,4", 17'654),
            "Every square has been visited, but the tour must end on (4,4). The knight must go back.");
  EXPECT_EQ(sentence_at("board=5&end=4,4", 17'655),
            "The path that ended on (4,0) is finished. The knight goes back to (3,2). Nothing is left to try there.");
  EXPECT_EQ(sentence_at("board=5&end=4,4&algorithm=warnsdorff", 24),
            "Every square has been visited, but the tour must end on (4,4). The knight is stuck.");
  EXPECT_EQ(sentence_at("board=5&goal=closed&algorithm=warnsdorff", 24),
            "Every square has been visited, but no move leads back to the start. The knight is stuck.");
  EXPECT_EQ(sentence_at("board=5&end=4,4&algorithm=warnsdorff", 25),
            "Every square has been visited, but the path does not end as asked. The rule never goes back, so it stops. "
            "That does not prove that there is no tour.");
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=warnsdorff-backtracking&detail=candidate", 176),
            "A move from a3 leads off the board. The search goes back to look for another tour.");
}

TEST(Why, ExplainsHowManyMovesPruningLeaves) {
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned", 793),
            "From c2 the knight can reach only a1, but a1 has no way left. The knight must go back to e1.");
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned", 59),
            "From c2 the knight can reach 2 squares, but a1 has no way left. The knight must go back to e1.");
  EXPECT_EQ(sentence_at("board=5&start=a5&algorithm=pruned", 49),
            "From d3 the knight can reach 4 squares, but e5, a1 and e1 have one way left each, and only two squares "
            "may. The knight must go back to c5.");
  EXPECT_EQ(sentence_at("board=5&holes=b2;e5&algorithm=pruned", 240),
            "From c3 the knight can reach 7 squares. 5 are pruned, because e4 and d1 have one way left each, so one "
            "must come now. It tries d1 first.");
  EXPECT_EQ(
      sentence_at("board=5&end=4,4&algorithm=pruned", 3),
      "From (3,2) the knight can reach 5 squares. 1 is pruned, because (4,4) must come last. It tries (2,4) first.");
  EXPECT_EQ(sentence_at("board=5&end=4,4&algorithm=pruned&detail=candidate", 2),
            "From (2,1), direction 1 on the list leads to (4,2), but (4,0) has one way left, so it must come now. "
            "Direction 2 is next.");
}

TEST(Why, ABacktrackNamesRemainingImpossibleMoves) {
  EXPECT_EQ(sentence_at("board=5&start=a5&detail=candidate", 94),
            "Every move from e4 has been tried. The knight goes back to d2 and looks at direction 5 on its list.");
  EXPECT_EQ(sentence_at("board=5&start=a5&detail=candidate", 81),
            "b2 is a dead end. The knight goes back to a4. None of its other moves can be made.");
  EXPECT_EQ(sentence_at("board=3x4&start=0,1&detail=candidate", 48),
            "(1,3) is a dead end. The knight goes back to (2,1) and looks at direction 4 on its list.");
}

TEST(Why, SpeaksOfVerticesOnAGraph) {
  const std::string settings = "graph=A-B;A-C;A-D;B-C;C-E;D-E;E-F;D-F&start=A";
  EXPECT_EQ(sentence_at(settings, 0), "The search starts on A and can reach 3 vertices. It tries B first.");
  EXPECT_EQ(sentence_at(settings, 16),
            "B is a dead end: both vertices within reach have been visited. The search must go back to C.");
}

TEST(Why, LongestSentencesFit) {
  Snapshot snapshot;
  snapshot.settings.board = {1024, 1024};
  snapshot.settings.algorithm = find_algorithm("pruned-warnsdorff");
  snapshot.settings.tie = find_tie_rule("center");
  snapshot.squares = 1024 * 1024;
  snapshot.path = {{1000, 1000}, {1001, 1002}};
  snapshot.depth = 2;
  snapshot.event = {EventType::advance, {1001, 1002}};
  for (int i = 0; i < 7; ++i)
    snapshot.candidates.push_back({{1000, 1010 + i}, i < 3 ? Rejection::pruned : Rejection::none, false, 6});
  EXPECT_LE(in_english(describe_depth_first(snapshot)).size(), 190u) << describe_depth_first(snapshot);
  snapshot.candidates[5].onward = snapshot.candidates[6].onward = 7;
  EXPECT_LE(in_english(describe_depth_first(snapshot)).size(), 190u) << describe_depth_first(snapshot);
}

}  // namespace
}  // namespace kt
