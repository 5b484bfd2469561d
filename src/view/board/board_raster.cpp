#include "view/board/board_raster.h"

#include <bit>

#include "view/board/board_picture.h"
#include "view/board/square_colours.h"

namespace kt {
namespace {

constexpr float kLargestSide = 2048;     // of a texture, in pixels; every WebGL 2 supports it
constexpr int kMaxSquaresPerPixel = 16;  // squares along a side of one pixel that are averaged
constexpr int kParts = 4;
constexpr int kSquaresInOneGo = 100'000;

std::uint64_t digest(std::uint64_t before, int number) { return (before ^ number) * 0x100000001B3u; }

std::uint64_t digest_of_holes(const BoardPicture& picture) {
  std::uint64_t result = picture.snapshot.settings.holes.size();
  for (const Square hole : picture.snapshot.settings.holes) result = digest(result, picture.board.number(hole));
  return result;
}

std::uint64_t digest_of_edges(const BoardPicture& picture) {
  if (!picture.snapshot.path.empty()) return 0;
  std::uint64_t result = picture.snapshot.edges.size();
  for (const auto& [a, b] : picture.snapshot.edges)
    result = digest(digest(result, picture.board.number(a)), picture.board.number(b));
  return result;
}

}  // namespace

void BoardRaster::release() {
  texture_.release();
  squares_ = {};
  ground_ = {};
  place_ = {};
}

void BoardRaster::draw(const BoardPicture& picture) {
  const ImVec2 size{(picture.view.max.x - picture.view.min.x) * picture.view.density,
                    (picture.view.max.y - picture.view.min.y) * picture.view.density};
  // In pixels of the screen; two or more if the texture would be too large.
  const float pixel = std::ceil(std::max({size.x, size.y, 1.0f}) / kLargestSide);
  const int width = std::max(1, static_cast<int>(std::lround(size.x / pixel)));
  const int height = std::max(1, static_cast<int>(std::lround(size.y / pixel)));
  const bool new_pixels = texture_.begin_frame(width, height);

  const SquareColours colours(picture);
  const bool heat = colours.heat();
  const Ground ground{.colours = std::bit_cast<decltype(Ground::colours)>(picture.colours),
                      .holes = digest_of_holes(picture),
                      .edges = digest_of_edges(picture),
                      .visits = heat ? picture.snapshot.visits + 1 : 0,
                      .scale = picture.age_scale(),
                      .checkered = colours.checkered()};
  const bool other_board = std::ssize(squares_) != picture.board.squares() || board_cols_ != picture.board.cols ||
                           picture.index.began_anew();
  squares_.resize(picture.board.squares());
  board_cols_ = picture.board.cols;

  const Place place{picture.view.origin.x - picture.view.min.x, picture.view.origin.y - picture.view.min.y,
                    picture.cell(), size.x, size.y};
  const bool moved = place != place_ || new_pixels || other_board;
  place_ = place;
  if (moved) measure(picture, pixel);

  Ground before = ground_;
  before.visits = ground.visits;
  const bool only_hotter = heat && ground_.visits != 0 && before == ground;
  const bool in_motion = picture.snapshot.state == RunState::playing;
  // Another path may have as many visits, elsewhere.
  const bool other_heat = heat && !picture.index.changed().empty();
  const bool repaint = other_board || ground != ground_ || other_heat || (half_painted_ && !in_motion);
  const bool in_parts = only_hotter && in_motion && !other_board && picture.board.squares() > kSquaresInOneGo;
  ground_ = ground;
  if (repaint && in_parts) {
    part_ = (part_ + 1) % kParts;
    half_painted_ = true;
    paint_squares(picture, picture.board.rows * part_ / kParts, picture.board.rows * (part_ + 1) / kParts);
    paint_pixels(0, 0, width, height);
  } else if (repaint) {
    half_painted_ = false;
    paint_squares(picture, 0, picture.board.rows);
    paint_pixels(0, 0, width, height);
  } else {
    if (moved) paint_pixels(0, 0, width, height);
    paint_changes(picture);
  }
  const float shown = pixel / picture.view.density;
  texture_.draw(ImGui::GetWindowDrawList(), picture.view.min,
                {picture.view.min.x + static_cast<float>(width) * shown,
                 picture.view.min.y + static_cast<float>(height) * shown});
}

void BoardRaster::measure(const BoardPicture& picture, float pixel) {
  const auto fill = [&](std::vector<Span>& spans, int pixels, float offset, int squares) {
    const float squares_by_pixel = pixel / (picture.cell() * picture.view.density);
    const float before = -offset / picture.cell();  // squares that are not visible
    spans.resize(pixels);
    for (int i = 0; i < pixels; ++i) {
      const float from = before + static_cast<float>(i) * squares_by_pixel;
      Span span;
      if (squares_by_pixel <= 1) {
        span.begin = static_cast<int>(from + squares_by_pixel / 2);
        span.end = span.begin + 1;
      } else {
        span.begin = static_cast<int>(from);
        span.end =
            std::min(static_cast<int>(std::ceil(from + squares_by_pixel - 0.01f)), span.begin + kMaxSquaresPerPixel);
      }
      span.begin = std::clamp(span.begin, 0, squares - 1);
      span.end = std::clamp(span.end, span.begin + 1, squares);
      spans[i] = span;
    }
  };
  fill(columns_, texture_.width(), place_.x, picture.board.cols);
  fill(rows_, texture_.height(), place_.y, picture.board.rows);
}

void BoardRaster::paint_squares(const BoardPicture& picture, int first_row, int end_row) {
  colour_squares(picture, SquareColours(picture), first_row, end_row, squares_);
}

// Repaints squares that entered or left the path since the last frame.
void BoardRaster::paint_changes(const BoardPicture& picture) {
  const auto changed = picture.index.changed();
  if (changed.empty() || ground_.visits != 0) return;
  const SquareColours colours(picture);
  int top = picture.board.rows, bottom = -1, left = picture.board.cols, right = -1;
  for (const int number : changed) {
    const Square s{number / picture.board.cols, number % picture.board.cols};
    squares_[number] = colours.with_path(s);
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

// Each pixel is the average of the squares under it.
void BoardRaster::paint_pixels(int min_x, int min_y, int max_x, int max_y) {
  for (int y = min_y; y < max_y; ++y) {
    const Span rows = rows_[y];
    const auto line = texture_.row(y);
    for (int x = min_x; x < max_x; ++x) {
      const Span cols = columns_[x];
      if (rows.end - rows.begin == 1 && cols.end - cols.begin == 1) {
        line[x] = squares_[rows.begin * board_cols_ + cols.begin];
        continue;
      }
      MeanColour mean;
      for (int row = rows.begin; row < rows.end; ++row) {
        const ImU32* from = &squares_[row * board_cols_];
        for (int col = cols.begin; col < cols.end; ++col) mean.add(from[col]);
      }
      line[x] = mean();
    }
  }
  texture_.changed(min_x, min_y, max_x, max_y);
}

}  // namespace kt
