// Draws what has just changed on the path: moves that grow or shrink, traces of undone moves, the sweep along a tour.
// At rest it draws nothing.
#include <algorithm>

#include "view/board/board_picture.h"
#include "view/board/square_colours.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

// An undone move stays visible for a while in the colour of dead ends. While steps are visible one by one, it has the
// cross of a square that was left.
void draw_move_traces(const BoardPicture& picture) {
  const bool crossed = picture.cell() >= kCellForCandidates && shows_each_step(picture.snapshot.pace);
  for (const MoveTrace& move_trace : picture.motion->move_traces()) {
    const ImU32 colour = with_alpha(picture.colours.dead_end, move_trace.strength);
    const ImVec2 from = picture.centre(move_trace.from), to = picture.centre(move_trace.to);
    picture.pen.line(from, to, colour, picture.stroke() * (1 + 0.2f * move_trace.strength));
    const bool free = picture.index.last_place(picture.board.number(move_trace.to)) == 0;
    if (crossed && free) draw_cross(picture.pen, to, picture.cell() * 0.14f, colour, picture.stroke());
  }
}

void draw_undo_traces(const BoardPicture& picture) {
  for (const MoveTrace& undo_trace : picture.motion->undo_traces()) {
    picture.pen.line(picture.centre(undo_trace.from), picture.centre(undo_trace.to),
                     with_alpha(picture.colours.path_new, 0.3f * undo_trace.strength),
                     picture.stroke() * (1 + 0.8f * undo_trace.strength));
  }
}

void draw_growing(const BoardPicture& picture) {
  const auto& growing = picture.motion->growing();
  if (!growing) return;
  const ImVec2 from = picture.centre(growing->from), to = picture.centre(growing->to);
  const ImU32 colour = growing->back ? picture.colours.dead_end : picture.colours.path_new;
  picture.pen.line(from, between(from, to, growing->share), colour, picture.stroke());
}

// Shows why a dead end is one: moves to visited squares bounce back, and free squares out of reach light up once. Those
// within reach are pruned and have a mark.
void draw_bounces(const BoardPicture& picture) {
  const auto share = picture.motion->dead_end();
  if (!share || picture.cell() < kCellForCandidates) return;
  const Square here = picture.snapshot.path.back();
  const ImU32 colour = with_alpha(picture.colours.dead_end, swell(*share));
  for (const Offset move : moves_of(picture.snapshot.settings.leaper, move_orders().front().moves)) {
    const Square to{here.row + move.row, here.col + move.col};
    if (!picture.board.contains(to) || picture.index.last_place(picture.board.number(to)) == 0) continue;
    draw_bounce(picture.pen, picture.centre(here), picture.centre(to), *share, colour, picture.stroke(),
                picture.cell() * 0.09f);
  }
  const SquareColours colours(picture);
  picture.each_seen([&](Square s) {
    if (colours.is_hole(s) || picture.index.last_place(picture.board.number(s)) != 0) return;
    if (std::ranges::find(picture.snapshot.candidates, s, &Candidate::square) != picture.snapshot.candidates.end())
      return;
    picture.pen.ring(picture.centre(s), picture.cell() * (0.2f + 0.12f * *share), colour, picture.stroke());
  });
}

// A glow that runs along the tour.
void draw_sweep(const BoardPicture& picture) {
  const auto sweep = picture.motion->sweep();
  if (!sweep) return;
  const auto& path = picture.snapshot.path;
  for (const SweptMove& move : swept_moves(*sweep, path.size())) {
    const ImVec2 from = picture.centre(path[move.place]), to = picture.centre(path[move.place + 1]);
    picture.pen.line(from, between(from, to, move.share), with_alpha(picture.colours.candidate, move.strength),
                     picture.stroke() * (1 + 1.5f * move.strength));
  }
}

}  // namespace

void draw_traces(const BoardPicture& picture) {
  if (!picture.motion || !picture.is_drawn_in_lines()) return;
  draw_move_traces(picture);
  draw_undo_traces(picture);
  draw_growing(picture);
  draw_bounces(picture);
  draw_sweep(picture);
}

}  // namespace kt
