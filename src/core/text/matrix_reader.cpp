// Reads matrices of visit numbers, with marks, rulers along the edges, or a size above.
#include <algorithm>
#include <string>
#include <utility>

#include "core/text/readers.h"

namespace kt {
namespace {

using Cells = std::vector<std::vector<int>>;

Cells cells_of(const TourSource& source) {
  Cells cells;
  for (const TokenRow& row : source.rows) {
    cells.emplace_back();
    for (const Token& token : row.tokens) {
      if (token.kind == Token::Kind::hole)
        cells.back().push_back(kHoleCell);
      else if (token.kind == Token::Kind::free)
        cells.back().push_back(kFreeCell);
      else
        cells.back().push_back(std::max(token.value, kFreeCell));
    }
  }
  return cells;
}

// 0 1 2 .., 1 2 3 .., or .. 3 2 1.
bool is_ruler(const std::vector<int>& numbers) {
  if (numbers.size() < 2) return false;
  const int step = numbers[1] - numbers[0];
  if (step != 1 && step != -1) return false;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    if (numbers[i] - numbers[i - 1] != step) return false;
  }
  const int least = std::min(numbers.front(), numbers.back());
  return least == 0 || least == 1;
}

bool is_rectangle(const Cells& cells) {
  return !cells.empty() && !cells.front().empty() &&
         std::ranges::all_of(cells, [&](const auto& row) { return row.size() == cells.front().size(); });
}

enum class Side { top, bottom, left, right };

// Removes the ruler at this side. True if there was one.
bool remove_ruler(Cells& cells, Side side) {
  if (cells.size() < 2) return false;
  if (side == Side::top || side == Side::bottom) {
    const auto row = side == Side::top ? cells.begin() : cells.end() - 1;
    if (!is_ruler(*row)) return false;
    cells.erase(row);
    return true;
  }
  std::vector<int> column;
  for (const auto& row : cells) {
    if (row.size() < 2) return false;
    column.push_back(side == Side::left ? row.front() : row.back());
  }
  if (!is_ruler(column)) return false;
  for (auto& row : cells) row.erase(side == Side::left ? row.begin() : row.end() - 1);
  return true;
}

// Removes a first row with the matrix's size, such as `5` or `5 5`. True if there was one.
bool remove_size(Cells& cells) {
  if (cells.size() < 3 || cells.front().size() > 2 || cells[1].size() == cells[0].size()) return false;
  const auto rows = static_cast<int>(cells.size()) - 1, cols = static_cast<int>(cells[1].size());
  const bool first = cells[0][0] == rows || cells[0][0] == cols;
  if (!first || (cells[0].size() == 2 && cells[0][1] != rows && cells[0][1] != cols)) return false;
  cells.erase(cells.begin());
  return true;
}

std::expected<Board, Message> shape_of(const Cells& cells, std::optional<Board> board) {
  const std::size_t rows = cells.size(), cols = cells.front().size();
  const bool in_line = rows == 1 || std::ranges::all_of(cells, [](const auto& row) { return row.size() == 1; });
  if (board && in_line && rows * cols == static_cast<std::size_t>(board->squares())) return *board;
  for (std::size_t row = 1; row < rows; ++row) {
    if (cells[row].size() == cols) continue;
    return std::unexpected(Message{"row {0} has {1, plural, one {# number} other {{2} numbers}}, but row 1 has {3}",
                                   std::to_string(row + 1), cells[row].size(), std::to_string(cells[row].size()),
                                   std::to_string(cols)});
  }
  const std::string size = std::to_string(rows) + "x" + std::to_string(cols);
  if (std::max(rows, cols) > kMaxSide)
    return std::unexpected(Message{"the matrix is {0}, but at most 1024 rows and columns are allowed", size});
  const Board found{static_cast<int>(rows), static_cast<int>(cols)};
  if (board && *board != found)
    return std::unexpected(Message{"the matrix is {0}, but the board is {1}", size, to_string(*board)});
  return found;
}

// The visits from `base` on. `marks`: 0 marks a square that is not visited.
WrittenTour visits_of(Board board, std::span<const int> numbers, int base, bool marks) {
  WrittenTour tour{.board = board, .base = base};
  std::vector<NumberedSquare> numbered;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Square square{static_cast<int>(i) / board.cols, static_cast<int>(i) % board.cols};
    if (numbers[i] == kHoleCell) tour.holes.push_back(square);
    numbered.push_back({numbers[i], square});
  }
  VisitOrder order = order_of(numbered, base);
  tour.squares = std::move(order.squares);
  tour.fault = std::move(order.fault);
  tour.plain = !marks;
  tour.reading = marks ? Message{"Read as visit numbers from 1; 0 marks unvisited squares."}
                       : Message{"Read as visit numbers from {0}, row by row.", std::to_string(tour.base)};
  return tour;
}

std::expected<void, Message> add_cells(const Cells& cells, std::optional<Board> board, Candidates& candidates) {
  const auto shape = shape_of(cells, board);
  if (!shape) return std::unexpected(shape.error());
  std::vector<int> numbers;
  for (const auto& row : cells) numbers.insert(numbers.end(), row.begin(), row.end());
  add_matrix(*shape, numbers, candidates);
  return {};
}

}  // namespace

int fits_matrix(const TourSource& source) {
  const auto is_square = [](const Token& token) { return token.kind == Token::Kind::square; };
  for (const TokenRow& row : source.rows) {
    if (std::ranges::any_of(row.tokens, is_square)) return 0;
  }
  return 3;
}

void add_matrix(Board board, std::span<const int> numbers, Candidates& candidates) {
  const auto has = [&](int number) { return std::ranges::find(numbers, number) != numbers.end(); };
  const auto zeros = std::ranges::count(numbers, 0);
  const bool marks = zeros > 1 && has(1);
  candidates.push_back(visits_of(board, numbers, zeros > 0 && !marks ? 0 : 1, marks));
  // A single 0 is a visit or the mark of the only square that is not visited.
  if (zeros != 1 || !has(1) || has(kFreeCell)) return;
  candidates.push_back(visits_of(board, numbers, 1, true));
  candidates.back().skips_zero = true;
}

std::expected<void, Message> read_matrix(const TourSource& source, Candidates& candidates) {
  const Cells whole = cells_of(source);
  const auto result = add_cells(whole, source.board, candidates);
  for (int mask = 0; mask < 32; ++mask) {
    Cells cells = whole;
    if (mask == 0 || ((mask & 16) != 0 && !remove_size(cells))) continue;
    if ((mask & 1) != 0 && !remove_ruler(cells, Side::top)) continue;
    if ((mask & 2) != 0 && !remove_ruler(cells, Side::bottom)) continue;
    if ((mask & 4) != 0 && !remove_ruler(cells, Side::left)) continue;
    if ((mask & 8) != 0 && !remove_ruler(cells, Side::right)) continue;
    // Without its rulers the matrix must still have a first visit.
    const auto begins = [](const auto& row) {
      return std::ranges::any_of(row, [](int n) { return n == 0 || n == 1; });
    };
    if (is_rectangle(cells) && std::ranges::any_of(cells, begins)) (void)add_cells(cells, source.board, candidates);
  }
  if (candidates.empty()) return result;
  return {};
}

}  // namespace kt
