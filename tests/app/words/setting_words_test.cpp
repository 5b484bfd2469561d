#include "app/words/setting_words.h"

#include <gtest/gtest.h>

#include "app/in_english.h"
#include "app/settings_of.h"

namespace kt {
namespace {

TEST(SettingWords, NameValuesAsTheInterfaceDoes) {
  const Settings settings = settings_of("board=6x7&start=c3&algorithm=pruned&speed=9&panels=settings,code&goal=closed");
  EXPECT_EQ(setting_in_words(settings, "speed"), "Speed: 9 steps per second");
  EXPECT_EQ(setting_in_words(settings, "algorithm"), "Algorithm: Backtracking with pruning");
  EXPECT_EQ(setting_in_words(settings, "goal"), "Goal: Closed tour");
  EXPECT_EQ(setting_in_words(settings, "panels"), "Panels: Setup, Code");
  EXPECT_EQ(setting_in_words(settings, "board"), "Board: 6x7");
  EXPECT_EQ(setting_in_words(settings, "start"), "Start: c3");
  EXPECT_EQ(setting_in_words(settings, "nothing"), "");
}

TEST(SettingWords, DescribeAllSpeeds) {
  EXPECT_EQ(speed_in_words({Speed::Mode::per_frame, 0}), "1 step per frame");
  EXPECT_EQ(speed_in_words({Speed::Mode::max, 0}), "Maximum");
  EXPECT_EQ(speed_in_words({Speed::Mode::per_second, 0.25}), "1 step every 4 seconds");
  EXPECT_EQ(speed_in_words({Speed::Mode::per_second, 0.4}), "0.4 steps per second");
  EXPECT_EQ(speed_in_words({Speed::Mode::per_second, 0.5}), "1 step every 2 seconds");
  EXPECT_EQ(speed_in_words({Speed::Mode::per_second, 1}), "1 step per second");
  EXPECT_EQ(speed_in_words({Speed::Mode::per_second, 2.5}), "2.5 steps per second");
  EXPECT_EQ(speed_in_words({Speed::Mode::per_second, 300}), "300 steps per second");
  EXPECT_EQ(speed_in_words({Speed::Mode::per_second, 1e9}), "1,000,000,000 steps per second");
}

}  // namespace
}  // namespace kt
