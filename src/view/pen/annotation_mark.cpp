#include "view/pen/annotation_mark.h"

#include <cmath>

namespace kt {
namespace {

constexpr float kToLabel = 4;  // between the badge and the text

}  // namespace

ImU32 annotation_colour(const Palette& colours, Annotation::Kind kind) {
  switch (kind) {
    case Annotation::Kind::hint: return colours.accent;
    case Annotation::Kind::question: return colours.text;
    case Annotation::Kind::right: return colours.candidate;
    case Annotation::Kind::wrong: return colours.dead_end;
    default: return colours.muted;
  }
}

void draw_badge(Pen& pen, const Palette& colours, ImVec2 middle, float radius, Badge kind) {
  draw_badge(pen, middle, radius, kind, annotation_colour(colours, kind), colours.background);
}

LabelSide side_with_room(const Pen& pen, const Annotation& annotation, ImVec2 middle, float radius, float min_x,
                         float max_x) {
  const float needed = radius + kToLabel + pen.width(annotation.text, Type::small);
  return middle.x + needed > max_x && middle.x - needed >= min_x ? LabelSide::left : LabelSide::right;
}

void draw_annotation(Pen& pen, const Palette& colours, const Annotation& annotation, ImVec2 middle, float radius,
                     LabelSide side) {
  if (!annotation.text.empty()) {
    const float width = pen.width(annotation.text, Type::small);
    const float left = side == LabelSide::right ? middle.x + radius + kToLabel : middle.x - radius - kToLabel - width;
    const ImVec2 at{std::round(left), std::round(middle.y - Pen::height_of_line(Type::small) / 2)};
    draw_plate(pen, at, annotation.text, Type::small, colours.text, colours.background);
  }
  draw_badge(pen, colours, middle, radius, annotation.kind);
}

void draw_annotations_of_line(Pen& pen, const Palette& colours, std::span<const Annotation> annotations,
                              Annotation::Place place, std::size_t line, ImVec2 right_middle) {
  constexpr float kRadius = 8;
  for (const Annotation& annotation : annotations) {
    if (annotation.place != place || annotation.line != line) continue;
    draw_annotation(pen, colours, annotation, {right_middle.x - kRadius, right_middle.y}, kRadius, LabelSide::left);
  }
}

}  // namespace kt
