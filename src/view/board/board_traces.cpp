// What was on the path a moment ago, and what is on its way: moves that grow or draw in, embers of those taken back,
// the boiling end of a search too quick to follow, the sweep along a tour. At rest there is none of it.
#include "view/board/board_picture.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

ImVec2 on_the_way(ImVec2 from, ImVec2 to, float share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

// The oftener a move was on the path lately, the more it is a part of it: from an ember to a line.
void draw_boiling(const BoardPicture& picture) {
  const Palette& colours = picture.colours;
  for (const MoveTrace& trace : picture.motion->boiling()) {
    const float strength = std::min(trace.strength, 1.0f);
    const ImU32 colour = mix(colours.dead_end, colours.path_new, std::min(1.0f, strength * 1.5f));
    picture.pen.line(picture.centre(trace.from), picture.centre(trace.to),
                     with_alpha(colour, std::min(1.0f, 0.1f + strength * 1.2f)), picture.stroke());
  }
}

// A move taken back is seen as one, for a while: in the colour of dead ends, with the cross of a square given up.
void draw_embers(const BoardPicture& picture) {
  const bool crossed = picture.cell() >= kCellForCandidates;
  for (const MoveTrace& ember : picture.motion->embers()) {
    const ImU32 colour = with_alpha(picture.colours.dead_end, ember.strength);
    const ImVec2 from = picture.centre(ember.from), to = picture.centre(ember.to);
    picture.pen.line(from, to, colour, picture.stroke() * (1 + 0.6f * ember.strength));
    if (crossed) draw_cross(picture.pen, to, picture.cell() * 0.14f, colour, picture.stroke());
  }
}

void draw_sparks(const BoardPicture& picture) {
  for (const MoveTrace& spark : picture.motion->sparks()) {
    picture.pen.line(picture.centre(spark.from), picture.centre(spark.to),
                     with_alpha(picture.colours.path_new, 0.4f * spark.strength),
                     picture.stroke() * (1 + 2.5f * spark.strength));
  }
}

void draw_growing(const BoardPicture& picture) {
  const auto& growing = picture.motion->growing();
  if (!growing) return;
  const ImVec2 from = picture.centre(growing->from), to = picture.centre(growing->to);
  const ImU32 colour = growing->back ? picture.colours.dead_end : picture.colours.path_new;
  picture.pen.line(from, on_the_way(from, to, growing->share), colour, picture.stroke());
}

// A glow that runs along the tour, with a tail.
void draw_sweep(const BoardPicture& picture) {
  constexpr float kTail = 0.15f;  // of the path
  constexpr int kMostMoves = 400;
  const auto sweep = picture.motion->sweep();
  if (!sweep) return;
  const auto& path = picture.snapshot.path;
  const auto last = static_cast<float>(path.size() - 1);
  const float head = *sweep * (1 + kTail) * last, tail = std::max(head - kTail * last, head - kMostMoves);
  for (auto i = static_cast<std::size_t>(std::max(tail, 0.0f)); i + 1 < path.size(); ++i) {
    const auto place = static_cast<float>(i);
    if (place >= head) break;
    const float strength = std::clamp((place - tail) / (head - tail), 0.0f, 1.0f);
    const ImVec2 from = picture.centre(path[i]), to = picture.centre(path[i + 1]);
    picture.pen.line(from, on_the_way(from, to, std::min(head - place, 1.0f)),
                     with_alpha(picture.colours.candidate, strength), picture.stroke() * (1 + 1.5f * strength));
  }
}

// Where the path ends, while the knight is still on its way there.
void draw_head(const BoardPicture& picture) {
  if (!picture.motion->knight_is_away() || picture.snapshot.path.empty()) return;
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
