// The squares, what is missing of them, their coordinates, and the heat map's legend.
#include "app/words/numbers.h"
#include "view/board/board_pen.h"
#include "view/board/square_colours.h"
#include "view/widgets/hint.h"
#include "view/widgets/layout.h"

namespace kt {
namespace {

// Where the board ends, if holes make that worth seeing.
ImU32 edge_colour(const Pen& pen) { return mix(pen.ui.colours.border, pen.ui.colours.muted, 0.55f); }

// A hole is a place where the board is cut out: the page shows through, and the board has an edge around it.
void draw_edges_of_holes(const Pen& pen, const SquareColours& colours) {
  const ImU32 edge = edge_colour(pen);
  const float thickness = std::clamp(pen.cell() * 0.02f, 1.0f, 1.5f);
  const float shade = std::min(pen.cell() * 0.07f, 5.0f);
  const auto missing = [&](Square s) { return !pen.board.contains(s) || colours.is_hole(s); };
  pen.each_seen([&](Square s) {
    if (!colours.is_hole(s)) return;
    const ImVec2 a = pen.corner(s), b = pen.corner({s.row + 1, s.col + 1});
    // The board's thickness, seen from above.
    if (!missing({s.row - 1, s.col})) {
      pen.draw->AddRectFilled(a, {b.x, a.y + shade}, pen.ui.colours.border);
      pen.draw->AddLine(a, {b.x, a.y}, edge, thickness);
    }
    if (!missing({s.row + 1, s.col})) pen.draw->AddLine({a.x, b.y}, b, edge, thickness);
    if (!missing({s.row, s.col - 1})) pen.draw->AddLine(a, {a.x, b.y}, edge, thickness);
    if (!missing({s.row, s.col + 1})) pen.draw->AddLine({b.x, a.y}, b, edge, thickness);
  });
}

// Around the board, where it is not cut open.
void draw_rim(const Pen& pen, const SquareColours& colours) {
  const ImU32 edge = colours.has_holes() ? edge_colour(pen) : pen.ui.colours.border;
  const ImVec2 a = pen.view.min, b = pen.view.max;
  if (!colours.has_holes() || !pen.is_drawn_in_lines()) {
    pen.draw->AddRect({a.x - 1, a.y - 1}, {b.x + 1, b.y + 1}, edge);
    return;
  }
  const auto side = [&](Square s, Square from, Square to) {
    if (pen.board.contains(s) && !colours.is_hole(s)) pen.draw->AddLine(pen.corner(from), pen.corner(to), edge);
  };
  for (int col = pen.first.col; col < pen.end.col; ++col) {
    side({0, col}, {0, col}, {0, col + 1});
    side({pen.board.rows - 1, col}, {pen.board.rows, col}, {pen.board.rows, col + 1});
  }
  for (int row = pen.first.row; row < pen.end.row; ++row) {
    side({row, 0}, {row, 0}, {row + 1, 0});
    side({row, pen.board.cols - 1}, {row, pen.board.cols}, {row + 1, pen.board.cols});
  }
}

// Every label needs some room; otherwise every 2nd, 5th, 10th ...
int stride(float cell, float needed) {
  for (const int factor : {1, 2, 5, 10, 20, 50, 100, 200}) {
    if (cell * static_cast<float>(factor) >= needed) return factor;
  }
  return 500;
}

}  // namespace

void draw_squares(const Pen& pen) {
  const SquareColours colours(pen);
  pen.draw->PushClipRect(pen.view.min, pen.view.max, true);
  if (!pen.is_drawn_in_lines()) {
    pen.state.raster.draw(pen);
  } else {
    // Each pixel once: where graphics are made by software, every layer costs as much as the whole path.
    pen.each_seen([&](Square s) { pen.fill(s, colours(s)); });
    if (colours.has_holes()) draw_edges_of_holes(pen, colours);
  }
  pen.draw->PopClipRect();
  draw_rim(pen, colours);
}

void draw_coordinates(const Pen& pen) {
  const bool chess = pen.ui.snapshot.settings.start.notation == Notation::chess;
  const float size = std::clamp(pen.cell() * 0.3f, 10.0f, Type::small);
  const ImU32 colour = pen.ui.colours.muted;
  const float needed = size * (pen.board.rows > 99 || pen.board.cols > 99 ? 2.4f : 1.6f);
  const int every = stride(pen.cell(), needed);
  const float gap = size * 0.95f;
  for (int row = pen.first.row; row < pen.end.row; ++row) {
    const int number = chess ? pen.board.rows - row : row;
    const float y = pen.centre({row, 0}).y;
    if (number % every != 0 || y < pen.view.min.y || y > pen.view.max.y) continue;
    const std::string text = std::to_string(number);
    // Short ones centred, long ones against the board.
    ImGui::PushFont(nullptr, size);
    const float half = ImGui::CalcTextSize(text.c_str()).x / 2;
    ImGui::PopFont();
    pen.text_in({std::min(pen.view.min.x - gap, pen.view.min.x - 5 - half), y}, text, size, colour);
  }
  for (int col = pen.first.col; col < pen.end.col; ++col) {
    const float x = pen.centre({0, col}).x;
    if (col % every != 0 || x < pen.view.min.x || x > pen.view.max.x) continue;
    const float y = chess ? pen.view.max.y + gap : pen.view.min.y - gap;
    pen.text_in({x, y}, chess ? file_letters(col) : std::to_string(col), size, colour);
  }
}

// On the side without letters or numbers, the ramp from never to most.
void draw_heat_legend(const Pen& pen) {
  const std::uint64_t most = most_visits(pen.ui.snapshot);
  if (most == 0) return;
  const bool chess =
      pen.ui.snapshot.settings.start.notation == Notation::chess && pen.ui.snapshot.settings.graph.empty();
  const float middle = chess ? pen.view.min.y - kGutter * 0.5f : pen.view.max.y + kGutter * 0.5f;
  constexpr float kHeight = 10, kWidth = 96, kSpace = 8;
  constexpr int kSteps = 24;
  ImGui::PushFont(nullptr, Type::small);
  const float line = ImGui::GetTextLineHeight();
  const std::string least_text = "0", most_text = plural(most, "visit");
  const ImVec2 at{pen.view.min.x, std::round(middle - line / 2)};
  pen.draw->AddText(at, pen.ui.colours.muted, least_text.c_str());
  const float left = at.x + ImGui::CalcTextSize(least_text.c_str()).x + kSpace;
  const float top = std::round(middle - kHeight / 2);
  for (int i = 0; i < kSteps; ++i) {
    const auto x = [&](int step) { return left + kWidth * static_cast<float>(step) / kSteps; };
    const float share = static_cast<float>(i) / (kSteps - 1);
    pen.draw->AddRectFilled({x(i), top}, {x(i + 1), top + kHeight},
                            heat_colour(pen.ui.colours, pen.ui.colours.square_light, share));
  }
  pen.draw->AddRect({left - 1, top - 1}, {left + kWidth + 1, top + kHeight + 1}, pen.ui.colours.border);
  pen.draw->AddText({left + kWidth + kSpace, at.y}, pen.ui.colours.muted, most_text.c_str());
  ImGui::PopFont();
}

void draw_heat_tip(const Pen& pen, Square under) {
  if (most_visits(pen.ui.snapshot) == 0) return;
  const auto number = static_cast<std::size_t>(pen.number(under));
  if (number >= pen.ui.snapshot.visits_at_square.size()) return;
  const std::uint64_t visits = pen.ui.snapshot.visits_at_square[number];
  const std::string text =
      pen.ui.snapshot.settings.name(under) + ": " + (visits == 0 ? "never visited" : plural(visits, "visit"));
  hint(text);
}

}  // namespace kt
