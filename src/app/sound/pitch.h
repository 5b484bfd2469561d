// How high the tone of a depth is.
//
// The tones of a board go from D3, 147 Hz, at an empty path, three and a half octaves up at most, to 1,661 Hz: small
// loudspeakers have what is above 140 Hz, or its overtones, and old ears what is below 2,000. So the height of a tone
// says how full the board is.
//
// Each depth has a note of its own, or going up by one would not be heard; the scale is the most consonant that has as
// many: five notes to the octave (up to 18 squares), whose notes never clash, as when one rings on under the next;
// seven (25, a board of 5x5: the major scale), twelve (43), and beyond that steps as large as there is room for, 41
// cents on 8x8. Below about 10 cents, on boards of 20x20 and more, only several steps together are heard.
#pragma once

#include <cstddef>

namespace kt {

// Of a path of so many squares, from 0 on, out of `squares`; between two whole depths it is between their notes.
float pitch_of(double depth, std::size_t squares);

// Of the chord of a tour: the major one of that scale, in the middle of it.
inline constexpr float kChord[] = {293.66f, 369.99f, 440.0f, 587.33f};

}  // namespace kt
