// The minimal state from which a depth-first search resumes at a step: a few numbers for each square of its path, and
// its counters.
//
// The squares follow from the numbers: the algorithm ranks the moves of each square, and the number of moves looked at
// says which of them was made. So resuming takes the time of the path, however long the search has run. A position does
// not depend on the detail of the steps.
#pragma once

#include <cstdint>
#include <expected>
#include <vector>

#include "core/search/search.h"

namespace kt {

struct Position {
  std::vector<std::uint8_t> looked_at;  // number of moves looked at, for each square of the path from the start on
  Counters counters;                    // without rejections, which follow
  bool operator==(const Position&) const = default;
};

// Precondition: the search is depth first, without restarts.
Position position_of(const Search& search);

// A search that stands at the position. The error is a sentence: the numbers contradict the problem or each other.
// Precondition: refusal() accepts the problem.
std::expected<Search, Message> search_at(const Problem& problem, Detail detail, const Position& position);

}  // namespace kt
