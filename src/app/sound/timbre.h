// The timbre of each kind of tone: a few sines.
//
// Steps back must sound different from steps forward even if you do not follow the pitch. A backtrack has strong even
// partials, like a reed; a step is as round as a flute.
#pragma once

#include <array>
#include <span>

namespace kt {

struct Timbre {
  float gain = 0;                   // largest amplitude, from 0 to 1
  std::array<float, 4> partials{};  // of the first, second, ... multiple of the pitch; their sum is at most 1
};

// By the number of Tone::Kind. The four notes of a chord are the loudest and use half of the range, so that two boards
// of a page, or a tone that rings on, do not clip.
std::span<const Timbre> timbres();

inline constexpr double kAttack = 0.006;  // seconds of attack, so that there is no click

}  // namespace kt
