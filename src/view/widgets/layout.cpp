#include "view/widgets/layout.h"

#include <algorithm>
#include <cmath>

namespace kt {
namespace {

constexpr float kWide = 760;  // from here the panels fit beside the board
constexpr float kEdge = 20;
constexpr float kNarrowEdge = 16;
constexpr float kSentenceHeight = 46;        // two lines
constexpr float kNarrowSentenceHeight = 78;  // four smaller ones
constexpr float kGap = 6;
constexpr float kLargestSquare = 140;
constexpr float kOneRow = 750;  // of the transport bar
constexpr float kTwoRows = 560;
constexpr float kTabs = 7 * kTouch;  // a finger for each panel

int rows_of_transport(float width) { return width >= kOneRow ? 1 : width >= kTwoRows ? 2 : 3; }

// Of the panels: enough for a line of code where there is room.
float side_width(float canvas) { return std::clamp(std::floor(canvas * 0.31f), 320.0f, 460.0f); }

// The largest board between the corners, in their middle, with room for the coordinates.
BoardArea fit(Board board, ImVec2 min, ImVec2 max, float density) {
  const auto whole = [&](float x) { return std::floor(x * density) / density; };
  const float across = max.x - min.x - 2 * kGutter;
  const float down = max.y - min.y - 2 * kGutter;
  float cell = std::min(across / static_cast<float>(board.cols), down / static_cast<float>(board.rows));
  if (cell * density >= 4) cell = whole(cell);
  cell = std::clamp(cell, 0.01f, kLargestSquare);
  const ImVec2 size{cell * static_cast<float>(board.cols), cell * static_cast<float>(board.rows)};
  const ImVec2 corner{whole((min.x + max.x - size.x) / 2), whole((min.y + max.y - size.y) / 2)};
  return {corner, {corner.x + size.x, corner.y + size.y}, cell};
}

// Everything from the sentence down to the transport bar. Returns where it ends.
float lay_out_strip(Layout& layout, float left, float top, float sentence_height) {
  layout.transport_rows = rows_of_transport(layout.strip_width);
  layout.sentence = {left, top};
  layout.timeline = {left, top + sentence_height + kGap};
  layout.transport = {left, layout.timeline.y + timeline_height(layout.wide) + kGap};
  return layout.transport.y + transport_height(layout.transport_rows);
}

Layout lay_out_wide(ImVec2 canvas, Board board, float density, bool panels) {
  Layout layout;
  const float right = panels ? canvas.x - side_width(canvas.x) - 2 * kEdge : canvas.x - kEdge;
  const int rows = rows_of_transport(right - kEdge);
  const float below = kSentenceHeight + kGap + timeline_height(true) + kGap + transport_height(rows) + kEdge;
  const float bottom = std::max(canvas.y - below, 2 * kGutter + 80);
  layout.board = fit(board, {0, 0}, {right, bottom}, density);
  // Under the board, as wide as the board, but never too narrow for its own sake.
  layout.strip_width =
      std::clamp(layout.board.max.x - layout.board.min.x, std::min(kOneRow, right - kEdge), right - kEdge);
  const float middle = (layout.board.min.x + layout.board.max.x) / 2;
  const float left = std::floor(std::clamp(middle - layout.strip_width / 2, kEdge, right - layout.strip_width));
  lay_out_strip(layout, left, bottom, kSentenceHeight);
  layout.side_min = {right + kEdge, kEdge};
  layout.side_max = {canvas.x - kEdge, canvas.y - kEdge};
  return layout;
}

Layout lay_out_narrow(ImVec2 canvas, Board board, float density) {
  Layout layout;
  layout.wide = false;
  layout.strip_width = canvas.x - 2 * kNarrowEdge;
  const float across = canvas.x - 2 * kGutter;
  const float down = std::min(across * static_cast<float>(board.rows) / static_cast<float>(board.cols), across);
  const float bottom = down + 2 * kGutter;
  layout.board = fit(board, {0, 0}, {canvas.x, bottom}, density);
  const float end = lay_out_strip(layout, kNarrowEdge, bottom, kNarrowSentenceHeight);
  const float side = std::clamp((canvas.x - kTabs) / 2, 0.0f, kNarrowEdge);
  layout.side_min = {side, end + kGutter};
  layout.side_max = {canvas.x - side, canvas.y - kNarrowEdge};
  return layout;
}

}  // namespace

// A finger needs a taller field to type in.
float timeline_height(bool wide) { return wide ? 48 : 2 * kTouch; }

float transport_height(int rows) { return static_cast<float>(rows) * kTouch + static_cast<float>(rows - 1) * kRowGap; }

Layout lay_out(ImVec2 canvas, Board board, float density, Controls controls) {
  Layout layout;
  if (controls == Controls::none) {
    layout.board = fit(board, {0, 0}, canvas, density);
  } else if (canvas.x >= kWide || controls == Controls::minimal) {
    layout = lay_out_wide(canvas, board, density, controls == Controls::full);
  } else {
    layout = lay_out_narrow(canvas, board, density);
  }
  layout.controls = controls;
  return layout;
}

}  // namespace kt
