#include "app/words/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string_view>

namespace kt {
namespace {

constexpr double kSecondsAYear = 365.25 * 24 * 3600;
constexpr double kAgeOfTheUniverse = 13.8e9 * kSecondsAYear;
constexpr double kNamesEnd = 15;       // from here on powers of ten
constexpr double kFractionsEnd = 100;  // and from here on nothing but powers: more is not known

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
    return with_separators(value);
  }
  return in_tenths(power.digits) + " x 10^" + std::to_string(power.exponent);
}

bool is_too_large(double number) { return number > std::numeric_limits<double>::max(); }

}  // namespace

std::string with_separators(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3;) {
    end -= 3;
    digits.insert(end, ",");
  }
  return digits;
}

std::string plural(std::uint64_t count, std::string_view one, std::string_view many) {
  std::string text = with_separators(count) + " ";
  text += count == 1 || many.empty() ? one : many;
  return count != 1 && many.empty() ? text + "s" : text;
}

std::string ordinal(std::uint64_t number) {
  constexpr std::string_view kEndings[] = {"th", "st", "nd", "rd"};
  const bool teens = number % 100 / 10 == 1;
  return with_separators(number) + std::string(kEndings[teens || number % 10 > 3 ? 0 : number % 10]);
}

std::string in_tenths(std::uint64_t tenths) {
  return with_separators(tenths / 10) + (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10));
}

std::string three_digits(double number) {
  if (number < 10) {
    const auto tenths = std::llround(std::max(number, 0.0) * 10);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
  }
  const double magnitude = std::max(1.0, std::pow(10.0, std::floor(std::log10(number)) - 2));
  return with_separators(static_cast<std::uint64_t>(std::round(number / magnitude) * magnitude));
}

std::string approximate(double number) {
  if (!(number > 0)) return "0";
  if (is_too_large(number)) return "more than 10^308";
  if (number < 999.5) {
    const std::string digits = std::to_string(std::lround(number));
    return number == std::floor(number) ? digits : "about " + digits;
  }
  return "about " + in_two_digits(number);
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
  return number + " " + std::string(kUnits[unit].name) + (number == "1" ? "" : "s");
}

std::string rounded_number(double log10) {
  if (!(log10 > -kFractionsEnd)) return "0";
  if (log10 >= kFractionsEnd) return "10^" + with_separators(std::llround(log10));
  const double number = std::pow(10.0, log10);
  if (number < 999.5) return std::to_string(std::lround(number));
  const Power power = rounded(number);
  if (power.exponent < 6 || power.exponent >= kNamesEnd) return in_two_digits(number);
  static constexpr std::array<std::string_view, 3> kNames = {" million", " billion", " trillion"};
  const int thousands = power.exponent / 3;
  const int zeros = power.exponent % 3;
  const std::string digits = zeros == 0   ? in_tenths(power.digits)
                             : zeros == 1 ? std::to_string(power.digits)
                                          : std::to_string(power.digits * 10);
  return digits + std::string(kNames[thousands - 2]);
}

std::string describe_wait(double log10_seconds) {
  const double log10_years = log10_seconds - std::log10(kSecondsAYear);
  const double log10_ages = log10_seconds - std::log10(kAgeOfTheUniverse);
  if (!(log10_years >= 6)) return describe_duration(std::pow(10.0, log10_seconds));
  if (log10_ages < 0) return rounded_number(log10_years) + " years";
  const std::string ages = rounded_number(log10_ages);
  return ages == "1" ? "the age of the universe" : ages + " times the age of the universe";
}

std::span<const WaitLandmark> wait_landmarks() {
  static constexpr WaitLandmark kLandmarks[] = {{0, "1 s"}, {4.94, "a day"}, {9.40, "a life"}, {17.64, "the universe"}};
  return kLandmarks;
}

std::string short_number(double number) {
  struct Unit {
    double size;
    std::string_view name;
  };
  static constexpr std::array<Unit, 4> kUnits = {{{1e12, " tn"}, {1e9, " bn"}, {1e6, " M"}, {1e4, " k"}}};
  // A tenth of what it is counted in is as exact as a short number gets.
  const auto rounded_to_tenths = [](double value) { return in_tenths(std::llround(value * 10)); };
  if (!(number > 0)) return "0";
  if (number >= std::pow(10.0, kNamesEnd)) {
    const Power power = rounded(number);
    return (power.digits == 10 ? "" : in_tenths(power.digits) + " x ") + "10^" + std::to_string(power.exponent);
  }
  for (const Unit& unit : kUnits) {
    if (number >= unit.size)
      return rounded_to_tenths(number / (unit.size == 1e4 ? 1e3 : unit.size)) + std::string(unit.name);
  }
  return number < 10 ? rounded_to_tenths(number) : with_separators(std::llround(number));
}

}  // namespace kt
