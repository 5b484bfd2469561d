// An app with a clock that the test sets, for tests that run frame by frame.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
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
  void settle() {
    for (int i = 0; i < 100'000 && app.is_seeking(); ++i) frame();
    ASSERT_FALSE(app.is_seeking());
  }
  void seek(std::uint64_t step) {
    app.apply(Seek{step});
    settle();
  }

  FakeTime time;
  SnapshotApp app{time.clock()};
};

}  // namespace kt
