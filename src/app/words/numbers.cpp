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

Message whole(std::int64_t number) { return {"{0}", number}; }

// With thousands separators below a million, and as a power of ten from there on.
Message in_two_digits(double number) {
  const Power power = rounded(number);
  if (power.exponent < 6) {
    std::int64_t value = power.digits;
    for (int i = 1; i < power.exponent; ++i) value *= 10;
    return whole(value);
  }
  return {"{0} x 10^{1}", in_tenths(power.digits), power.exponent};
}

bool is_too_large(double number) { return number > std::numeric_limits<double>::max(); }

}  // namespace

Message ordinal(std::uint64_t number) {
  return {"{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", number};
}

Message in_tenths(std::uint64_t tenths) {
  if (tenths % 10 == 0) return {"{0}", tenths / 10};
  return {"{0}", Decimal{static_cast<std::int64_t>(tenths), 1}};
}

Message visits_in_words(std::uint64_t visits) { return {"{0, plural, one {# visit} other {# visits}}", visits}; }

Message three_digits(double number) {
  if (number < 10) return {"{0}", Decimal{std::llround(std::max(number, 0.0) * 10), 1}};
  const double magnitude = std::max(1.0, std::pow(10.0, std::floor(std::log10(number)) - 2));
  return {"{0}", static_cast<std::uint64_t>(std::round(number / magnitude) * magnitude)};
}

Message approximate(double number) {
  if (!(number > 0)) return {"{0}", 0u};
  if (is_too_large(number)) return {"more than {0}", std::string("10^308")};
  if (number == std::floor(number) && number < 999.5) return whole(std::lround(number));
  return {"about {0}", number < 999.5 ? whole(std::lround(number)) : in_two_digits(number)};
}

Message describe_duration(double seconds) {
  constexpr std::array<double, 6> kUnits = {1e-3, 1, 60, 3600, 24 * 3600, kSecondsAYear};
  if (!(seconds >= kUnits.front())) return {"less than a millisecond"};
  if (is_too_large(seconds)) return {"more than {0} years", std::string("10^300")};
  std::size_t unit = kUnits.size() - 1;
  // The first unit of which the next one has more, when rounded.
  for (std::size_t i = 0; i + 1 < kUnits.size(); ++i) {
    if (std::round(seconds / kUnits[i]) * kUnits[i] >= kUnits[i + 1]) continue;
    unit = i;
    break;
  }
  const double exact = seconds / kUnits[unit];
  const std::uint64_t count = std::llround(std::min(exact, 1e6));
  switch (unit) {
    case 0: return {"{0, plural, one {# millisecond} other {# milliseconds}}", count};
    case 1: return {"{0, plural, one {# second} other {# seconds}}", count};
    case 2: return {"{0, plural, one {# minute} other {# minutes}}", count};
    case 3: return {"{0, plural, one {# hour} other {# hours}}", count};
    case 4: return {"{0, plural, one {# day} other {# days}}", count};
    default: break;
  }
  if (exact < 99.5) return {"{0, plural, one {# year} other {# years}}", count};
  return {"{0} years", in_two_digits(exact)};
}

Message rounded_number(double log10) {
  if (!(log10 > -kFractionsEnd)) return {"{0}", 0u};
  if (log10 >= kFractionsEnd) return {"10^{0}", std::llround(log10)};
  const double number = std::pow(10.0, log10);
  if (number < 999.5) return whole(std::lround(number));
  const Power power = rounded(number);
  if (power.exponent < 6 || power.exponent >= kNamesEnd) return in_two_digits(number);
  const int zeros = power.exponent % 3;
  const Message digits = zeros == 0 ? in_tenths(power.digits) : whole(zeros == 1 ? power.digits : power.digits * 10);
  switch (power.exponent / 3) {
    case 2: return {"{0} million", digits};
    case 3: return {"{0} billion", digits};
    default: return {"{0} trillion", digits};
  }
}

Message rounded_visits(double log10) {
  if (log10 < 3) {
    const std::uint64_t number = std::lround(std::pow(10.0, log10));
    if (number < 1000) return visits_in_words(number);
  }
  return {"{0} visits", rounded_number(log10)};
}

Message describe_wait(double log10_seconds) {
  const double log10_years = log10_seconds - std::log10(kSecondsAYear);
  const double log10_ages = log10_seconds - std::log10(kAgeOfTheUniverse);
  if (!(log10_years >= 6)) return describe_duration(std::pow(10.0, log10_seconds));
  if (log10_ages < 0) return {"{0} years", rounded_number(log10_years)};
  if (std::round(std::pow(10.0, log10_ages)) == 1) return {"the age of the universe"};
  return {"{0} times the age of the universe", rounded_number(log10_ages)};
}

std::span<const WaitLandmark> wait_landmarks() {
  static constexpr WaitLandmark kLandmarks[] = {{0, "1 s"}, {4.94, "a day"}, {9.40, "a lifetime"}, {17.64, "the universe"}};
  return kLandmarks;
}

Message short_number(double number) {
  // A tenth of what it is counted in is as exact as a short number gets.
  const auto in = [&](double unit) { return in_tenths(std::llround(number / unit * 10)); };
  if (!(number > 0)) return {"{0}", 0u};
  if (number >= std::pow(10.0, kNamesEnd)) {
    const Power power = rounded(number);
    if (power.digits == 10) return {"10^{0}", power.exponent};
    return {"{0} x 10^{1}", in_tenths(power.digits), power.exponent};
  }
  if (number >= 1e12) return {"{0} tn", in(1e12)};
  if (number >= 1e9) return {"{0} bn", in(1e9)};
  if (number >= 1e6) return {"{0} M", in(1e6)};
  if (number >= 1e4) return {"{0} k", in(1e3)};
  return number < 10 ? in(1) : whole(std::llround(number));
}

}  // namespace kt
