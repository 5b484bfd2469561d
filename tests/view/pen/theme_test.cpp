// Colours are checked by computation, not by eye.
#include "view/pen/theme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "view/pen/colour_math.h"

namespace kt {
namespace {

constexpr double kText = 4.5;           // WCAG 2.2, 1.4.3
constexpr double kEnhancedText = 7;     // 1.4.6, for the theme named after it
constexpr double kGraphics = 3;         // 1.4.11
constexpr double kToldApart = 0.12;     // in OKLab: six times the just noticeable difference
constexpr double kOnASquare = 0.3;      // for a line on its background
constexpr double kProjectorRoom = 0.1;  // a wall lit by a tenth of the projector's light

struct Named {
  const char* name;
  ImU32 colour;
};

struct GivenTheme : testing::TestWithParam<Theme> {
  const Palette& p = GetParam().colours;
  double text = GetParam().id == "contrast" ? kEnhancedText : kText;

  std::vector<Named> grounds() const {
    return {{"background", p.background}, {"surface", p.surface}, {"hovered", p.hovered}, {"pressed", p.pressed}};
  }
  std::vector<Named> plain_squares() const {
    return {{"square_light", p.square_light},
            {"square_dark", p.square_dark},
            {"visited on light", over(p.visited, p.square_light)},
            {"visited on dark", over(p.visited, p.square_dark)}};
  }
  // All colours of a square: plain, visited, or anywhere on the ramp of the heat map.
  std::vector<Named> squares() const {
    std::vector<Named> all = plain_squares();
    all.push_back({"heat_low", p.heat_low});
    all.push_back({"half the heat", mix(p.heat_low, p.heat_high, 0.5f)});
    all.push_back({"heat_high", p.heat_high});
    return all;
  }
  // The accent is the path's colour on buttons: one meaning, so these two need not differ.
  std::vector<Named> meanings() const {
    return {{"path_new", p.path_new}, {"candidate", p.candidate}, {"dead_end", p.dead_end}, {"accent", p.accent}};
  }

