#include "app/time/rate_history.h"

#include <gtest/gtest.h>

namespace kt {
namespace {

TEST(RateHistory, KeepsAllSamplesUntilFull) {
  RateHistory history;
  for (std::uint64_t n = 1; n <= 1024; ++n) history.add(10 * n, static_cast<double>(n));
  ASSERT_EQ(history.samples().size(), 1024u);
  for (std::size_t i = 0; i < 1024; ++i) {
    ASSERT_EQ(history.samples()[i].step, 10 * (i + 1));
    ASSERT_EQ(history.samples()[i].steps_per_second, static_cast<double>(i + 1));
  }
}

TEST(RateHistory, DropsEverySecondSampleWhenFull) {
  RateHistory history;
  for (std::uint64_t n = 1; n <= 100'000; ++n) {
    history.add(n, 2.0 * static_cast<double>(n));
    ASSERT_LE(history.samples().size(), RateHistory::kMaxSamples);
  }
  const auto& samples = history.samples();
  ASSERT_GE(samples.size(), RateHistory::kMaxSamples / 2);
  const std::uint64_t gap = samples[1].step - samples[0].step;
  EXPECT_EQ(gap, 128u);
  EXPECT_EQ(samples.front().step, 1u);
  EXPECT_GT(samples.back().step + gap, 100'000u);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    ASSERT_EQ(samples[i].step, 1 + i * gap);
    ASSERT_EQ(samples[i].steps_per_second, 2.0 * static_cast<double>(samples[i].step));
  }
}

TEST(RateHistory, IgnoresSamplesThatAreNotNew) {
  RateHistory history;
  history.add(100, 5);
  history.add(100, 6);
  history.add(50, 7);
  history.add(200, 0);
  ASSERT_EQ(history.samples().size(), 1u);
  EXPECT_EQ(history.samples()[0].steps_per_second, 5);
  history.add(101, 8);
  EXPECT_EQ(history.samples().size(), 2u);
}

}  // namespace
}  // namespace kt
