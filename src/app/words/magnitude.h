// Numbers too large for digits, and times too long for seconds, in words: estimates are told so.
//
// Large numbers have two significant digits at most: more would say more than is known. Not a number and less than
// nothing count as 0.
#pragma once

#include <string>

namespace kt {

// 3 is "3", 1735079 is "about 1.7 x 10^6", 4.1e13 is "about 4.1 x 10^13", and 4.02e13 "about 4 x 10^13". Below 1000 a
// whole number is exact; from there to a million it is "about 36,000".
std::string describe(double visits);

// "less than a millisecond", "20 milliseconds", "1 second", "3 minutes", "9 days", "2,000 years", "1.3 x 10^6 years".
std::string describe_duration(double seconds);

// The rest is told by decimal logarithms, which have room for numbers beyond all doubles.

// "15", "1,700", "1.7 million", "17 billion", "4.1 x 10^21", and "10^172" from the hundredth power on.
std::string rounded_number(double log10);

// As describe_duration(), and then "2.6 million years", "30 times the age of the universe".
std::string describe_wait(double log10_seconds);

// For the axis of a plot: "0.5", "500", "2,000", "10 k", "1.2 M", "3 bn", "4 tn", "10^15".
std::string short_number(double number);

}  // namespace kt
