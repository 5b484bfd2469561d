// The pitch of a depth.
//
// The tones of a board go from D3, 147 Hz, for an empty path, up to three and a half octaves higher, 1,661 Hz. Small
// loudspeakers play what is above 140 Hz, or its overtones, and old ears hear what is below 2,000. So the pitch says
// how full the board is.
//
// Each depth has its own note, so that every step up is audible. The scale is the most consonant one with enough notes:
// five notes per octave (up to 18 squares), which never clash even when one rings on; seven (25 squares, a 5x5 board:
// the major scale); twelve (43); and beyond that equal steps in the available range, 41 cents on 8x8. Below about 10
// cents, on boards of 20x20 and more, only several steps together are audible.
#pragma once

#include <cstddef>

namespace kt {

// The pitch for a path of `depth` squares, from 0, out of `squares`. Between two whole depths it lies between their
// notes.
float pitch_of(double depth, std::size_t squares);

// The chord of a tour: the major chord in the middle of that scale.
inline constexpr float kChord[] = {293.66f, 369.99f, 440.0f, 587.33f};

}  // namespace kt
