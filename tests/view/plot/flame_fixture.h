// An app beside its flame graph, as a single panel.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/fake_time.h"
#include "app/settings/link.h"
#include "app/snapshot_app.h"
#include "view/panel_screen.h"
#include "view/plot/flame_plot.h"

namespace kt {

// What an app shows after so many steps.
class FlamePanel : public testing::Test {
 protected:
  void run(const std::string& query, std::int64_t steps) {
    app.apply(Change{parse_query(query)});
    app.apply(RequiredData{.flame = true});
    app.apply(StepBy{steps});
    rest();
  }
  void rest() {
    for (int i = 0; i < 10'000 && (i == 0 || app.seconds_until_change() == 0); ++i) {
      time.now += 1 / 60.0;
      app.tick();
    }
  }
  void answer(const std::vector<Command>& commands) {
    for (const Command& command : commands) app.apply(command);
    rest();
  }
  FlamePanelState& state() { return screen.state.of<FlamePanelState>(); }

  FakeTime time;
  SnapshotApp app{time.clock()};
  PanelScreen screen{draw_flame_panel, 420};
};

}  // namespace kt
