// Module `compare`: several boards beside each other, each in a box with its name, and their counts below.
//
//   compared_boards   the positions of the boxes, and their pictures on any pen
//   compare_view      the boards on the screen, where a click moves the focus; the table below them
//   compare_panel     the panel: prepared comparisons, and how to change what is compared
//
// The focused board is drawn by the module board or graph, with all input. The others are the same pieces, at rest. May
// know: pen, widgets, motion, board, graph and the snapshot. Begin with place_compared().
#pragma once

#include "view/compare/compare_view.h"
#include "view/compare/compared_boards.h"
