// Marks that somebody has put on squares and moves.
#include "view/board/board_picture.h"
#include "view/pen/annotation_mark.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

float radius_of(const BoardPicture& picture) { return std::clamp(picture.cell() * 0.14f, 5.0f, 11.0f); }

// In the corner that nothing else is in: numbers, dead ends and the end's flag have the others.
void annotate_square(const BoardPicture& picture, const Annotation& annotation) {
  const ImU32 colour = annotation_colour(picture.colours, annotation.kind);
  const float radius = radius_of(picture);
  picture.outline(annotation.square, colour, std::max(2.0f, picture.cell() * 0.05f));
  const ImVec2 corner = picture.corner({annotation.square.row + 1, annotation.square.col});
  draw_annotation(picture.pen, picture.colours, annotation, {corner.x + radius * 1.3f, corner.y - radius * 1.3f},
                  radius);
}

void annotate_move(const BoardPicture& picture, const Annotation& annotation) {
  const ImU32 colour = annotation_colour(picture.colours, annotation.kind);
  const ImVec2 a = picture.centre(annotation.square), b = picture.centre(annotation.to);
  const float head = picture.cell() * 0.24f;
  const ImVec2 along = direction(a, b);
  picture.pen.line(a, {b.x - along.x * head, b.y - along.y * head}, colour, picture.stroke() * 1.6f);
  draw_arrow_head(picture.pen, b, along, head, head * 0.55f, colour);
  draw_annotation(picture.pen, picture.colours, annotation, {(a.x + b.x) / 2, (a.y + b.y) / 2}, radius_of(picture));
}

}  // namespace

void draw_annotations(const BoardPicture& picture) {
  for (const Annotation& annotation : picture.snapshot.annotations) {
    const bool there = picture.board.contains(annotation.square);
    if (annotation.place == Annotation::Place::square && there && picture.sees(annotation.square)) {
      annotate_square(picture, annotation);
    } else if (annotation.place == Annotation::Place::move && there && picture.board.contains(annotation.to)) {
      annotate_move(picture, annotation);
    }
  }
}

}  // namespace kt
