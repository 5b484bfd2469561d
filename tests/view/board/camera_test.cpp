#include "view/board/camera.h"

#include <gtest/gtest.h>

#include <cmath>

namespace kt {
namespace {

const Stage kStage{{100, 50}, {740, 690}, {8, 8}, 1};
const Stage kWide{{0, 0}, {800, 100}, {1024, 1}, 2};

TEST(Camera, ShowsTheWholeBoardWhenZoomedOut) {
  const Projection view = project({}, kStage);
  EXPECT_EQ(view.cell, 80);
  EXPECT_EQ(view.origin.x, 100);
  EXPECT_EQ(view.origin.y, 50);
  EXPECT_EQ(view.max.x, 740);
  EXPECT_EQ(view.max.y, 690);
}

TEST(Camera, KeepsThePointUnderThePointerWhenZooming) {
  for (const ImVec2 point : {ImVec2{420, 370}, ImVec2{300, 500}, ImVec2{650, 120}}) {
    Camera camera;
    for (const float factor : {1.3f, 1.3f, 1.2f, 0.9f}) {
      const ImVec2 before = project(camera, kStage).to_board(point);
      zoom_at(camera, kStage, point, factor);
      const ImVec2 after = project(camera, kStage).to_board(point);
      EXPECT_NEAR(before.x, after.x, 0.02f);
      EXPECT_NEAR(before.y, after.y, 0.02f);
    }
  }
}

TEST(Camera, ReturnsToItsFirstStateWhenZoomedOut) {
  Camera camera;
  zoom_at(camera, kStage, {200, 100}, 3);
  EXPECT_FALSE(camera.fits());
  zoom_at(camera, kStage, {700, 600}, 0.1f);
  EXPECT_TRUE(camera.fits());
  EXPECT_EQ(project(camera, kStage).cell, 80);
}

TEST(Camera, ShowsNoMoreEmptySpaceThanNecessary) {
  Camera camera;
  zoom_at(camera, kStage, {400, 300}, 2.5f);
  for (const ImVec2 by : {ImVec2{5000, 0}, ImVec2{-9000, 70}, ImVec2{3, 5000}, ImVec2{10, -9000}}) {
    pan(camera, kStage, by);
    const Projection view = project(camera, kStage);
    EXPECT_EQ(view.min.x, 100);
    EXPECT_EQ(view.min.y, 50);
    EXPECT_EQ(view.max.x, 740);
    EXPECT_EQ(view.max.y, 690);
  }
}

TEST(Camera, ZoomsABoardOfLargeSquaresFourTimes) {
  const Stage stage{{0, 0}, {600, 600}, {3, 3}, 1};
  Camera camera;
  zoom_at(camera, stage, {300, 300}, 1000);
  EXPECT_NEAR(project(camera, stage).cell, 800, 1);
}

TEST(Camera, CentresABoardOfOneRowAndZoomsIt) {
  EXPECT_NEAR(project({}, kWide).origin.y, 50, 1);
  Camera camera;
  zoom_at(camera, kWide, {400, 50}, 1000);
  const Projection view = project(camera, kWide);
  EXPECT_NEAR(view.cell, 96, 1);
  EXPECT_NEAR((view.min.y + view.max.y) / 2, 50, 1);
  EXPECT_LT(view.origin.x, -10'000) << "most of it is out of sight";
}

TEST(Camera, PanningMovesThePictureByTheSameDistance) {
  Camera camera;
  zoom_at(camera, kStage, {420, 370}, 2);
  const ImVec2 before = project(camera, kStage).origin;
  pan(camera, kStage, {-40, 25});
  const ImVec2 after = project(camera, kStage).origin;
  EXPECT_NEAR(after.x - before.x, -40, 0.6f);
  EXPECT_NEAR(after.y - before.y, 25, 0.6f);
}

TEST(Camera, PanningDoesNothingIfTheWholeBoardIsVisible) {
  Camera camera;
  pan(camera, kStage, {50, 50});
  EXPECT_EQ(project(camera, kStage).origin.x, 100);
}

TEST(Camera, CentresASquare) {
  Camera camera;
  zoom_at(camera, kStage, {420, 370}, 4);
  centre_on(camera, kStage, {4.5f, 3.5f});
  const ImVec2 at = project(camera, kStage).to_screen({4.5f, 3.5f});
  EXPECT_NEAR(at.x, 420, 0.6f);
  EXPECT_NEAR(at.y, 370, 0.6f);
}

TEST(Camera, AlignsWithScreenPixels) {
  Camera camera;
  zoom_at(camera, kWide, {123, 44}, 37.7f);
  const float edge = project(camera, kWide).origin.x * kWide.density;
  EXPECT_EQ(edge, std::round(edge));
}

TEST(Camera, ScrollsOnlySquaresOutOfViewIntoView) {
  Camera camera;
  scroll_into_view(camera, kStage, {7.5f, 7.5f});
  EXPECT_TRUE(camera.fits()) << "everything is seen";
  zoom_at(camera, kStage, {100, 50}, 4);
  const ImVec2 before = camera.middle;
  scroll_into_view(camera, kStage, {0.5f, 0.5f});
  EXPECT_EQ(camera.middle.x, before.x);
  EXPECT_EQ(camera.middle.y, before.y);
  scroll_into_view(camera, kStage, {7.5f, 7.5f});
  const Projection view = project(camera, kStage);
  EXPECT_TRUE(view.sees(view.to_screen({7.5f, 7.5f})));
  EXPECT_FALSE(view.sees(view.to_screen({0.5f, 0.5f})));
  // In each direction separately.
  for (const ImVec2 place :
       {ImVec2{0.5f, 0.5f}, ImVec2{0.5f, 7.5f}, ImVec2{7.5f, 7.5f}, ImVec2{7.5f, 0.5f}, ImVec2{0.5f, 0.5f}}) {
    scroll_into_view(camera, kStage, place);
    EXPECT_TRUE(project(camera, kStage).sees(project(camera, kStage).to_screen(place))) << place.x << "," << place.y;
  }
}

}  // namespace
}  // namespace kt
