// Numbers in words: whole numbers, very large numbers, and long times.
//
// Large numbers have two or three significant digits, as many as are known. NaN and negative numbers count as 0. The
// examples are English; app/language has those of other languages.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

// "1st", "2nd", "11th".
Message ordinal(std::uint64_t number);

// "1 visit", "1,700 visits".
Message visits_in_words(std::uint64_t visits);

// "0.4", "9", "87", "825,000", "8.25 million": a measured number.
Rounded three_digits(double number, NumberForm form = NumberForm::words);

// "0%", "12.5%", "99.99%", "100%": a share, cut off after two digits, so that only all of it is 100%.
Message percentage(std::uint64_t part, std::uint64_t whole);

// "less than a millisecond", "20 milliseconds", "1 second", "3 minutes", "9 days", "2,000 years", "1.3 million years".
Message describe_duration(double seconds);

// The following functions take decimal logarithms, which have room for numbers beyond a double's range.

// "15", "1,700", "1.7 million", "17 billion", "4.1 x 10^21", and "10^172" from the hundredth power on.
Rounded rounded_number(double log10);

// The same for visits: "1 visit", "1,700 visits", "1.7 million visits".
Message rounded_visits(double log10);

// Like describe_duration(), and then "2.6 million years", "30 times the age of the universe".
Message describe_wait(double log10_seconds);

// Well-known waiting times for a ruler; a life has eighty years.
struct WaitLandmark {
  double log10_seconds;
  std::string_view name;
};
std::span<const WaitLandmark> wait_landmarks();

// "9,999", "12.9k", "1.29M": truncated, so that it never exceeds the true number.
Rounded short_count(std::uint64_t count);

// For the axis of a plot: "0.5", "500", "2,000", "10k", "1.25M", "3bn", "4tn", "10^15".
Rounded short_number(double number, NumberForm form = NumberForm::brief);

}  // namespace kt
