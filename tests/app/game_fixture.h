// An app in play mode.
#pragma once

#include <vector>

#include "app/app_fixture.h"

namespace kt {

class GameTest : public AppTest {
 protected:
  GameTest() { time.each_look = 0.001; }
  void choose(int row, int col) { app.apply(Choose{{row, col}}); }
  // Waits until no work is left.
  void wait() {
    for (int n = 0; n < 5000 && app.seconds_until_change() == 0; ++n) frame();
  }
  std::vector<Square> path() { return app.snapshot().path; }
};

}  // namespace kt
