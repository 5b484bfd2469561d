#include "view/widgets/layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/widgets/arrangements.h"

namespace kt {
namespace {

using Arrangement = Layout::Arrangement;
using Panels = Contents::Panels;

constexpr float kMinUnits = 320;
constexpr float kMinUnit = 0.5f;
constexpr float kMuch = 0.75f;             // below this ratio, a board is much smaller than another
constexpr float kButtons = 6.3f * kTouch;  // the six playback buttons, Play being the widest
constexpr float kMinCanvas = 2 * kGutter + 16;

struct LayoutChooser : Arrangements {
  bool is_whole(const Layout& layout) const {
    return layout.transport.y + transport_height(layout.form) + kBottom <= canvas.y + 1;
  }

  bool fits(const Layout& layout) const {
    switch (layout.arrangement) {
      case Arrangement::below: return (canvas.x >= kMinWidth || contents.presenting) && is_whole(layout);
      case Arrangement::beside:
        return canvas.x >= kMinBeside + kNarrowEdge + kMinBoard && layout.strip_width >= kMinBeside - 1 &&
               is_whole(layout) &&
               (!is_full() || layout.side_min.y + tabs_of(layout.fingers) + (has_asked() ? 160 : 0) <= canvas.y);
      default: return layout.transport.y + transport_height(layout.form) + (is_full() ? kTouch : 0) <= canvas.y;
    }
  }

  bool is_large(const Layout& layout) const {
    return layout.board.cell * static_cast<float>(contents.board.rows) >= kBoardShare * canvas.y;
  }

  Layout least() const {
    const Layout layout = contents.presenting && is_whole(upright()) ? upright() : low();
    return is_whole(layout) ? layout : board_alone();
  }

  Layout choose() const {
    const Layout layout = is_room_of_lesson() ? lesson() : largest();
    return layout.strip_width >= kButtons ? layout : board_alone();
  }

