// The sentences of games and predictions.
#pragma once

#include <span>
#include <string>

#include "app/play/moves.h"
#include "app/snapshot/snapshot.h"

namespace kt {

// Why a move is illegal after this path.
Message describe_illegal(const Settings& settings, std::span<const Square> path, Square square, IllegalMove why);

// The rank of the best game on a board of so many squares (app/play/best_game.h).
Message describe_best(std::uint64_t rank, std::size_t squares);

// Precondition: the snapshot is in mode `play`.
Message describe_game(const Snapshot& snapshot);

// In mode `predict`: the question of the snapshot or, after an answer, whether it was right.
Message describe_question(const Snapshot& snapshot);

}  // namespace kt
