// A clock for tests: time passes when the test says so, and at each look at the clock, as during work.
#pragma once

#include "app/time/clock.h"

namespace kt {

struct FakeTime {
  double now = 100;
  double each_look = 0;
  int looks = 0;

  // The clock refers to this object.
  Clock clock() {
    return [this] {
      ++looks;
      return now += each_look;
    };
  }
};

}  // namespace kt