  static void expect_contrast(Named a, Named b, double least, double room = 0) {
    EXPECT_GE(contrast(a.colour, b.colour, room), least) << a.name << " on " << b.name;
  }
};

TEST_P(GivenTheme, TextIsReadable) {
  for (const Named& ground : grounds()) {
    expect_contrast({"text", p.text}, ground, text);
    expect_contrast({"muted", p.muted}, ground, text);
  }
  expect_contrast({"on_accent", p.on_accent}, {"accent", p.accent}, text);
  // The background's colour is that of the digit on a candidate and the sign on a mark.
  for (const Named& meaning : meanings()) expect_contrast(meaning, {"background", p.background}, text);
}

TEST_P(GivenTheme, StepNumbersAreReadableOnEverySquare) {
  for (const Named& square : squares()) expect_contrast({"text", p.text}, square, text);
}

TEST_P(GivenTheme, ShapesStandOutFromEverySquare) {
  for (const Named& square : squares()) {
    for (const Named& meaning : meanings()) expect_contrast(meaning, square, kGraphics);
    expect_contrast({"knight", p.knight}, square, kGraphics);
  }
  expect_contrast({"knight_eye", p.knight_eye}, {"knight", p.knight}, kGraphics);
}

TEST_P(GivenTheme, SquaresDifferFromNeighboursWithLowContrast) {
  const double squares = contrast(p.square_light, p.square_dark);
  EXPECT_GE(squares, 1.15);
  EXPECT_LE(squares, 1.6);
  for (const ImU32 square : {p.square_light, p.square_dark}) {
    EXPECT_GE(distance(Vision::normal, over(p.visited, square), square), 0.03);
  }
}

TEST_P(GivenTheme, MeaningsDifferInEveryKindOfColourVision) {
  for (const Vision vision : kVisions) {
    for (const Named& a : meanings()) {
      for (const Named& b : meanings()) {
        const bool one_meaning = a.colour == p.path_new || a.colour == p.accent
                                     ? b.colour == p.path_new || b.colour == p.accent
                                     : a.colour == b.colour;
        if (one_meaning) continue;
        EXPECT_GE(distance(vision, a.colour, b.colour), kToldApart)
            << a.name << " and " << b.name << ", seen with " << name(vision) << " vision";
      }
      for (const Named& square : squares()) {
        EXPECT_GE(distance(vision, a.colour, square.colour), kOnASquare)
            << a.name << " on " << square.name << ", seen with " << name(vision) << " vision";
      }
    }
  }
}

TEST_P(GivenTheme, ThePathRunsFromPaleToStrong) {
  for (const ImU32 square : {p.square_light, p.square_dark}) {
    double before = 0;
    for (int i = 0; i <= 10; ++i) {
      const double now = contrast(mix(p.path_old, p.path_new, static_cast<float>(i) / 10), square);
      EXPECT_GT(now, before) << i;
      before = now;
    }
  }
  for (const Named& square : plain_squares()) expect_contrast({"path_old", p.path_old}, square, kGraphics);
}

TEST_P(GivenTheme, ControlsHaveAVisibleEdge) {
  for (const Named& ground : {Named{"background", p.background}, Named{"surface", p.surface}}) {
    expect_contrast({"edge", edge_of(p)}, ground, kGraphics);
    expect_contrast({"accent", p.accent}, ground, kGraphics);
  }
}

// More visits always differ more from an unvisited square: darker on light boards, lighter on dark ones.
TEST_P(GivenTheme, TheHeatMapIsMonotoneInLightness) {
  const bool light = luminance(p.background) > 0.5;
  for (const Vision vision : kVisions) {
    const auto lightness = [&](int i) {
      return oklab(seen(vision, mix(p.heat_low, p.heat_high, static_cast<float>(i) / 20)))[0];
    };
    for (int i = 1; i <= 20; ++i) {
      EXPECT_GT((light ? -1 : 1) * (lightness(i) - lightness(i - 1)), 0.001) << i << " with " << name(vision);
    }
    EXPECT_GE(std::abs(lightness(20) - lightness(0)), 0.1) << "all of it, with " << name(vision) << " vision";
  }
}

INSTANTIATE_TEST_SUITE_P(Every, GivenTheme, testing::ValuesIn(themes().begin(), themes().end()),
                         [](const auto& test) { return std::string(test.param.id); });

TEST(Theme, AutomaticFollowsTheSystemAndTheOthersDoNot) {
  EXPECT_EQ(theme_for(nullptr, {}).id, "light");
  EXPECT_EQ(theme_for(nullptr, {.dark = true}).id, "dark");
  EXPECT_EQ(theme_for(nullptr, {.more_contrast = true}).id, "contrast");
  EXPECT_EQ(theme_for(nullptr, {.dark = true, .more_contrast = true}).id, "contrast");
  for (const Theme& row : themes()) {
    EXPECT_EQ(&theme_for(&row, {.dark = true, .more_contrast = true}), &row);
    EXPECT_EQ(&theme_for(&row, {}), &row);
    EXPECT_EQ(find_theme(row.id), &row);
  }
}

TEST(Theme, TheProjectorThemeIsLargeThickAndHighInContrast) {
  const Theme& light = *find_theme("light");
  const Theme& projector = *find_theme("projector");
  EXPECT_GE(projector.type, 1.3f * light.type);
  EXPECT_GE(projector.weight, 1.5f * light.weight);
  const Palette& p = projector.colours;
  for (const ImU32 square : {p.square_light, p.square_dark, over(p.visited, p.square_dark)}) {
    for (const ImU32 shape : {p.path_new, p.candidate, p.dead_end, p.knight}) {
      EXPECT_GE(contrast(shape, square, kProjectorRoom), 2.5);
    }
  }
  EXPECT_GE(contrast(p.text, p.background, kProjectorRoom), kEnhancedText - 0.01);
  EXPECT_GE(contrast(p.muted, p.background, kProjectorRoom), kText);
}

TEST(Scale, MultipliesThemeAndSetting) {
  const Theme& light = *find_theme("light");
  const Theme& projector = *find_theme("projector");
  EXPECT_FLOAT_EQ(interface_scale(light, 1, 1280), 1);
  EXPECT_FLOAT_EQ(interface_scale(light, 1.5, 1280), 1.5f);
  EXPECT_FLOAT_EQ(interface_scale(light, 0.5, 1280), 0.5f);
  EXPECT_FLOAT_EQ(interface_scale(projector, 2, 1280), 2 * projector.type);
}

TEST(Scale, LeavesSpaceForTheLayout) {
  const Theme& light = *find_theme("light");
  EXPECT_FLOAT_EQ(interface_scale(light, 3, 640), 2) << "320 units across";
  EXPECT_FLOAT_EQ(interface_scale(light, 3, 200), 1) << "never smaller than life unless asked to be";
  EXPECT_FLOAT_EQ(interface_scale(light, 0.5, 200), 0.5f);
}

TEST(ColourMath, IsCorrectAtTheEndsOfItsScales) {
  constexpr ImU32 kBlack = IM_COL32(0, 0, 0, 255), kWhite = IM_COL32(255, 255, 255, 255);
  constexpr ImU32 kGrey = IM_COL32(119, 119, 119, 255);
  EXPECT_NEAR(contrast(kBlack, kWhite), 21, 1e-9);
  EXPECT_NEAR(contrast(kGrey, kWhite), 4.48, 0.005) << "known to fail by little";
  for (const Vision vision : kVisions) {
    EXPECT_NEAR(distance(vision, kBlack, kWhite), 1, 1e-3) << name(vision);
    const auto [r, g, b] = seen(vision, kGrey);
    EXPECT_NEAR(r, g, 1e-5) << "grey stays grey";
    EXPECT_NEAR(g, b, 1e-5);
  }
  // Red and green of equal lightness: clearly different for most viewers, hardly for those without one kind of cone.
  constexpr ImU32 kWarm = IM_COL32(0xc0, 0x5a, 0x4a, 255), kLeafy = IM_COL32(0x7a, 0x82, 0x30, 255);
  EXPECT_GT(distance(Vision::normal, kWarm, kLeafy), 0.15);
  EXPECT_LT(distance(Vision::deuteranopia, kWarm, kLeafy), 0.08);
  EXPECT_GT(distance(Vision::tritanopia, kWarm, kLeafy), 0.15);
}

}  // namespace
}  // namespace kt
