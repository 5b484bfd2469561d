#include "view/plot/plot_axes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "view/plot/plot_columns.h"

namespace kt {
namespace {

float eight_a_letter(std::string_view text) { return 8 * static_cast<float>(text.size()); }

void expect_good_ticks(const Axis& axis, float length) {
  const std::vector<Tick> found = ticks(axis, length, 10, eight_a_letter);
  SCOPED_TRACE(testing::Message() << axis.low << " to " << axis.high << (axis.logarithmic ? " logarithmic" : "")
                                  << " on " << length);
  EXPECT_LE(found.size(), 60u);
  float taken = -1e9f;
  std::set<std::string> labels;
  for (const Tick& tick : found) {
    EXPECT_GE(tick.value, axis.low);
    EXPECT_LE(tick.value, axis.high);
    EXPECT_EQ(tick.value, std::floor(tick.value)) << "whole numbers only";
    EXPECT_TRUE(labels.insert(tick.label).second) << tick.label << " twice";
    const float middle = static_cast<float>(axis.share(tick.value)) * length, half = eight_a_letter(tick.label) / 2;
    EXPECT_GE(middle - half, taken + 10) << tick.label;
    taken = middle + half;
  }
}

TEST(Ticks, AreOnTheAxisAndDoNotOverlap) {
  for (float length = 200; length <= 900; length += 50) {
    for (const double high :
         {1.5, 2.0, 7.5, 25.0, 64.0, 100.5, 999.0, 8840.0, 17'655.0, 1e6, 16'501'401.0, 3e9, 1e18}) {
      for (const double low : {0.0, -0.5, 0.5}) expect_good_ticks({low, high, false}, length);
      for (const double low : {0.5, 0.8, high / 3}) expect_good_ticks({low, high, true}, length);
    }
  }
}

TEST(Ticks, AreRoundNumbersAndAsManyAsFit) {
  const auto labels = [](const Axis& axis, float length) {
    std::vector<std::string> all;
    for (const Tick& tick : ticks(axis, length, 10, eight_a_letter)) all.push_back(tick.label);
    return all;
  };
  using Labels = std::vector<std::string>;
  EXPECT_EQ(labels({0, 64}, 350), (Labels{"0", "5", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55", "60"}));
  EXPECT_EQ(labels({0, 64}, 180), (Labels{"0", "10", "20", "30", "40", "50", "60"}));
  EXPECT_EQ(labels({0, 16'500'000}, 200), (Labels{"0", "5M", "10M", "15M"}));
  EXPECT_EQ(labels({0, 17'000}, 200), (Labels{"0", "5k", "10k", "15k"})) << "thousands all alike";
  EXPECT_EQ(labels({0, 8'000}, 250), (Labels{"0", "2,000", "4,000", "6,000", "8,000"}));
  EXPECT_EQ(labels({0.8, 64, true}, 300), (Labels{"1", "2", "5", "10", "20", "50"}));
  EXPECT_EQ(labels({0.5, 2e6, true}, 400), (Labels{"1", "10", "100", "1k", "10k", "100k", "1M"}));
  EXPECT_EQ(labels({0.5, 2e6, true}, 200), (Labels{"1", "100", "10k", "1M"}));
}

TEST(Axis, ConvertsBetweenValuesAndShares) {
  for (const Axis& axis : {Axis{-0.5, 8840.5, false}, Axis{0.5, 8840.5, true}, Axis{0.8, 1e18, true}}) {
    EXPECT_EQ(axis.share(axis.low), 0);
    EXPECT_EQ(axis.share(axis.high), 1);
    EXPECT_EQ(axis.share(axis.low - 7), 0);
    EXPECT_EQ(axis.share(axis.high * 7), 1);
    for (double share = 0; share <= 1; share += 0.05) EXPECT_NEAR(axis.share(axis.value(share)), share, 1e-9);
  }
}

TEST(RoundedUp, IsTheNextRoundNumber) {
  for (const auto& [number, up] : {std::pair{0.0, 1.0},
                                   {1.0, 1.0},
                                   {1.1, 2.0},
                                   {2.0, 2.0},
                                   {3.0, 5.0},
                                   {7.0, 10.0},
                                   {64.0, 100.0},
                                   {1e6, 1e6},
                                   {1.2e17, 2e17}}) {
    EXPECT_EQ(rounded_up(number), up) << number;
  }
}

DepthCurve curve_of(std::size_t buckets, std::uint64_t bucket) {
  DepthCurve curve{.bucket = bucket};
  for (std::size_t i = 0; i < buckets; ++i) curve.ranges.push_back({40, 50});
  return curve;
}

// The extremes of any bucket appear in a column, however narrow the plot is.
TEST(Columns, KeepTheSpikeOfASingleBucket) {
  for (const bool logarithmic : {false, true}) {
    for (const int width : {1, 97, 200, 283, 900, 2500}) {
      for (const std::uint64_t bucket : {1, 8, 1'000'000'000}) {
        for (const std::size_t spike : {0, 1, 2, 777, 1024, 2046, 2047}) {
          DepthCurve curve = curve_of(2048, bucket);
          curve.ranges[spike] = {3, 63};
          const double last = 2048.0 * static_cast<double>(bucket);
          const Axis axis{logarithmic ? std::max(0.5, static_cast<double>(bucket) / 2) : -0.5, last - 0.5, logarithmic};
          const Columns columns = columns_of(curve, axis, width);
          ASSERT_EQ(columns.size(), static_cast<std::size_t>(width));
          double low = 100, high = 0;
          for (const auto& column : columns) {
            ASSERT_TRUE(column) << "the curve fills the axis";
            low = std::min(low, column->low);
            high = std::max(high, column->high);
          }
          EXPECT_EQ(low, 3) << width << " " << bucket << " " << spike << " " << logarithmic;
          EXPECT_EQ(high, 63) << width << " " << bucket << " " << spike << " " << logarithmic;
        }
      }
    }
  }
}

TEST(Columns, ShowASpikeWhereItIs) {
  DepthCurve curve = curve_of(1000, 10);
  curve.ranges[250] = {3, 63};
  const Columns columns = columns_of(curve, {-0.5, 9999.5, false}, 100);
  for (std::size_t i = 0; i < columns.size(); ++i) EXPECT_EQ(columns[i]->high, i == 25 ? 63 : 50) << i;
}

TEST(Columns, WidenForFewBuckets) {
  const DepthCurve curve{.bucket = 1, .ranges = {{1, 1}, {2, 2}, {3, 3}}};
  Columns columns = columns_of(curve, {-0.5, 2.5, false}, 9);
  for (std::size_t i = 0; i < 9; ++i)
    EXPECT_EQ(columns[i], (Extent{1.0 + static_cast<double>(i / 3), 1.0 + static_cast<double>(i / 3)})) << i;
  connect(columns);
  EXPECT_EQ(columns[2], (Extent{1, 1}));
  EXPECT_EQ(columns[3], (Extent{1, 2})) << "a line up to it";
  EXPECT_EQ(columns[4], (Extent{2, 2}));
  columns = {Extent{1, 5}, Extent{7, 8}, Extent{2, 3}, {}, Extent{9, 9}};
  connect(columns);
  EXPECT_EQ(columns[1], (Extent{5, 8})) << "from where the one before comes nearest";
  EXPECT_EQ(columns[2], (Extent{2, 7}));
  EXPECT_EQ(columns[4], (Extent{9, 9})) << "and from nothing not at all";
}

TEST(Columns, AreEmptyBeyondTheCurve) {
  const Columns columns = columns_of(curve_of(10, 1), {-0.5, 19.5, false}, 20);
  for (std::size_t i = 0; i < 20; ++i) EXPECT_EQ(columns[i].has_value(), i < 10) << i;
}

TEST(Columns, ShowVisitsByDepth) {
  const std::vector<std::uint64_t> visits = {1, 8, 30, 0};
  const Columns columns = columns_of(visits, {0.5, 4.5, false}, 8);
  EXPECT_EQ(columns[0]->high, 1);
  EXPECT_EQ(columns[1]->high, 1);
  EXPECT_EQ(columns[2]->high, 8);
  EXPECT_EQ(columns[5]->high, 30);
  EXPECT_EQ(columns[7]->high, 0);
  std::vector<std::uint64_t> many(1'048'576, 5);
  many[700'001] = 9;
  double high = 0;
  for (const auto& column : columns_of(many, {0.5, 1'048'576.5, false}, 280)) high = std::max(high, column->high);
  EXPECT_EQ(high, 9);
}

TEST(Columns, InterpolateBetweenTwoRates) {
  const std::vector<RateSample> rates = {{0, 100}, {90, 190}};
  const Columns columns = columns_of(rates, {0, 100, false}, 10);
  for (std::size_t i = 0; i < 10; ++i) EXPECT_NEAR(columns[i]->low, 100 + 10.0 * static_cast<double>(i), 1e-9);
  const std::vector<RateSample> unsorted = {{90, 190}, {0, 100}, {95, 400}};
  EXPECT_EQ(columns_of(unsorted, {0, 100, false}, 10)[9], (Extent{190, 400}));
  EXPECT_FALSE(columns_of(std::vector<RateSample>{}, {0, 100, false}, 10)[3].has_value());
}

}  // namespace
}  // namespace kt
