// Folder `board`: the board that is searched, as a picture and as something to touch.
//
//   board_picture   what every piece is drawn from, on any pen, and the pieces in their order:
//                   board_squares, board_path, board_traces, board_marks; board_blocks and board_raster where squares
//                   are too many
//   board_view      the board on the screen: camera, raster, pieces, what lies under the pointer
//   board_input, board_menu   what the user does with it
//   camera, path_index, square_colours   geometry, places of the path, the ground of a square
//
// A piece draws from a BoardPicture and nothing else, so that the screen, an export and a poster are one picture; what
// listens to the user is in board_view and board_input. May know: pen, widgets, motion and the snapshot. Begin with
// board_picture.h.
#pragma once

#include "view/board/board_picture.h"
#include "view/board/board_view.h"
