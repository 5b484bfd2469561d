#include "app/decimal.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <random>

namespace kt {
namespace {

TEST(Decimal, IsAsShortAsItCanBe) {
  EXPECT_EQ(shortest_decimal(0), "0");
  EXPECT_EQ(shortest_decimal(0.25), "0.25");
  EXPECT_EQ(shortest_decimal(0.1), "0.1");
  EXPECT_EQ(shortest_decimal(2.0 / 3), "0.6666666666666666");
  EXPECT_EQ(shortest_decimal(1e9), "1000000000");
  EXPECT_EQ(shortest_decimal(12345678.5), "12345678.5");
  EXPECT_EQ(shortest_decimal(-1e-7), "-0.0000001");
}

TEST(Decimal, ReadsBackAsTheSameNumber) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> exponent(-300, 300);
  for (int i = 0; i < 1000; ++i) {
    const double number = std::pow(10.0, exponent(random));
    EXPECT_EQ(std::strtod(shortest_decimal(number).c_str(), nullptr), number);
  }
}

TEST(Decimal, RoundsToSoManyDecimals) {
  EXPECT_EQ(fixed_decimal(1.25, 1), "1.2");  // halves to the even digit, as they are in binary
  EXPECT_EQ(fixed_decimal(1.35, 1), "1.4");
  EXPECT_EQ(fixed_decimal(-0.04, 1), "-0.0");
  EXPECT_EQ(fixed_decimal(1e9, 0), "1000000000");
}

}  // namespace
}  // namespace kt
