// Where a depth-first search stands, as little as says it: a few numbers for each square of its path, and its counters.
//
// The squares themselves follow: the algorithm ranks the moves of each, and the number of moves looked at says which of
// them was made. So a search is back at any of its steps in the time that its path takes, however long the way there
// was. A position is the same whether steps are moves or candidates.
#pragma once

#include <cstdint>
#include <expected>
#include <vector>

#include "core/search/search.h"

namespace kt {

struct Position {
  std::vector<std::uint8_t> looked_at;  // of the moves of each square of the path, from the start on
  Counters counters;                    // without rejections: they follow
  bool operator==(const Position&) const = default;
};

// The search must be depth first, in one attempt.
Position position_of(const Search& search);

// A search for a tour that stands there; or why there is none, as a sentence: the numbers do not fit
// the problem, or each other. The problem must be one that refusal() has nothing against.
std::expected<Search, Message> search_at(const Problem& problem, Detail detail, const Position& position);

}  // namespace kt
