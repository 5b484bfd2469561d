// What the board remembers between two frames.
#pragma once

#include <optional>
#include <vector>

#include "view/board/board_raster.h"
#include "view/board/camera.h"
#include "view/board/graph_places.h"
#include "view/board/path_index.h"
#include "view/widgets/layout.h"

namespace kt {

// A press on the board that has not been let go: it becomes a click, a drag, or a menu.
struct BoardPress {
  enum class Kind : std::uint8_t { undecided, pan, paint, vertex, knight, spent };
  Kind kind = Kind::undecided;
  std::optional<Square> square;  // where it began
  bool erasing = false;          // painting puts squares back
  std::vector<Square> painted;   // so far
};

// Two fingers on the board since the last frame.
struct Pinch {
  ImVec2 at;
  float factor = 1;
  ImVec2 shift;
};

// Where the squares lie, or the vertices of a graph; some perhaps out of sight.
struct BoardPlace {
  ImVec2 origin;                 // the top left corner of the board
  float side = 0;                // of a square; as wide as a vertex
  std::vector<ImVec2> vertices;  // the middles of those of a graph

  ImVec2 corner(Square s) const {
    if (vertices.empty())
      return {origin.x + side * static_cast<float>(s.col), origin.y + side * static_cast<float>(s.row)};
    const ImVec2 middle = vertices[s.col];
    return {middle.x - side / 2, middle.y - side / 2};
  }
};

struct BoardState {
  Camera camera;
  Board shown{0, 0};  // the camera is of this board
  EdgeList graph;     // or of this graph
  PathIndex index;
  BoardRaster raster;
  GraphPlaces vertices;

  std::optional<Square> aim;  // what the keys have chosen, while playing or predicting
  bool painting = false;      // a drag makes holes, as with Shift
  std::optional<BoardPress> press;
  std::optional<Square> waiting_click;  // perhaps the first half of a double click
  double waiting_since = 0;
  Square menu;                     // the square that the menu is about
  std::optional<ImVec2> ask_menu;  // a long press from outside, at this point
  std::optional<Pinch> pinch;
  bool wants_wheel = false;  // the pointer is over a board that can be zoomed
  ImVec2 min, max;           // what is seen of the board, for who sends touches
  BoardPlace place;
  std::optional<Square> ask_sight;  // a square that is to be in sight

  bool contains(ImVec2 p) const { return is_within(p, min, max); }
  void add_pinch(const Pinch& more) {
    if (!pinch) return pinch.emplace(more), void();
    pinch = Pinch{more.at, pinch->factor * more.factor, {pinch->shift.x + more.shift.x, pinch->shift.y + more.shift.y}};
  }
  // Something will change although nothing happens.
  bool is_waiting() const { return waiting_click.has_value(); }
};

}  // namespace kt
