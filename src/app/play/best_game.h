// How good a game was, as one number, the greater the better: it is what a device keeps of it.
//
// Of a path its squares; a tour is above every path, and the higher the fewer moves were undone on the way.
#pragma once

#include <algorithm>
#include <cstdint>

#include "app/settings/settings.h"

namespace kt {

inline constexpr std::uint64_t kRankOfTour = 1'000'000;  // without a move undone
inline constexpr std::uint64_t kMostUndone = 900'000;    // that are told apart

inline std::uint64_t rank_of_tour(std::uint64_t undone) { return kRankOfTour - std::min(undone, kMostUndone); }
inline std::uint64_t rank_of_path(std::uint64_t squares) { return squares; }
inline bool is_tour(std::uint64_t rank) { return rank >= kRankOfTour - kMostUndone; }

// By which games are compared: the board with its holes and moves, the start, the end, and whether the tour must close.
// Below 2^53; the same however the squares are written.
std::uint64_t key_of_game(const Settings& settings);

}  // namespace kt
