// Numbers in words: whole ones, numbers too large for digits, and times too long for seconds.
//
// Large numbers have two or three significant digits: more would say more than is known. Not a number and less than
// nothing count as 0. What is quoted here is how English has it; a whole number by itself needs no words.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

// "1st", "2nd", "11th".
Message ordinal(std::uint64_t number);

// 17 as "1.7", 10 as "1", 12345 as "1,234.5".
Message in_tenths(std::uint64_t tenths);

// "1 visit", "1,700 visits".
Message visits_in_words(std::uint64_t visits);

// "0.4", "9.0", "87", "8,250,000": as much as can be meant by what was measured.
Message three_digits(double number);

// 3 is "3", 1735079 is "about 1.7 x 10^6", 4.1e13 is "about 4.1 x 10^13", and 4.02e13 "about 4 x 10^13". Below 1000 a
// whole number is exact; from there to a million it is "about 36,000".
Message approximate(double number);

// "less than a millisecond", "20 milliseconds", "1 second", "3 minutes", "9 days", "2,000 years", "1.3 x 10^6 years".
Message describe_duration(double seconds);

// The rest is told by decimal logarithms, which have room for numbers beyond all doubles.

// "15", "1,700", "1.7 million", "17 billion", "4.1 x 10^21", and "10^172" from the hundredth power on.
Message rounded_number(double log10);

// That, of visits: "1 visit", "1,700 visits", "1.7 million visits".
Message rounded_visits(double log10);

// As describe_duration(), and then "2.6 million years", "30 times the age of the universe".
Message describe_wait(double log10_seconds);

// Waits that everybody knows, for a ruler of them; a life has eighty years.
struct WaitLandmark {
  double log10_seconds;
  std::string_view name;
};
std::span<const WaitLandmark> wait_landmarks();

// For the axis of a plot: "0.5", "500", "2,000", "10 k", "1.2 M", "3 bn", "4 tn", "10^15".
Message short_number(double number);

}  // namespace kt
