// What a user, a page or a test can ask of the app. The view returns these; App::apply carries them out.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "app/settings.h"

namespace kt {

struct Play {};
struct Pause {};
struct StepBy {
  std::int64_t steps = 1;  // negative: back
};
struct Seek {
  std::uint64_t step = 0;
};
struct Reset {};  // as it was opened: at the setting `step`, paused
struct Change {
  std::vector<KeyValue> settings;
};
struct ChangeSpeed {
  int stops = 0;  // along the stops of the speed control
};
struct DismissNotice {};

using Command = std::variant<Play, Pause, StepBy, Seek, Reset, Change, ChangeSpeed, DismissNotice>;

}  // namespace kt
