// Draws a board with too many squares for single shapes on a pen without pixels. Blocks of squares are at least two
// pixels wide and have one colour; neighbours of one colour in a row are one shape. Always draws the whole board.
#pragma once

#include "view/board/board_picture.h"
#include "view/board/square_colours.h"

namespace kt {

void draw_blocks(const BoardPicture& picture, const SquareColours& colours);

}  // namespace kt
