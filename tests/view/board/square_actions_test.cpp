#include "view/board/square_actions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "view/invented.h"

namespace kt {
namespace {

const SquareAction* action(const std::vector<SquareAction>& actions, std::string_view id) {
  const auto found = std::ranges::find(actions, id, &SquareAction::id);
  return found == actions.end() ? nullptr : &*found;
}

// "end=c4" of an action that changes a setting.
std::string change_of(const Snapshot& snapshot, Square square, std::string_view id) {
  const auto actions = square_actions(snapshot, square);
  const SquareAction* found = action(actions, id);
  if (!found || !found->possible) return "";
  return change_by(snapshot.settings, {&found->command, 1});
}

TEST(SquareActions, ChangeTheStartTheEndAndTheHoles) {
  const Snapshot snapshot = invented_start("board=8&start=a1&end=h8&holes=d4");
  EXPECT_EQ(square_title(snapshot, {4, 2}), "Square c4");
  EXPECT_EQ(change_of(snapshot, {4, 2}, "menu-start"), "start=c4");
  EXPECT_EQ(change_of(snapshot, {4, 2}, "menu-end"), "end=c4");
  EXPECT_EQ(change_of(snapshot, {0, 7}, "menu-end"), "end=none");
  EXPECT_EQ(change_of(snapshot, {4, 2}, "menu-hole"), "holes=d4;c4");
  EXPECT_EQ(change_of(snapshot, {4, 3}, "menu-hole"), "holes=none");
  EXPECT_EQ(change_of(snapshot, {4, 3}, "menu-start"), "") << "a hole";
  EXPECT_EQ(change_of(snapshot, {7, 0}, "menu-start"), "") << "it does already";
  EXPECT_EQ(change_of(snapshot, {7, 0}, "menu-hole"), "") << "the start";
}

TEST(SquareActions, RunUntilTheKnightReachesASquare) {
  const auto actions = square_actions(invented_start("board=8"), {4, 2});
  const RunUntil until = std::get<RunUntil>(action(actions, "menu-until")->command);
  EXPECT_EQ(until.what, Until::square);
  EXPECT_EQ(until.square, (Square{4, 2}));
  EXPECT_FALSE(
      action(square_actions(invented_start("board=8&algorithm=neural-network"), {4, 2}), "menu-until")->possible);
  EXPECT_EQ(action(actions, "menu-go"), nullptr) << "nobody plays";
}

TEST(SquareActions, OfferNoHolesOnGraphs) {
  const Snapshot snapshot = invented_start("graph=A-B;B-C;C-A&start=A");
  const auto actions = square_actions(snapshot, {0, 1});
  EXPECT_EQ(square_title(snapshot, {0, 1}), "Vertex B");
  EXPECT_EQ(action(actions, "menu-hole"), nullptr);
  EXPECT_EQ(action(actions, "menu-until")->title, "Run until the search visits B");
}

TEST(SquareActions, OfferMovesInGamesAndAnswersInPredictions) {
  Snapshot snapshot = invented_start("board=5&mode=play");
  snapshot.candidates = {{.square = {2, 1}}, {.square = {1, 2}, .rejection = Rejection::visited}};
  EXPECT_TRUE(action(square_actions(snapshot, {2, 1}), "menu-go")->possible);
  EXPECT_FALSE(action(square_actions(snapshot, {1, 2}), "menu-go")->possible);
  Snapshot asked = invented_start("board=5&mode=predict");
  EXPECT_EQ(action(square_actions(asked, {2, 1}), "menu-go"), nullptr);
  asked.quiz.kind = QuizView::Kind::next;
  asked.quiz.options = {{2, 1}};
  const auto actions = square_actions(asked, {2, 1});
  EXPECT_EQ(std::get<Choose>(action(actions, "menu-go")->command).square, (Square{2, 1}));
  EXPECT_FALSE(action(square_actions(asked, {0, 0}), "menu-go")->possible);
}

}  // namespace
}  // namespace kt
