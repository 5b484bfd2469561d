// What was on the path a moment ago, and what is on its way: moves that grow or draw in, embers of those taken back,
// the boiling end of a search too quick to follow, the sweep along a tour. At rest there is none of it.
#include "view/board/board_picture.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

void draw_boiling(const BoardPicture& picture) {
  for (const MoveTrace& trace : picture.motion->boiling()) {
    picture.pen.line(picture.centre(trace.from), picture.centre(trace.to),
                     boiling_colour(picture.colours, trace.strength), picture.stroke());
  }
}

// A move taken back is seen as one, for a while: in the colour of dead ends, and where steps are seen one by one, with
// the cross of a square given up.
void draw_embers(const BoardPicture& picture) {
  const bool crossed = picture.cell() >= kCellForCandidates && shows_each_step(picture.snapshot.pace);
  for (const MoveTrace& ember : picture.motion->embers()) {
    const ImU32 colour = with_alpha(picture.colours.dead_end, ember.strength);
    const ImVec2 from = picture.centre(ember.from), to = picture.centre(ember.to);
    picture.pen.line(from, to, colour, picture.stroke() * (1 + 0.2f * ember.strength));
    const bool free = picture.index.last_place(picture.board.number(ember.to)) == 0;
    if (crossed && free) draw_cross(picture.pen, to, picture.cell() * 0.14f, colour, picture.stroke());
  }
}

void draw_sparks(const BoardPicture& picture) {
  for (const MoveTrace& spark : picture.motion->sparks()) {
    picture.pen.line(picture.centre(spark.from), picture.centre(spark.to),
                     with_alpha(picture.colours.path_new, 0.3f * spark.strength),
                     picture.stroke() * (1 + 0.8f * spark.strength));
  }
}

void draw_growing(const BoardPicture& picture) {
  const auto& growing = picture.motion->growing();
  if (!growing) return;
  const ImVec2 from = picture.centre(growing->from), to = picture.centre(growing->to);
  const ImU32 colour = growing->back ? picture.colours.dead_end : picture.colours.path_new;
  picture.pen.line(from, between(from, to, growing->share), colour, picture.stroke());
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

// Where the path ends, while the knight is still on its way there.
void draw_head(const BoardPicture& picture) {
  const bool boils = picture.snapshot.pace == Pace::blur;  // it would be another one in each frame
  if (!picture.motion->knight_is_away() || picture.snapshot.path.empty() || boils) return;
  picture.pen.disc(picture.centre(picture.snapshot.path.back()), std::max(picture.cell() * 0.1f, 2.5f),
                   picture.colours.knight);
}

}  // namespace

void draw_traces(const BoardPicture& picture) {
  if (!picture.motion || !picture.is_drawn_in_lines()) return;
  draw_boiling(picture);
  draw_embers(picture);
  draw_sparks(picture);
  draw_growing(picture);
  draw_sweep(picture);
  draw_head(picture);
}

}  // namespace kt
