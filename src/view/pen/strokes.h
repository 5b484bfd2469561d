// The common strokes, on any pen: one function for each, for all modules.
#pragma once

#include <algorithm>
#include <cmath>

#include "app/settings/palette.h"
#include "app/snapshot/annotation.h"
#include "view/pen/pen.h"

namespace kt {

// The point at a share of the way, 0 to 1: the end of a growing line.
inline ImVec2 between(ImVec2 from, ImVec2 to, float share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

// Faster than std::hypot, which guards against overflow: pixels and the units of layouts are small enough.
inline float length(ImVec2 vector) { return std::sqrt(vector.x * vector.x + vector.y * vector.y); }
inline float distance(ImVec2 from, ImVec2 to) { return length({to.x - from.x, to.y - from.y}); }

// The unit vector from one point to another; 0 if they are equal.
inline ImVec2 direction(ImVec2 from, ImVec2 to) {
  const float apart = std::max(distance(from, to), 0.001f);
  return {(to.x - from.x) / apart, (to.y - from.y) / apart};
}

void draw_cross(Pen& pen, ImVec2 centre, float radius, ImU32 colour, float thickness);

// Around a square or a vertex. `half`: half of its height and width.
void draw_diamond(Pen& pen, ImVec2 centre, float half, ImU32 colour, float thickness);

// A line of dashes, at least two. `period`: distance between dashes; 0: by the thickness.
struct DashPattern {
  float period = 0;
  int most = 60;
};
void draw_dashes(Pen& pen, ImVec2 from, ImVec2 to, ImU32 colour, float thickness, DashPattern how = {});
// Slanted lines across a square, so far apart.
void draw_hatching(Pen& pen, ImVec2 min, ImVec2 max, float distance, ImU32 colour, float thickness);
void draw_dashed_ring(Pen& pen, ImVec2 centre, float radius, ImU32 colour, float thickness);

// `along`: a unit vector; `half`: half of its width.
void draw_arrow_head(Pen& pen, ImVec2 tip, ImVec2 along, float length, float half, ImU32 colour);

// A taken move at a share of its animation, 0 to 1: it grows most of the way and bounces off. `half`: half of the width
// of the bar at its tip.
void draw_bounce(Pen& pen, ImVec2 from, ImVec2 to, float share, ImU32 colour, float thickness, float half);
// Rises from 0 to 1 and falls again, while the share goes from 0 to 1.
float swell(float share);

// From the foot of its pole upwards.
void draw_flag(Pen& pen, ImVec2 foot, float height, ImU32 cloth, ImU32 pole, float thickness);

// The sign for backward playback, which shows the direction of time in a still picture too.
void draw_rewind(Pen& pen, ImVec2 centre, float radius, const Palette& colours);

// A text on a plate that separates it from the picture below.
void draw_plate(Pen& pen, ImVec2 top_left, std::string_view words, float size, ImU32 ink, ImU32 ground);

// A disc with a sign on it: a verdict, a dead end, the kind of an annotation. annotation_mark.h has its usual colours.
using Badge = Annotation::Kind;
void draw_badge(Pen& pen, ImVec2 centre, float radius, Badge badge, ImU32 colour, ImU32 sign);

}  // namespace kt
