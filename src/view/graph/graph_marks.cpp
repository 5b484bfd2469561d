// The marks on a graph: rings around a vertex, and badges beside it.
#include <algorithm>

#include "view/graph/graph_strokes.h"
#include "view/pen/annotation_mark.h"

namespace kt {
namespace {

// With its number or letter.
void draw_open(const GraphPicture& picture, const Mark& mark, bool next) {
  const ImU32 colour = picture.colours.candidate, ground = picture.colours.background;
  const ImVec2 at = badge_at(picture, mark.square);
  const float radius = badge_radius(picture);
  picture.pen.ring(picture.centre(mark.square), picture.radius, colour, next ? 3.0f : 1.5f);
  if (mark.text.empty()) return;
  picture.pen.disc(at, radius, next ? colour : ground);
  picture.pen.ring(at, radius, colour, 1.5f);
  draw_name(picture, at, mark.text, radius * 1.35f, next ? ground : colour);
}

Shaft shaft_of_move(const GraphPicture& picture, Square to) {
  return shaft(picture, picture.centre(picture.snapshot.path.back()), picture.centre(to), 3);
}

void draw_answer(const GraphPicture& picture, const Mark& mark) {
  draw_open(picture, mark, false);
  const QuizView& quiz = picture.snapshot.quiz;
  if (quiz.all_hands() == 0) return;
  const ImU32 colour = picture.colours.candidate;
  const float radius = badge_radius(picture);
  const ImVec2 at = badge_at(picture, mark.square), from{at.x + radius + 3, at.y - 3}, to{from.x + 30, at.y + 3};
  picture.pen.rect(from, to, picture.colours.background, 3);
  picture.pen.rect(from, {from.x + 30 * quiz.share_of_hands(mark.index), to.y}, colour, 3);
  picture.pen.frame(from, to, colour, 1, 3);
  picture.pen.text({to.x + 3, at.y - radius}, std::to_string(quiz.hands_for(mark.index)), radius * 1.6f, colour);
}

void draw_pruned(const GraphPicture& picture, ImVec2 at) {
  const float radius = badge_radius(picture), slope = radius * 0.7071f;
  picture.pen.disc(at, radius, picture.colours.background);
  picture.pen.ring(at, radius, picture.colours.muted, 1.5f);
  picture.pen.line({at.x - slope, at.y + slope}, {at.x + slope, at.y - slope}, picture.colours.muted, 1.5f);
}

void draw_visited(const GraphPicture& picture, ImVec2 at) {
  const float side = badge_radius(picture) * 0.6f;
  const ImVec2 from{at.x - side, at.y - side}, to{at.x + side, at.y + side};
  picture.pen.rect(from, to, picture.colours.background);
  picture.pen.frame(from, to, picture.colours.muted, 1.5f);
}

void draw_annotation(const GraphPicture& picture, const Mark& mark) {
  const Annotation& annotation = picture.snapshot.annotations[mark.index];
  const ImU32 colour = annotation_colour(picture.colours, annotation.kind);
  const ImVec2 c = picture.centre(mark.square), to = picture.centre(mark.to);
  ImVec2 middle{(c.x + to.x) / 2, (c.y + to.y) / 2};
  if (annotation.place == Annotation::Place::square) {
    picture.pen.ring(c, picture.radius + 5, colour, 3);
    middle = {c.x - picture.radius * 0.85f, c.y + picture.radius * 0.85f};
  } else {
    draw_arrow(picture, shaft(picture, c, to, 3), colour, 4, 12);
  }
  draw_annotation(picture.pen, picture.colours, annotation, middle, badge_radius(picture), picture.view.min.x,
                  picture.view.max.x);
}

// Hatched around the vertex, like a square of a board. The fatal one has a diamond.
void draw_lost(const GraphPicture& picture, const Mark& mark) {
  if (picture.is_crowded()) return;
  const ImVec2 c = picture.centre(mark.square);
  const float half = picture.radius + 5;
  draw_hatching(picture.pen, {c.x - half, c.y - half}, {c.x + half, c.y + half}, std::max(half * 0.4f, 4.0f),
                with_alpha(picture.colours.dead_end, 0.4f), 1.5f);
  if (mark.strength == Strength::full)
    draw_diamond(picture.pen, c, picture.radius * 1.5f + 4, picture.colours.dead_end, 2);
}

}  // namespace

void draw_mark(const GraphPicture& picture, const Mark& mark) {
  if (!picture.snapshot.settings.shown_board().contains(mark.square)) return;
  const Palette& colours = picture.colours;
  const float r = picture.radius;
  const ImVec2 c = picture.centre(mark.square), badge = badge_at(picture, mark.square);
  const auto cross = [&] { draw_badge(picture.pen, colours, badge, badge_radius(picture), Badge::wrong); };
  const auto draw_move = [&](ImU32 colour) {
    const Shaft s = shaft_of_move(picture, mark.square);
    picture.pen.line(s.from, s.to, colours.background, 4);  // instead of the edge, not over it
    draw_dashed(picture, s, colour, 3);
  };
  const bool is_due = mark.strength == Strength::full;
  switch (mark.kind) {
    using enum MarkKind;
    case next:
      if (is_due) draw_move(colours.candidate);
      return draw_open(picture, mark, is_due);
    case possible:
    case later: return draw_open(picture, mark, false);
    case answer: return draw_answer(picture, mark);
    case failed: return cross();
    case pruned: return draw_pruned(picture, badge);
    case visited: return draw_visited(picture, badge);
    case off_board: return;  // no edge leads there
    case checked: draw_move(colours.muted); return draw_dashed_ring(picture.pen, c, r + 5, colours.muted, 2);
    case backtracked:
    case rejected: draw_dashed(picture, shaft_of_move(picture, mark.square), colours.dead_end, 3); return cross();
    case dead_end: picture.pen.ring(c, r + 4, colours.dead_end, 3); return cross();
    case forced: return draw_dashed(picture, shaft(picture, c, picture.centre(mark.to), 3), colours.muted, 2);
    case cut: return draw_diamond(picture.pen, c, r * 1.5f + 2, colours.text, 1.5f);
    case short_of_moves: return picture.pen.ring(c, r + 4, colours.dead_end, 1.5f);
    case lost: return draw_lost(picture, mark);
    case end:
      return draw_flag(picture.pen, {c.x - r - 4, c.y - r * 0.4f}, std::max(r * 0.9f, 8.0f), colours.accent,
                       colours.text, 1.5f);
    case annotation: return draw_annotation(picture, mark);
  }
}

}  // namespace kt
