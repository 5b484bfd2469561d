// What tones are made of, for each kind: a few sines.
//
// Going back has to be told from going on by who does not listen for the pitch: its tone has strong even partials, like
// a reed, where that of a step is as round as a flute.
#pragma once

#include <array>
#include <span>

namespace kt {

struct Timbre {
  float gain = 0;                   // at its loudest, of 1
  std::array<float, 4> partials{};  // of the first, second ... multiple of the pitch; at most 1 together
};

// By the number of Tone::Kind. Loudest of all are the four notes of a chord, with half of what there is: two boards of
// a page, or a tone that rings on, leave nothing to be cut off.
std::span<const Timbre> timbres();

inline constexpr double kAttack = 0.006;  // seconds until a tone is there: without a click

}  // namespace kt
