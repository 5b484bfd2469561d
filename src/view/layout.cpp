#include "view/layout.h"

#include <algorithm>
#include <cmath>

namespace kt {
namespace {

constexpr float kWide = 760;  // from here the panels fit beside the board
constexpr float kSideWidth = 320;
constexpr float kEdge = 24;
constexpr float kNarrowEdge = 16;
constexpr float kSentenceHeight = 44;        // two lines
constexpr float kNarrowSentenceHeight = 58;  // three smaller ones
constexpr float kGap = 12;
constexpr float kLargestSquare = 140;
constexpr float kTransportWidth = 500;  // for buttons and speed in one line

float transport_height(bool one_line) { return one_line ? kTouch : 2 * kTouch + kGap; }

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

Layout lay_out_wide(ImVec2 canvas, Board board, float density) {
  Layout layout;
  const float right = canvas.x - kSideWidth - 2 * kEdge;
  layout.one_line = right - kEdge >= kTransportWidth;
  const float below = kSentenceHeight + kGap + transport_height(layout.one_line) + kEdge;
  const float bottom = std::max(canvas.y - below, 2 * kGutter + 80);
  layout.board = fit(board, {0, 0}, {right, bottom}, density);
  // Under the board, as wide as the board, but never too narrow for its own sake.
  layout.strip_width =
      std::clamp(layout.board.max.x - layout.board.min.x, std::min(kTransportWidth, right - kEdge), right - kEdge);
  const float middle = (layout.board.min.x + layout.board.max.x) / 2;
  const float left = std::floor(std::clamp(middle - layout.strip_width / 2, kEdge, right - layout.strip_width));
  layout.sentence = {left, bottom};
  layout.transport = {left, bottom + kSentenceHeight + kGap};
  layout.side_min = {right + kEdge, kGutter};
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
  layout.sentence = {kNarrowEdge, bottom};
  layout.transport = {kNarrowEdge, bottom + kNarrowSentenceHeight + kGap};
  layout.one_line = layout.strip_width >= kTransportWidth;
  layout.side_min = {kNarrowEdge, layout.transport.y + transport_height(layout.one_line) + kGutter};
  layout.side_max = {canvas.x - kNarrowEdge, canvas.y - kNarrowEdge};
  return layout;
}

}  // namespace

Layout lay_out(ImVec2 canvas, Board board, float density) {
  return canvas.x >= kWide ? lay_out_wide(canvas, board, density) : lay_out_narrow(canvas, board, density);
}

}  // namespace kt
