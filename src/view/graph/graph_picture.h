// A graph as it is drawn on any pen: the positions of its vertices, and the pieces of the picture.
#pragma once

#include <optional>
#include <vector>

#include "view/board/board_picture.h"
#include "view/board/graph_places.h"

namespace kt {

// The sheet of a graph in a space of at least one pixel, and its margin in squares.
Stage graph_stage(ImVec2 min, ImVec2 max, std::size_t vertices, float density);
float graph_margin(const Stage& stage);

// Lays the graph out for the sheet, unless that is done already.
void place_vertices(GraphPlaces& vertices, const EdgeList& graph, const Stage& stage);

struct GraphPicture {
  GraphPicture(Pen& on, const Snapshot& shown, const Palette& palette, const Stage& stage, const Projection& projection,
               const GraphPlaces& vertices);

  Pen& pen;
  const Snapshot& snapshot;
  Palette colours;
  Projection view;
  const std::vector<Square>& path;  // see shown_path()
  const Motion* motion = nullptr;   // on a screen; null: the picture is at rest
  std::vector<ImVec2> centres;      // by vertex
  std::vector<std::size_t> place;   // by vertex: position on the path, from 1; 0 if it is not on it
  float radius;                     // of a vertex

  // Too many vertices for names, rings and arrows.
  bool is_crowded() const { return radius < 8; }
  ImVec2 centre(Square vertex) const { return centres[vertex.col]; }
  // Where the piece stands: the end of the path or, in a search too fast to follow, of its steady part.
  std::optional<Square> piece() const;
  // True if the search is too fast to follow, but this vertex is steady.
  bool is_steady(std::size_t vertex) const {
    return motion && motion->is_blurred() && place[vertex] > 0 && place[vertex] <= motion->steady();
  }
  // For a position on the path, from 1.
  ImU32 path_colour(std::size_t number) const;
};

// As on a board: rings around a vertex, and badges beside it.
void draw_mark(const GraphPicture& picture, const Mark& mark);

// What was on the path a moment ago.
void draw_traces(const GraphPicture& picture);

void draw_graph_pieces(const GraphPicture& picture, Pieces wanted, std::optional<Square> hovered = {});

}  // namespace kt
