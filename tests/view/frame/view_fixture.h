// A view on a canvas of its own, for the tests of what it is asked for: handed invented snapshots, and clicked by the
// names of its controls; it never meets a search.
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
  // The text form of what a click asks to change; empty for anything else.
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
