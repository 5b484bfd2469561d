// A drawn board: the colours of its places.
#pragma once

#include <cmath>

#include "view/board_fixture.h"
#include "view/pixels.h"

namespace kt {

class BoardPictureTest : public BoardTest {
 protected:
  void show(const Snapshot& snapshot) {
    shown = snapshot;
    frames(shown, 3);
  }
  // In shares of a square, relative to its middle.
  ImVec2 at(Square s, float right = 0, float down = 0) {
    const ImVec2 middle = middle_of(shown, s);
    return {middle.x + right * cell(), middle.y + down * cell()};
  }
  float cell() { return (board().max.x - board().min.x) / static_cast<float>(shown.settings.board.cols); }
  const Palette& colours() { return theme_for(shown.settings.theme, {}).colours; }
  ImU32 ground(Square s) { return (s.row + s.col) % 2 == 0 ? colours().square_light : colours().square_dark; }
  ImU32 with_visit(Square s) {
    const ImU32 mark = colours().visited;
    return mix(ground(s), mark | IM_COL32_A_MASK, static_cast<float>(mark >> IM_COL32_A_SHIFT & 255) / 255);
  }
  // The share of a line between two centres that has a colour.
  double share_of_line(Square from, Square to, ImU32 colour) {
    int found = 0;
    constexpr int kSamples = 400;
    const ImVec2 a = at(from), b = at(to);
    for (int i = 0; i < kSamples; ++i) {
      const float t = 0.25f + 0.5f * static_cast<float>(i) / kSamples;
      found += looks_like(pixel_at({a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}), colour, 12);
    }
    return static_cast<double>(found) / kSamples;
  }

  Snapshot shown;
};

inline constexpr float kOff = 0.013f;  // off the edges of triangles

}  // namespace kt
