#include "core/count/tour_count.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace kt {
namespace {

constexpr std::uint64_t kFull = ~std::uint64_t{0};

TEST(TourCount, PrintsInDecimal) {
  EXPECT_EQ(to_string(TourCount{}), "0");
  EXPECT_EQ(to_string(TourCount{0, 9862}), "9862");
  EXPECT_EQ(to_string(TourCount{0, 1000000000000000000}), "1000000000000000000");
  EXPECT_EQ(to_string(TourCount{0, kFull}), "18446744073709551615");
  EXPECT_EQ(to_string(TourCount{1, 0}), "18446744073709551616");
  EXPECT_EQ(to_string(TourCount{kFull, kFull}), "340282366920938463463374607431768211455");
}

TEST(TourCount, CarriesIntoTheUpperHalf) {
  TourCount sum{0, kFull};
  EXPECT_TRUE(add(sum, TourCount{0, 1}));
  EXPECT_EQ(sum, (TourCount{1, 0}));
  sum = {kFull - 1, kFull};
  EXPECT_TRUE(add(sum, TourCount{0, 1}));
  EXPECT_EQ(sum, (TourCount{kFull, 0}));
  sum = {kFull, kFull - 1};
  EXPECT_TRUE(add(sum, TourCount{0, 1}));
  EXPECT_EQ(sum, (TourCount{kFull, kFull}));
}

TEST(TourCount, ReportsOverflow) {
  TourCount sum{kFull, kFull};
  EXPECT_FALSE(add(sum, TourCount{0, 1}));  // by the carry alone
  sum = {std::uint64_t{1} << 63, 0};
  EXPECT_FALSE(add(sum, TourCount{std::uint64_t{1} << 63, 0}));  // by the upper halves alone
  sum = {kFull, 1};
  EXPECT_FALSE(add(sum, TourCount{kFull, kFull}));  // by both
}

}  // namespace
}  // namespace kt
