// A board of more squares than can be drawn one by one, on a pen that knows no pixels: blocks of squares in one colour,
// at least two pixels wide, and the neighbours of one colour in a row as one shape. The whole board, not a part of it.
#pragma once

#include "view/board/board_picture.h"
#include "view/board/square_colours.h"

namespace kt {

void draw_blocks(const BoardPicture& picture, const SquareColours& colours);

}  // namespace kt
