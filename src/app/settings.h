// All settings, defined once, in one table: the page's controls, its link, its API and the tests come from it.
//
// Every value has a text form. Errors are whole sentences that start with the key: "board: '0x9' is not RxC with 1 to
// 1024 each". A value that is refused leaves the setting as it was.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"

namespace kt {

// Steps by the frame, by the second, or as many as fit.
struct Speed {
  enum class Mode : std::uint8_t { per_frame, per_second, max };
  Mode mode = Mode::per_frame;
  double rate = 0;  // steps a second, only with per_second
  bool operator==(const Speed&) const = default;
};

enum class Theme : std::uint8_t { automatic, light, dark };

struct Settings {
  Board board;
  WrittenSquare start;
  Goal goal = Goal::tour;
  const Algorithm* algorithm = &default_algorithm();
  std::string moves = "clockwise";  // a name or a permutation
  Detail detail = Detail::move;
  Speed speed;
  std::uint64_t step = 0;  // the step to show first
  Theme theme = Theme::automatic;
  bool autoplay = false;

  Problem problem() const;
  bool operator==(const Settings&) const = default;
};

// One of the values of a setting that has a fixed set of them.
struct Choice {
  std::string_view id;
  std::string_view title;
};

struct Setting {
  std::string_view key;
  std::string_view title;
  std::string_view allowed;          // in words
  std::string_view fallback;         // the default, as text
  std::string_view help;             // one line
  std::vector<Choice> (*choices)();  // null: not a fixed set
  std::expected<void, std::string> (*parse)(Settings&, std::string_view);
  std::string (*format)(const Settings&);
};

std::span<const Setting> settings_table();
const Setting* find_setting(std::string_view key);

struct KeyValue {
  std::string key;
  std::string value;
};

// Sets several at once, in the order of the table, so that a start is read on the board that comes with it. A start
// that a new board lacks, and that was not asked for now, silently becomes the default. Returns a sentence for each
// value refused.
std::vector<std::string> assign(Settings& settings, std::span<const KeyValue> values);

// "board=5x5&start=a1&autoplay", percent-encoded as in a link.
std::vector<KeyValue> parse_query(std::string_view query);

// The stops of the speed control, slowest first; `frame` and `max` among them.
std::span<const Speed> speed_stops();
std::size_t nearest_speed_stop(Speed speed);
std::string to_string(Speed speed);

}  // namespace kt
