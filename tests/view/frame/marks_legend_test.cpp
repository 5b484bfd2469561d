#include "view/frame/marks_legend.h"

#include "view/panel_screen.h"

namespace kt {
namespace {

Snapshot snapshot_of(const char* settings) {
  Snapshot snapshot;
  EXPECT_TRUE(assign(snapshot.settings, parse_query(settings)).empty()) << settings;
  return snapshot;
}

// Each vertex drawn last, as far as its clipping lets it be seen.
template <typename Visit>
void each_vertex(const Visit& visit) {
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      for (unsigned i = 0; i < command.ElemCount; ++i) {
        const auto index = list->IdxBuffer[static_cast<int>(command.IdxOffset + i)];
        const ImDrawVert& vertex = list->VtxBuffer[static_cast<int>(command.VtxOffset + index)];
        visit(std::clamp(vertex.pos.x, command.ClipRect.x, command.ClipRect.z), vertex.col);
      }
    }
  }
}

int vertices_of(ImU32 colour) {
  int count = 0;
  each_vertex([&](float, ImU32 own) { count += own == colour; });
  return count;
}

void expect_within(const PanelScreen& screen) {
  each_vertex([&](float x, ImU32) {
    ASSERT_GE(x, screen.left() - 1.5f);
    ASSERT_LE(x, screen.right() + 1.5f);
  });
}

TEST(MarksLegend, ShowsTheMarksInTheirOwnColours) {
  PanelScreen screen(draw_marks_legend, ImVec2(640, 24));
  for (const char* theme : {"light", "dark", "projector", "contrast"}) {
    const Snapshot snapshot = snapshot_of((std::string("theme=") + theme).c_str());
    screen.frames(snapshot, 2);
    const Palette& colours = snapshot.settings.theme->colours;
    EXPECT_GT(vertices_of(colours.candidate), 20) << theme << ": next, still to try";
    EXPECT_GT(vertices_of(colours.dead_end), 20) << theme << ": failed, dead end";
    expect_within(screen);
  }
}

TEST(MarksLegend, ShowsOnlyWhatCanOccur) {
  PanelScreen screen(draw_marks_legend, ImVec2(1000, 24));
  const auto extent = [&](const char* settings) {
    screen.frames(snapshot_of(settings), 2);
    float right = 0;
    each_vertex([&](float x, ImU32) {
      if (x < screen.right() - 30) right = std::max(right, x);  // without the cross at the end
    });
    return right;
  };
  const float usual = extent("");
  EXPECT_LT(extent("algorithm=warnsdorff"), usual) << "it never goes back, so nothing fails";
  EXPECT_GT(extent("algorithm=pruned"), usual);
  EXPECT_GT(extent("end=7,6"), usual);
  EXPECT_GT(extent("detail=candidate"), usual);
  EXPECT_TRUE(has_marks(snapshot_of("").settings));
  EXPECT_FALSE(has_marks(snapshot_of("algorithm=neural-network").settings)) << "it has no path before the tour";
}

// What does not fit is left out, whole.
TEST(MarksLegend, KeepsToItsRoom) {
  for (float width = 30; width < 700; width += 37) {
    PanelScreen screen(draw_marks_legend, ImVec2(width, 24));
    screen.frames(snapshot_of("detail=candidate&algorithm=pruned-warnsdorff&end=7,6"), 2);
    expect_within(screen);
  }
}

TEST(MarksLegend, IsPutAway) {
  PanelScreen screen(draw_marks_legend, ImVec2(640, 24));
  EXPECT_TRUE(screen.click(snapshot_of(""), "legend").empty());
  EXPECT_TRUE(screen.state.of<LegendState>().hidden);
}

}  // namespace
}  // namespace kt
