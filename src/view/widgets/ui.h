// The context in which a piece of the interface is drawn.
#pragma once

#include <vector>

#include "app/snapshot/commands.h"
#include "app/snapshot/snapshot.h"
#include "view/controls/controls.h"
#include "view/pen/theme.h"
#include "view/widgets/view_state.h"

namespace kt {

struct Ui {
  const Snapshot& snapshot;
  const Palette& colours;
  ControlList& controls;
  ViewState& state;
  std::vector<Command>& commands;  // the user's commands in this frame
  float weight = 1;                // of the board's lines, from the theme

  void ask(Command command) { commands.push_back(std::move(command)); }
  void set(std::string_view key, std::string value) { ask(Change{{{std::string(key), std::move(value)}}}); }
};

}  // namespace kt
