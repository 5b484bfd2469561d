// What a graph is drawn with, and its pieces in the order drawn.
#pragma once

#include <optional>
#include <vector>

#include "view/widgets/ui.h"

namespace kt {

struct GraphPen {
  Ui& ui;
  ImDrawList* draw;
  std::vector<ImVec2> centres;     // by vertex, on the screen
  std::vector<std::size_t> place;  // by vertex: its place on the path, from 1, or 0
  float radius;                    // of a vertex

  ImVec2 centre(Square vertex) const { return centres[static_cast<std::size_t>(vertex.col)]; }
  // Of a place on the path, from 1.
  ImU32 path_colour(std::size_t number) const;
};

void draw_graph_edges(const GraphPen& pen);
void draw_graph_path(const GraphPen& pen);
void draw_vertices(const GraphPen& pen, std::optional<Square> hovered);
// Candidates with their degrees, what failed, the dead end.
void draw_graph_marks(const GraphPen& pen);

}  // namespace kt
