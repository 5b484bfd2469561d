// Where the vertices of a graph lie on paper: neighbours near each other, others as far apart as there are edges
// between them. Stress majorization (Gansner, Koren, North 2004), from a circle: the same graph always looks the same.
// In a part of more than 128 vertices some are laid out first, as far from each other as can be; the others begin among
// them, and look at these and at their neighbours (Ortmann, Klimenta, Brandes 2016).
//
// A pure function. A graph in several parts has them side by side.
#pragma once

#include <vector>

#include "core/problem/graph.h"
#include "imgui.h"

namespace kt {

// For each vertex a place in the rectangle from (0, 0) to (aspect, 1), which they fill in one direction at least.
// `aspect`: its width by its height. No two are nearer than least_distance().
std::vector<ImVec2> lay_out_graph(const EdgeList& graph, float aspect);

// In the same unit, of any two of `count` vertices.
float least_distance(std::size_t count, float aspect);

// How often `pairs` of vertices of one part are looked at: less often the more there are, which bounds the work.
int layout_rounds(std::size_t pairs);

}  // namespace kt