  // The first one, unless another makes the board much larger.
  Layout largest() const {
    const Layout first = below();
    if (contents.controls == Controls::quiet && is_low()) {
      const Layout side = beside();
      if (fits(side) && first.board.cell < side.board.cell) return side;
    }
    if (!is_full() && !contents.presenting && is_whole(first)) return first;
    // Several boards are never as large as one, and the panels should be beside them.
    const bool large = is_large(first) || contents.boards > 1;
    if (fits(first) && large && !contents.presenting) return first;
    const Layout others[] = {beside(), upright()};
    const Layout* best = contents.presenting && contents.boards == 1 && fits(first) ? &first : nullptr;
    for (const Layout& layout : others) {
      if (fits(layout) && (!best || layout.board.cell > best->board.cell)) best = &layout;
    }
    if (!best) return least();
    return fits(first) && !contents.presenting && first.board.cell >= kMuch * best->board.cell ? first : *best;
  }
};

// A step for each usual size of screens. A lesson takes a third of their width.
float growth(ImVec2 pixels, bool lesson) {
  const ImVec2 kMin{lesson ? 1280 * 2 / 3.0f : 1280, 640};
  const float size = std::min(pixels.x / kMin.x, pixels.y / kMin.y);
  return 1 + std::floor(std::clamp(size - 1, 0.0f, 2.0f) * 4) / 8;
}

bool is_enough(ImVec2 pixels, float unit, const Contents& contents) {
  const ImVec2 canvas{pixels.x / unit, pixels.y / unit};
  if (canvas.x < kMinUnits) return false;
  if (contents.controls != Controls::full && !contents.presenting) return true;
  const LayoutChooser chooser{{canvas, unit, unit, contents}};
  if (chooser.is_room_of_lesson()) return chooser.has_room_for_lesson();
  const Layout layout = chooser.choose();
  const float side = layout.board.cell * static_cast<float>(contents.board.rows);
  // Beside a lesson, a presentation has a canvas about as high as wide, most of which is for the board.
  const bool alone = contents.presenting && contents.panels == Panels::none;
  const float high = (alone ? 0.68f : Arrangements::kBoardShare) * canvas.y;
  const float least = layout.arrangement == Arrangement::upright && !alone ? 0.6f * canvas.x : high;
  return chooser.fits(layout) && side >= std::min(least, (alone ? 0.66f : 0.5f) * canvas.x);
}

}  // namespace

BoardArea fit_board(Board board, ImVec2 min, ImVec2 max, float density) {
  const auto whole = [&](float x) { return std::floor(x * density) / density; };
  const float across = max.x - min.x - 2 * kGutter;
  const float down = max.y - min.y - 2 * kGutter;
  float cell = std::min(across / static_cast<float>(board.cols), down / static_cast<float>(board.rows));
  if (cell * density >= 4) cell = whole(cell);
  cell = std::max(cell, 0.01f);
  const ImVec2 size{cell * static_cast<float>(board.cols), cell * static_cast<float>(board.rows)};
  const ImVec2 corner{whole((min.x + max.x - size.x) / 2), whole((min.y + max.y - size.y) / 2)};
  return {corner, {corner.x + size.x, corner.y + size.y}, cell, min, max};
}

float transport_height(TransportForm form) {
  constexpr float kRows[] = {1, 2, 3, 2, 1, 1};
  const float rows = kRows[std::to_underlying(form)];
  return rows * kTouch + (rows - 1) * kRowGap;
}

namespace {

Layout lay_out_grid(ImVec2 canvas, float density, float unit, const Contents& contents) {
  const LayoutChooser chooser{{canvas, density, unit, contents}};
  if (contents.controls == Controls::none) return chooser.board_alone();
  if (contents.panels != Panels::crowded) return chooser.choose();
  // A second column of panels only if the board stays large.
  Contents usual = contents;
  usual.panels = Panels::asked;
  const Layout one = LayoutChooser{{canvas, density, unit, usual}}.choose();
  if (one.arrangement == Arrangement::upright) return one;
  const Layout two = one.arrangement == Arrangement::below ? chooser.below() : chooser.beside();
  if (chooser.is_large(two)) return two;
  // A presentation is read from afar: one column as high as the canvas is better than one below the playback controls.
  const LayoutChooser room{{canvas, density, unit, usual}};
  const Layout high = room.below();
  return contents.presenting && room.fits(high) && high.board.cell >= kMuch * one.board.cell ? high : one;
}

}  // namespace

bool is_usable(ImVec2 canvas) { return canvas.x >= kMinCanvas && canvas.y >= kMinCanvas; }

// Several boards lie in the grid in which they are largest.
Layout lay_out(ImVec2 canvas, float density, float unit, const Contents& contents) {
  canvas = {std::max(kMinCanvas, canvas.x), std::max(kMinCanvas, canvas.y)};
  Layout best;
  for (int columns = contents.boards; columns > 0; --columns) {
    Contents all = contents;
    all.board = {contents.board.rows * ((contents.boards + columns - 1) / columns), contents.board.cols * columns};
    const Layout layout = lay_out_grid(canvas, density, unit, all);
    if (columns == contents.boards || layout.board.cell > best.board.cell) best = layout;
  }
  return best;
}

float unit_for(ImVec2 pixels, float asked, const Contents& contents) {
  const float least = std::min({asked, 1.0f, std::max(pixels.x / kMinUnits, kMinUnit)});
  if (contents.controls == Controls::none) return std::clamp(pixels.x / kMinUnits, least, asked);
  // The size of the text must not depend on the shape of the board.
  Contents square = contents;
  square.board = {8, 8};
  square.boards = 1;
  const float most = asked * growth(pixels, contents.lesson);
  if (most <= least || is_enough(pixels, most, square)) return std::max(most, least);
  constexpr float kStep = 0.97f;
  float unit = most * kStep;
  while (unit > least && !is_enough(pixels, unit, square)) unit *= kStep;
  if (unit <= least) return least;
  float too_large = unit / kStep;
  for (int i = 0; i < 12; ++i) {
    const float middle = (unit + too_large) / 2;
    (is_enough(pixels, middle, square) ? unit : too_large) = middle;
  }
  return unit;
}

}  // namespace kt
