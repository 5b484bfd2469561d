// A board with very small squares: painted pixel by pixel.
#include <bit>

#include "view/board/board_picture_fixture.h"

namespace kt {
namespace {

class BoardRasterTest : public BoardPictureTest {};

// A pixel shared by several squares has the mean of their colours in every channel.
TEST_F(BoardRasterTest, PixelsOfSeveralSquaresHaveTheirMeanColour) {
  for (const auto& [theme, title, summary, refusal] : choices_of(themes())) {
    Snapshot snapshot = invented_start("board=1024&theme=" + std::string(theme));
    fill_path(snapshot);
    snapshot.path.resize(512 * 1024);
    snapshot.squares = 1024 * 1024;
    show(snapshot);
    ASSERT_LT(cell(), 1);
    const ImU32 plain = mix(colours().square_light, colours().square_dark, 0.5f);
    for (const int row : {600, 801, 1000}) {
      EXPECT_TRUE(has_colour_at(at({row, row / 2}, 0.3f, 0.3f), plain, 2)) << theme << row;
    }
    for (const int row : {40, 150, 300, 480}) {
      const ImU32 path = mix(colours().path_old, colours().path_new, static_cast<float>(row) / 512);
      EXPECT_TRUE(has_colour_at(at({row, 500}, 0.3f, 0.3f), mix(plain, path, 0.9f), 3)) << theme << row;
    }
  }
}

// Squares of several pixels keep their own colours at any pixel density.
TEST_F(BoardRasterTest, SmallSquaresKeepTheirOwnColours) {
  for (const float density : {1.0f, 2.0f}) {
    ImGui::GetIO().DisplayFramebufferScale = {density, density};
    Snapshot snapshot = invented_start("board=150x120&theme=light&holes=100,7;100,8");
    fill_path(snapshot);
    snapshot.path.resize(80 * 120);
    show(snapshot);
    for (const auto& [row, col] : {std::pair{100, 20}, {101, 20}, {120, 7}, {149, 119}, {100, 6}, {100, 9}}) {
      EXPECT_TRUE(has_colour_at(at({row, col}, 0.1f, 0.1f), ground({row, col}))) << row << "," << col;
    }
    EXPECT_TRUE(has_colour_at(at({100, 7}, 0.1f, 0.1f), colours().background)) << "a hole";
    EXPECT_TRUE(has_colour_at(at({100, 8}, 0.1f, 0.1f), colours().background)) << "a hole";
    for (const auto& [row, col] : {std::pair{20, 20}, {21, 20}, {60, 100}}) {
      // The scale changes only by doubling.
      const float age = static_cast<float>(row * 120 + col) / static_cast<float>(std::bit_ceil(80u * 120));
      const ImU32 path = mix(colours().path_old, colours().path_new, age);
      EXPECT_TRUE(has_colour_at(at({row, col}, 0.1f, 0.1f), mix(ground({row, col}), path, 0.9f), 4))
          << row << "," << col;
    }
  }
}

// Only changed squares are repainted.
TEST_F(BoardRasterTest, SmallSquaresFollowThePath) {
  Snapshot snapshot = invented_start("board=150x120&theme=light");
  fill_path(snapshot);
  snapshot.path.resize(80 * 120);
  show(snapshot);
  EXPECT_GT(pixel_at(at({20, 20}))[1], pixel_at(at({20, 21}))[1]) << "under the path they are light and dark, too";
  snapshot.path.push_back({100, 7});
  snapshot.path.push_back({140, 60});  // where the knight is
  frames(snapshot, 1);
  const float age = 80.0f * 120 / static_cast<float>(std::bit_ceil(80u * 120));
  const ImU32 newest = mix(colours().path_old, colours().path_new, age);
  EXPECT_TRUE(has_colour_at(at({100, 7}, 0.1f, 0.1f), mix(ground({100, 7}), newest, 0.9f), 4));
  snapshot.path.resize(80 * 120);
  frames(snapshot, 1);
  EXPECT_TRUE(has_colour_at(at({100, 7}, 0.1f, 0.1f), ground({100, 7})));
}

// While the board is zoomed in, the path goes on without the raster.
TEST_F(BoardRasterTest, IsPaintedAnewAfterAZoom) {
  Snapshot snapshot = invented_start("board=400&theme=light");
  fill_path(snapshot);
  const std::vector<Square> whole = snapshot.path;
  snapshot.path.resize(70'000);
  show(snapshot);
  for (int i = 0; i < 12; ++i) click_control(snapshot, "zoom-in");
  snapshot.path = whole;
  snapshot.path.resize(120'000);
  frames(snapshot, 2);
  click_control(snapshot, "zoom-fit");
  show(snapshot);
  for (const int row : {20, 180, 240, 290}) {
    const float age = static_cast<float>(row * 400 + 100) / static_cast<float>(std::bit_ceil(120'000u));
    const ImU32 path = mix(colours().path_old, colours().path_new, age);
    const ImU32 plain = mix(colours().square_light, colours().square_dark, 0.5f);
    EXPECT_TRUE(has_colour_at(at({row, 100}, 0.3f, 0.3f), mix(plain, path, 0.9f), 4)) << row;
  }
}

// While playing, a quarter of a large heat map is painted in each frame. At rest all of it is current.
TEST_F(BoardRasterTest, PaintsHeatInPartsWhilePlayingAndCompletelyAtRest) {
  Snapshot snapshot = invented_start("board=400&theme=light&heat=true");
  snapshot.state = RunState::playing;
  snapshot.visits_at_square.assign(400 * 400, 255);
  snapshot.visits_at_square[0] = 65'535;
  show(snapshot);
  std::ranges::fill(snapshot.visits_at_square, std::uint64_t{15});
  snapshot.visits_at_square[0] = 65'535;
  ++snapshot.visits;
  const auto painted = [&] {
    frames(snapshot, 1);
    const ImU32 cool = mix(colours().heat_low, colours().heat_high, 0.25f);
    int rows = 0;
    for (const int row : {50, 150, 250, 350}) rows += looks_like(pixel_at(at({row, 200})), cool);
    return rows;
  };
  EXPECT_EQ(painted(), 1);
  snapshot.state = RunState::paused;
  EXPECT_EQ(painted(), 4);
}

// Another start has as many visits before the first step.
TEST_F(BoardRasterTest, PaintsHeatForAnotherStart) {
  Snapshot snapshot = invented_start("board=150x120&theme=light&heat=true");
  const auto start_at = [&](Square s) {
    snapshot.path = {s};
    snapshot.visits_at_square.assign(150 * 120, 0);
    snapshot.visits_at_square[s.row * 120 + s.col] = 1;
  };
  start_at({20, 20});
  show(snapshot);
  start_at({100, 21});
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({20, 20}, 0.1f, 0.1f), ground({20, 20})));
}

TEST_F(BoardRasterTest, PaintsHeat) {
  Snapshot snapshot = invented_start("board=150x120&theme=light&heat=true");
  snapshot.visits_at_square.assign(150 * 120, 0);
  for (std::size_t i = 0; i < 40 * 120; ++i) snapshot.visits_at_square[i] = 255;
  for (std::size_t i = 40 * 120; i < 80 * 120; ++i) snapshot.visits_at_square[i] = 15;
  show(snapshot);
  EXPECT_TRUE(has_colour_at(at({20, 20}, 0.1f, 0.1f), colours().heat_high));
  EXPECT_TRUE(has_colour_at(at({60, 20}, 0.1f, 0.1f), mix(colours().heat_low, colours().heat_high, 0.5f)));
  EXPECT_TRUE(has_colour_at(at({100, 21}, 0.1f, 0.1f), ground({100, 21})));
}

}  // namespace
}  // namespace kt
