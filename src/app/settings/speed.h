// How fast a search plays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

// Steps by the frame, by the second, or as many as fit.
struct Speed {
  enum class Mode : std::uint8_t { per_frame, per_second, max };
  Mode mode = Mode::per_frame;
  double rate = 0;  // steps a second, only with per_second
  bool operator==(const Speed&) const = default;
};

// "frame", "max", or 0.25 to 1e9 steps a second. Errors: a sentence without a subject.
std::expected<Speed, Message> parse_speed(std::string_view text);
std::string to_string(Speed speed);

// The stops of the speed control, slowest first; `frame` and `max` among them.
std::span<const Speed> speed_stops();
std::size_t nearest_speed_stop(Speed speed);
// So many stops faster, as far as there are any; negative: slower.
Speed faster(Speed speed, int stops);

}  // namespace kt
