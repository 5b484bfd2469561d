// Suggests the word that the user probably meant: "solve" for "sovle".
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <string_view>
#include <utility>

namespace kt {

// Number of characters to insert, remove, replace or swap with a neighbour until `a` is `b`. Words of more than 31
// characters count as far from everything.
inline std::size_t edit_distance(std::string_view a, std::string_view b) {
  constexpr std::size_t kLongest = 31;
  if (a.size() > kLongest || b.size() > kLongest) return kLongest;
  using Row = std::array<std::size_t, kLongest + 1>;
  Row before{}, last{}, row{};  // rows i - 2, i - 1 and i of the distance table
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before = std::exchange(last, row);
  }
  return last[b.size()];
}

// The nearest word if it differs in at most a third of its characters, otherwise nothing. `id_of` gives a row's word.
template <typename Rows, typename Id>
std::string_view nearest(std::string_view word, const Rows& rows, Id id_of) {
  std::string_view found;
  std::size_t least = std::numeric_limits<std::size_t>::max();
  for (const auto& row : rows) {
    const std::string_view id = id_of(row);
    const std::size_t distance = edit_distance(word, id);
    if (distance * 3 <= id.size() + 1 && distance < least) {
      least = distance;
      found = id;
    }
  }
  return found;
}

}  // namespace kt
