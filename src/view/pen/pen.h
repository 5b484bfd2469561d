// Module `pen`: the tools that draw every picture of this program, on any output.
//
//   pen             a few shapes and texts; screen_pen draws on the screen, svg_pen writes SVG
//   strokes, annotation_mark   shapes made of these: arrows, crosses, the marks of annotations
//   theme           type, and functions for a theme's colours
//   picture_font    Inter, measured without a Dear ImGui context
//   assets          the output of the scripts in assets/: fonts, programs, the knight
//
// May know: the themes and annotations of app, and Dear ImGui's types, fonts and draw lists. Begin with Pen.
//
// Pixels, y down. Filled clockwise shapes have smooth edges on the screen. As in Dear ImGui, a one-pixel stroke with
// whole coordinates lies on whole pixels: line(), frame() and ring() are half a pixel off their coordinates, polyline()
// and arc() are not.
#pragma once

#include <span>
#include <string_view>

#include "imgui.h"

namespace kt {

// A valid size for Dear ImGui: at least 1, and never NaN. See view/widgets/sized.h.
inline float real_size(float size) { return size >= 1 ? size : 1; }

class Pen {
 public:
  // `font`: Inter, loaded.
  explicit Pen(ImFont* font) : font_(font) {}
  Pen(const Pen&) = delete;
  Pen& operator=(const Pen&) = delete;

  // Filled shapes.
  virtual void rect(ImVec2 min, ImVec2 max, ImU32 colour, float rounding = 0) = 0;
  virtual void disc(ImVec2 centre, float radius, ImU32 colour) = 0;
  virtual void triangle(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour) = 0;
  virtual void polygon(std::span<const ImVec2> corners, ImU32 colour) = 0;  // may be concave, must not intersect itself

  // Strokes.
  virtual void line(ImVec2 from, ImVec2 to, ImU32 colour, float thickness = 1) = 0;
  virtual void polyline(std::span<const ImVec2> points, ImU32 colour, float thickness, bool closed = false) = 0;
  virtual void frame(ImVec2 min, ImVec2 max, ImU32 colour, float thickness = 1, float rounding = 0) = 0;
  virtual void ring(ImVec2 centre, float radius, ImU32 colour, float thickness) = 0;
  // Clockwise, less than half a turn; angles in radians, from the right.
  virtual void arc(ImVec2 centre, float radius, float from, float to, ImU32 colour, float thickness) = 0;

  // A line of text in Inter, from its top left corner or around its middle. `size` is the line height, rounded. Text
  // smaller than a pixel is not drawn.
  virtual void text(ImVec2 top_left, std::string_view words, float size, ImU32 colour) = 0;
  // With a halo in the background colour, which separates it from crossing lines.
  virtual void text_with_halo(ImVec2 top_left, std::string_view words, float size, ImU32 colour, ImU32 ground);
  virtual void centred_text(ImVec2 middle, std::string_view words, float size, ImU32 colour) = 0;
  float width(std::string_view words, float size) const;
  static float height_of_line(float size);
  static float halo_of(float size);  // width of the halo

  // Until the next pop, shapes are visible only inside this rectangle, and inside those pushed before.
  virtual void push_clip(ImVec2 min, ImVec2 max) = 0;
  virtual void pop_clip() = 0;

  // See FreeOrder.
  virtual void begin_free_order() {}
  virtual void end_free_order() {}

 protected:
  ~Pen() = default;
  ImFont* font() const { return font_; }

 private:
  ImFont* font_;
};

// While it lives, shapes may be drawn in any order, because none hides a later one of another colour; texts lie on top.
// A pen that writes can then merge shapes of one colour.
class FreeOrder {
 public:
  explicit FreeOrder(Pen& pen) : pen_(pen) { pen_.begin_free_order(); }
  ~FreeOrder() { pen_.end_free_order(); }
  FreeOrder(const FreeOrder&) = delete;
  FreeOrder& operator=(const FreeOrder&) = delete;

 private:
  Pen& pen_;
};

}  // namespace kt
