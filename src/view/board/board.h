// Module `board`: the searched board, as a picture and as something to interact with.
//
//   board_picture   the data for drawing every piece on any pen, and the pieces in their order: board_squares,
//                   board_path, board_traces, board_marks; board_blocks and board_raster for very many squares
//   board_view      the board on the screen: camera, raster, pieces, and the square under the pointer
//   board_input, board_menu   what the user does with it
//   camera, path_index, square_colours   geometry, positions on the path, the background of a square
//
// A piece draws only from a BoardPicture, so that the screen, an export and a poster show the same picture. Only
// board_view and board_input handle the user's input. May know: pen, widgets, motion and the snapshot. Begin with
// board_picture.h.
#pragma once

#include "view/board/board_picture.h"
#include "view/board/board_view.h"
