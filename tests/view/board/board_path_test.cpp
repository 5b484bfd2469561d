// The path, its numbers and the ends of a tour, as pictures of a board at rest.
#include <gtest/gtest.h>

#include "view/board_fixture.h"
#include "view/picture/picture.h"
#include "view/svg_reader.h"

namespace kt {
namespace {

const Palette& kLight = find_theme("light")->colours;
constexpr ImVec2 kCorner{2, 2};  // of the squares, in a picture without coordinates

// The first squares of a board, row by row.
Snapshot begun(std::size_t squares, const char* settings = "board=5x5") {
  Snapshot snapshot = invented_start(settings);
  fill_path(snapshot);
  snapshot.path.resize(squares);
  snapshot.depth = squares;
  return snapshot;
}

// Without the knight, whose outline would cover the path.
std::vector<SvgElement> drawn(const Snapshot& snapshot, int cell = 60, const char* more = "") {
  PictureMaker maker;
  const int width = cell * snapshot.settings.board.cols + 2 * static_cast<int>(kCorner.x);
  const std::string options = "theme=light&coordinates=0&knight=0&width=" + std::to_string(width) + more;
  return read_svg(maker.svg(snapshot, picture_options(options)));
}

ImVec2 middle_of(Square square, float cell) {
  return {kCorner.x + cell * (static_cast<float>(square.col) + 0.5f),
          kCorner.y + cell * (static_cast<float>(square.row) + 0.5f)};
}

std::vector<SvgElement> texts(const std::vector<SvgElement>& all) {
  std::vector<SvgElement> found;
  std::ranges::copy_if(all, std::back_inserter(found), [](const SvgElement& e) { return e.tag == "text"; });
  return found;
}

// Crossing moves meet in their middle.
TEST(BoardPath, ArrowsPointAtTwoThirdsOfTheirMoves) {
  const Snapshot snapshot = begun(5);  // the first row
  const std::vector<Box> arrows = triangles_of(drawn(snapshot));
  ASSERT_EQ(arrows.size(), 4u);
  for (std::size_t i = 0; i < arrows.size(); ++i) {
    const float from = middle_of(snapshot.path[i], 60).x;
    EXPECT_GT(arrows[i].min.x, from + 0.5f * 60) << i;
    EXPECT_NEAR((arrows[i].min.x + arrows[i].max.x) / 2, from + 60 * 2 / 3.0f, 3) << i;
  }
}

TEST(BoardPath, OnACrowdedBoardOnlyRecentMovesHaveArrows) {
  EXPECT_EQ(triangles_of(drawn(begun(15))).size(), 14u) << "three fifths of the board";
  const Snapshot crowded = begun(16);
  const std::vector<Box> arrows = triangles_of(drawn(crowded));
  EXPECT_EQ(arrows.size(), 8u);
  const float above = middle_of(crowded.path[7], 60).y;
  for (const Box& arrow : arrows) EXPECT_GT(arrow.max.y, above - 30) << "the last eight";
}

// The focused board of a comparison has found its tour, even while another one searches.
TEST(BoardPath, ATourHasNoArrowsAndBothEndsAreEmphasized) {
  Snapshot snapshot = begun(12, "board=3x4");
  const auto candidate = svg_hex(kLight.candidate);
  EXPECT_FALSE(triangles_of(drawn(snapshot)).empty());
  for (const auto* const paint : {"fill", "stroke"}) EXPECT_TRUE(boxes_of(drawn(snapshot), paint, candidate).empty());
  for (const bool others_search : {false, true}) {
    snapshot.state = others_search ? RunState::playing : RunState::tour;
    snapshot.done = others_search;
    snapshot.outcome = RunState::tour;
    const auto tour = drawn(snapshot);
    EXPECT_TRUE(triangles_of(tour).empty());
    const ImVec2 start = middle_of(snapshot.path.front(), 60), end = middle_of(snapshot.path.back(), 60);
    EXPECT_EQ(count_around(boxes_of(tour, "fill", candidate), start, 2 * 0.16f * 60), 1);
    EXPECT_EQ(count_around(boxes_of(tour, "stroke", candidate), end, 2 * 0.45f * 60), 1);
  }
}

TEST(BoardPath, NumbersHaveAHaloInTheColourOfTheirSquares) {
  const Snapshot snapshot = begun(5);
  const auto all = drawn(snapshot);
  const auto numbers = texts(all);
  ASSERT_EQ(numbers.size(), 10u);
  const ImU32 visited = kLight.visited;
  const float alpha = static_cast<float>(visited >> IM_COL32_A_SHIFT & 255) / 255;
  for (std::size_t i = 0; i < numbers.size(); i += 2) {
    const ImU32 ground = i / 2 % 2 == 0 ? kLight.square_light : kLight.square_dark;
    EXPECT_EQ(numbers[i]["fill"], "none");
    EXPECT_EQ(numbers[i]["stroke"], svg_hex(mix(ground, visited | IM_COL32_A_MASK, alpha)));
    EXPECT_EQ(numbers[i + 1]["fill"], svg_hex(kLight.text));
    for (const SvgElement& text : {numbers[i], numbers[i + 1]}) EXPECT_EQ(text.text, std::to_string(i / 2 + 1));
  }
  const auto rectangles = [](const std::vector<SvgElement>& picture) {
    std::ptrdiff_t count = 0;
    for (const SvgElement& element : picture) count += std::ranges::count(element["d"], 'h');
    return count;
  };
  EXPECT_EQ(rectangles(all), rectangles(drawn(snapshot, 60, "&numbers=0"))) << "no plates";
}

TEST(BoardPath, NumbersAndArrowsNeedThirtyPixels) {
  const Snapshot snapshot = begun(5);
  EXPECT_FALSE(texts(drawn(snapshot, 30)).empty());
  EXPECT_FALSE(triangles_of(drawn(snapshot, 30)).empty());
  EXPECT_TRUE(texts(drawn(snapshot, 29)).empty());
  EXPECT_TRUE(triangles_of(drawn(snapshot, 29)).empty());
}

}  // namespace
}  // namespace kt
