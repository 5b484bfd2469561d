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

// As on a board: moves to visited vertices bounce back, and free vertices out of reach light up once.
void draw_bounces(const GraphPicture& picture) {
  const auto share = picture.motion->dead_end();
  if (!share || picture.is_crowded()) return;
  const Snapshot& snapshot = picture.snapshot;
  const Square here = snapshot.path.back();
  const ImU32 colour = with_alpha(picture.colours.dead_end, swell(*share));
  for (const auto& [from, to] : snapshot.settings.graph.edges) {
    if (from != here.col || from == to || picture.place[to] == 0) continue;
    const Shaft s = shaft(picture, picture.centre(here), picture.centre({0, to}), 3);
    draw_bounce(picture.pen, s.from, s.to, *share, colour, path_thickness(picture), picture.radius * 0.3f);
  }
  for (int v = 0; v < std::ssize(picture.centres); ++v) {
    const bool is_within_reach =
        std::ranges::find(snapshot.candidates, Square{0, v}, &Candidate::square) != snapshot.candidates.end();
    if (picture.place[v] != 0 || is_within_reach) continue;
    picture.pen.ring(picture.centres[v], picture.radius * (1.2f + 0.3f * *share), colour, path_thickness(picture));
  }
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
  draw_bounces(picture);
  draw_sweep(picture);
}

}  // namespace kt
