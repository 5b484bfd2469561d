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
  // What a click changes; empty for anything else.
  std::string change_by(const Snapshot& snapshot, const char* id) {
    return kt::change_by(snapshot.settings, click(snapshot, id));
  }

  Headless screen{{1280, 740}};
  View view;
};

}  // namespace kt
