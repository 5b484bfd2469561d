// What has just changed on a graph's path, as board_traces draws it on a board.
#include <algorithm>

#include "view/graph/graph_strokes.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

void draw_move(const GraphPicture& picture, const MoveTrace& trace, ImU32 colour, float thickness) {
  const Shaft s = shaft(picture, picture.centre(trace.from), picture.centre(trace.to), 3);
  picture.pen.line(s.from, s.to, colour, thickness);
}

void draw_move_traces(const GraphPicture& picture) {
  for (const MoveTrace& move_trace : picture.motion->move_traces()) {
    const ImU32 colour = with_alpha(picture.colours.dead_end, move_trace.strength);
    draw_move(picture, move_trace, colour, path_thickness(picture) * (1 + 0.4f * move_trace.strength));
    draw_badge(picture.pen, badge_at(picture, move_trace.to), badge_radius(picture), Badge::wrong, colour,
               with_alpha(picture.colours.background, move_trace.strength));
  }
}

// A growing move, and the piece that moves along it.
void draw_growing(const GraphPicture& picture) {
  const auto& growing = picture.motion->growing();
  if (!growing) return;
  const ImVec2 from = picture.centre(growing->from), to = picture.centre(growing->to);
  const Shaft s = shaft(picture, from, to, 3);
  const ImVec2 here = between(s.from, s.to, growing->share);
  picture.pen.line(s.from, here, growing->back ? picture.colours.dead_end : picture.colours.path_new,
                   path_thickness(picture));
  picture.pen.disc(here, picture.radius * 0.4f, picture.colours.knight_eye);
  picture.pen.disc(here, picture.radius * 0.32f, picture.colours.knight);
}

void draw_sweep(const GraphPicture& picture) {
  const auto sweep = picture.motion->sweep();
  if (!sweep) return;
  const auto& path = picture.path;
  for (const SweptMove& move : swept_moves(*sweep, path.size())) {
    const Shaft s = shaft(picture, picture.centre(path[move.place]), picture.centre(path[move.place + 1]), 3);
    picture.pen.line(s.from, between(s.from, s.to, move.share), with_alpha(picture.colours.candidate, move.strength),
                     path_thickness(picture) * (1 + move.strength));
  }
}

}  // namespace

void draw_traces(const GraphPicture& picture) {
  if (!picture.motion) return;
  draw_move_traces(picture);
  draw_growing(picture);
  draw_sweep(picture);
}

}  // namespace kt
