#include "app/settings/speed.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <limits>

#include "core/basics/decimal.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt {
namespace {

constexpr double kSlowest = 0.25;
constexpr double kFastest = 1e9;

constexpr Speed per_second(double rate) { return {Speed::Mode::per_second, rate}; }

constexpr Speed kSpeedStops[] = {
    per_second(0.25), per_second(0.5), per_second(1),   per_second(2),   per_second(5),         per_second(10),
    per_second(20),   Speed{},         per_second(100), per_second(300), per_second(1e3),       per_second(1e4),
    per_second(1e5),  per_second(1e6), per_second(1e7), per_second(1e8), {Speed::Mode::max, 0},
};

// For placing a speed among the stops; a frame counts as a sixtieth of a second.
double steps_per_second(Speed speed) {
  switch (speed.mode) {
    case Speed::Mode::per_frame: return 60;
    case Speed::Mode::per_second: return speed.rate;
    default: return kFastest * 10;
  }
}

}  // namespace

std::expected<Speed, Message> parse_speed(std::string_view text) {
  if (text == "frame") return Speed{};
  if (text == "max") return Speed{Speed::Mode::max, 0};
  const auto rate = parse_decimal(text);
  if (!rate || !(*rate >= kSlowest && *rate <= kFastest)) {
    return std::unexpected(
        Message{"{0} is neither 'frame' nor 'max' nor a number of steps per second from 0.25 to 1e9", quoted(text)});
  }
  return Speed{Speed::Mode::per_second, *rate};
}

std::span<const Speed> speed_stops() { return kSpeedStops; }

std::size_t nearest_speed_stop(Speed speed) {
  std::size_t nearest = 0;
  double best = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < std::size(kSpeedStops); ++i) {
    const double distance = std::abs(std::log(steps_per_second(kSpeedStops[i]) / steps_per_second(speed)));
    if (kSpeedStops[i] == speed) return i;
    if (distance < best) {
      best = distance;
      nearest = i;
    }
  }
  return nearest;
}

Speed faster(Speed speed, int stops) {
  const int last = static_cast<int>(std::size(kSpeedStops)) - 1;
  return kSpeedStops[std::clamp(static_cast<int>(nearest_speed_stop(speed)) + stops, 0, last)];
}

std::string to_string(Speed speed) {
  if (speed.mode == Speed::Mode::per_frame) return "frame";
  if (speed.mode == Speed::Mode::max) return "max";
  return shortest_decimal(speed.rate);
}

}  // namespace kt
