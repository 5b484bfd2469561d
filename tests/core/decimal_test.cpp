#include "core/basics/decimal.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <random>

namespace kt {
namespace {

TEST(Decimal, IsAsShortAsPossible) {
  EXPECT_EQ(shortest_decimal(0), "0");
  EXPECT_EQ(shortest_decimal(0.25), "0.25");
  EXPECT_EQ(shortest_decimal(0.1), "0.1");
  EXPECT_EQ(shortest_decimal(2.0 / 3), "0.666666666666667");
  EXPECT_EQ(shortest_decimal(1e9), "1000000000");
  EXPECT_EQ(shortest_decimal(12345678.5), "12345678.5");
  EXPECT_EQ(shortest_decimal(-1e-7), "-0.0000001");
  EXPECT_EQ(shortest_decimal(999'999'999'999'999), "999999999999999");
  EXPECT_EQ(shortest_decimal(99'999'999'999'999.9), "99999999999999.9");
  EXPECT_EQ(shortest_decimal(-1e22), "-10000000000000000000000");
  EXPECT_EQ(shortest_decimal(123'456'789'012'345'680.0), "123456789012346000");
  EXPECT_EQ(shortest_decimal(1e300).size(), 301u);
}

// Compared with strtod().
TEST(Decimal, ReadsExactly) {
  for (const char* text : {"0", "0.25", "1e9", "1E+9", "2.5e-3", ".5", "5.", "123456789012345", "0.1",
                           "3.14159265358979", "1e22", "1e-22", "000012.500"}) {
    EXPECT_EQ(parse_decimal(text), std::strtod(text, nullptr)) << text;
    EXPECT_EQ(parse_decimal(std::string("-") + text), -std::strtod(text, nullptr)) << text;
  }
  EXPECT_NEAR(*parse_decimal("12345678901234567890"), 12345678901234567890.0, 1e6);
  EXPECT_NEAR(*parse_decimal("0.12345678901234567890"), 0.1234567890123456, 1e-15);
  for (const char* text :
       {"", ".", "-", "e9", "1e", "1e+", "1e9999", "1.2.3", "1 ", " 1", "0x10", "nan", "inf", "1,5", "--1"}) {
    EXPECT_FALSE(parse_decimal(text)) << text;
  }
}

TEST(Decimal, ReadsAnyExponent) {
  for (int exponent = -300; exponent <= 300; ++exponent) {
    const std::string text = "1.5e" + std::to_string(exponent);
    EXPECT_NEAR(*parse_decimal(text) / std::strtod(text.c_str(), nullptr), 1, 1e-14) << text;
  }
}

TEST(Decimal, RestoresUpToFifteenDigits) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t digits = random() % 1'000'000'000'000'000 >> random() % 50;
    const int decimals = static_cast<int>(random() % 16);
    const double number = static_cast<double>(digits) / std::pow(10.0, decimals);
    const std::string text = shortest_decimal(number);
    ASSERT_EQ(std::strtod(text.c_str(), nullptr), number) << text;
    ASSERT_EQ(parse_decimal(text), number) << text;
  }
}

// Other numbers are as close as 15 digits allow.
TEST(Decimal, ApproximatesMoreDigits) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> exponent(-6, 20);
  for (int i = 0; i < 1000; ++i) {
    const double number = std::pow(10.0, exponent(random));
    EXPECT_NEAR(std::strtod(shortest_decimal(number).c_str(), nullptr) / number, 1, 1e-14);
  }
}

}  // namespace
}  // namespace kt
