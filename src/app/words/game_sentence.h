// What is said to who plays, and to who predicts.
#pragma once

#include <span>
#include <string>

#include "app/play/moves.h"
#include "app/snapshot/snapshot.h"

namespace kt {

// Why a move can not be made, after this path.
Message describe_illegal(const Settings& settings, std::span<const Square> path, Square square, IllegalMove why);

// The rank of the best game on a board of so many squares (app/play/best_game.h).
Message describe_best(std::uint64_t rank, std::size_t squares);

// Of a snapshot in mode `play`.
Message describe_game(const Snapshot& snapshot);

// The question of a snapshot in mode `predict` that asks one; or, of one that was answered, how right that was.
Message describe_question(const Snapshot& snapshot);

}  // namespace kt
