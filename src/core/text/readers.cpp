// Reads lists of squares, of square numbers and of moves.
#include "core/text/readers.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/basics/basics.h"
#include "core/basics/heap_sort.h"

namespace kt {
namespace {

using Kind = Token::Kind;
using Result = std::expected<void, Message>;
using Squares = std::vector<Square>;

// True if each square begins at the end of the last move: a1 b3 b3 c5 c5 d7.
bool is_list_of_moves(const Squares& squares) {
  if (squares.size() < 4 || squares.size() % 2 != 0) return false;
  for (std::size_t i = 2; i < squares.size(); i += 2) {
    if (squares[i] != squares[i - 1]) return false;
  }
  return true;
}

// Chess notation.

int fits_chess(const TourSource& source) { return fits_matrix(source) == 0 ? 9 : 0; }

// Removes the numbers beside squares, as in `1 a5 2 b3` or `a5=1 b3=2`. Returns the first one; nothing if the squares
// are not numbered.
std::optional<int> remove_numbers(std::vector<Token>& tokens) {
  if (tokens.size() < 2 || tokens.size() % 2 != 0) return {};
  const std::size_t place = tokens.front().kind == Kind::number ? 0 : 1;
  const int first = tokens[place].value;
  if (first != 0 && first != 1) return {};
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const bool is_number = i % 2 == place;
    if (tokens[i].kind != (is_number ? Kind::number : Kind::square)) return {};
    if (is_number && tokens[i].value != first + static_cast<int>(i / 2)) return {};
  }
  std::erase_if(tokens, [](const Token& token) { return token.kind == Kind::number; });
  return first;
}

Result read_chess(const TourSource& source, Candidates& candidates) {
  std::vector<Token> tokens = all_tokens(source);
  std::erase_if(tokens, is_dash);
  const std::optional<int> number = remove_numbers(tokens);
  Squares squares;
  for (const Token& token : tokens) {
    if (token.kind != Kind::square) return not_a_square(token, "a1");
    squares.push_back(token.square);
  }
  int ranks = 1;
  Squares corners;
  for (const Square square : squares) {
    ranks = std::max(ranks, -square.row);
    corners.push_back({0, square.col});
  }
  corners.push_back({ranks - 1, 0});
  const auto board = source.board ? *source.board : smallest_board(corners);
  if (!board) return std::unexpected(board.error());
  for (Square& square : squares) square.row += board->rows;
  add_list({.board = *board,
            .base = number.value_or(1),
            .squares = std::move(squares),
            .names = {SquareNames::Kind::chess},
            .reading = number ? Message{"Read as numbered squares in chess notation."}
                              : Message{"Read as squares in chess notation."},
            .plain = !number},
           source.holes.size(), candidates);
  return {};
}

// A line of numbers: square numbers in the order of the tour, or visit numbers row by row.

bool in_line(const TourSource& source) {
  return source.rows.size() == 1 ||
         std::ranges::all_of(source.rows, [](const TokenRow& row) { return row.tokens.size() == 1; });
}

// True for different numbers that are neither as many as the squares of the given board nor as many as those of a row.
bool is_part_of_board(const TourSource& source) {
  std::vector<Token> tokens = all_tokens(source);  // with dashes: they all have the number 0
  const auto is_size = [&](int size) { return tokens.size() == static_cast<std::size_t>(size); };
  if (!source.board || is_size(source.board->squares()) || is_size(source.board->cols)) return false;
  heap_sort(tokens, &Token::value);
  return std::ranges::adjacent_find(tokens, {}, &Token::value) == tokens.end();
}

int fits_line(const TourSource& source) {
  constexpr std::size_t kEnough = 20;
  const std::vector<Token> tokens = numbers_of(source);
  if (has_marks(tokens) || tokens.size() < 2) return 0;
  if (std::ranges::any_of(tokens, [](const Token& token) { return token.value < 0; })) return 0;
  return in_line(source) && (tokens.size() >= kEnough || is_part_of_board(source)) ? 4 : 2;
}

Result read_line(const TourSource& source, Candidates& candidates) {
  const std::vector<Token> tokens = numbers_of(source);
  std::vector<int> numbers;
  for (const Token& token : tokens) numbers.push_back(token.value);
  const auto [least, largest] = std::ranges::minmax(numbers);
  const bool returns = numbers.size() > 3 && numbers.front() == numbers.back();
  const std::size_t squares = numbers.size() - (returns ? 1 : 0) + source.holes.size();
  std::vector<Board> boards = boards_of(squares, source.board);
  // Up to half of the squares may be missing, but not the last one.
  for (const int origin : {0, 1}) {
    const auto all = static_cast<std::size_t>(largest + 1 - origin);
    if (source.board || all <= squares || all > 2 * squares) continue;
    for (const Board board : boards_of(all, {})) boards.push_back(board);
  }
  if (boards.empty()) boards.push_back({1, static_cast<int>(std::min<std::size_t>(squares, kMaxSide))});
  for (const Board board : boards) {
    const Message size = source.board ? Message() : Message{"The board is {0}.", to_string(board)};
    for (const int origin : {0, 1}) {
      if (origin > least || (origin == 0 && least == 1 && largest == board.squares())) continue;
      Squares path;
      for (const int number : numbers) path.push_back({(number - origin) / board.cols, (number - origin) % board.cols});
      add_list({.board = board,
                .squares = std::move(path),
                .names = {.kind = SquareNames::Kind::number, .origin = origin},
                .reading = joined({"Read as square numbers from {0}, row by row.", std::to_string(origin)}, size)},
               source.holes.size(), candidates);
    }
    if (static_cast<std::size_t>(board.squares()) != numbers.size()) continue;
    const std::size_t first = candidates.size();
    add_matrix(board, numbers, candidates);
    for (WrittenTour& tour : std::span(candidates).subspan(first)) {
      tour.reading = joined(tour.reading, size);
      tour.plain &= source.board.has_value();
    }
  }
  return {};
}

// Moves: a digit for each, in one of the move orders.

constexpr std::size_t kManyDigits = 7;

int fits_moves(const TourSource& source) {
  bool is_long = false;
  for (const TokenRow& row : source.rows) {
    for (const Token& token : row.tokens) {
      if (token.kind != Kind::number || token.text.find_first_not_of("012345678") != std::string_view::npos) return 0;
      is_long |= token.text.size() >= kManyDigits;
    }
  }
  return is_long ? 10 : 0;
}

Result read_moves(const TourSource& source, Candidates& candidates) {
  std::string digits;
  for (const Token& token : all_tokens(source)) digits += token.text;
  if (const auto bad = digits.find('0'); bad != std::string::npos)
    return std::unexpected(Message{"digit {0} of the moves is 0, which is not a direction", std::to_string(bad + 1)});
  const Leaper leaper = source.leaper.value_or(Leaper{});
  const std::size_t directions = moves_of(leaper, move_orders().front().moves).size();
  const auto many =
      std::ranges::find_if(digits, [&](char digit) { return static_cast<std::size_t>(digit - '0') > directions; });
  if (many != digits.end())
    return std::unexpected(Message{"digit {0} of the moves is {1}, but this piece has only {2} directions",
                                   std::to_string(many - digits.begin() + 1), std::string(1, *many),
                                   std::to_string(directions)});
  const auto read_in = [&](const MoveOrder& order, const Message& name) {
    const std::vector<Offset> moves = moves_of(leaper, order);
    Squares squares = {{}};
    Square low, high;
    for (const char digit : digits) {
      const Offset move = moves[digit - '1'];
      const Square next{squares.back().row + move.row, squares.back().col + move.col};
      squares.push_back(next);
      low = {std::min(low.row, next.row), std::min(low.col, next.col)};
      high = {std::max(high.row, next.row), std::max(high.col, next.col)};
    }
    const Board board = source.board.value_or(Board{high.row - low.row + 1, high.col - low.col + 1});
    if (std::max(board.rows, board.cols) > kMaxSide) return;
    for (Square& square : squares) square = {square.row - low.row, square.col - low.col};
    const std::string start = to_string(squares.front(), board, Notation::row_col);
    candidates.push_back({.board = board,
                          .squares = std::move(squares),
                          .reading = {"Read as moves from {0}, with the move order {1}. The board is {2}.", start, name,
                                      to_string(board)}});
  };
  for (const NamedMoveOrder& order : move_orders()) read_in(order.moves, Message::name(order.title));
  if (source.moves) read_in(*source.moves, Message::verbatim(to_string(*source.moves)));
  if (candidates.empty())
    return std::unexpected(Message{"these squares do not fit on the largest board, which has 1024 rows and columns"});
  return {};
}

constexpr TourReader kReaders[] = {
    {fits_matrix, read_matrix},   {fits_chess, read_chess},           {fits_pairs, read_pairs},
    {fits_triples, read_triples}, {fits_dictionary, read_dictionary}, {fits_line, read_line},
    {fits_moves, read_moves},
};

}  // namespace

