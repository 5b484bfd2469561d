// What every piece of the board draws with: where the squares are, which of them are seen, and the strokes of the
// house.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>

#include "view/board/board_state.h"
#include "view/widgets/ui.h"

namespace kt {

// Below these sizes of a square, in pixels, a detail would be noise.
inline constexpr float kCellForNumbers = 26;
inline constexpr float kCellForArrows = 22;
inline constexpr float kCellForCandidates = 12;
inline constexpr float kCellForLines = 6;
// With more squares in sight they and the path are painted pixel by pixel (board_raster.h).
inline constexpr int kMostSquaresDrawn = 12'000;

struct Pen {
  Ui& ui;
  BoardState& state;
  Projection view;
  Board board;
  ImDrawList* draw;

  // The squares in sight: up to, and without, `end`.
  Square first, end;

  float cell() const { return view.cell; }
  float snapped(float x) const { return std::round(x * view.density) / view.density; }
  ImVec2 corner(Square s) const {
    return {snapped(view.origin.x + cell() * static_cast<float>(s.col)),
            snapped(view.origin.y + cell() * static_cast<float>(s.row))};
  }
  ImVec2 centre(Square s) const {
    return {view.origin.x + cell() * (static_cast<float>(s.col) + 0.5f),
            view.origin.y + cell() * (static_cast<float>(s.row) + 0.5f)};
  }
  int number(Square s) const { return s.row * board.cols + s.col; }
  bool is_drawn_in_lines() const {
    return cell() >= kCellForLines && (end.row - first.row) * (end.col - first.col) <= kMostSquaresDrawn;
  }
  bool sees(Square s) const { return s.row >= first.row && s.row < end.row && s.col >= first.col && s.col < end.col; }

  // Of the path's place, counted from 1: the colours run from the start to the knight. Once the path is long the scale
  // changes with every doubling only, so that what is painted stays good for a while.
  float age(std::uint32_t place) const { return static_cast<float>(place - 1) / static_cast<float>(age_scale()); }
  std::uint32_t age_scale() const;

  template <typename Use>
  void each_seen(Use use) const {
    for (int row = first.row; row < end.row; ++row) {
      for (int col = first.col; col < end.col; ++col) use(Square{row, col});
    }
  }

  void fill(Square s, ImU32 colour) const { draw->AddRectFilled(corner(s), corner({s.row + 1, s.col + 1}), colour); }
  void outline(Square s, ImU32 colour, float thickness) const;
  void cross(ImVec2 c, float radius, ImU32 colour, float thickness) const;
  void dashes(ImVec2 from, ImVec2 to, ImU32 colour, float thickness) const;
  void dashed_ring(ImVec2 c, float radius, ImU32 colour, float thickness) const;
  // An arrow head with its middle at `c`.
  void arrow(ImVec2 c, ImVec2 from, ImVec2 to, float half, ImU32 colour) const;
  void text_in(ImVec2 c, const std::string& text, float size, ImU32 colour) const;
  float line() const { return std::max(1.0f, cell() * 0.05f) * ui.weight; }
};

// The pieces of the board, in the order in which they are drawn.
void draw_squares(const Pen& pen);
void draw_coordinates(const Pen& pen);
void draw_path(const Pen& pen);
void draw_numbers(const Pen& pen);
void draw_end_square(const Pen& pen);
void draw_candidates(const Pen& pen);
void draw_failure(const Pen& pen);
void draw_knight(const Pen& pen);

// Only with a heat map.
void draw_heat_legend(const Pen& pen);
void draw_heat_tip(const Pen& pen, Square under);

}  // namespace kt
