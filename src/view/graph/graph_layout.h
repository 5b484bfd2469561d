// The layout of a graph: neighbours are close, other vertices as far apart as there are edges between them. Stress
// majorization (Gansner, Koren, North 2004), starting from a circle, so the same graph always looks the same. In a
// component of more than 128 vertices, pivots that are far from each other are laid out first. The others start among
// them, and use only the pivots and their neighbours (Ortmann, Klimenta, Brandes 2016).
//
// A pure function. Components are placed side by side.
#pragma once

#include <vector>

#include "core/problem/graph.h"
#include "imgui.h"

namespace kt {

// A position for each vertex in the rectangle from (0, 0) to (aspect, 1), which they fill in at least one direction.
// `aspect`: width divided by height. No two are closer than least_distance().
std::vector<ImVec2> lay_out_graph(const EdgeList& graph, float aspect);

// In the same unit, for `count` vertices.
float least_distance(std::size_t count, float aspect);

// How often to process `pairs` of vertices: less often the more there are, which limits the work.
int layout_rounds(std::size_t pairs);

}  // namespace kt
