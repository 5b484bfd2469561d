// How an annotation looks, wherever it is: a badge in a colour for each kind, and its words on a plate.
#pragma once

#include "app/snapshot/annotation.h"
#include "view/pen/strokes.h"
#include "view/pen/theme.h"

namespace kt {

ImU32 annotation_colour(const Palette& colours, Annotation::Kind kind);
void draw_badge(Pen& pen, const Palette& colours, ImVec2 middle, float radius, Badge kind);

// A badge around `middle`, with the text at its right; or at its left, if it would end beyond `max_x` on the right but
// begins after `min_x` on the left.
void draw_annotation(Pen& pen, const Palette& colours, const Annotation& annotation, ImVec2 middle, float radius,
                     float min_x, float max_x);

// The annotations of a row of the stack, or of a line of the code, at its right end.
void draw_annotations_of_line(Pen& pen, const Palette& colours, std::span<const Annotation> annotations,
                              Annotation::Place place, std::size_t line, ImVec2 right_middle);

}  // namespace kt
