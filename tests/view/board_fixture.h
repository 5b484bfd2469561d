// A board drawn from invented snapshots, without a window, with clicks and drags by squares.
#pragma once

#include <gtest/gtest.h>

#include "view/headless.h"
#include "view/invented.h"
#include "view/widgets/layout.h"

namespace kt {

// Every square, row by row. It is not a knight's path, which drawing ignores.
inline void fill_path(Snapshot& snapshot) {
  const Board board = snapshot.settings.board;
  snapshot.path.clear();
  for (int i = 0; i < board.squares(); ++i) snapshot.path.push_back({i / board.cols, i % board.cols});
}

class BoardTest : public testing::Test {
 protected:
  std::vector<Command> frames(const Snapshot& snapshot, int count = 1) {
    std::vector<Command> all;
    for (int i = 0; i < count; ++i) {
      for (Command& command : screen.frame(view, snapshot)) all.push_back(std::move(command));
    }
    return all;
  }
  Control board() { return *view.controls().find("board"); }
  bool shows(const char* id) { return view.controls().find(id) != nullptr; }
  // The centre of a square, while the whole board is visible.
  ImVec2 middle_of(const Snapshot& snapshot, Square s) {
    const Board size = snapshot.settings.board;
    const Control rect = board();
    return {
        rect.min.x + (rect.max.x - rect.min.x) * (static_cast<float>(s.col) + 0.5f) / static_cast<float>(size.cols),
        rect.min.y + (rect.max.y - rect.min.y) * (static_cast<float>(s.row) + 0.5f) / static_cast<float>(size.rows)};
  }
  void move_to(const Snapshot& snapshot, ImVec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frames(snapshot, 2);
  }
  std::vector<Command> click_control(const Snapshot& snapshot, const char* id) {
    return screen.click(view, snapshot, kt::middle_of(view.controls(), id));
  }
  // Opens the menu with the right button and lets it settle.
  void open_menu(const Snapshot& snapshot, ImVec2 at) {
    move_to(snapshot, at);
    ImGui::GetIO().AddMouseButtonEvent(1, true);
    frames(snapshot);
    ImGui::GetIO().AddMouseButtonEvent(1, false);
    frames(snapshot, 3);
  }
  std::vector<Command> choose(const Snapshot& snapshot, Square s, const char* id) {
    frames(snapshot);
    open_menu(snapshot, middle_of(snapshot, s));
    return click_control(snapshot, id);
  }
  bool enabled(const Snapshot& snapshot, Square s, const char* id) {
    frames(snapshot);
    open_menu(snapshot, middle_of(snapshot, s));
    const Control* control = view.controls().find(id);
    EXPECT_NE(control, nullptr) << id;
    const bool result = control && control->enabled;
    screen.press(view, snapshot, ImGuiKey_Escape);
    frames(snapshot, 2);
    EXPECT_FALSE(shows(id)) << "Escape closes it";
    return result;
  }
  // Drags with the left button through some points; returns the commands.
  std::vector<Command> drag(const Snapshot& snapshot, const std::vector<ImVec2>& points) {
    move_to(snapshot, points.front());
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    std::vector<Command> all = frames(snapshot);
    for (const ImVec2 p : points) {
      ImGui::GetIO().AddMousePosEvent(p.x, p.y);
      for (Command& command : frames(snapshot)) all.push_back(std::move(command));
    }
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    for (Command& command : frames(snapshot, 2)) all.push_back(std::move(command));
    return all;
  }
  static std::string text_of(const Snapshot& snapshot, const std::vector<Command>& commands) {
    if (commands.size() != 1) return std::to_string(commands.size()) + " commands";
    if (std::holds_alternative<Edit>(commands[0])) return change_by(snapshot.settings, commands);
    if (const auto* run = std::get_if<RunUntil>(&commands[0])) {
      return "until " + std::to_string(run->square.row) + "," + std::to_string(run->square.col);
    }
    return std::holds_alternative<Seek>(commands[0]) ? "seek" : "something else";
  }
  // The command of a click at a point of a zoomed board: it waits for the second click of a double click.
  std::string slow_click(const Snapshot& snapshot, ImVec2 at) {
    std::vector<Command> all = screen.click(view, snapshot, at);
    EXPECT_TRUE(all.empty());
    EXPECT_TRUE(view.is_waiting());
    for (Command& command : frames(snapshot, 30)) all.push_back(std::move(command));
    EXPECT_FALSE(view.is_waiting());
    return text_of(snapshot, all);
  }

  Headless screen{{1280, 740}};
  View view;
};

}  // namespace kt
