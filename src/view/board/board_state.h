// The board's state between two frames.
#pragma once

#include <iterator>
#include <optional>
#include <vector>

#include "view/board/board_raster.h"
#include "view/board/camera.h"
#include "view/board/graph_places.h"
#include "view/board/path_index.h"
#include "view/widgets/layout.h"

namespace kt {

// A press on the board that is still held: it becomes a click, a drag, or a menu.
struct BoardPress {
  enum class Kind : std::uint8_t { undecided, pan, paint, vertex, knight, spent };
  Kind kind = Kind::undecided;
  std::optional<Square> square;  // where it began
  bool erasing = false;          // painting restores squares
  std::vector<Square> painted;   // so far
};

// Two fingers on the board since the last frame.
struct Pinch {
  ImVec2 at;
  float factor = 1;
  ImVec2 shift;
};

// A picture in a panel that the wheel and two fingers zoom.
struct ZoomArea {
  ImVec2 min{0, 0}, max{0, 0};  // while it is shown
  bool handles_wheel = false;
  std::vector<Pinch> pinches;  // since the last frame

  void hide() {
    min = max = {0, 0};
    handles_wheel = false;
  }
};

// The position of the squares, or of a graph's vertices; some may not be visible.
struct BoardPlace {
  ImVec2 origin;                 // top left corner of the board
  float side = 0;                // of a square; the width of a vertex
  std::vector<ImVec2> vertices;  // centres of a graph's vertices

  ImVec2 corner(Square s) const {
    // After another graph or board was chosen, this is the earlier one until the next frame.
    if (s.col >= std::ssize(vertices))
      return {origin.x + side * static_cast<float>(s.col), origin.y + side * static_cast<float>(s.row)};
    const ImVec2 middle = vertices[s.col];
    return {middle.x - side / 2, middle.y - side / 2};
  }
};

struct BoardState {
  Camera camera;
  Board shown{0, 0};  // the camera belongs to this board
  EdgeList graph;     // or to this graph
  PathIndex index;
  BoardRaster raster;
  GraphPlaces vertices;

  std::optional<Square> aim;  // the keyboard's choice, in play and predict mode
  bool painting = false;      // a drag makes holes, as with Shift
  std::optional<BoardPress> press;
  std::optional<Square> waiting_click;  // perhaps the first half of a double click
  double waiting_since = 0;
  Square menu;                         // the square of the menu
  std::optional<ImVec2> menu_request;  // a long press reported by the page, at this point
  std::optional<Pinch> pinch;
  bool handles_wheel = false;  // the pointer is over a zoomable board
  ImVec2 min, max;             // the visible part of the board, for touches
  BoardPlace place;
  std::optional<Square> scroll_target;  // a square to scroll into view

  bool contains(ImVec2 p) const { return is_within(p, min, max); }
  void add_pinch(const Pinch& more) {
    if (!pinch) return pinch.emplace(more), void();
    pinch = Pinch{more.at, pinch->factor * more.factor, {pinch->shift.x + more.shift.x, pinch->shift.y + more.shift.y}};
  }
  // True if something will change without further input.
  bool is_waiting() const { return waiting_click.has_value(); }
};

}  // namespace kt
