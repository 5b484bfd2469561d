// The pieces of JSON that are written in several places.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/problem/board.h"

namespace kt {

// With its quotes; `text` is UTF-8.
std::string json_string(std::string_view text);

// [row,column]
std::string json_square(Square square);
std::string json_squares(std::span<const Square> squares);

}  // namespace kt
