// Folder `tree`: the search tree around the path, to be panned, zoomed and saved.
//
//   tree_layout   where its nodes lie, from the stack in the snapshot; knows no pen
//   tree_picture  the pieces on any pen, and the whole of it as a file
//   tree_panel    the part in sight, on the screen
//
// May know: stack (branch.h says what became of a move) and what is below. Begin with tree_layout.h.
#pragma once

#include "view/tree/tree_layout.h"
#include "view/tree/tree_panel.h"
