// What theorems say about a problem before any search: does a tour exist, and why, or why not?
//
// For the plain knight on a full board (m <= n below, in either orientation), only tours between two given squares are
// left undecided:
// - closed: exactly where Schwenk (1991) says so;
// - open, both sides at least 5: from every square if the number of squares is even, because there is a closed tour.
//   Otherwise from every square of the corners' colour, because boards with sides of 5, 7, 9 and 11 have such tours and
//   strips six squares wide can be added to them (Cull and De Curtins 1978 build their tours in this way);
// - open, 3xn and 4xn: decided by a search that proceeds column by column. It proves the result for every n, because
//   its states repeat;
// - open, between two squares: both sides at least 6 and an even number of squares (Dupuis and Wagon 2015; square
//   boards: Conrad, Hindrichs, Morsy and Wegener 1994); n x n with n odd and at least 7 (Conrad et al.).
// tests/core/existence_proofs_test.cpp repeats the two computations.
//
// Where no theorem decides, and for boards with holes, other leapers and edge lists, the conditions of obstacles.h may
// still rule a tour out. Otherwise the result is `unknown`.
//
// The goal `closed` does not depend on the start. Time: linear in the squares and moves.
#pragma once

#include <cstdint>

#include "core/basics/message.h"
#include "core/problem/problem.h"

namespace kt {

enum class Existence : std::uint8_t { exists, impossible, unknown };

struct Verdict {
  Existence existence = Existence::unknown;
  Message reason;  // one or two sentences, joined; squares are (row,column)
};

Verdict existence(const Problem& problem);

}  // namespace kt
