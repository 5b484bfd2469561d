#include "app/words/numbers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "app/in_english.h"

namespace kt {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double kDay = 24 * 3600;
constexpr double kYear = 365.25 * kDay;

TEST(Numbers, RoundVisitsToTwoDigits) {
  EXPECT_EQ(approximate(0), "0");
  EXPECT_EQ(approximate(1), "1");
  EXPECT_EQ(approximate(15), "15");
  EXPECT_EQ(approximate(999), "999");
  EXPECT_EQ(approximate(14.6), "about 15");
  EXPECT_EQ(approximate(999.4), "about 999");
  EXPECT_EQ(approximate(999.6), "about 1,000");
  EXPECT_EQ(approximate(1000), "about 1,000");
  EXPECT_EQ(approximate(1234), "about 1,200");
  EXPECT_EQ(approximate(8840), "about 8,800");
  EXPECT_EQ(approximate(36'400), "about 36,000");
  EXPECT_EQ(approximate(994'999), "about 990,000");
  EXPECT_EQ(approximate(999'999), "about 1 x 10^6");
  EXPECT_EQ(approximate(1'735'079), "about 1.7 x 10^6");
  EXPECT_EQ(approximate(8'250'733), "about 8.3 x 10^6");
  EXPECT_EQ(approximate(4.02e13), "about 4 x 10^13");
  EXPECT_EQ(approximate(4.1e13), "about 4.1 x 10^13");
  EXPECT_EQ(approximate(9.96e13), "about 1 x 10^14");
  EXPECT_EQ(approximate(9.94e13), "about 9.9 x 10^13");
  EXPECT_EQ(approximate(1e60), "about 1 x 10^60");
  EXPECT_EQ(approximate(std::numeric_limits<double>::max()), "about 1.8 x 10^308");
}

TEST(Numbers, WritePowersOfTenExactly) {
  for (int exponent = 6; exponent <= 308; ++exponent) {
    const double power = std::stod("1e" + std::to_string(exponent));
    EXPECT_EQ(approximate(power), "about 1 x 10^" + std::to_string(exponent));
    EXPECT_EQ(approximate(power * 1.5), "about 1.5 x 10^" + std::to_string(exponent));
  }
}

TEST(Numbers, WriteDurationsInAFittingUnit) {
  EXPECT_EQ(describe_duration(0), "less than a millisecond");
  EXPECT_EQ(describe_duration(0.0009), "less than a millisecond");
  EXPECT_EQ(describe_duration(0.001), "1 millisecond");
  EXPECT_EQ(describe_duration(0.0204), "20 milliseconds");
  EXPECT_EQ(describe_duration(0.9), "900 milliseconds");
  EXPECT_EQ(describe_duration(0.9996), "1 second");
  EXPECT_EQ(describe_duration(1.2), "1 second");
  EXPECT_EQ(describe_duration(45.4), "45 seconds");
  EXPECT_EQ(describe_duration(59.4), "59 seconds");
  EXPECT_EQ(describe_duration(59.7), "1 minute");
  EXPECT_EQ(describe_duration(180), "3 minutes");
  EXPECT_EQ(describe_duration(3580), "1 hour");
  EXPECT_EQ(describe_duration(5 * 3600.0), "5 hours");
  EXPECT_EQ(describe_duration(23.6 * 3600), "1 day");
  EXPECT_EQ(describe_duration(9 * kDay), "9 days");
  EXPECT_EQ(describe_duration(123 * kDay), "123 days");
  EXPECT_EQ(describe_duration(365 * kDay), "365 days");
  EXPECT_EQ(describe_duration(366 * kDay), "1 year");
  EXPECT_EQ(describe_duration(2 * kYear), "2 years");
  EXPECT_EQ(describe_duration(123 * kYear), "120 years");
  EXPECT_EQ(describe_duration(2'010 * kYear), "2,000 years");
  EXPECT_EQ(describe_duration(234'567 * kYear), "230,000 years");
  EXPECT_EQ(describe_duration(1.3e6 * kYear), "1.3 x 10^6 years");
}

TEST(Numbers, HandleInfinityAndNan) {
  EXPECT_EQ(approximate(-1), "0");
  EXPECT_EQ(approximate(kNotANumber), "0");
  EXPECT_EQ(approximate(kInfinity), "more than 10^308");
  EXPECT_EQ(describe_duration(-1), "less than a millisecond");
  EXPECT_EQ(describe_duration(kNotANumber), "less than a millisecond");
  EXPECT_EQ(describe_duration(kInfinity), "more than 10^300 years");
}

TEST(Numbers, WriteLogarithmsAsNamesOrPowers) {
  for (const auto& [number, words] : {std::pair{1.0, "1"},
                                      {15.0, "15"},
                                      {999.4, "999"},
                                      {999.6, "1,000"},
                                      {36'400.0, "36,000"},
                                      {999'999.0, "1 million"},
                                      {1'735'079.0, "1.7 million"},
                                      {17.35e6, "17 million"},
                                      {173.5e6, "170 million"},
                                      {999.6e6, "1 billion"},
                                      {2.04e9, "2 billion"},
                                      {41e12, "41 trillion"},
                                      {996e12, "1 x 10^15"},
                                      {4.1e21, "4.1 x 10^21"},
                                      {9.96e99, "1 x 10^100"}}) {
    EXPECT_EQ(rounded_number(std::log10(number)), words);
  }
  EXPECT_EQ(rounded_number(172.3), "10^172");
  EXPECT_EQ(rounded_number(1710.9), "10^1,711");
  EXPECT_EQ(rounded_number(-kInfinity), "0");
  EXPECT_EQ(rounded_number(kNotANumber), "0");
}

TEST(Numbers, WriteWaitsLongerThanTheUniverse) {
  const auto wait = [](double seconds) { return describe_wait(std::log10(seconds)); };
  EXPECT_EQ(wait(0.0204), "20 milliseconds");
  EXPECT_EQ(wait(5 * 3600), "5 hours");
  EXPECT_EQ(wait(234'567 * kYear), "230,000 years");
  EXPECT_EQ(wait(2.6e6 * kYear), "2.6 million years");
  EXPECT_EQ(wait(3.4e9 * kYear), "3.4 billion years");
  EXPECT_EQ(wait(1.4e10 * kYear), "the age of the universe");
  EXPECT_EQ(wait(4e10 * kYear), "3 times the age of the universe");
  EXPECT_EQ(wait(5.6e13 * kYear), "4,100 times the age of the universe");
  EXPECT_EQ(describe_wait(1018), "10^1,000 times the age of the universe");
  EXPECT_EQ(describe_wait(-kInfinity), "less than a millisecond");
}

TEST(Numbers, WriteTicksBriefly) {
  for (const auto& [number, words] : {std::pair{0.0, "0"},
                                      {-3.0, "0"},
                                      {0.5, "0.5"},
                                      {1.0, "1"},
                                      {64.0, "64"},
                                      {2'000.0, "2,000"},
                                      {10'000.0, "10 k"},
                                      {500'000.0, "500 k"},
                                      {1.2e6, "1.2 M"},
                                      {50e6, "50 M"},
                                      {3e9, "3 bn"},
                                      {4e12, "4 tn"},
                                      {500e12, "500 tn"},
                                      {1e15, "10^15"},
                                      {2e18, "2 x 10^18"}}) {
    EXPECT_EQ(short_number(number), words);
  }
}

}  // namespace
}  // namespace kt
