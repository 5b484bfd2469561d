#include "view/measure/starts_map.h"

#include <gtest/gtest.h>

#include <string>

#include "view/pen/picture_font.h"

namespace kt {
namespace {

Measured map_of(Board board) {
  Measured measured;
  for (int i = 0; i < board.squares(); ++i) {
    measured.runs.push_back({.algorithm = find_algorithm("pruned"),
                             .board = board,
                             .start = {i / board.cols, i % board.cols},
                             .state = MeasuredRun::State::ended,
                             .ending = Ending::tour,
                             .visits = 40});
  }
  measured.done = measured.runs.size();
  return measured;
}

class StartsMap : public testing::Test {
 protected:
  std::string svg(const Measured& measured) { return starts_svg(measured, theme().colours, font_.get()); }
  static const Theme& theme() { return theme_for(nullptr, {}); }

 private:
  PictureFont font_;
};

TEST_F(StartsMap, AlignsTheBoardWithPixels) {
  const MapPlace place = map_place(map_of({5, 8}), {10, 20}, {333, 300});
  EXPECT_EQ(place.cell, 41);
  EXPECT_EQ(place.corner({0, 0}).y, 20);
  EXPECT_EQ(place.corner({2, 3}).x - place.corner({2, 2}).x, 41);
  EXPECT_LE(place.corner({5, 8}).x, 343);
  EXPECT_EQ(map_place(map_of({20, 20}), {0, 0}, {90, 90}).cell, 8) << "there is a smallest";
}

TEST_F(StartsMap, ShapesShowVerdictsAndNumbersShowCosts) {
  Measured measured = map_of({3, 3});
  measured.runs[0].visits = 8'840;
  measured.runs[1].ending = Ending::none;
  measured.runs[2].ending = Ending::stuck;
  measured.runs[3].ending = Ending::limit;
  measured.runs[3].deepest = 8;
  measured.runs[4].state = MeasuredRun::State::waiting;
  const std::string text = svg(measured);
  EXPECT_NE(text.find(">40<"), std::string::npos);
  EXPECT_NE(text.find(">8,840<"), std::string::npos);
  EXPECT_EQ(
      starts_words(measured),
      "Number: tour found from 5 squares in 40 (pale) to 8,840 (strong) visits; cross: no tour from 1 square; bar: stuck from 1 square; dashed: unfinished from 1 square, with 8 squares on the longest path.");
  for (std::size_t i = 1; i < 4; ++i) {
    Measured other = measured;
    for (std::size_t k = 1; k < 4; ++k) other.runs[k].ending = measured.runs[i].ending;
    EXPECT_NE(svg(other), text) << i;
  }
}

TEST_F(StartsMap, RunsThatWereGivenUpShowHowFarTheyCame) {
  Measured measured = map_of({1, 3});
  for (MeasuredRun& run : measured.runs) run.ending = Ending::limit;
  measured.runs[0].deepest = 17;
  measured.runs[1].deepest = 23;
  measured.runs[2].deepest = 20;
  const std::string text = svg(measured);
  for (const char* number : {">17<", ">20<", ">23<"}) EXPECT_NE(text.find(number), std::string::npos);
  const Palette& colours = theme().colours;
  for (const float share : {0.0f, 0.5f, 1.0f})
    EXPECT_NE(text.find(hex(mix(colours.background, colours.muted, 0.08f + 0.42f * share))), std::string::npos)
        << share;
  EXPECT_EQ(starts_words(measured),
            "Dashed: unfinished from 3 squares, with 17 (pale) to 23 (strong) squares on "
            "the longest path.");
}

TEST_F(StartsMap, EqualCostsAreCheckMarks) {
  const Measured measured = map_of({3, 3});
  EXPECT_EQ(svg(measured).find(">40<"), std::string::npos);
  EXPECT_NE(svg(measured).find(hex(theme().colours.heat_low)), std::string::npos);
  EXPECT_EQ(starts_words(measured), "Check mark: tour found from 9 squares in 40 visits.");
}

TEST_F(StartsMap, LowColoursMeanCheapAndHighColoursExpensive) {
  Measured measured = map_of({1, 2});
  measured.runs[1].visits = 1'000'000;
  const std::string text = svg(measured);
  EXPECT_NE(text.find(hex(theme().colours.heat_low)), std::string::npos);
  EXPECT_NE(text.find(hex(theme().colours.heat_high)), std::string::npos);
}

// Ten times the cost adds the same amount of colour everywhere on the scale.
TEST_F(StartsMap, TheScaleIsLogarithmic) {
  Measured measured = map_of({1, 3});
  measured.runs[0].visits = 100;
  measured.runs[1].visits = 1'000;
  measured.runs[2].visits = 10'000;
  const Palette& colours = theme().colours;
  EXPECT_NE(svg(measured).find(hex(mix(colours.heat_low, colours.heat_high, 0.5f))), std::string::npos);
}

TEST_F(StartsMap, SmallSquaresShowTheNumberOfDigits) {
  Measured measured = map_of({20, 20});
  measured.runs[7].visits = 1'234'567;
  const std::string text = svg(measured);
  EXPECT_NE(text.find(">1.23M<"), std::string::npos) << "at 30 pixels there is room";
  Measured wide = map_of({1, 60});
  wide.runs[7].visits = 1'234'567;
  EXPECT_NE(svg(wide).find(">7<"), std::string::npos);
  EXPECT_NE(starts_words(measured).find("how many digits"), std::string::npos);
}

TEST_F(StartsMap, IsEmptyIfTheAlgorithmDoesNotCoverTheBoard) {
  Measured measured = map_of({3, 3});
  for (MeasuredRun& run : measured.runs) run.state = MeasuredRun::State::refused;
  EXPECT_NE(starts_words(measured).find("Empty: not covered by the method"), std::string::npos);
  EXPECT_NE(svg(measured).find("<svg"), std::string::npos);
}

}  // namespace
}  // namespace kt
