#include "view/frame/marks_legend.h"

#include <cmath>

#include "app/language/say.h"
#include "view/board/board_picture.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"
#include "view/widgets/hint.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr Board kSampleBoard{5, 5};
constexpr Square kHere{0, 0};  // the only visible square of a sample

// Without a number, which would be read as one of the search. A line crosses the square.
Mark sample_of(const MarkRow& row) {
  if (row.is_line) return {.kind = row.kind, .square = {-1, -2}, .to = {1, 2}};
  return {.kind = row.kind, .square = kHere, .text = row.kind == MarkKind::answer ? option_name(0) : ""};
}

// Drawn as on the board, at an invented moment. Of a mark in the middle of its square only the middle is shown.
void draw_sample(const Ui& ui, const MarkRow& row, ImVec2 min, float side) {
  constexpr float kMiddle = 1.6f;
  Snapshot sample;
  sample.settings.board = kSampleBoard;
  sample.path = {kHere};  // a move from elsewhere would draw a line into the sample
  PathIndex index;
  index.update(kSampleBoard, sample.path);
  const bool is_small = row.layer == MarkLayer::moves || row.layer == MarkLayer::answers;
  const float cell = side * (is_small ? kMiddle : 1), out = (cell - side) / 2;
  const ImVec2 max{min.x + side, min.y + side};
  const Projection view{.origin = {min.x - out, min.y - out}, .cell = cell, .min = min, .max = max};
  ScreenPen pen;
  const BoardPicture picture(pen, sample, ui.colours, ui.weight, index, view);
  pen.push_clip(min, max);
  picture.fill(kHere, ui.colours.square_light);
  draw_mark(picture, sample_of(row));
  pen.pop_clip();
}

bool close_button(Ui& ui, ImVec2 centre, float side) {
  ImGui::SetCursorScreenPos({centre.x - side / 2, centre.y - side / 2});
  const bool pressed = press_area(tr("Hide the legend###legend"), {side, side});
  ui.controls.name_last(tr("Hide the legend###legend"));
  const bool hovered = ImGui::IsItemHovered();
  if (hovered) hint(tr("Hide the legend. You can show it again under Appearance."));
  ScreenPen pen;
  draw_cross(pen, centre, 4, hovered ? ui.colours.text : ui.colours.muted, 1.5f);
  return pressed;
}

}  // namespace

bool has_marks(const Settings& settings) { return settings.algorithm->keeps_stack(); }

void draw_marks_legend(Ui& ui, ImVec2 size) {
  constexpr float kSample = 22, kAfter = 6;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float cross = std::max(size.y, 24.0f);
  const float middle = at.y + size.y / 2, end = at.x + size.x - cross;
  const float line = Pen::height_of_line(Type::small);
  const float between = size.x < 400 ? 10 : 16;
  ScreenPen pen;
  float x = at.x;
  for (const MarkRow& row : mark_rows()) {
    if (!row.name || !row.occurs(ui.snapshot.settings)) continue;
    const char* const words = tr(row.name);
    const float right = x + kSample + kAfter + pen.width(words, Type::small);
    if (right > end) break;
    const ImVec2 corner{std::round(x), std::round(middle - kSample / 2)};
    draw_sample(ui, row, corner, kSample);
    pen.text({x + kSample + kAfter, std::round(middle - line / 2)}, words, Type::small, ui.colours.muted);
    if (ImGui::IsMouseHoveringRect(corner, {right, corner.y + kSample}))
      hint(tr(row.help), {.above = ImVec2{(x + right) / 2, corner.y}, .width = sentence_hint_width()});
    x = right + between;
  }
  if (close_button(ui, {end + cross / 2, middle}, cross)) ui.state.of<LegendState>().hidden = true;
}

}  // namespace kt
