#include "view/pen/annotation_mark.h"

#include <cmath>

namespace kt {

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

void draw_annotation(Pen& pen, const Palette& colours, const Annotation& annotation, ImVec2 middle, float radius,
                     float min_x, float max_x) {
  if (!annotation.text.empty()) {
    constexpr float kGap = 4;
    const float width = pen.width(annotation.text, Type::small), away = radius + kGap;
    const bool is_left = middle.x + away + width > max_x && middle.x - away - width >= min_x;
    const float left = is_left ? middle.x - away - width : middle.x + away;
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
    draw_annotation(pen, colours, annotation, {right_middle.x - kRadius, right_middle.y}, kRadius, 0, right_middle.x);
  }
}

}  // namespace kt
