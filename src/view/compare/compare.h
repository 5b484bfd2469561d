// Folder `compare`: several boards beside each other, each in a box with its name, and under them what they count.
//
//   compared_boards   where the boxes lie, and what is drawn of them on any pen
//   compare_view      the boards on the screen, where a click gives one the focus; the table under them, and what sets
//                     a comparison up
//
// The board with the focus is that of the folder board or graph, with all that can be done on it; the others are the same
// pieces, at rest. May know: pen, widgets, motion, board, graph and the snapshot. Begin with place_compared().
#pragma once

#include "view/compare/compare_view.h"
#include "view/compare/compared_boards.h"
