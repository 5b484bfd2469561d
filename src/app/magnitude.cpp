#include "app/magnitude.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string_view>

#include "app/sentence.h"

namespace kt {
namespace {

constexpr double kSecondsAYear = 365.25 * 24 * 3600;

struct Power {
  int digits = 0;    // two significant ones, 10 to 99
  int exponent = 0;  // the number is digits / 10 * 10^exponent
};

// Of a positive number. The logarithm alone might be a power of ten off at the edges.
Power rounded(double number) {
  Power power{.exponent = static_cast<int>(std::floor(std::log10(number)))};
  const auto digits = [&] { return std::lround(number / std::pow(10.0, power.exponent - 1)); };
  if (digits() >= 100) ++power.exponent;
  if (digits() < 10) --power.exponent;
  power.digits = static_cast<int>(digits());
  return power;
}

// With thousands separators below a million, and as a power of ten from there on.
std::string in_two_digits(double number) {
  const Power power = rounded(number);
  if (power.exponent < 6) {
    std::int64_t value = power.digits;
    for (int i = 1; i < power.exponent; ++i) value *= 10;
    return with_separators(static_cast<std::uint64_t>(value));
  }
  std::string digits = std::to_string(power.digits / 10);
  if (power.digits % 10 != 0) digits += "." + std::to_string(power.digits % 10);
  return digits + " x 10^" + std::to_string(power.exponent);
}

std::string plural(const std::string& count, std::string_view unit) {
  return count + " " + std::string(unit) + (count == "1" ? "" : "s");
}

bool is_too_large(double number) { return number > std::numeric_limits<double>::max(); }

}  // namespace

std::string describe(double visits) {
  if (!(visits > 0)) return "0";
  if (is_too_large(visits)) return "more than 10^308";
  if (visits < 999.5) {
    const std::string number = std::to_string(std::lround(visits));
    return visits == std::floor(visits) ? number : "about " + number;
  }
  return "about " + in_two_digits(visits);
}

std::string describe_duration(double seconds) {
  struct Unit {
    std::string_view name;
    double seconds;
  };
  static constexpr std::array<Unit, 6> kUnits = {{{"millisecond", 1e-3},
                                                  {"second", 1},
                                                  {"minute", 60},
                                                  {"hour", 3600},
                                                  {"day", 24 * 3600},
                                                  {"year", kSecondsAYear}}};
  if (!(seconds >= kUnits.front().seconds)) return "less than a millisecond";
  if (is_too_large(seconds)) return "more than 10^300 years";
  std::size_t unit = kUnits.size() - 1;
  // The first unit of which the next one has more, when rounded.
  for (std::size_t i = 0; i + 1 < kUnits.size(); ++i) {
    if (std::round(seconds / kUnits[i].seconds) * kUnits[i].seconds >= kUnits[i + 1].seconds) continue;
    unit = i;
    break;
  }
  const double count = seconds / kUnits[unit].seconds;
  const std::string number =
      unit + 1 < kUnits.size() || count < 99.5 ? std::to_string(std::lround(count)) : in_two_digits(count);
  return plural(number, kUnits[unit].name);
}

}  // namespace kt
