// The controls of the settings: numbers, choices side by side, lists.
#include "view/frame/view_fixture.h"

namespace kt {
namespace {

TEST_F(ViewTest, SettingControlsSetTheirValue) {
  const Snapshot snapshot = invented_start("board=5x6&panels=display,settings");
  ImGui::GetIO().DisplaySize = {1280, 1000};
  screen.frame(view, snapshot);  // the heights of the panels are known only after the first
  EXPECT_EQ(change_by(snapshot, "goal=closed"), "goal=closed");
  EXPECT_EQ(change_by(snapshot, "detail=candidate"), "detail=candidate");
  EXPECT_EQ(change_by(snapshot, "base=0"), "base=0");
  EXPECT_EQ(change_by(snapshot, "rows+"), "board=6x6");
  EXPECT_EQ(change_by(snapshot, "rows-"), "board=4x6");
  EXPECT_EQ(change_by(snapshot, "columns+"), "board=5x7");
  EXPECT_EQ(change_by(snapshot, "columns-"), "board=5x5");
  EXPECT_EQ(change_by(snapshot, "goal=tour"), "") << "it is chosen already";
}

TEST_F(ViewTest, AListChoosesTheMoveOrder) {
  const Snapshot snapshot = invented_start("");
  click(snapshot, "moves");
  EXPECT_EQ(change_by(snapshot, "moves=report-brute"), "moves=report-brute");
}

TEST_F(ViewTest, AListDescribesChoicesAndDisablesImpossibleOnes) {
  Snapshot snapshot = invented_start("board=5x5");
  snapshot.refused = {{"algorithm", "divide-and-conquer", {"it covers others."}}};
  click(snapshot, "algorithm");
  screen.frame(view, snapshot);
  const Control* greyed = view.controls().find("algorithm=divide-and-conquer");
  const Control* other = view.controls().find("algorithm=pruned");
  ASSERT_TRUE(greyed && other);
  EXPECT_EQ(greyed->label, "Divide and conquer");
  EXPECT_EQ(greyed->description, "It covers others.");
  EXPECT_FALSE(greyed->enabled);
  EXPECT_EQ(other->description, find_algorithm("pruned")->summary);
  EXPECT_TRUE(other->enabled);
  EXPECT_NE(controls_json(view.controls()).find(R"("description":"It covers others.")"), std::string::npos);
  EXPECT_EQ(change_by(snapshot, "algorithm=divide-and-conquer"), "");
  // The keys skip it.
  snapshot.settings.algorithm = find_algorithm("divide-and-conquer") - 1;
  const auto commands = screen.press(view, snapshot, ImGuiKey_DownArrow);
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(std::get<Change>(commands[0]).settings.at(0).value, "neural-network");
  EXPECT_EQ(change_by(snapshot, "algorithm=pruned"), "algorithm=pruned");
}

TEST_F(ViewTest, ARowOfChoicesDescribesThemAndDisablesImpossibleOnes) {
  Snapshot snapshot = invented_start("");
  snapshot.refused = {{"goal", "closed", {"not here."}}};
  EXPECT_EQ(change_by(snapshot, "goal=closed"), "");
  EXPECT_FALSE(view.controls().find("goal=closed")->enabled);
  EXPECT_EQ(view.controls().find("goal=closed")->description, "Not here.");
  EXPECT_EQ(view.controls().find("detail=move")->description, "Each move or backtrack counts as a step.");
}

TEST_F(ViewTest, RunUntilDisablesImpossibleEvents) {
  const Snapshot snapshot = invented_start("");
  click(snapshot, "until");
  screen.frame(view, snapshot);
  EXPECT_FALSE(view.controls().find("until=reject")->enabled);
  EXPECT_NE(view.controls().find("until=reject")->description.find("This works only if each step is a candidate"),
            std::string::npos);
  EXPECT_TRUE(view.controls().find("until=record")->enabled);
}

TEST_F(ViewTest, ShowsAMoveOrderThatIsNotOnTheList) {
  screen.frame(view, invented_start("moves=31427586"));
  EXPECT_EQ(view.controls().find("moves")->value, "31427586");
}

TEST_F(ViewTest, AcceptsAndClampsATypedNumberOfRows) {
  const Snapshot snapshot = invented_start("");
  for (const auto& [typed, board] : {std::pair{"12", "12x8"},
                                     {"0", "1x8"},
                                     {"5000", "1024x8"},
                                     {"4294967297", "1024x8"},
                                     {"99999999999999", "1024x8"}}) {
    click(snapshot, "rows");
    ImGui::GetIO().AddInputCharactersUTF8(typed);
    screen.frame(view, snapshot);
    const auto commands = screen.press(view, snapshot, ImGuiKey_Enter);
    ASSERT_EQ(commands.size(), 1u) << typed;
    EXPECT_EQ(to_string(*std::get<Edit>(commands[0]).board), board);
  }
}

TEST_F(ViewTest, ANumberThatNobodyTypedChangesNothing) {
  click(invented_start("board=8x8"), "rows");
  const Snapshot other = invented_start("board=5x5");
  EXPECT_TRUE(screen.frame(view, other).empty());
  EXPECT_TRUE(screen.click(view, other, {2, 2}).empty());
  EXPECT_TRUE(screen.frame(view, other).empty());
}

TEST_F(ViewTest, AListChoosesTheTextSize) {
  const Snapshot snapshot = invented_start("panels=display");
  click(snapshot, "scale");
  EXPECT_EQ(change_by(snapshot, "scale=1.5"), "scale=1.5");
  screen.frame(view, invented_start("scale=1.1&panels=display"));
  EXPECT_EQ(view.controls().find("scale")->value, "1.1");
}

}  // namespace
}  // namespace kt
