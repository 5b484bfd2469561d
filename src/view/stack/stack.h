// Module `stack`: the explicit stack of the search, row by row.
//
//   stack_panel   the panel: the visible rows, scrolling, paging
//   stack_row     one square of the path, with its moves as chips
//   branch        the state of a move as a word, a colour and a shape, also for the tree
//   steady        the part of a quick path that has not changed for a while
//
// May know: widgets and the snapshot. It requests the frames that it needs by a command. Begin with stack_row.h.
#pragma once

#include "view/stack/branch.h"
#include "view/stack/stack_panel.h"
#include "view/stack/steady.h"
