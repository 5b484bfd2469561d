// Canvases too small for a board, such as a collapsed column or a table cell: nothing breaks, and the board comes back.
// Dear ImGui's assertions are on in these tests.
#include <cmath>

#include "app/fake_time.h"
#include "app/snapshot_app.h"
#include "view/frame/view_fixture.h"

namespace kt {
namespace {

class Narrow : public testing::Test {
 protected:
  // Draws a frame on a canvas of so many pixels, like Visualizer::frame().
  void draw(ImVec2 pixels, float ratio) {
    time.now += 1 / 60.0;
    for (const Command& command : commands_) app.apply(command);
    app.tick();
    const Snapshot& snapshot = app.snapshot();
    const float unit = view.scale(snapshot.settings, pixels);
    ImGui::GetIO().DisplaySize = {pixels.x / unit, pixels.y / unit};
    ImGui::GetIO().DisplayFramebufferScale = {ratio * unit, ratio * unit};
    commands_ = screen.frame(view, snapshot);
  }
  void start(std::string_view query) {
    app.apply(Change{parse_query(query)});
    app.apply(Play{});
    if (app.settings().controls != Controls::none) draw({640, 480}, 1);
  }
  bool has_finite_vertices() const {
    bool well = true;
    each_vertex([&](const ImDrawVert& vertex, const ImVec4&) {
      well = well && std::isfinite(vertex.pos.x) && std::isfinite(vertex.pos.y);
    });
    return well;
  }

  FakeTime time;
  Headless screen{{640, 480}};
  View view;
  SnapshotApp app{time.clock()};

 private:
  std::vector<Command> commands_;
};

constexpr const char* kControls[] = {"full", "minimal", "none"};
constexpr float kRatios[] = {1, 1.25f, 1.5f, 2, 3};

using NarrowSweep = Narrow;

// Each width meets about 17 heights, which differ from turn to turn.
TEST_F(NarrowSweep, DrawsAtEveryWidthWhilePlaying) {
  int turn = 0;
  for (const char* controls : kControls) {
    for (const float ratio : kRatios) {
      start(std::string("board=5x5&speed=60&panels=stack,tree,plot,numbers&controls=") + controls);
      for (int step = 0; step <= 320; ++step) {
        const int width = step <= 160 ? 160 - step : step - 160;
        const int each = step % 4 == 0 ? 23 : 37;
        for (int height = ++turn % each; height <= 500; height += each) {
          draw({static_cast<float>(width), static_cast<float>(height)}, ratio);
          ASSERT_TRUE(has_finite_vertices())
              << width << " x " << height << " at " << ratio << ", controls=" << controls;
        }
      }
    }
  }
}

TEST_F(Narrow, DrawsEverySmallSizeInEveryArrangement) {
  for (const char* query : {"controls=full", "controls=full&panels=settings,stack", "controls=minimal", "controls=none",
                            "controls=full&compare=algorithm:warnsdorff", "controls=full&graph=A-B;B-C;C-A",
                            "controls=full&mode=play", "controls=full&mode=predict"}) {
    start(std::string("graph=none&compare=none&mode=watch&panels=auto&board=5x5&speed=60&") + query);
    ASSERT_TRUE(app.take_errors().empty()) << query;
    for (int width = 0; width <= 72; width += 2) {
      for (int height = 0; height <= 72; height += 3) {
        draw({static_cast<float>(width), static_cast<float>(height)}, 2);
        ASSERT_TRUE(has_finite_vertices()) << width << " x " << height << ", " << query;
      }
      draw({static_cast<float>(width), 400}, 2);
    }
  }
}

TEST_F(Narrow, DrawsNothingBelowAUsableSizeAndRecovers) {
  start("board=5x5&speed=60&controls=minimal");
  for (const ImVec2 size : {ImVec2{0, 0}, ImVec2{1, 400}, ImVec2{400, 1}, ImVec2{16, 400}, ImVec2{31, 31}}) {
    draw(size, 1);
    EXPECT_EQ(ImGui::GetDrawData()->TotalVtxCount, 0) << size.x << " x " << size.y;
    EXPECT_EQ(view.controls().find("board"), nullptr);
    draw({640, 480}, 1);
    draw({640, 480}, 1);
    EXPECT_NE(view.controls().find("board"), nullptr) << size.x << " x " << size.y;
    EXPECT_NE(view.controls().find("play"), nullptr) << size.x << " x " << size.y;
    EXPECT_GT(ImGui::GetDrawData()->TotalVtxCount, 100);
  }
  EXPECT_EQ(app.state(), RunState::playing);
}

TEST_F(Narrow, ShowsTheBoardWithoutButtonsIfTheyDoNotFit) {
  start("board=5x5&controls=full");
  draw({100, 300}, 1);
  EXPECT_NE(view.controls().find("board"), nullptr);
  EXPECT_EQ(view.controls().find("play"), nullptr);
  draw({160, 300}, 1);
  const Control* play = view.controls().find("play");
  ASSERT_NE(play, nullptr);
  EXPECT_LE(view.controls().find("to-end")->max.x, ImGui::GetIO().DisplaySize.x);
  EXPECT_GE(view.controls().find("to-start")->min.x, 0);
}

}  // namespace
}  // namespace kt
