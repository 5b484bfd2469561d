// Reads pairs of numbers: rows and columns, alone or beside the number of the visit.
#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "core/basics/basics.h"
#include "core/text/readers.h"

namespace kt {
namespace {

using Kind = Token::Kind;
using Result = std::expected<void, Message>;
using Squares = std::vector<Square>;

// Where the number of the visit is, if there is one.
enum class Numbered { no, before, after };

Message pairs_reading(Numbered numbered, bool column_first, int origin) {
  const std::string from = std::to_string(origin);
  switch (numbered) {
    case Numbered::before:
      if (column_first) return {"Read as numbered squares: number, column, row, counted from {0}.", from};
      return {"Read as numbered squares: number, row, column, counted from {0}.", from};
    case Numbered::after:
      if (column_first) return {"Read as numbered squares: column, row, number, counted from {0}.", from};
      return {"Read as numbered squares: row, column, number, counted from {0}.", from};
    default:
      if (column_first) return {"Read as squares: column, row, counted from {0}.", from};
      return {"Read as squares: row, column, counted from {0}.", from};
  }
}

// Pairs as written.
struct Pairs {
  Squares path;
  Squares all = path;  // also those not on the path
  Numbered numbered = Numbered::no;
  int base = 1;
  Message fault = {};  // of the numbers
};

// Rows and columns may count from 0 or 1, and either may come first.
Result add_pairs(const Pairs& pairs, const TourSource& source, Candidates& candidates) {
  const std::optional<Board> given = source.board;
  constexpr std::size_t kWholeTour = 12;  // squares of the smallest board with a tour
  int least = std::numeric_limits<int>::max();
  for (const Square pair : pairs.all) least = std::min({least, pair.row, pair.col});
  const bool from_one_first = least >= 1 && !given && pairs.all.size() >= kWholeTour;
  Result result;
  for (const bool column_first : {false, true}) {
    for (const int origin : {from_one_first ? 1 : 0, from_one_first ? 0 : 1}) {
      if (origin == 1 && least < 1) continue;
      const auto read = [&](Squares squares) {
        for (Square& square : squares) {
          if (column_first) square = {square.col, square.row};
          square = {square.row - origin, square.col - origin};
        }
        return squares;
      };
      const auto board = given ? *given : smallest_board(read(pairs.all));
      if (!board) {
        result = std::unexpected(board.error());
        continue;
      }
      add_list({.board = *board,
                .base = pairs.base,
                .squares = read(pairs.path),
                .fault = pairs.fault,
                .names = {.origin = origin, .column_first = column_first},
                .reading = pairs_reading(pairs.numbered, column_first, origin),
                .plain = pairs.numbered == Numbered::no && !column_first && origin == 0},
               source.holes.size(), candidates);
    }
  }
  return candidates.empty() ? result : Result();
}

// True if numbers repeat so often that they must be rows and columns.
bool repeats(const std::vector<Token>& tokens) {
  constexpr std::size_t kEnough = 12;
  const auto least = [&](int largest) { return static_cast<std::size_t>(largest) <= tokens.size() / 4; };
  return tokens.size() >= kEnough && tokens.size() % 2 == 0 &&
         std::ranges::all_of(tokens, [&](const Token& token) { return token.value >= 0 && least(token.value); });
}

constexpr int kLooksLikePairs = 8;

constexpr std::size_t kEnoughTriples = 5;

bool are_triples(const std::vector<Token>& tokens) {
  return !has_marks(tokens) && tokens.size() % 3 == 0 && tokens.size() >= 3 * kEnoughTriples;
}

std::vector<NumberedSquare> entries_of(const std::vector<Token>& tokens) {
  std::vector<NumberedSquare> entries;
  for (std::size_t i = 0; i < tokens.size(); i += 3)
    entries.push_back({tokens[i + 2].value, {tokens[i].value, tokens[i + 1].value}});
  return entries;
}

// 1 is the usual first number.
int base_of(std::span<const NumberedSquare> entries) {
  const auto has = [&](int number) { return std::ranges::count(entries, number, &NumberedSquare::number); };
  return has(0) == 1 || has(1) == 0 ? 0 : 1;
}

}  // namespace

int fits_pairs(const TourSource& source) {
  if (fits_matrix(source) == 0) return 0;
  const TokenRow& first = source.rows.front();
  const bool glued = first.tokens.size() >= 2 && first.tokens[0].kind == Kind::number && first.tokens[1].glued &&
                     (first.tokens.size() == 2 || !first.tokens[2].glued);
  const bool board_of_two =
      source.board && source.board->cols == 2 && source.rows.size() == static_cast<std::size_t>(source.board->rows);
  const bool two_each = !board_of_two && std::ranges::all_of(source.rows, [](const TokenRow& row) {
    return row.tokens.size() == 2 && row.tokens[0].kind == Kind::number && row.tokens[1].kind == Kind::number &&
           row.tokens[0].value >= 0 && row.tokens[1].value >= 0;
  });
  if (glued || two_each) return kLooksLikePairs;
  const std::vector<Token> tokens = numbers_of(source);
  if (has_marks(tokens)) return 0;
  return source.rows.size() == 1 && repeats(tokens) ? 5 : 1;
}

Result read_pairs(const TourSource& source, Candidates& candidates) {
  const std::vector<Token> tokens = numbers_of(source);
  Squares pairs;
  const bool glued = source.rows.size() == 1 && fits_pairs(source) == kLooksLikePairs;
  for (std::size_t i = 0; i < tokens.size(); i += 2) {
    if (tokens[i].kind != Kind::number || i + 1 == tokens.size() || tokens[i + 1].kind != Kind::number ||
        (glued && tokens.size() > 2 && !tokens[i + 1].glued))
      return not_a_square(tokens[i], "0,0");
    pairs.push_back({tokens[i].value, tokens[i + 1].value});
  }
  return add_pairs({.path = std::move(pairs)}, source, candidates);
}

// Triples: number, row, column.

int fits_triples(const TourSource& source) {
  const std::vector<Token> tokens = numbers_of(source);
  if (!are_triples(tokens)) return 0;
  for (std::size_t i = 0; i < tokens.size(); i += 3) {
    if (tokens[i].value != tokens[0].value + static_cast<int>(i / 3)) return 0;
  }
  return tokens[0].value == 0 || tokens[0].value == 1 ? 7 : 0;
}

Result read_triples(const TourSource& source, Candidates& candidates) {
  const std::vector<Token> tokens = numbers_of(source);
  Squares path;
  for (std::size_t i = 0; i < tokens.size(); i += 3) path.push_back({tokens[i + 1].value, tokens[i + 2].value});
  return add_pairs({.path = std::move(path), .numbered = Numbered::before, .base = tokens[0].value}, source,
                   candidates);
}

// Squares with their numbers, in any order: {(0, 0): 1, (2, 1): 2}, {"0,0": 1, "2,1": 2}, or rows such as 0,0,1.

int fits_dictionary(const TourSource& source) {
  const std::vector<Token> tokens = numbers_of(source);
  if (!are_triples(tokens)) return 0;
  bool apart = true, in_threes = true, glued = true;
  for (std::size_t i = 0; i < source.rows.size(); ++i) {
    apart &= source.rows[i].tokens.size() == 2 - i % 2;
    in_threes &= source.rows[i].tokens.size() == 3;
  }
  for (std::size_t i = 0; i < tokens.size(); i += 3) glued &= tokens[i + 1].glued && !tokens[i + 2].glued;
  if (apart || glued) return kLooksLikePairs + 1;
  // Three columns may also be a matrix.
  const std::vector<NumberedSquare> entries = entries_of(tokens);
  return in_threes && order_of(entries, base_of(entries)).squares.size() == entries.size() ? kLooksLikePairs + 1 : 0;
}

Result read_dictionary(const TourSource& source, Candidates& candidates) {
  const std::vector<NumberedSquare> entries = entries_of(numbers_of(source));
  const int base = base_of(entries);
  VisitOrder order = order_of(entries, base);
  Squares all;
  for (const NumberedSquare& entry : entries) all.push_back(entry.square);
  return add_pairs({.path = std::move(order.squares),
                    .all = std::move(all),
                    .numbered = Numbered::after,
                    .base = base,
                    .fault = std::move(order.fault)},
                   source, candidates);
}

}  // namespace kt
