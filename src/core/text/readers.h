// One reader for each notation of a tour.
//
// A reader adds its interpretations of a text, the most natural first. It checks nothing: parse_tours() takes the first
// one that is a tour.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "core/text/tokens.h"
#include "core/text/tour_text.h"

namespace kt {

struct TourSource {
  std::span<const TokenRow> rows;
  std::optional<Board> board;
  std::vector<Square> holes;
  std::optional<Leaper> leaper;
  std::optional<MoveOrder> moves;
  bool has_graph = false;
};

using Candidates = std::vector<WrittenTour>;

struct TourReader {
  // How well the rows fit this notation; 0: not at all. The reader with the highest number explains what is wrong.
  int (*fits)(const TourSource& source);
  // Returns an error only if there is no candidate.
  std::expected<void, Message> (*read)(const TourSource& source, Candidates& candidates);
};

std::span<const TourReader> tour_readers();

// Helpers of the readers.
std::vector<Token> all_tokens(const TourSource& source);
std::vector<Board> boards_of(std::size_t squares, std::optional<Board> given);  // squarest first

// Matrices, in matrix_reader.cpp.
int fits_matrix(const TourSource& source);
std::expected<void, Message> read_matrix(const TourSource& source, Candidates& candidates);
// `numbers`: the visits of a whole board, row by row.
void add_matrix(Board board, std::span<const int> numbers, Candidates& candidates);

// The value of a matrix cell without a number.
inline constexpr int kFreeCell = -1;
inline constexpr int kHoleCell = -2;

}  // namespace kt
