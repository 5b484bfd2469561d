// The Game panel: what it offers to players, to users who predict, and to a class.
#include <gtest/gtest.h>

#include "app/play/best_game.h"
#include "view/invented.h"
#include "view/panel_screen.h"

namespace kt {
namespace {

Snapshot game(std::uint64_t best, bool forgets = false) {
  Snapshot snapshot = invented_start("board=8&start=a8&mode=play");
  snapshot.game.best = best;
  snapshot.game.forgets = forgets;
  return snapshot;
}

Snapshot class_asked() {
  Snapshot snapshot = invented_start("board=8&start=a8&mode=predict");
  snapshot.quiz = {.kind = QuizView::Kind::next, .options = {{1, 2}, {2, 1}, {7, 7}}, .hands = {0, 14, 11}};
  snapshot.quiz.by_hands = true;
  return snapshot;
}

void expect_game_within(const Snapshot& snapshot) {
  for (const float width : {272.0f, 288.0f, 600.0f}) {
    for (const bool for_fingers : {false, true}) {
      PanelScreen screen(draw_play_panel, width);
      screen.for_fingers = for_fingers;
      SCOPED_TRACE(width);
      EXPECT_TRUE(screen.frames(snapshot, 2).empty());
      screen.expect_ink_within();
    }
  }
}

TEST(GamePanel, FitsInEveryState) {
  for (const std::uint64_t best : {std::uint64_t{0}, rank_of_path(4096), rank_of_tour(899'999)}) {
    expect_game_within(game(best));
    expect_game_within(game(best, true));
  }
  Snapshot asked = class_asked();
  expect_game_within(asked);
  asked.quiz.answer = asked.quiz.truth = {2, 1};
  asked.quiz.right = 123'456;
  asked.quiz.answers = 1'234'567;
  expect_game_within(asked);
}

TEST(GamePanel, SaysThatResultsAreNotStored) {
  PanelScreen screen(draw_play_panel, 288);
  screen.frame(game(23));
  const float kept = screen.lowest_ink();
  screen.frame(game(23, true));
  EXPECT_GT(screen.lowest_ink(), kept + 10);
}

TEST(GamePanel, DoesNotAskForAKnownOutlook) {
  const auto asks = [](Outlook outlook, std::optional<std::size_t> mistake = {}, bool looks = false) {
    PanelScreen screen(draw_play_panel, 288);
    Snapshot snapshot = game(23);
    snapshot.game.outlook = outlook;
    snapshot.game.mistake = mistake;
    snapshot.game.looks_for_mistake = looks;
    return only<AskOutlook>(screen.click(snapshot, "outlook")) != nullptr;
  };
  EXPECT_TRUE(asks(Outlook::unasked));
  EXPECT_TRUE(asks(Outlook::impossible)) << "which move was it?";
  EXPECT_FALSE(asks(Outlook::impossible, 3));
  EXPECT_FALSE(asks(Outlook::impossible, {}, true)) << "it is being looked for";
  EXPECT_FALSE(asks(Outlook::looking));
  EXPECT_FALSE(asks(Outlook::possible));
  EXPECT_FALSE(asks(Outlook::unknown));
}

// On most phones nothing else leads back.
TEST(GamePanel, LeadsBackToTheSearch) {
  PanelScreen screen(draw_play_panel, 288);
  Snapshot snapshot = game(23);
  screen.frame(snapshot);
  EXPECT_FALSE(screen.controls.find("back-to-search"));
  snapshot.left = 40;
  EXPECT_TRUE(only<ReturnToSearch>(screen.click(snapshot, "back-to-search")));
}

TEST(GamePanel, CountsHands) {
  PanelScreen screen(draw_play_panel, 288);
  const Snapshot asked = class_asked();
  const auto more = screen.click(asked, "hands=C+");
  ASSERT_TRUE(only<CountHands>(more));
  EXPECT_EQ(only<CountHands>(more)->answer, 2u);
  EXPECT_EQ(only<CountHands>(more)->hands, 12u);
  const auto fewer = screen.click(asked, "hands=B-");
  ASSERT_TRUE(only<CountHands>(fewer));
  EXPECT_EQ(only<CountHands>(fewer)->hands, 13u);
  EXPECT_TRUE(screen.click(asked, "hands=A-").empty()) << "nobody can be taken away";
  const auto off = screen.click(asked, "by-hands");
  ASSERT_TRUE(only<ShowOfHands>(off));
  EXPECT_FALSE(only<ShowOfHands>(off)->on);
  screen.frame(asked);
  EXPECT_EQ(screen.controls.find("next-question")->label, "Show the answer");
  EXPECT_EQ(screen.controls.find("hands=A")->label, "votes for A");
  EXPECT_TRUE(only<Play>(screen.click(asked, "next-question")));
  // The counted hands stay when the answer is shown.
  Snapshot told = asked;
  told.quiz.answer = told.quiz.truth = {2, 1};
  screen.frame(told);
  EXPECT_FALSE(screen.controls.find("hands=A"));
  EXPECT_EQ(screen.controls.find("next-question")->label, "Next question");
}

}  // namespace
}  // namespace kt