std::span<const TourReader> tour_readers() { return kReaders; }

bool is_dash(const Token& token) { return token.kind == Kind::free && token.text.starts_with('-'); }

bool has_marks(const std::vector<Token>& tokens) {
  return std::ranges::any_of(tokens, [](const Token& token) { return token.kind != Kind::number && !is_dash(token); });
}

std::vector<Token> numbers_of(const TourSource& source) {
  std::vector<Token> tokens = all_tokens(source);
  std::erase_if(tokens, is_dash);
  return tokens;
}

std::unexpected<Message> not_a_square(const Token& token, const char* example) {
  return std::unexpected(Message{"{0} is not a square such as {1}", quoted(token.text), example});
}

std::expected<Board, Message> smallest_board(const Squares& squares) {
  Square last;
  for (const Square s : squares) last = {std::max(last.row, s.row), std::max(last.col, s.col)};
  if (std::max(last.row, last.col) < kMaxSide) return Board{last.row + 1, last.col + 1};
  return std::unexpected(Message{"these squares do not fit on the largest board, which has 1024 rows and columns"});
}

void add_list(WrittenTour tour, std::size_t holes, Candidates& candidates) {
  Squares& squares = tour.squares;
  if (is_list_of_moves(squares)) {
    Squares once = {squares.front()};
    for (std::size_t i = 1; i < squares.size(); i += 2) once.push_back(squares[i]);
    squares = std::move(once);
  }
  if (squares.size() > 3 && squares.front() == squares.back() &&
      squares.size() - 1 + holes == static_cast<std::size_t>(tour.board.squares())) {
    squares.pop_back();
    tour.returns = true;
    tour.plain = false;
    tour.reading = joined(tour.reading, {"The first square is repeated at the end."});
  }
  candidates.push_back(std::move(tour));
}

