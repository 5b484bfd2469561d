#include "view/board/board_raster.h"

#include <bit>

#include "view/board/board_pen.h"
#include "view/board/square_colours.h"

namespace kt {
namespace {

constexpr float kLargestSide = 2048;  // of a texture, in pixels: every WebGL 2 has it
constexpr int kMostUnderPixel = 16;   // squares along a side of one pixel that count
constexpr int kParts = 4;
constexpr int kSquaresInOneGo = 100'000;

std::uint64_t digest(std::uint64_t before, int number) {
  return (before ^ static_cast<std::uint64_t>(number)) * 0x100000001B3u;
}

std::uint64_t digest_of_holes(const Pen& pen) {
  std::uint64_t result = pen.ui.snapshot.settings.holes.size();
  for (const WrittenSquare& hole : pen.ui.snapshot.settings.holes) result = digest(result, pen.number(hole.square));
  return result;
}

std::uint64_t digest_of_edges(const Pen& pen) {
  if (!pen.ui.snapshot.path.empty()) return 0;
  std::uint64_t result = pen.ui.snapshot.edges.size();
  for (const auto& [a, b] : pen.ui.snapshot.edges) result = digest(digest(result, pen.number(a)), pen.number(b));
  return result;
}

}  // namespace

void BoardRaster::release() {
  texture_.release();
  squares_ = {};
  ground_ = {};
  place_ = {};
}

void BoardRaster::draw(const Pen& pen) {
  const ImVec2 size{(pen.view.max.x - pen.view.min.x) * pen.view.density,
                    (pen.view.max.y - pen.view.min.y) * pen.view.density};
  // Of the screen; two or more where the texture would be too large.
  const float pixel = std::ceil(std::max({size.x, size.y, 1.0f}) / kLargestSide);
  const int width = std::max(1, static_cast<int>(std::lround(size.x / pixel)));
  const int height = std::max(1, static_cast<int>(std::lround(size.y / pixel)));
  const bool new_pixels = texture_.begin_frame(width, height);

  const SquareColours colours(pen);
  const bool heat = colours.heat();
  const Ground ground{.colours = std::bit_cast<decltype(Ground::colours)>(pen.ui.colours),
                      .holes = digest_of_holes(pen),
                      .edges = digest_of_edges(pen),
                      .visits = heat ? pen.ui.snapshot.visits + 1 : 0,
                      .scale = pen.age_scale(),
                      .checkered = colours.checkered()};
  const bool other_board = squares_.size() != static_cast<std::size_t>(pen.board.squares()) ||
                           board_cols_ != pen.board.cols || pen.state.index.began_anew();
  squares_.resize(static_cast<std::size_t>(pen.board.squares()));
  board_cols_ = pen.board.cols;

  const Place place{pen.view.origin.x - pen.view.min.x, pen.view.origin.y - pen.view.min.y, pen.cell(), size.x, size.y};
  const bool moved = place != place_ || new_pixels || other_board;
  place_ = place;
  if (moved) measure(pen, pixel);

  Ground before = ground_;
  before.visits = ground.visits;
  const bool only_hotter = heat && ground_.visits != 0 && before == ground;
  const bool in_motion = pen.ui.snapshot.state == RunState::playing;
  const bool repaint = other_board || ground != ground_ || (half_painted_ && !in_motion);
  const bool in_parts = only_hotter && in_motion && !other_board && pen.board.squares() > kSquaresInOneGo;
  ground_ = ground;
  if (repaint && in_parts) {
    part_ = (part_ + 1) % kParts;
    half_painted_ = true;
    paint_squares(pen, pen.board.rows * part_ / kParts, pen.board.rows * (part_ + 1) / kParts);
    paint_pixels(0, 0, width, height);
  } else if (repaint) {
    half_painted_ = false;
    paint_squares(pen, 0, pen.board.rows);
    paint_pixels(0, 0, width, height);
  } else {
    if (moved) paint_pixels(0, 0, width, height);
    paint_changes(pen);
  }
  const float shown = pixel / pen.view.density;
  texture_.draw(
      pen.draw, pen.view.min,
      {pen.view.min.x + static_cast<float>(width) * shown, pen.view.min.y + static_cast<float>(height) * shown});
}

void BoardRaster::measure(const Pen& pen, float pixel) {
  const auto fill = [&](std::vector<Span>& spans, int pixels, float offset, int squares) {
    const float squares_by_pixel = pixel / (pen.cell() * pen.view.density);
    const float before = -offset / pen.cell();  // squares out of sight
    spans.resize(static_cast<std::size_t>(pixels));
    for (int i = 0; i < pixels; ++i) {
      const float from = before + static_cast<float>(i) * squares_by_pixel;
      Span span;
      if (squares_by_pixel <= 1) {
        span.begin = static_cast<int>(from + squares_by_pixel / 2);
        span.end = span.begin + 1;
      } else {
        span.begin = static_cast<int>(from);
        span.end = std::min(static_cast<int>(std::ceil(from + squares_by_pixel - 0.01f)), span.begin + kMostUnderPixel);
      }
      span.begin = std::clamp(span.begin, 0, squares - 1);
      span.end = std::clamp(span.end, span.begin + 1, squares);
      spans[static_cast<std::size_t>(i)] = span;
    }
  };
  fill(columns_, texture_.width(), place_.x, pen.board.cols);
  fill(rows_, texture_.height(), place_.y, pen.board.rows);
}

void BoardRaster::paint_squares(const Pen& pen, int first_row, int end_row) {
  const SquareColours colours(pen);
  for (int row = first_row; row < end_row; ++row) {
    for (int col = 0; col < pen.board.cols; ++col) {
      squares_[static_cast<std::size_t>(row * pen.board.cols + col)] = colours.with_path({row, col});
    }
  }
  if (!pen.ui.snapshot.path.empty()) return;
  for (const auto& line : pen.ui.snapshot.edges) {
    for (const Square s : line) squares_[static_cast<std::size_t>(pen.number(s))] = colours.with_line(s);
  }
}

// Squares that entered or left the path since the last frame.
void BoardRaster::paint_changes(const Pen& pen) {
  const auto changed = pen.state.index.changed();
  if (changed.empty() || ground_.visits != 0) return;
  const SquareColours colours(pen);
  int top = pen.board.rows, bottom = -1, left = pen.board.cols, right = -1;
  for (const int number : changed) {
    const Square s{number / pen.board.cols, number % pen.board.cols};
    squares_[static_cast<std::size_t>(number)] = colours.with_path(s);
    top = std::min(top, s.row), bottom = std::max(bottom, s.row);
    left = std::min(left, s.col), right = std::max(right, s.col);
  }
  const auto pixels = [](const std::vector<Span>& spans, int first, int last) {
    const auto begin = std::partition_point(spans.begin(), spans.end(), [&](Span s) { return s.end <= first; });
    const auto end = std::partition_point(begin, spans.end(), [&](Span s) { return s.begin <= last; });
    return Span{static_cast<int>(begin - spans.begin()), static_cast<int>(end - spans.begin())};
  };
  const Span x = pixels(columns_, left, right), y = pixels(rows_, top, bottom);
  paint_pixels(x.begin, y.begin, x.end, y.end);
}

// Each pixel is the mean of the squares under it.
void BoardRaster::paint_pixels(int min_x, int min_y, int max_x, int max_y) {
  for (int y = min_y; y < max_y; ++y) {
    const Span rows = rows_[static_cast<std::size_t>(y)];
    const auto line = texture_.row(y);
    for (int x = min_x; x < max_x; ++x) {
      const Span cols = columns_[static_cast<std::size_t>(x)];
      if (rows.end - rows.begin == 1 && cols.end - cols.begin == 1) {
        line[static_cast<std::size_t>(x)] = squares_[static_cast<std::size_t>(rows.begin * board_cols_ + cols.begin)];
        continue;
      }
      // Four channels at a time, with 16 bits for each.
      std::uint64_t sum = 0;
      const int count = (rows.end - rows.begin) * (cols.end - cols.begin);
      for (int row = rows.begin; row < rows.end; ++row) {
        const ImU32* from = &squares_[static_cast<std::size_t>(row * board_cols_)];
        for (int col = cols.begin; col < cols.end; ++col) {
          const std::uint64_t c = from[col];
          sum += (c & 0x00FF00FF) | ((c & 0xFF00FF00) << 24);
        }
      }
      const auto mean = [&](int shift) {
        return static_cast<ImU32>((sum >> shift & 0xFFFF) / static_cast<unsigned>(count));
      };
      // Red and blue lie in the lower half, green and alpha in the upper one.
      line[static_cast<std::size_t>(x)] = mean(0) | mean(16) << 16 | mean(32) << 8 | mean(48) << 24;
    }
  }
  texture_.changed(min_x, min_y, max_x, max_y);
}

}  // namespace kt
