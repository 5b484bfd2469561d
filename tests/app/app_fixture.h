// An app whose clock is in the hands of the test, for all tests of what an app does frame by frame.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "app/fake_time.h"
#include "app/in_english.h"
#include "app/seen_app.h"

namespace kt {

class AppTest : public testing::Test {
 protected:
  void change(std::string_view query) { app.apply(Change{parse_query(query)}); }
  void frame(double seconds = 1 / 60.0) {
    time.now += seconds;
    app.tick();
  }

  FakeTime time;
  SeenApp app{time.clock()};
};

}  // namespace kt