VisitOrder order_of(std::span<const NumberedSquare> numbered, int base) {
  struct Places {
    int count = 0;
    std::array<Square, 2> first;
  };
  std::vector<Places> places(numbered.size());
  int largest = -1;
  for (const auto& [number, square] : numbered) {
    largest = std::max(largest, number);
    if (number < base || static_cast<std::size_t>(number - base) >= places.size()) continue;
    Places& found = places[number - base];
    if (found.count < 2) found.first[found.count] = square;
    ++found.count;
  }
  VisitOrder order;
  for (int number = base; number <= largest && order.fault.empty(); ++number) {
    const auto place = static_cast<std::size_t>(number - base);
    const Places found = place < places.size() ? places[place] : Places();
    if (found.count == 0) order.fault = {"number {0} is missing", std::to_string(number)};
    if (found.count == 1) order.squares.push_back(found.first[0]);
    if (found.count > 1) {
      order.fault = {"number {0} is on both {1} and {2}", std::to_string(number), in_brackets(found.first[0]),
                     in_brackets(found.first[1])};
    }
  }
  return order;
}

std::vector<Token> all_tokens(const TourSource& source) {
  std::vector<Token> tokens;
  for (const TokenRow& row : source.rows) tokens.insert(tokens.end(), row.tokens.begin(), row.tokens.end());
  return tokens;
}

std::vector<Board> boards_of(std::size_t squares, std::optional<Board> given) {
  if (given) return {*given};
  std::vector<Board> boards;
  const auto count = static_cast<int>(std::min<std::size_t>(squares, kMaxSide * kMaxSide + 1));
  for (int rows = std::min(count, kMaxSide); rows >= 1; --rows) {
    if (rows * rows > count || count % rows != 0 || count / rows > kMaxSide) continue;
    boards.push_back({rows, count / rows});
    if (rows * rows != count) boards.push_back({count / rows, rows});
  }
  return boards;
}

}  // namespace kt
