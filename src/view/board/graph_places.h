// Where the vertices of a graph lie, from 0 to 1 across the room: laid out once, then as the user drags them.
#pragma once

#include <vector>

#include "core/problem/graph.h"
#include "imgui.h"

namespace kt {

struct GraphPlaces {
  EdgeList graph;
  std::vector<ImVec2> places;
};

}  // namespace kt
