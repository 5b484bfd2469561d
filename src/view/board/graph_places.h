// Positions of a graph's vertices, from 0 to 1 across the stage: laid out once, then moved by the user.
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
