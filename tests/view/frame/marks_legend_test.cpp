#include "view/frame/marks_legend.h"

#include "view/invented.h"
#include "view/panel_screen.h"

namespace kt {
namespace {

int vertices_of(ImU32 colour) {
  int count = 0;
  each_vertex([&](const ImDrawVert& vertex, const ImVec4&) { count += vertex.col == colour; });
  return count;
}

// Letters and digits of a colour: textured rectangles.
int letters_of(ImU32 colour) {
  int count = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (int i = 0; i + 3 < list->VtxBuffer.Size; ++i) {
      const ImDrawVert* v = &list->VtxBuffer[i];  // clockwise from the top left
      const bool is_textured = v[0].uv.x < v[1].uv.x && v[1].uv.x == v[2].uv.x && v[3].uv.x == v[0].uv.x &&
                               v[0].uv.y < v[3].uv.y && v[2].uv.y == v[3].uv.y && v[0].uv.y == v[1].uv.y;
      count += is_textured && v[0].col == colour && v[2].col == colour;
    }
  }
  return count;
}

// Clamped to the visible part.
float seen_x(const ImDrawVert& vertex, const ImVec4& clip) { return std::clamp(vertex.pos.x, clip.x, clip.z); }

void expect_legend_within(const PanelScreen& screen) {
  each_vertex([&](const ImDrawVert& vertex, const ImVec4& clip) {
    ASSERT_GE(seen_x(vertex, clip), screen.left() - 1.5f);
    ASSERT_LE(seen_x(vertex, clip), screen.right() + 1.5f);
  });
}

TEST(MarksLegend, ShowsTheMarksInTheirOwnColours) {
  PanelScreen screen(draw_marks_legend, ImVec2(640, 24));
  for (const char* theme : {"light", "dark", "projector", "contrast"}) {
    const Snapshot snapshot = invented_start((std::string("theme=") + theme).c_str());
    screen.frames(snapshot, 2);
    const Palette& colours = snapshot.settings.theme->colours;
    EXPECT_GT(vertices_of(colours.candidate), 20) << theme << ": next, still to try";
    EXPECT_GT(vertices_of(colours.dead_end), 20) << theme << ": failed, dead end";
    expect_legend_within(screen);
  }
}

// A number would be read as one of the search. An answer has its letter.
TEST(MarksLegend, SamplesHaveNoNumbers) {
  PanelScreen screen(draw_marks_legend, ImVec2(640, 24));
  for (const char* settings : {"theme=light", "theme=light&mode=predict"}) {
    const Snapshot snapshot = invented_start(settings);
    screen.frames(snapshot, 2);
    const Palette& colours = snapshot.settings.theme->colours;
    EXPECT_GT(letters_of(colours.muted), 10) << "the names";
    EXPECT_EQ(letters_of(colours.background), 0) << "on a filled disc";
    EXPECT_EQ(letters_of(colours.candidate), snapshot.settings.mode == Mode::predict ? 1 : 0) << "in a ring";
  }
}

TEST(MarksLegend, ShowsOnlyMarksThatCanOccur) {
  PanelScreen screen(draw_marks_legend, ImVec2(1000, 24));
  const auto extent = [&](const char* settings) {
    screen.frames(invented_start(settings), 2);
    float right = 0;
    each_vertex([&](const ImDrawVert& vertex, const ImVec4& clip) {
      const float x = seen_x(vertex, clip);
      if (x < screen.right() - 30) right = std::max(right, x);  // without the cross at the end
    });
    return right;
  };
  const float usual = extent("");
  EXPECT_LT(extent("algorithm=warnsdorff"), usual) << "it never goes back, so nothing fails";
  EXPECT_GT(extent("algorithm=pruned"), usual);
  EXPECT_GT(extent("algorithm=forced-moves"), extent("algorithm=pruned"));
  EXPECT_GT(extent("algorithm=cut-squares"), extent("algorithm=pruned"));
  EXPECT_GT(extent("end=7,6"), usual);
  EXPECT_GT(extent("hope"), usual);
  EXPECT_EQ(extent("hope&mode=predict"), extent("mode=predict"));
  EXPECT_GT(extent("detail=candidate"), usual);
  EXPECT_LT(extent("mode=play"), usual) << "a game has none of a search's marks";
  EXPECT_TRUE(has_marks(invented_start("").settings));
  EXPECT_FALSE(has_marks(invented_start("algorithm=neural-network").settings)) << "it has no path before the tour";
}

// Marks that do not fit are left out completely.
TEST(MarksLegend, FitsItsWidth) {
  for (float width = 30; width < 700; width += 37) {
    PanelScreen screen(draw_marks_legend, ImVec2(width, 24));
    screen.frames(invented_start("detail=candidate&algorithm=pruned-warnsdorff&end=7,6"), 2);
    expect_legend_within(screen);
  }
}

TEST(MarksLegend, CanBeHidden) {
  PanelScreen screen(draw_marks_legend, ImVec2(640, 24));
  EXPECT_TRUE(screen.click(invented_start(""), "legend").empty());
  EXPECT_TRUE(screen.state.of<LegendState>().hidden);
}

}  // namespace
}  // namespace kt
