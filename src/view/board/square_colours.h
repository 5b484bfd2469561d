// The colour of a square under everything else: its background, a hole, its heat, or that the path visits it.
//
// Heat is the number of visits, on a logarithmic scale: plain for never, darkest for the most visited square.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "view/board/board_picture.h"

namespace kt {

class SquareColours {
 public:
  explicit SquareColours(const BoardPicture& picture);

  // For squares with the path drawn over them.
  ImU32 operator()(Square s) const;
  // For squares so small that the path is only their colour.
  ImU32 with_path(Square s) const;
  // For such squares without a path that a line touches.
  ImU32 with_line(Square s) const { return path_[shade(s)].back(); }

  bool is_hole(Square s) const { return !holes_.empty() && holes_[index(s)] != 0; }
  bool has_holes() const { return !holes_.empty(); }
  bool heat() const { return heat_; }
  bool checkered() const { return checkered_; }

 private:
  // In a search too fast to follow: true if this square is steady.
  bool is_steady(Square s) const {
    const std::uint32_t place = index_.last_place(static_cast<int>(index(s)));
    return place > 0 && place <= motion_->steady();
  }
  std::size_t index(Square s) const { return board_.number(s); }
  std::size_t shade(Square s) const { return (s.row + s.col) & 1; }

  static constexpr std::size_t kSteps = 256;
  using Ramp = std::array<ImU32, kSteps>;

  const Snapshot& snapshot_;
  const PathIndex& index_;
  const Motion* motion_;
  Board board_;
  std::vector<char> holes_;  // by square; empty if there are none
  bool heat_;
  HeatScale heat_scale_;
  bool checkered_;
  float age_scale_;
  ImU32 hole_;
  // Each for light and dark squares.
  std::array<ImU32, 2> ground_, visited_;
  std::array<Ramp, 2> path_, heat_ramp_;
};

// The colours of a row of squares and the rows below, for squares so small that each is one colour; row by row.
void colour_squares(const BoardPicture& picture, const SquareColours& colours, int first_row, int end_row,
                    std::span<ImU32> squares);

// The average of up to 256 colours: adds four channels at a time, with 16 bits each.
class MeanColour {
 public:
  void add(ImU32 colour) {
    const std::uint64_t c = colour;
    sum_ += (c & 0x00FF00FF) | ((c & 0xFF00FF00) << 24);
    ++count_;
  }
  // Red and blue are in the lower half of the sum, green and alpha in the upper half.
  ImU32 operator()() const { return part(0) | part(16) << 16 | part(32) << 8 | part(48) << 24; }

 private:
  ImU32 part(int shift) const { return static_cast<ImU32>((sum_ >> shift & 0xFFFF) / count_); }

  std::uint64_t sum_ = 0;
  unsigned count_ = 0;
};

// Visits of the most visited square; 0 without a heat map.
std::uint64_t most_visits(const Snapshot& snapshot);

}  // namespace kt
