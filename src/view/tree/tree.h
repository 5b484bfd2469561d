// Module `tree`: the search tree around the path, to pan, zoom and save.
//
//   tree_layout   the positions of its nodes, from the stack in the snapshot; independent of the pen
//   tree_picture  the pieces on any pen, and the whole tree as a file
//   tree_panel    the visible part, on the screen
//
// May know: stack (branch.h has the state of a move) and the modules below. Begin with tree_layout.h.
#pragma once

#include "view/tree/tree_layout.h"
#include "view/tree/tree_panel.h"
