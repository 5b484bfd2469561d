#include "core/text/tour_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/basics/basics.h"

namespace kt {
namespace {

using Row = std::vector<std::string_view>;  // words

constexpr int kUnvisited = -1;
constexpr int kHole = -2;

bool is_one_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

bool is_alphanumeric(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// A minus sign right behind a word parts it from the next: a1-c2, a1->c2.
bool parts_words(std::string_view text, std::size_t at) {
  return is_one_of(text[at], " \t\v\f;|>") || (text[at] == '-' && at > 0 && is_alphanumeric(text[at - 1]));
}

bool parts_rows(char c) { return is_one_of(c, "\n\r/[](){}"); }

std::vector<Row> rows_of(std::string_view text) {
  std::vector<Row> rows;
  Row row;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const bool row_ends = at == text.size() || parts_rows(text[at]);
    if (!row_ends && !parts_words(text, at)) continue;
    std::string_view word = text.substr(begin, at - begin);
    begin = at + 1;
    while (!word.empty() && word.front() == ',') word.remove_prefix(1);
    while (!word.empty() && word.back() == ',') word.remove_suffix(1);
    if (!word.empty()) row.push_back(word);
    if (row_ends && !row.empty()) rows.push_back(std::exchange(row, {}));
  }
  return rows;
}

std::optional<int> parse_signed(std::string_view text) {
  const bool negative = text.starts_with('-');
  const auto number = parse_number(negative ? text.substr(1) : text);
  return number && negative ? -*number : number;
}

std::optional<Square> parse_pair(std::string_view word) {
  const auto comma = word.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto row = parse_signed(word.substr(0, comma));
  const auto col = parse_signed(word.substr(comma + 1));
  if (!row || !col) return std::nullopt;
  return Square{*row, *col};
}

// Chess notation, on a board of no rows: the row is the rank, negative. Ranks count from the bottom.
std::optional<Square> parse_chess(std::string_view word) {
  const auto digits = std::min(word.find_first_not_of("abcdefghijklmnopqrstuvwxyz"), word.size());
  const auto rank = parse_number(word.substr(digits));
  if (digits == 0 || digits > 3 || !rank) return std::nullopt;
  int file = 0;
  for (const char letter : word.substr(0, digits)) file = file * 26 + (letter - 'a' + 1);
  return Square{-*rank, file - 1};
}

// A number of visit, kUnvisited or kHole.
std::optional<int> parse_cell(std::string_view word) {
  const auto is_all = [&](std::string_view set) { return word.find_first_not_of(set) == std::string_view::npos; };
  if (is_all("#")) return kHole;
  if (is_all(".") || is_all("_") || is_all("-")) return kUnvisited;
  const bool negative = word.starts_with('-');
  const std::string_view digits = word.substr(negative ? 1 : 0);
  if (digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  if (negative) return kUnvisited;
  // What is too large for an int is out of range whatever it is.
  return parse_number(digits).value_or(std::numeric_limits<int>::max());
}

bool is_list(const std::vector<Row>& rows) {
  const std::string_view first = rows.front().front();
  return parse_pair(first) || parse_chess(first);
}

using Cells = std::vector<std::vector<int>>;

std::expected<Cells, Message> cells_of(const std::vector<Row>& rows) {
  Cells cells;
  for (const Row& row : rows) {
    cells.emplace_back();
    for (const std::string_view word : row) {
      for (std::size_t at = 0; at <= word.size();) {
        const auto end = std::min(word.find(',', at), word.size());
        if (end > at) {
          const auto cell = parse_cell(word.substr(at, end - at));
          if (!cell)
            return std::unexpected(Message{"{0} is neither a number nor a square", quoted(word.substr(at, end - at))});
          cells.back().push_back(*cell);
        }
        at = end + 1;
      }
    }
  }
  return cells;
}

bool is_list(const Cells& cells, std::optional<Board> board) {
  if (board && board->cols == 2 && cells.size() == static_cast<std::size_t>(board->rows)) return false;
  return std::ranges::all_of(cells, [](const auto& row) { return row.size() == 2 && row[0] >= 0 && row[1] >= 0; });
}

// `last` is its lower right corner.
std::expected<Board, Message> smallest_board(Square last) {
  if (std::max(last.row, last.col) < kMaxSide) return Board{last.row + 1, last.col + 1};
  return std::unexpected(Message{"no board is large enough for these squares: 1024 rows and columns are allowed"});
}

// Those to the left and above not counted.
Square last_of(std::span<const Square> squares) {
  Square last;
  for (const Square s : squares) last = {std::max(last.row, s.row), std::max(last.col, s.col)};
  return last;
}

std::expected<WrittenTour, Message> list_of(std::vector<Square> squares, std::optional<Board> board) {
  const auto found = board ? *board : smallest_board(last_of(squares));
  if (!found) return std::unexpected(found.error());
  return WrittenTour{.board = *found, .squares = std::move(squares)};
}

// Squares in chess notation, as parse_chess returns them. Ranks count from the bottom of the board.
std::expected<WrittenTour, Message> chess_list_of(std::vector<Square> squares, std::optional<Board> board) {
  int ranks = 1;
  for (const Square square : squares) ranks = std::max(ranks, -square.row);
  const auto found = board ? *board : smallest_board({ranks - 1, last_of(squares).col});
  if (!found) return std::unexpected(found.error());
  for (Square& square : squares) square.row += found->rows;
  return list_of(std::move(squares), *found);
}

std::expected<WrittenTour, Message> list_of(const std::vector<Row>& rows, std::optional<Board> board) {
  const bool chess = parse_chess(rows.front().front()).has_value();
  std::vector<Square> squares;
  for (const Row& row : rows) {
    for (const std::string_view word : row) {
      if (word.find_first_not_of('-') == std::string_view::npos) continue;  // a dash between two squares
      const auto square = chess ? parse_chess(word) : parse_pair(word);
      if (!square)
        return std::unexpected(Message{"{0} is not a square such as {1}", quoted(word), chess ? "a1" : "0,0"});
      squares.push_back(*square);
    }
  }
  return chess ? chess_list_of(std::move(squares), board) : list_of(std::move(squares), board);
}

// The cells row by row, and their board.
std::expected<Board, Message> shape_of(const Cells& cells, std::optional<Board> board) {
  const std::size_t rows = cells.size(), cols = cells.front().size();
  const bool in_line = rows == 1 || std::ranges::all_of(cells, [](const auto& row) { return row.size() == 1; });
  if (board && in_line && rows * cols == static_cast<std::size_t>(board->squares())) return *board;
  for (std::size_t row = 1; row < rows; ++row) {
    if (cells[row].size() == cols) continue;
    return std::unexpected(Message{"row {0} has {1, plural, one {# number} other {{2} numbers}}, and row 1 has {3}",
                                   std::to_string(row + 1), cells[row].size(), std::to_string(cells[row].size()),
                                   std::to_string(cols)});
  }
  const std::string size = std::to_string(rows) + "x" + std::to_string(cols);
  if (std::max(rows, cols) > kMaxSide)
    return std::unexpected(Message{"the matrix is {0}, and 1024 are allowed each way", size});
  const Board found{static_cast<int>(rows), static_cast<int>(cols)};
  if (board && *board != found)
    return std::unexpected(Message{"the matrix is {0}, and the board is {1}", size, to_string(*board)});
  return found;
}

std::expected<WrittenTour, Message> matrix_of(const Cells& cells, std::optional<Board> board) {
  const auto shape = shape_of(cells, board);
  if (!shape) return std::unexpected(shape.error());
  WrittenTour tour{.board = *shape};
  const std::size_t size = shape->squares();
  struct Places {
    int count = 0;
    std::array<Square, 2> first;
  };
  std::vector<Places> places(size + 1);  // by number: 0 to the largest if counted from 1
  int largest = -1;
  Square square;
  for (const auto& row : cells) {
    for (const int number : row) {
      largest = std::max(largest, number);
      if (number == kHole) tour.holes.push_back(square);
      if (number >= 0 && static_cast<std::size_t>(number) <= size) {
        Places& found = places[number];
        if (found.count < 2) found.first[found.count++] = square;
      }
      square = square.col + 1 < shape->cols ? Square{square.row, square.col + 1} : Square{square.row + 1, 0};
    }
  }
  tour.base = places[0].count > 0 ? 0 : 1;
  for (int number = tour.base; number <= largest && tour.fault.empty(); ++number) {
    const Places found = static_cast<std::size_t>(number) <= size ? places[number] : Places();
    if (found.count == 0) tour.fault = {"{0} is missing", std::to_string(number)};
    if (found.count == 1) tour.squares.push_back(found.first[0]);
    if (found.count > 1) {
      tour.fault = {"{0} is at {1} and at {2}", std::to_string(number), in_brackets(found.first[0]),
                    in_brackets(found.first[1])};
    }
  }
  return tour;
}

std::vector<Square> squares_of(const Cells& cells) {
  std::vector<Square> squares;
  for (const auto& row : cells) squares.push_back({row[0], row[1]});
  return squares;
}

// The list in brackets behind "squares", if that is in the text at all.
std::expected<std::string_view, Message> without_json(std::string_view text) {
  constexpr std::string_view kKey = "\"squares\"";
  const auto key = text.find(kKey);
  if (key == std::string_view::npos) return text;
  const auto begin = text.find_first_not_of(" \t\r\n:", key + kKey.size());
  int depth = 0;
  for (std::size_t at = begin; at < text.size() && text[begin] == '['; ++at) {
    depth += (text[at] == '[' ? 1 : 0) - (text[at] == ']' ? 1 : 0);
    if (depth == 0) return text.substr(begin, at - begin);
  }
  return std::unexpected(Message{"behind \"squares\" there is no list in brackets"});
}

}  // namespace

std::expected<WrittenTour, Message> parse_tour(std::string_view text, std::optional<Board> board) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const auto list = without_json(text);
  if (!list) return std::unexpected(list.error());
  const std::vector<Row> rows = rows_of(*list);
  if (rows.empty()) return std::unexpected(Message{"there is neither a number nor a square in the text"});
  if (is_list(rows)) return list_of(rows, board);
  const auto cells = cells_of(rows);
  if (!cells) return std::unexpected(cells.error());
  if (is_list(*cells, board)) return list_of(squares_of(*cells), board);
  return matrix_of(*cells, board);
}

TourReport check_written_tour(const WrittenTour& tour, std::span<const Square> holes, Leaper leaper) {
  std::vector<Square> all_holes = tour.holes;
  all_holes.insert(all_holes.end(), holes.begin(), holes.end());
  if (tour.fault.empty()) return check_tour(tour.board, tour.squares, tour.base, all_holes, leaper);
  const TourReport earlier = check_path(tour.board, tour.squares, tour.base, all_holes, leaper);
  if (!earlier.valid) return earlier;
  return {.fault = tour.fault, .at = static_cast<int>(tour.squares.size()) - 1};
}

std::string to_matrix(Board board, std::span<const Square> path, int base, std::span<const Square> holes) {
  std::vector<int> numbers(board.squares(), kUnvisited);
  const auto at = [&](Square s) -> int& { return numbers[board.number(s)]; };
  for (const Square hole : holes) at(hole) = kHole;
  const auto squares = numbers.size() - std::ranges::count(numbers, kHole);
  for (int number = base; const Square square : path) at(square) = number++;
  const auto largest = static_cast<int>(std::max(squares, path.size())) - 1 + base;
  const std::size_t width = std::to_string(std::max(largest, 0)).size();
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    std::string cell = numbers[i] >= 0 ? std::to_string(numbers[i]) : "";
    const char filling = numbers[i] >= 0 ? '0' : numbers[i] == kHole ? '#' : '-';
    text.append(width - std::min(width, cell.size()), filling) += cell;
    text += (i + 1) % board.cols == 0 ? '\n' : ' ';
  }
  return text;
}

std::string to_squares(Board board, std::span<const Square> path, Notation notation) {
  std::string text;
  for (const Square square : path) text += (text.empty() ? "" : " ") + to_string(square, board, notation);
  return text;
}

std::string to_moves(std::span<const Square> path, std::span<const Offset> moves) {
  std::string digits;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Offset move{path[i].row - path[i - 1].row, path[i].col - path[i - 1].col};
    const auto place = std::ranges::find(moves, move);
    digits += place == moves.end() ? '0' : static_cast<char>('1' + (place - moves.begin()));
  }
  return digits;
}

}  // namespace kt
