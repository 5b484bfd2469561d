// The recursion of the tutorials, reconstructed: a square matrix of step numbers, -1 for unoccupied, and a test of each
// of the eight moves in turn. All ratios compare with it, so it must not be improved.
#include "bench/workloads.h"

namespace {

constexpr int kSide = 8;

bool is_safe(int row, int col, const int board[kSide][kSide]) {
  return row >= 0 && row < kSide && col >= 0 && col < kSide && board[row][col] == -1;
}

int solve(int row, int col, int step, int board[kSide][kSide], const int row_moves[], const int col_moves[]) {
  if (step == kSide * kSide) return 1;
  for (int k = 0; k < 8; ++k) {
    const int next_row = row + row_moves[k];
    const int next_col = col + col_moves[k];
    if (!is_safe(next_row, next_col, board)) continue;
    board[next_row][next_col] = step;
    if (solve(next_row, next_col, step + 1, board, row_moves, col_moves) == 1) return 1;
    board[next_row][next_col] = -1;
  }
  return 0;
}

}  // namespace

int tutorial_first_tour() {
  int row_moves[8] = {2, 1, -1, -2, -2, -1, 1, 2};
  int col_moves[8] = {1, 2, 2, 1, -1, -2, -2, -1};
  int board[kSide][kSide];
  for (auto& row : board) {
    for (int& square : row) square = -1;
  }
  board[0][0] = 0;
  return solve(0, 0, 1, board, row_moves, col_moves);
}
