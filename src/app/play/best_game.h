// The rank of a game: a number, higher for better games, that the device stores.
//
// The rank of a path is its number of squares. Every tour ranks above every path, and the higher the fewer moves were
// undone.
#pragma once

#include <algorithm>
#include <cstdint>

#include "app/settings/settings.h"

namespace kt {

inline constexpr std::uint64_t kRankOfTour = 1'000'000;  // without any move undone
inline constexpr std::uint64_t kMaxUndone = 900'000;     // more are not distinguished

inline std::uint64_t rank_of_tour(std::uint64_t undone) { return kRankOfTour - std::min(undone, kMaxUndone); }
inline std::uint64_t rank_of_path(std::uint64_t squares) { return squares; }
inline bool is_tour(std::uint64_t rank) { return rank >= kRankOfTour - kMaxUndone; }

// Games with the same key compete: the same board with its holes and moves, start, end and goal. The key is below 2^53
// and does not depend on how squares are written.
std::uint64_t key_of_game(const Settings& settings);

}  // namespace kt
