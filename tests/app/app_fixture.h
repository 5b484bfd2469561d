// An app with a clock that the test sets, for tests that run frame by frame.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "app/fake_time.h"
#include "app/in_english.h"
#include "app/snapshot_app.h"

namespace kt {

class AppTest : public testing::Test {
 protected:
  void change(std::string_view query) { app.apply(Change{parse_query(query)}); }
  void frame(double seconds = 1 / 60.0) {
    time.now += seconds;
    app.tick();
  }

  FakeTime time;
  SnapshotApp app{time.clock()};
};

}  // namespace kt
