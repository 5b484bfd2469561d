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

struct TourSource : TourContext {
  std::span<const TokenRow> rows = {};
  std::vector<Square> holes = {};
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
bool is_dash(const Token& token);                                               // alone between two squares
bool has_marks(const std::vector<Token>& tokens);                               // neither numbers nor dashes
std::vector<Token> numbers_of(const TourSource& source);                        // all tokens but dashes
std::unexpected<Message> not_a_square(const Token& token, const char* example);
std::expected<Board, Message> smallest_board(const std::vector<Square>& squares);
// Adds a list of squares. One that names both ends of each move, or repeats its first square, is read so.
void add_list(WrittenTour tour, std::size_t holes, Candidates& candidates);

struct NumberedSquare {
  int number = 0;
  Square square;
};
struct VisitOrder {
  std::vector<Square> squares;  // before the first fault
  Message fault;                // the first number from `base` that is missing, or on two squares
};
// Smaller numbers than `base` are no visits.
VisitOrder order_of(std::span<const NumberedSquare> numbered, int base);

// Pairs of numbers, alone or beside the number of the visit, in pair_readers.cpp.
int fits_pairs(const TourSource& source);
std::expected<void, Message> read_pairs(const TourSource& source, Candidates& candidates);
int fits_triples(const TourSource& source);
std::expected<void, Message> read_triples(const TourSource& source, Candidates& candidates);
int fits_dictionary(const TourSource& source);
std::expected<void, Message> read_dictionary(const TourSource& source, Candidates& candidates);

// Matrices, in matrix_reader.cpp.
int fits_matrix(const TourSource& source);
std::expected<void, Message> read_matrix(const TourSource& source, Candidates& candidates);
// `numbers`: the visits of a whole board, row by row.
void add_matrix(Board board, std::span<const int> numbers, Candidates& candidates);

// The value of a matrix cell without a number.
inline constexpr int kFreeCell = -1;
inline constexpr int kHoleCell = -2;

}  // namespace kt
