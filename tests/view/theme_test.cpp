// Colours are computed, not judged by eye: contrast after WCAG 2.2.
#include "view/theme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace kt {
namespace {

double channel(ImU32 colour, int shift) {
  const double value = static_cast<double>((colour >> shift) & 255) / 255;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(ImU32 colour) {
  return 0.2126 * channel(colour, IM_COL32_R_SHIFT) + 0.7152 * channel(colour, IM_COL32_G_SHIFT) +
         0.0722 * channel(colour, IM_COL32_B_SHIFT);
}

double contrast(ImU32 a, ImU32 b) {
  const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
  return (light + 0.05) / (dark + 0.05);
}

// A half-transparent colour over an opaque one.
ImU32 over(ImU32 above, ImU32 below) {
  const float alpha = static_cast<float>((above >> IM_COL32_A_SHIFT) & 255) / 255;
  return mix(below, above | IM_COL32_A_MASK, alpha);
}

class ThemeTest : public testing::TestWithParam<Theme> {};

TEST_P(ThemeTest, TextIsReadable) {
  const Palette& p = palette(GetParam(), false);
  constexpr double kText = 4.5;
  for (const ImU32 ground : {p.background, p.surface, p.hovered, p.pressed}) EXPECT_GE(contrast(p.text, ground), kText);
  EXPECT_GE(contrast(p.muted, p.background), kText);
  EXPECT_GE(contrast(p.on_accent, p.accent), kText);
  EXPECT_GE(contrast(p.candidate, p.background), kText);  // the degree in its ring
  for (const ImU32 square : {p.square_light, p.square_dark}) {
    EXPECT_GE(contrast(p.text, over(p.visited, square)), kText);  // the step numbers
  }
}

TEST_P(ThemeTest, ShapesStandOut) {
  const Palette& p = palette(GetParam(), false);
  constexpr double kGraphics = 3;
  for (const ImU32 square : {p.square_light, p.square_dark}) {
    for (const ImU32 ground : {square, over(p.visited, square)}) {
      EXPECT_GE(contrast(p.knight, ground), kGraphics);
      EXPECT_GE(contrast(p.path_new, ground), kGraphics);
      EXPECT_GE(contrast(p.dead_end, ground), kGraphics);
    }
    EXPECT_GE(contrast(p.candidate, square), kGraphics);
  }
  EXPECT_GE(contrast(p.accent, p.background), kGraphics);
}

INSTANTIATE_TEST_SUITE_P(All, ThemeTest, testing::Values(Theme::light, Theme::dark),
                         [](const auto& test) { return test.param == Theme::dark ? "dark" : "light"; });

TEST(Theme, AutomaticFollowsTheSystemAndTheOthersDoNot) {
  EXPECT_EQ(&palette(Theme::automatic, true), &palette(Theme::dark, false));
  EXPECT_EQ(&palette(Theme::automatic, false), &palette(Theme::light, true));
  EXPECT_NE(&palette(Theme::light, false), &palette(Theme::dark, false));
}

}  // namespace
}  // namespace kt
