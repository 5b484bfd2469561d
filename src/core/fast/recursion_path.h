// The path of a recursion, as places of a small board. Each call writes the square of its depth and none erases it, so
// deepest() costs the recursion nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/state/small_board.h"

namespace kt {

class RecursionPath {
 public:
  RecursionPath() { places_.fill(kNone); }

  // Sets square number `depth` of the path, counted from 1.
  void set(int depth, int place) { places_[depth - 1] = static_cast<std::uint8_t>(place); }
  int place(int depth) const { return places_[depth - 1]; }
  // The largest depth ever set; 0 if none was.
  std::size_t deepest() const {
    const auto last = std::find_if(places_.rbegin(), places_.rend(), [](std::uint8_t place) { return place != kNone; });
    return places_.rend() - last;
  }

 private:
  static constexpr std::uint8_t kNone = 0xFF;
  std::array<std::uint8_t, SmallBoard::kPlaces> places_;
};

}  // namespace kt
