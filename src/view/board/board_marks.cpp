// The marks on a board, and the knight. Every meaning has a shape as well as a colour.
#include "view/board/board_picture.h"
#include "view/pen/annotation_mark.h"
#include "view/pen/assets.h"

namespace kt {
namespace {

// The shape for a reason. `radius` is half of its size.
void draw_reason(const BoardPicture& picture, ImVec2 c, Rejection why, float radius, ImU32 colour, float thickness) {
  if (why == Rejection::visited) {
    const float side = radius * 0.8f;
    picture.pen.frame({c.x - side, c.y - side}, {c.x + side, c.y + side}, colour, thickness);
  } else if (why == Rejection::pruned) {
    const float slope = radius * 0.7071f;
    picture.pen.ring(c, radius, colour, thickness);
    picture.pen.line({c.x - slope, c.y + slope}, {c.x + slope, c.y - slope}, colour, thickness);
  } else {
    draw_cross(picture.pen, c, radius * 0.8f, colour, thickness);
  }
}

// The point where a move leaves the board, if it does.
ImVec2 leaving_point(const BoardPicture& picture, ImVec2 from, ImVec2 to) {
  const ImVec2 low = picture.view.origin;
  const ImVec2 high =
      picture.view.to_screen({static_cast<float>(picture.board.cols), static_cast<float>(picture.board.rows)});
  float share = 1;
  const auto meet = [&](float a, float b, float edge) {
    if ((b > edge) != (a > edge)) share = std::min(share, (edge - a) / (b - a));
  };
  meet(from.x, to.x, low.x), meet(from.x, to.x, high.x);
  meet(from.y, to.y, low.y), meet(from.y, to.y, high.y);
  return between(from, to, share);
}

void draw_off_board(const BoardPicture& picture, Square target, ImU32 colour, float thickness, bool with_line) {
  const ImVec2 from = picture.centre(picture.snapshot.path.back());
  const ImVec2 to = picture.centre(target);
  const ImVec2 edge = leaving_point(picture, from, to);
  const ImVec2 along = direction(from, to), across{along.y, -along.x};
  const float half = std::clamp(picture.cell() * 0.14f, 4.0f, 12.0f);
  if (with_line) draw_dashes(picture.pen, from, edge, colour, picture.stroke());
  picture.pen.line({edge.x - across.x * half, edge.y - across.y * half},
                   {edge.x + across.x * half, edge.y + across.y * half}, colour, thickness);
}

// With its number or letter.
void draw_open(const BoardPicture& picture, const Mark& mark, bool next) {
  const ImVec2 c = picture.centre(mark.square);
  const float radius = picture.cell() * 0.25f;
  const ImU32 colour = picture.colours.candidate;
  if (next) {
    // They end at the disc, which lets them through while it fades in.
    const ImVec2 from = picture.centre(picture.snapshot.path.back()), along = direction(from, c);
    draw_dashes(picture.pen, from, {c.x - along.x * radius, c.y - along.y * radius}, faded(colour, 0.7f),
                picture.stroke());
  }
  // While steps are quick, large marks would flash.
  const bool quick = picture.snapshot.pace == Pace::quick, filled = next && !quick;
  if (filled) {
    picture.pen.disc(c, radius, colour);
  } else {
    if (!quick) picture.pen.disc(c, radius, picture.colours.background);
    picture.pen.ring(c, radius, colour, picture.stroke() * (quick ? 0.6f : 1));
  }
  if (picture.cell() >= kCellForNumbers) {
    picture.pen.centred_text(c, mark.text, std::max(picture.cell() * 0.26f, 9.0f),
                             filled ? picture.colours.background : colour);
  }
}

// And the votes.
void draw_answer(const BoardPicture& picture, const Mark& mark) {
  const QuizView& quiz = picture.snapshot.quiz;
  draw_open(picture, mark, false);
  if (quiz.all_hands() == 0 || picture.cell() < kCellForNumbers) return;
  constexpr float kLeft = 0.2f, kLong = 0.44f, kNumber = 0.36f, kHigh = 0.1f;  // right of the mark
  const ImVec2 c = picture.centre(mark.square);
  const float share = quiz.share_of_hands(mark.index);
  const float cell = picture.cell(), y = c.y + cell * 0.38f, half = cell * kHigh / 2;
  const ImVec2 from{c.x - cell * kLeft, y - half}, to{from.x + cell * kLong, y + half};
  picture.pen.rect(from, to, picture.colours.background, half);
  if (share > 0) picture.pen.rect(from, {from.x + (to.x - from.x) * share, to.y}, picture.colours.candidate, half);
  picture.pen.frame(from, to, picture.colours.candidate, 1, half);
  picture.pen.centred_text({c.x + cell * kNumber, y}, std::to_string(quiz.hands_for(mark.index)),
                           std::max(cell * 0.2f, 9.0f), picture.colours.candidate);
}

// The last step's is larger than those before it.
void draw_failure(const BoardPicture& picture, Square square, Rejection why) {
  const ImU32 colour = picture.colours.dead_end;
  const float thickness = picture.stroke() * 1.6f;
  if (why == Rejection::off_board) return draw_off_board(picture, square, colour, thickness, true);
  const ImVec2 to = picture.centre(square);
  draw_dashes(picture.pen, picture.centre(picture.snapshot.path.back()), to, colour, picture.stroke());
  draw_reason(picture, to, why, picture.cell() * 0.25f, colour, thickness);
}

void draw_dead_end(const BoardPicture& picture, Square here) {
  picture.outline(here, picture.colours.dead_end, std::max(2.0f, picture.cell() * 0.06f));
  const ImVec2 corner = picture.corner({here.row, here.col + 1});
  const float radius = picture.cell() * 0.15f;
  const ImVec2 middle{corner.x - radius * 1.2f, corner.y + radius * 1.2f};
  draw_badge(picture.pen, picture.colours, middle, radius, Badge::wrong);
}

// Hatched, whatever the colours. The fatal square has a frame and a filled corner.
void draw_lost(const BoardPicture& picture, const Mark& mark) {
  if (!picture.is_drawn_in_lines() || !picture.sees(mark.square)) return;
  const ImU32 colour = picture.colours.dead_end;
  const float thickness = std::max(1.0f, picture.stroke() * 0.4f);
  const ImVec2 min = picture.corner(mark.square), max = picture.corner({mark.square.row + 1, mark.square.col + 1});
  draw_hatching(picture.pen, min, max, std::max(picture.cell() * 0.2f, 5.0f), with_alpha(colour, 0.4f), thickness);
  if (mark.strength != Strength::full) return;
  const float side = picture.cell() * 0.28f;
  picture.pen.triangle({max.x - side, max.y}, {max.x, max.y - side}, max, colour);
  picture.outline(mark.square, colour, 2 * thickness);
}

// A small flag.
void draw_end(const BoardPicture& picture, Square end) {
  if (picture.cell() < kCellForLines || !picture.sees(end)) return;
  const ImVec2 corner = picture.corner({end.row + 1, end.col + 1});
  const float height = std::max(picture.cell() * 0.34f, 5.0f);
  const ImVec2 foot{corner.x - height * 0.85f, corner.y - height * 0.2f};
  draw_flag(picture.pen, foot, height, picture.colours.accent, picture.colours.text, std::max(1.0f, height * 0.09f));
}

// On a square in the corner that nothing else is in: numbers, dead ends and the end's flag have the others.
void draw_annotation(const BoardPicture& picture, const Mark& mark) {
  const Annotation& annotation = picture.snapshot.annotations[mark.index];
  const ImU32 colour = annotation_colour(picture.colours, annotation.kind);
  const float radius = std::clamp(picture.cell() * 0.14f, 5.0f, 11.0f);
  const ImVec2 a = picture.centre(mark.square), b = picture.centre(mark.to);
  ImVec2 middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  if (annotation.place == Annotation::Place::square) {
    if (!picture.sees(mark.square)) return;
    picture.outline(mark.square, colour, std::max(2.0f, picture.cell() * 0.05f));
    const ImVec2 corner = picture.corner({mark.square.row + 1, mark.square.col});
    middle = {corner.x + radius * 1.3f, corner.y - radius * 1.3f};
  } else {
    const float head = picture.cell() * 0.24f;
    const ImVec2 along = direction(a, b);
    picture.pen.line(a, {b.x - along.x * head, b.y - along.y * head}, colour, picture.stroke() * 1.6f);
    draw_arrow_head(picture.pen, b, along, head, head * 0.55f, colour);
  }
  draw_annotation(picture.pen, picture.colours, annotation, middle, radius, picture.view.min.x, picture.view.max.x);
}

}  // namespace

void draw_mark(const BoardPicture& picture, const Mark& mark) {
  const Palette& colours = picture.colours;
  const ImVec2 c = picture.centre(mark.square);
  const float stroke = picture.stroke(), thin = std::max(1.0f, stroke * 0.5f), small = picture.cell() * 0.13f;
  const bool is_due = mark.strength == Strength::full;
  const auto reject = [&](Rejection why) {
    draw_reason(picture, c, why, small * 1.2f, colours.muted, std::max(1.0f, stroke * 0.7f));
  };
  switch (mark.kind) {
    using enum MarkKind;
    case possible:
    case later: return draw_open(picture, mark, false);
    case next: return draw_open(picture, mark, is_due);
    case answer: return draw_answer(picture, mark);
    case failed: return draw_reason(picture, c, Rejection::none, small * 1.25f, colours.dead_end, stroke);
    case pruned: return reject(Rejection::pruned);
    case visited: return reject(Rejection::visited);
    case off_board: return draw_off_board(picture, mark.square, colours.muted, stroke, is_due);
    case checked:
      draw_dashes(picture.pen, picture.centre(picture.snapshot.path.back()), c, faded(colours.muted, 0.8f), stroke);
      return draw_dashed_ring(picture.pen, c, picture.cell() * 0.3f, colours.muted, stroke);
    case backtracked: return draw_failure(picture, mark.square, Rejection::none);
    case rejected: return draw_failure(picture, mark.square, picture.snapshot.event.rejection);
    case dead_end: return draw_dead_end(picture, mark.square);
    case forced: return picture.pen.line(c, picture.centre(mark.to), colours.muted, thin);
    case cut: return draw_diamond(picture.pen, c, picture.cell() * 0.45f, colours.text, thin);
    case short_of_moves: return picture.outline(mark.square, colours.dead_end, thin);
    case lost: return draw_lost(picture, mark);
    case end: return draw_end(picture, mark.square);
    case annotation: return draw_annotation(picture, mark);
  }
}

namespace {

constexpr float kMinRewind = 6;  // radius of the sign for backward playback

float size_of_knight(const BoardPicture& picture) {
  constexpr float kSmallest = 22;  // it may extend beyond a small square so that it is visible
  // At one step per frame it jumps every frame, and a large dark shape would flash.
  const bool jumps = picture.motion && picture.snapshot.pace == Pace::frames;
  return std::max(picture.cell() * (jumps ? 0.4f : 0.86f), kSmallest);
}

}  // namespace

// `c` is its centre on the screen.
void draw_knight_at(const BoardPicture& picture, ImVec2 c, ImU32 colour) {
  const Palette& colours = picture.colours;
  if (picture.cell() < kCellForCandidates) {
    const float radius = std::max(picture.cell() * 0.4f, 4.5f);
    picture.pen.disc(c, radius + 1.5f, colours.knight_eye);
    picture.pen.disc(c, radius, colour);
    return;
  }
  const float size = size_of_knight(picture);
  const ImVec2 origin{c.x - size / 2, c.y - size / 2};
  std::vector<ImVec2> outline;
  for (const ImVec2 p : knight_outline()) outline.push_back({origin.x + p.x * size, origin.y + p.y * size});
  // A halo separates it from the path.
  picture.pen.polyline(outline, colours.knight_eye, std::max(3.0f, size * 0.07f), true);
  picture.pen.polygon(outline, colour);
  const KnightEye eye = knight_eye();
  picture.pen.disc({origin.x + eye.centre.x * size, origin.y + eye.centre.y * size}, eye.radius * size,
                   colours.knight_eye);
}

// If the path is empty, a pale knight waits on the start: after an exhausted search, or before the tour of an algorithm
// without a path.
void draw_knight(const BoardPicture& picture) {
  const Snapshot& snapshot = picture.snapshot;
  const Palette& colours = picture.colours;
  const bool gone = snapshot.path.empty();
  ImVec2 c = picture.centre(gone ? snapshot.settings.start : snapshot.path.back());
  if (picture.motion && picture.motion->knight()) c = picture.at(*picture.motion->knight());
  const ImU32 colour = gone ? colours.muted : colours.knight;
  draw_knight_at(picture, c, colour);
  const float size = size_of_knight(picture);
  if (snapshot.backwards)
    draw_rewind(picture.pen, {c.x - size * 0.36f, c.y - size * 0.36f}, std::max(size * 0.17f, kMinRewind), colours);
}

}  // namespace kt
