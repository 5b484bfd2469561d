// Finds the row with an id in a table; null if there is none.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace kt {

template <typename Rows>
auto find_row(const Rows& rows, std::string_view id) -> decltype(std::data(rows)) {
  const auto row = std::ranges::find_if(rows, [&](const auto& each) { return each.id == id; });
  return row == std::end(rows) ? nullptr : &*row;
}

}  // namespace kt
