// The path that a recursion is on, as places of a small board: each call writes the square of its depth, and none wipes
// it out again. So it also tells how deep the recursion has been, at no cost to it.
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

  // The path's square number `depth`, counted from 1.
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
