#include "view/board/board_picture.h"

#include <bit>

#include "view/widgets/layout.h"

namespace kt {
namespace {

constexpr int kSquaresRescaledFreely = 10'000;
constexpr std::size_t kShortestScale = 16;

}  // namespace

BoardPicture::BoardPicture(Pen& on, const Snapshot& shown, const Palette& palette, float weight_of_lines,
                           const PathIndex& places, const Projection& projection)
    : pen(on),
      snapshot(shown),
      colours(palette),
      weight(weight_of_lines),
      path(shown_path(shown)),
      index(places),
      view(projection),
      board(shown.settings.board) {
  const ImVec2 from = view.to_board(view.min), to = view.to_board(view.max);
  constexpr float kHair = 0.001f;  // of a square: tolerance for rounding
  first = {std::clamp(static_cast<int>(from.y + kHair), 0, board.rows - 1),
           std::clamp(static_cast<int>(from.x + kHair), 0, board.cols - 1)};
  end = {std::clamp(static_cast<int>(std::ceil(to.y - kHair)), first.row + 1, board.rows),
         std::clamp(static_cast<int>(std::ceil(to.x - kHair)), first.col + 1, board.cols)};
}

bool is_given_up(const Snapshot& snapshot) {
  return snapshot.event.type == EventType::exhausted || snapshot.event.type == EventType::stuck;
}

Palette pale(const Palette& colours) {
  constexpr float kPaler = 0.5f;
  Palette paler = colours;
  for (ImU32* colour : {&paler.path_old, &paler.path_new}) *colour = mix(*colour, colours.square_light, kPaler);
  paler.visited = faded(colours.visited, kPaler);
  paler.text = colours.muted;  // the numbers must be readable
  return paler;
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

namespace {

// Marks that fade in with the knight; what it leaves behind stays.
void draw_marks_of_step(const BoardPicture& picture, std::span<const Mark> marks) {
  BoardPicture coming = picture;
  const float arrived = picture.motion ? picture.motion->arrived() : 1;
  const bool leaves = arrived < 1 && picture.motion->growing()->back;
  for (ImU32 Palette::*colour : {&Palette::candidate, &Palette::dead_end, &Palette::muted, &Palette::background})
    if (arrived < 1) coming.colours.*colour = faded(picture.colours.*colour, arrived);
  if (picture.cell() >= kCellForCandidates) {
    draw_marks(coming, marks, MarkLayer::answers);
    draw_marks(coming, marks, MarkLayer::moves);
  }
  draw_marks(leaves ? picture : coming, marks, MarkLayer::last_step);
  draw_marks(coming, marks, MarkLayer::dead_end);
}

}  // namespace

void draw_board_pieces(const BoardPicture& picture, Pieces wanted) {
  const std::vector<Mark> marks = marks_of(picture.snapshot);
  BoardPicture ground = picture;
  if (is_given_up(picture.snapshot)) ground.colours = pale(picture.colours);
  draw_squares(ground);
  if (wanted.coordinates) draw_coordinates(picture);
  picture.pen.push_clip(picture.view.min, picture.view.max);
  if (wanted.marks && picture.cell() >= kCellForCandidates) draw_marks(ground, marks, MarkLayer::below_path);
  draw_path(ground);
  draw_traces(picture);
  picture.pen.pop_clip();
  picture.push_clip_with_edge();
  if (wanted.marks) draw_marks_of_step(picture, marks);
  picture.pen.pop_clip();
  picture.pen.push_clip(picture.view.min, picture.view.max);
  if (wanted.numbers) draw_numbers(ground);
  draw_marks(picture, marks, MarkLayer::end);
  picture.pen.pop_clip();
  picture.push_clip_with_edge();
  if (wanted.knight) draw_knight(picture);
  draw_marks(picture, marks, MarkLayer::notes);
  picture.pen.pop_clip();
}

}  // namespace kt
