// Random numbers that are the same in every run and with every library.
#pragma once

#include <cstdint>
#include <random>

#include "core/problem/board.h"

namespace kt {

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : engine_(seed) {}
  // 0 to n - 1.
  int roll(int n) { return static_cast<int>(engine_() % static_cast<std::uint32_t>(n)); }
  bool one_in(int n) { return roll(n) == 0; }
  Square square(Board board) { return {roll(board.rows), roll(board.cols)}; }

 private:
  std::mt19937 engine_;
};

}  // namespace kt
