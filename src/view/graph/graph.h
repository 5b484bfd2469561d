// Module `graph`: an edge list that is searched instead of a board, laid out, drawn and dragged.
//
//   graph_layout    where the vertices lie at first
//   graph_picture   the pieces, on any pen; graph_marks: the marks; graph_traces: what was on the path a moment ago
//   graph_view      the graph on the screen: its vertices can be dragged, the rest is as on a board
//
// Camera, presses and menus are those of the folder board. May know: motion, board and what is below. Begin with
// graph_picture.h.
#pragma once

#include "view/graph/graph_picture.h"
#include "view/graph/graph_view.h"
