// Draws the squares, holes, coordinates, and the legend of the heat map.
#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/board/board_blocks.h"
#include "view/board/board_picture.h"
#include "view/board/board_raster.h"
#include "view/board/square_colours.h"
#include "view/widgets/layout.h"

namespace kt {
namespace {

// The edge of the board, drawn if holes make it visible.
ImU32 edge_colour(const BoardPicture& picture) { return mix(picture.colours.border, picture.colours.muted, 0.55f); }

// A hole is cut out of the board: the page shows through, and the board has an edge around it.
void draw_edges_of_holes(const BoardPicture& picture, const SquareColours& colours) {
  const ImU32 edge = edge_colour(picture);
  const float thickness = std::clamp(picture.cell() * 0.02f, 1.0f, 1.5f);
  const float shade = std::min(picture.cell() * 0.07f, 5.0f);
  const auto missing = [&](Square s) { return !picture.board.contains(s) || colours.is_hole(s); };
  picture.each_seen([&](Square s) {
    if (!colours.is_hole(s)) return;
    const ImVec2 a = picture.corner(s), b = picture.corner({s.row + 1, s.col + 1});
    // The board's thickness, seen from above.
    if (!missing({s.row - 1, s.col})) {
      picture.pen.rect(a, {b.x, a.y + shade}, picture.colours.border);
      picture.pen.line(a, {b.x, a.y}, edge, thickness);
    }
    if (!missing({s.row + 1, s.col})) picture.pen.line({a.x, b.y}, b, edge, thickness);
    if (!missing({s.row, s.col - 1})) picture.pen.line(a, {a.x, b.y}, edge, thickness);
    if (!missing({s.row, s.col + 1})) picture.pen.line({b.x, a.y}, b, edge, thickness);
  });
}

// The edge around the board, except at holes.
void draw_rim(const BoardPicture& picture, const SquareColours& colours) {
  const ImU32 edge = colours.has_holes() ? edge_colour(picture) : picture.colours.border;
  const ImVec2 a = picture.view.min, b = picture.view.max;
  if (!colours.has_holes() || !picture.is_drawn_in_lines()) {
    picture.pen.frame({a.x - 1, a.y - 1}, {b.x + 1, b.y + 1}, edge);
    return;
  }
  const auto side = [&](Square s, Square from, Square to) {
    if (picture.board.contains(s) && !colours.is_hole(s))
      picture.pen.line(picture.corner(from), picture.corner(to), edge);
  };
  picture.pen.push_clip({a.x - 1, a.y - 1}, {b.x + 2, b.y + 2});
  for (int col = picture.first.col; col < picture.end.col; ++col) {
    side({0, col}, {0, col}, {0, col + 1});
    side({picture.board.rows - 1, col}, {picture.board.rows, col}, {picture.board.rows, col + 1});
  }
  for (int row = picture.first.row; row < picture.end.row; ++row) {
    side({row, 0}, {row, 0}, {row + 1, 0});
    side({row, picture.board.cols - 1}, {row, picture.board.cols}, {row + 1, picture.board.cols});
  }
  picture.pen.pop_clip();
}

// Every label needs some space; otherwise every 2nd, 5th, 10th, ...
int stride(float cell, float needed) {
  for (const int factor : {1, 2, 5, 10, 20, 50, 100, 200}) {
    if (cell * static_cast<float>(factor) >= needed) return factor;
  }
  return 500;
}

}  // namespace

void draw_squares(const BoardPicture& picture) {
  const SquareColours colours(picture);
  picture.pen.push_clip(picture.view.min, picture.view.max);
  if (picture.is_drawn_in_lines()) {
    // Draws each pixel once: with software rendering, every layer costs as much as the whole path.
    const FreeOrder apart(picture.pen);
    picture.each_seen([&](Square s) { picture.fill(s, colours(s)); });
  } else if (picture.raster) {
    picture.raster->draw(picture);
  } else {
    draw_blocks(picture, colours);
  }
  if (picture.is_drawn_in_lines() && colours.has_holes()) draw_edges_of_holes(picture, colours);
  picture.pen.pop_clip();
  draw_rim(picture, colours);
}

void draw_coordinates(const BoardPicture& picture) {
  const bool chess = picture.snapshot.settings.squares == Notation::chess;
  const float size = std::clamp(picture.cell() * 0.3f, 10.0f, Type::small);
  const ImU32 colour = picture.colours.muted;
  const float needed = size * (picture.board.rows > 99 || picture.board.cols > 99 ? 2.4f : 1.6f);
  const int every = stride(picture.cell(), needed);
  const float gap = size * 0.95f;
  for (int row = picture.first.row; row < picture.end.row; ++row) {
    const int number = chess ? picture.board.rows - row : row;
    const float y = picture.centre({row, 0}).y;
    if (number % every != 0 || y < picture.view.min.y || y > picture.view.max.y) continue;
    const std::string text = std::to_string(number);
    // Short labels are centred, long ones end at the board.
    const float half = picture.pen.width(text, size) / 2;
    picture.pen.centred_text({std::min(picture.view.min.x - gap, picture.view.min.x - 5 - half), y}, text, size,
                             colour);
  }
  for (int col = picture.first.col; col < picture.end.col; ++col) {
    const float x = picture.centre({0, col}).x;
    if (col % every != 0 || x < picture.view.min.x || x > picture.view.max.x) continue;
    const float y = chess ? picture.view.max.y + gap : picture.view.min.y - gap;
    picture.pen.centred_text({x, y}, chess ? file_letters(col) : std::to_string(col), size, colour);
  }
}

// The colour ramp from never to most, on the side without letters or numbers.
void draw_heat_legend(const BoardPicture& picture) {
  const std::uint64_t most = most_visits(picture.snapshot);
  if (most == 0) return;
  const bool chess = picture.snapshot.settings.squares == Notation::chess && picture.snapshot.settings.graph.empty();
  const float middle = chess ? picture.view.min.y - kGutter * 0.5f : picture.view.max.y + kGutter * 0.5f;
  constexpr float kHeight = 10, kWidth = 96, kSpace = 8;
  constexpr int kSteps = 24;
  const float line = Pen::height_of_line(Type::small);
  const std::string least_text = "0", most_text = say(visits_in_words(most));
  const ImVec2 at{picture.view.min.x, std::round(middle - line / 2)};
  picture.pen.text(at, least_text, Type::small, picture.colours.muted);
  const float left = at.x + picture.pen.width(least_text, Type::small) + kSpace;
  const float top = std::round(middle - kHeight / 2);
  for (int i = 0; i < kSteps; ++i) {
    const auto x = [&](int step) { return left + kWidth * static_cast<float>(step) / kSteps; };
    const float share = static_cast<float>(i) / (kSteps - 1);
    picture.pen.rect({x(i), top}, {x(i + 1), top + kHeight},
                     heat_colour(picture.colours, picture.colours.square_light, share));
  }
  picture.pen.frame({left - 1, top - 1}, {left + kWidth + 1, top + kHeight + 1}, picture.colours.border);
  picture.pen.text({left + kWidth + kSpace, at.y}, most_text, Type::small, picture.colours.muted);
}

}  // namespace kt
