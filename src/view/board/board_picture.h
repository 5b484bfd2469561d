// A board as it is drawn on any pen: the position of its squares, the visible ones, and the pieces of the picture.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>

#include "app/words/marks.h"
#include "view/board/camera.h"
#include "view/board/path_index.h"
#include "view/motion/motion.h"
#include "view/pen/pen.h"
#include "view/pen/theme.h"

namespace kt {

class BoardRaster;

// Sizes of a square, in pixels, below which a detail is left out.
inline constexpr float kCellForNumbers = 30;
inline constexpr float kCellForArrows = 30;
inline constexpr float kCellForCandidates = 12;
inline constexpr float kCellForLines = 6;
// If more squares are visible, they and the path are painted by pixels (board_raster.h) or by blocks.
inline constexpr int kMaxSquaresDrawn = 12'000;

// The snapshot's path; for an exhausted search the longest one.
inline const std::vector<Square>& shown_path(const Snapshot& snapshot) {
  return snapshot.path.empty() ? snapshot.longest : snapshot.path;
}
// True if the search has ended without a tour, or after the last one. The path is then pale.
bool is_given_up(const Snapshot& snapshot);
Palette pale(const Palette& colours);

struct BoardPicture {
  BoardPicture(Pen& on, const Snapshot& shown, const Palette& palette, float weight_of_lines, const PathIndex& places,
               const Projection& projection);

  Pen& pen;
  const Snapshot& snapshot;
  Palette colours;
  float weight;                     // of the lines, from the theme
  const std::vector<Square>& path;  // the drawn path: see shown_path()
  const PathIndex& index;           // of that path
  Projection view;
  Board board;
  Square first, end;               // the visible squares: up to `end`, exclusive
  BoardRaster* raster = nullptr;   // on a screen: for boards with too many squares for single shapes
  const Motion* motion = nullptr;  // on a screen; null: the picture is at rest

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
  ImVec2 at(ImVec2 squares) const { return view.to_screen(squares); }
  bool is_drawn_in_lines() const {
    return cell() >= kCellForLines && (end.row - first.row) * (end.col - first.col) <= kMaxSquaresDrawn;
  }
  bool sees(Square s) const { return s.row >= first.row && s.row < end.row && s.col >= first.col && s.col < end.col; }

  // The age of a position on the path, from 1: the colours run from the start to the knight. On a long path the scale
  // changes only when the length doubles, so that painted pixels stay valid for a while.
  float age(std::uint32_t place) const { return static_cast<float>(place - 1) / static_cast<float>(age_scale()); }
  std::uint32_t age_scale() const;
  float stroke() const { return std::max(1.0f, cell() * 0.05f) * weight; }

  template <typename Use>
  void each_seen(Use use) const {
    for (int row = first.row; row < end.row; ++row) {
      for (int col = first.col; col < end.col; ++col) use(Square{row, col});
    }
  }

  void fill(Square s, ImU32 colour) const { pen.rect(corner(s), corner({s.row + 1, s.col + 1}), colour); }
  void outline(Square s, ImU32 colour, float thickness) const;
  // Includes half of the gutter, because a move off the board is marked at its edge.
  void push_clip_with_edge() const;
};

// The pieces of a board, in the order in which they are drawn, but for the marks.
void draw_squares(const BoardPicture& picture);
void draw_coordinates(const BoardPicture& picture);
void draw_path(const BoardPicture& picture);
void draw_traces(const BoardPicture& picture);  // what was on the path a moment ago
void draw_numbers(const BoardPicture& picture);
void draw_knight(const BoardPicture& picture);
void draw_knight_at(const BoardPicture& picture, ImVec2 c, ImU32 colour);
void draw_heat_legend(const BoardPicture& picture);  // only with a heat map

// For each kind of mark, what stands on its square. A graph has its own.
void draw_mark(const BoardPicture& picture, const Mark& mark);

template <typename Picture>
void draw_marks(const Picture& picture, std::span<const Mark> marks, MarkLayer layer) {
  for (const Mark& mark : marks)
    if (row_of(mark).layer == layer && mark.strength != Strength::hidden) draw_mark(picture, mark);
}

// Which of them are wanted. A graph has no coordinates, and a vertex for a knight.
struct Pieces {
  bool coordinates = true;
  bool numbers = true;
  bool knight = true;
  bool marks = true;  // those of the search; the end and annotations are always drawn
};
void draw_board_pieces(const BoardPicture& picture, Pieces wanted);

}  // namespace kt
