#include "view/tree/tree_panel.h"

#include <gtest/gtest.h>

#include "view/invented.h"
#include "view/panel_screen.h"
#include "view/stack/branch.h"

namespace kt {
namespace {

TEST(TreePanel, AClickOnANodeSeeksItsMoment) {
  PanelScreen screen(draw_tree_panel, {320, 700});
  const Snapshot snapshot = invented_stack("", 6);
  expect_moments(screen, snapshot, "tree-node-", {1, 4, 6});
}

TEST(TreePanel, FollowsTheTopUntilItIsDragged) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  Snapshot snapshot = invented_stack("", 60);
  screen.frames(snapshot, 2);
  EXPECT_TRUE(screen.controls.find("tree-node-60"));
  EXPECT_FALSE(screen.controls.find("tree-node-1"));
  snapshot = invented_stack("", 40);
  screen.frames(snapshot, 2);
  EXPECT_TRUE(screen.controls.find("tree-node-40"));

  const ImVec2 node = screen.middle_of("tree-node-38");
  screen.drag(snapshot, {node.x + 80, node.y}, {-30, 40});
  EXPECT_NEAR(screen.middle_of("tree-node-38").x, node.x - 30, 0.01f);
  EXPECT_NEAR(screen.middle_of("tree-node-38").y, node.y + 40, 0.01f);
  screen.frames(invented_stack("", 50), 2);
  EXPECT_NEAR(screen.middle_of("tree-node-38").y, node.y + 40, 0.01f) << "it stays where it was dragged to";
  screen.click(invented_stack("", 50), "tree-fit");
  EXPECT_TRUE(screen.controls.find("tree-node-50"));
}

TEST(TreePanel, ADragThatStartsOnANodeIsNotAClick) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  const Snapshot snapshot = invented_stack("", 6);
  screen.frames(snapshot, 2);
  const ImVec2 node = screen.middle_of("tree-node-3");
  ImGuiIO& io = ImGui::GetIO();
  std::vector<Command> asked;
  const auto frame = [&] {
    for (Command& command : screen.frame(snapshot)) asked.push_back(std::move(command));
  };
  io.AddMousePosEvent(node.x, node.y);
  frame();
  io.AddMouseButtonEvent(0, true);
  frame();
  for (int i = 1; i <= 5; ++i) {
    io.AddMousePosEvent(node.x, node.y + static_cast<float>(i) * 8);
    frame();
  }
  io.AddMouseButtonEvent(0, false);
  frame();
  frame();
  EXPECT_TRUE(asked.empty());
  EXPECT_NEAR(screen.middle_of("tree-node-3").y, node.y + 40, 0.01f);
}

TEST(TreePanel, ADraggedPictureStaysWhenTheWindowOfFramesMoves) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  const Snapshot before = invented_stack("board=64", 1000, 901);
  screen.frames(before, 2);
  const ImVec2 node = screen.middle_of("tree-node-998");
  screen.drag(before, {node.x + 80, node.y}, {0, 30});
  screen.frames(invented_stack("board=64", 1010, 911), 2);
  EXPECT_NEAR(screen.middle_of("tree-node-998").y, node.y + 30, 0.01f);
}

TEST(TreePanel, ZoomsByButtons) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  const Snapshot snapshot = invented_stack("", 6);
  const auto distance = [&] {
    screen.frame(snapshot);
    return screen.middle_of("tree-node-2").y - screen.middle_of("tree-node-1").y;
  };
  screen.frames(snapshot, 2);
  const float usual = distance();
  screen.click(snapshot, "tree-zoom-out");
  EXPECT_NEAR(distance(), usual / 1.25f, 0.01f);
  screen.click(snapshot, "tree-zoom-in");
  screen.click(snapshot, "tree-zoom-in");
  EXPECT_NEAR(distance(), usual * 1.25f, 0.01f);
  screen.click(snapshot, "tree-fit");
  EXPECT_NEAR(distance(), usual, 0.01f);
}

TEST(TreePanel, TheWheelScrollsThePageUntilThePictureIsClicked) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  const Snapshot snapshot = invented_stack("", 6);
  screen.frames(snapshot, 2);
  const ImVec2 node = screen.middle_of("tree-node-3");
  const ImVec2 beside{node.x + 90, node.y};
  screen.wheel(snapshot, beside, -1);
  EXPECT_FALSE(screen.state.of<TreePanelState>().handles_wheel);
  EXPECT_EQ(screen.state.of<TreePanelState>().zoom, 1);
  screen.drag(snapshot, beside, {0, 0});
  screen.wheel(snapshot, beside, -1);
  EXPECT_TRUE(screen.state.of<TreePanelState>().handles_wheel);
  EXPECT_LT(screen.state.of<TreePanelState>().zoom, 1);
}

TEST(TreePanel, DrawsOnlyTheNodesInView) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  screen.frames(invented_stack("board=64", 40), 3);
  const int few = PanelScreen::vertices();
  screen.frames(invented_stack("board=64", 4000), 3);
  EXPECT_LT(PanelScreen::vertices(), few * 3 / 2);
  EXPECT_LT(screen.count("tree-node-"), 20u);
  EXPECT_GT(screen.count("tree-node-"), 3u);
}

TEST(TreePanel, AFastSearchDoesNotMakeItJump) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  const auto fast = [](std::size_t depth) {
    Snapshot snapshot = invented_stack("", depth);
    snapshot.pace = Pace::blur;
    return snapshot;
  };
  screen.frames(fast(30), 3);
  const float y = screen.middle_of("tree-node-25").y;
  for (const std::size_t depth : {29u, 26u, 30u, 27u}) {
    screen.frame(fast(depth));
    EXPECT_FLOAT_EQ(screen.middle_of("tree-node-25").y, y);
  }
}

TEST(TreePanel, SavesAPicture) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  const auto commands = screen.click(invented_stack("board=5", 6), "tree-svg");
  const SaveFile* file = only<SaveFile>(commands);
  ASSERT_TRUE(file);
  EXPECT_EQ(file->name, "search-tree.svg");
  EXPECT_EQ(file->type, "image/svg+xml");
  EXPECT_TRUE(file->text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_NE(file->text.find("Backtracking, 5 × 5, from a5, step 0"), std::string::npos);
}

TEST(TreePanel, SaysThatThereIsNoTree) {
  PanelScreen screen(draw_tree_panel, {320, 500});
  for (const char* settings :
       {"", "board=6&goal=closed&algorithm=divide-and-conquer", "board=6&goal=closed&algorithm=neural-network"}) {
    Snapshot snapshot;
    snapshot.settings = settings_of(settings);
    EXPECT_TRUE(screen.frames(snapshot, 2).empty());
    EXPECT_TRUE(screen.controls.list().empty()) << settings;
    EXPECT_GT(PanelScreen::vertices(), 0);
  }
}

TEST(TreePanel, ControlsAreLargeEnoughAndVisibleOnAPhone) {
  PanelScreen screen(draw_tree_panel, {288, 500});
  screen.for_fingers = true;
  screen.frames(invented_stack("", 6), 2);
  for (const Control& control : screen.controls.list()) {
    EXPECT_GE(control.max.y - control.min.y, 43.5f) << control.id;
    EXPECT_GE(control.max.x - control.min.x, 43.5f) << control.id;
    EXPECT_GE(control.min.x, screen.left()) << control.id;
    EXPECT_LE(control.max.x, screen.right()) << control.id;
  }
}

}  // namespace
}  // namespace kt
