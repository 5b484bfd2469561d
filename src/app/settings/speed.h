// The speed of playback.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

// Steps per frame, per second, or as many as possible.
struct Speed {
  enum class Mode : std::uint8_t { per_frame, per_second, max };
  Mode mode = Mode::per_frame;
  double rate = 0;  // steps per second, only with per_second
  bool operator==(const Speed&) const = default;
};

// "frame", "max", or 0.25 to 1e9 steps per second. The error is a sentence without a subject.
std::expected<Speed, Message> parse_speed(std::string_view text);
std::string to_string(Speed speed);

// The stops of the speed control, slowest first, with `frame` and `max` among them.
std::span<const Speed> speed_stops();
std::size_t nearest_speed_stop(Speed speed);
// The speed so many stops faster, or slower if negative, up to the last stop.
Speed faster(Speed speed, int stops);

}  // namespace kt
