// The notations in which a text can be read as a tour: one reader for each.
//
// A reader adds its candidates, the most natural first. It judges nothing: parse_tours() takes the first candidate that
// is a tour.
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
};

using Candidates = std::vector<WrittenTour>;

struct TourReader {
  // How well the rows look like this notation; the reader with the highest number explains what is wrong. 0: not at
  // all.
  int (*fits)(const TourSource& source);
  // An error only if there is no candidate.
  std::expected<void, Message> (*read)(const TourSource& source, Candidates& candidates);
};

std::span<const TourReader> tour_readers();

// Shared by the readers.
std::vector<Token> all_tokens(const TourSource& source);
std::vector<Board> boards_of(std::size_t squares, std::optional<Board> given);  // the squarest first

// Matrices, in matrix_reader.cpp.
int fits_matrix(const TourSource& source);
std::expected<void, Message> read_matrix(const TourSource& source, Candidates& candidates);
// `numbers` row by row; the visits of a whole board.
void add_matrix(Board board, std::span<const int> numbers, Candidates& candidates);

// What stands in a matrix instead of a number.
inline constexpr int kFreeCell = -1;
inline constexpr int kHoleCell = -2;

}  // namespace kt
