#include "view/widgets/layout.h"

#include <gtest/gtest.h>

#include <cmath>

namespace kt {
namespace {

const Board kBoards[] = {{1, 1}, {8, 8}, {3, 10}, {10, 3}, {100, 100}, {1024, 1024}, {1, 1024}, {1024, 1}};

TEST(Layout, PutsThePanelsBesideTheBoardWhenThereIsRoom) {
  EXPECT_TRUE(lay_out({1280, 740}, {8, 8}, 1).wide);
  EXPECT_FALSE(lay_out({390, 1200}, {8, 8}, 1).wide);
}

TEST(Layout, KeepsTheBoardInsideTheCanvasAndApartFromTheRest) {
  for (const ImVec2 canvas :
       {ImVec2{1280, 740}, ImVec2{800, 600}, ImVec2{390, 1200}, ImVec2{320, 1100}, ImVec2{1920, 1000}}) {
    for (const Board board : kBoards) {
      for (const float density : {1.0f, 1.25f, 2.0f, 3.0f}) {
        const Layout layout = lay_out(canvas, board, density);
        const BoardArea area = layout.board;
        EXPECT_GE(area.min.x, 0);
        EXPECT_GE(area.min.y, 0);
        EXPECT_LE(area.max.y, layout.sentence.y);
        EXPECT_LT(layout.sentence.y, layout.timeline.y);
        EXPECT_LE(layout.timeline.y + timeline_height(layout.wide), layout.transport.y);
        EXPECT_GE(layout.sentence.x, 0);
        if (layout.wide) {
          EXPECT_LE(area.max.x, layout.side_min.x);
          EXPECT_LE(layout.transport.x + layout.strip_width, layout.side_min.x);
          EXPECT_LE(layout.transport.y + transport_height(layout.transport_rows), canvas.y);
        } else {
          EXPECT_LE(area.max.x, canvas.x);
          EXPECT_LE(layout.transport.y + transport_height(layout.transport_rows), layout.side_min.y);
        }
      }
    }
  }
}

TEST(Layout, SquaresBeginOnWholePixelsOfTheScreen) {
  for (const float density : {1.0f, 1.5f, 2.0f, 3.0f}) {
    const BoardArea area = lay_out({1280, 740}, {8, 8}, density).board;
    for (const float edge : {area.min.x, area.min.y, area.min.x + area.cell}) {
      EXPECT_NEAR(edge * density, std::round(edge * density), 0.01f) << density;
    }
  }
}

TEST(Layout, TheBoardIsTheLargestThingOnThePage) {
  const BoardArea area = lay_out({1280, 740}, {8, 8}, 1).board;
  EXPECT_GE(area.max.y - area.min.y, 0.7f * 740);
  const BoardArea phone = lay_out({390, 1200}, {8, 8}, 3).board;
  EXPECT_GE(phone.max.x - phone.min.x, 0.85f * 390);
}

}  // namespace
}  // namespace kt
