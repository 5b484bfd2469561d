// Folder `stack`: the explicit stack of the search, row by row.
//
//   stack_panel   the panel: which rows are in sight, scrolling, paging
//   stack_row     one square of the path, with its moves as chips
//   branch        what became of a move, in a word, a colour and a shape; the tree says it with the same
//   steady        what of a quick path has not changed for a while
//
// May know: widgets and the snapshot; it asks for the frames that it needs by a command. Begin with stack_row.h.
#pragma once

#include "view/stack/branch.h"
#include "view/stack/stack_panel.h"
#include "view/stack/steady.h"
