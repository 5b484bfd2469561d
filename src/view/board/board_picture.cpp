#include "view/board/board_picture.h"

#include <bit>

#include "view/widgets/layout.h"

namespace kt {
namespace {

constexpr int kSquaresRescaledFreely = 10'000;
constexpr std::size_t kShortestScale = 16;

}  // namespace

BoardPicture::BoardPicture(Pen& on, const Snapshot& shown, const Palette& palette, float weight_of_lines,
                           const PathIndex& path, const Projection& projection)
    : pen(on),
      snapshot(shown),
      colours(palette),
      weight(weight_of_lines),
      index(path),
      view(projection),
      board(shown.settings.board) {
  const ImVec2 from = view.to_board(view.min), to = view.to_board(view.max);
  constexpr float kHair = 0.001f;  // of a square: what roundings leave
  first = {std::clamp(static_cast<int>(from.y + kHair), 0, board.rows - 1),
           std::clamp(static_cast<int>(from.x + kHair), 0, board.cols - 1)};
  end = {std::clamp(static_cast<int>(std::ceil(to.y - kHair)), first.row + 1, board.rows),
         std::clamp(static_cast<int>(std::ceil(to.x - kHair)), first.col + 1, board.cols)};
}

std::uint32_t BoardPicture::age_scale() const {
  const std::size_t size = std::max<std::size_t>(index.size(), 2);
  if (board.squares() <= kSquaresRescaledFreely) return static_cast<std::uint32_t>(size - 1);
  const std::size_t doubled = std::bit_ceil(std::max(size, kShortestScale));
  return static_cast<std::uint32_t>(std::max(size, std::min(doubled, snapshot.squares)));
}

void BoardPicture::outline(Square s, ImU32 colour, float thickness) const {
  const float inset = thickness / 2;
  const ImVec2 a = corner(s), b = corner({s.row + 1, s.col + 1});
  pen.frame({a.x + inset, a.y + inset}, {b.x - inset, b.y - inset}, colour, thickness);
}

void BoardPicture::push_clip_with_edge() const {
  constexpr float kBeyond = kGutter / 2;
  pen.push_clip({view.min.x - kBeyond, view.min.y - kBeyond}, {view.max.x + kBeyond, view.max.y + kBeyond});
}

void draw_board_pieces(const BoardPicture& picture, BoardPieces wanted) {
  draw_squares(picture);
  if (wanted.coordinates) draw_coordinates(picture);
  picture.pen.push_clip(picture.view.min, picture.view.max);
  draw_path(picture);
  if (wanted.numbers) draw_numbers(picture);
  draw_end_square(picture);
  picture.pen.pop_clip();
  picture.push_clip_with_edge();
  if (wanted.marks) {
    draw_candidates(picture);
    draw_failure(picture);
  }
  if (wanted.knight) draw_knight(picture);
  draw_annotations(picture);
  picture.pen.pop_clip();
}

}  // namespace kt
