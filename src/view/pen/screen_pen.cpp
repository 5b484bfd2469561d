#include "view/pen/screen_pen.h"

namespace kt {
void ScreenPen::rect(ImVec2 min, ImVec2 max, ImU32 colour, float rounding) {
  list_->AddRectFilled(min, max, colour, rounding);
}

void ScreenPen::disc(ImVec2 centre, float radius, ImU32 colour) { list_->AddCircleFilled(centre, radius, colour); }

void ScreenPen::triangle(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour) { list_->AddTriangleFilled(a, b, c, colour); }

void ScreenPen::polygon(std::span<const ImVec2> corners, ImU32 colour) {
  list_->AddConcavePolyFilled(corners.data(), static_cast<int>(corners.size()), colour);
}

void ScreenPen::line(ImVec2 from, ImVec2 to, ImU32 colour, float thickness) {
  list_->AddLine(from, to, colour, thickness);
}

void ScreenPen::polyline(std::span<const ImVec2> points, ImU32 colour, float thickness, bool closed) {
  list_->AddPolyline(points.data(), static_cast<int>(points.size()), colour,
                     closed ? ImDrawFlags_Closed : ImDrawFlags_None, thickness);
}

void ScreenPen::frame(ImVec2 min, ImVec2 max, ImU32 colour, float thickness, float rounding) {
  list_->AddRect(min, max, colour, rounding, ImDrawFlags_None, thickness);
}

void ScreenPen::ring(ImVec2 centre, float radius, ImU32 colour, float thickness) {
  list_->AddCircle(centre, radius, colour, 0, thickness);
}

void ScreenPen::arc(ImVec2 centre, float radius, float from, float to, ImU32 colour, float thickness) {
  list_->PathArcTo(centre, radius, from, to);
  list_->PathStroke(colour, ImDrawFlags_None, thickness);
}

void ScreenPen::text(ImVec2 top_left, std::string_view words, float size, ImU32 colour) {
  if (!(size >= 1)) return;
  list_->AddText(font(), height_of_line(size), top_left, colour, words.data(), words.data() + words.size());
}

void ScreenPen::centred_text(ImVec2 middle, std::string_view words, float size, ImU32 colour) {
  text({middle.x - width(words, size) / 2, middle.y - height_of_line(size) / 2}, words, size, colour);
}

void ScreenPen::push_clip(ImVec2 min, ImVec2 max) { list_->PushClipRect(min, max, true); }

void ScreenPen::pop_clip() { list_->PopClipRect(); }

}  // namespace kt
