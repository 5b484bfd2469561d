#include "view/board/board_blocks.h"

#include <vector>

#include "core/basics/heap_sort.h"

namespace kt {
namespace {

constexpr float kSmallestBlock = 2;  // pixels

// Neighbouring blocks of one colour in a row.
struct Run {
  ImU32 colour;
  int row, col, length;
};

// The colour of a block of several squares, rounded to an eighth of the shades, so that runs are longer and colours
// fewer.
ImU32 coarse(ImU32 colour) { return (colour & 0xF8F8F8F8) | (colour >> 5 & 0x07070707); }

ImU32 colour_of(std::span<const ImU32> squares, Board board, Square from, Square end) {
  const ImU32 first = squares[board.number(from)];
  MeanColour mean;
  bool plain = true;
  for (int row = from.row; row < end.row; ++row) {
    for (int col = from.col; col < end.col; ++col) {
      const ImU32 colour = squares[board.number({row, col})];
      plain = plain && colour == first;
      mean.add(colour);
    }
  }
  return plain ? first : coarse(mean());
}

std::vector<Run> runs_of(std::span<const ImU32> squares, Board board, int side) {
  std::vector<Run> runs;
  for (int row = 0; row < board.rows; row += side) {
    for (int col = 0; col < board.cols; col += side) {
      const Square end{std::min(row + side, board.rows), std::min(col + side, board.cols)};
      const ImU32 colour = colour_of(squares, board, {row, col}, end);
      if (col > 0 && runs.back().colour == colour) {
        runs.back().length = end.col - runs.back().col;
      } else {
        runs.push_back({colour, row, col, end.col - col});
      }
    }
  }
  heap_sort(runs, &Run::colour);
  return runs;
}

ImU32 most_common(std::span<const Run> runs) {
  std::size_t most = 0, count = 0;
  ImU32 found = 0;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    count = i > 0 && runs[i].colour == runs[i - 1].colour ? count + 1 : 1;
    if (count > most) most = count, found = runs[i].colour;
  }
  return found;
}

}  // namespace

void draw_blocks(const BoardPicture& picture, const SquareColours& colours) {
  const Board board = picture.board;
  std::vector<ImU32> squares(board.squares());
  colour_squares(picture, colours, 0, board.rows, squares);
  const int side = std::max(1, static_cast<int>(std::ceil(kSmallestBlock / picture.cell())));
  const std::vector<Run> runs = runs_of(squares, board, side);
  const ImU32 ground = most_common(runs);
  picture.pen.rect(picture.view.min, picture.view.max, ground);
  for (const Run& run : runs) {
    if (run.colour == ground) continue;
    const Square end{std::min(run.row + side, board.rows), run.col + run.length};
    picture.pen.rect(picture.corner({run.row, run.col}), picture.corner(end), run.colour);
  }
}

}  // namespace kt
