#include "app/words/depth_first_sentence.h"

#include <gtest/gtest.h>

#include "app/from_query.h"
#include "app/in_english.h"

namespace kt {
namespace {

// A square with one onward move need not come next if it can be the last square of a closed tour.
TEST(Why, AClosedToursLastSquareIsNotForcedBesideTheStart) {
  SnapshotApp app = opened("board=6x6&start=c3&goal=closed&algorithm=forced-moves");
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
    EXPECT_EQ(in_english(app.snapshot().sentence).find("only one move left, so the knight must go there now") !=
                  std::string::npos,
              must)
        << app.snapshot().sentence;
  }
  EXPECT_GT(beside, 0);
  EXPECT_GT(elsewhere, 0);
}

// While candidates are looked at one by one, the search goes back only after the last one.
TEST(Why, GoesBackOnceEveryMoveOfADeadEndIsChecked) {
  for (const char* settings : {"board=5x5", "board=5x5&algorithm=warnsdorff-backtracking", "board=3x4&algorithm=pruned",
                               "board=5x5&start=b1&algorithm=warnsdorff", "graph=A-B;B-C;A-C;A-D&start=A",
                               "board=4x4&goal=closed", "board=3x4&algorithm=brute-force"}) {
    SnapshotApp app = opened(std::string(settings) + "&detail=candidate");
    int checks = 0, leaves = 0;
    for (int step = 0; step < 2'000 && app.snapshot().can_step; ++step) {
      const std::string sentence = in_english(app.snapshot().sentence);
      app.apply(StepBy{1});
      const EventType next = app.snapshot().event.type;
      if (sentence.contains("The search first checks each move.")) {
        ++checks;
        EXPECT_EQ(next, EventType::reject) << settings << ": " << sentence;
      }
      if (sentence.contains("must go back") || sentence.contains("the search ends here")) {
        ++leaves;
        EXPECT_TRUE(next == EventType::backtrack || next == EventType::stuck) << settings << ": " << sentence;
      }
    }
    EXPECT_EQ(checks > 0, !std::string_view(settings).contains("brute-force")) << settings;  // it has no dead ends
    EXPECT_GT(leaves, 0) << settings;
  }
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
