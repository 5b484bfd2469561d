// A view on its own canvas, with invented snapshots and clicks on controls by name. It does not use a search.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "view/frame/view.h"
#include "view/headless.h"
#include "view/invented.h"

namespace kt {

class ViewTest : public testing::Test {
 protected:
  // Draws once, so that the control's place is known, and clicks it.
  std::vector<Command> click(const Snapshot& snapshot, const char* id) {
    screen.frame(view, snapshot);
    return screen.click(view, snapshot, middle_of(view.controls(), id));
  }
  // The text of the change that a click causes; empty for anything else.
  std::string change_by(const Snapshot& snapshot, const char* id) {
    const auto commands = click(snapshot, id);
    if (commands.size() != 1 || !std::holds_alternative<Change>(commands[0])) return "";
    const auto& settings = std::get<Change>(commands[0]).settings;
    return settings.at(0).key + "=" + settings.at(0).value;
  }

  Headless screen{{1280, 740}};
  View view;
};

}  // namespace kt
