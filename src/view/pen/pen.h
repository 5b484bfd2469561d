// Folder `pen`: what every picture of this program is drawn with, wherever it ends up.
//
//   pen             a few shapes and texts; screen_pen puts them on the screen, svg_pen into the text of an SVG
//   strokes, annotation_mark   what is made of them: arrows, crosses, the marks of annotations
//   theme           type, and what is done with a theme's colours
//   picture_font    Inter, measured without a Dear ImGui context
//   assets          what the scripts of assets/ made: fonts, programs, the knight
//
// May know: the themes and annotations of app, and of Dear ImGui its types, fonts and draw lists. Begin with Pen.
//
// Pixels, y down. Shapes that are filled clockwise have smooth edges on the screen. A stroke of one pixel lies on whole
// pixels where its ends are whole, as Dear ImGui has it: line(), frame() and ring() are half a pixel off what their
// numbers say, polyline() and arc() are not.
#pragma once

#include <span>
#include <string_view>

#include "imgui.h"

namespace kt {

// A size that Dear ImGui can be given: at least 1, and never NaN. See view/widgets/sized.h.
inline float real_size(float size) { return size >= 1 ? size : 1; }

class Pen {
 public:
  // `font`: Inter, loaded.
  explicit Pen(ImFont* font) : font_(font) {}
  Pen(const Pen&) = delete;
  Pen& operator=(const Pen&) = delete;

  // Filled.
  virtual void rect(ImVec2 min, ImVec2 max, ImU32 colour, float rounding = 0) = 0;
  virtual void disc(ImVec2 centre, float radius, ImU32 colour) = 0;
  virtual void triangle(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour) = 0;
  virtual void polygon(std::span<const ImVec2> corners, ImU32 colour) = 0;  // may be concave, must not cross itself

  // Strokes.
  virtual void line(ImVec2 from, ImVec2 to, ImU32 colour, float thickness = 1) = 0;
  virtual void polyline(std::span<const ImVec2> points, ImU32 colour, float thickness, bool closed = false) = 0;
  virtual void frame(ImVec2 min, ImVec2 max, ImU32 colour, float thickness = 1, float rounding = 0) = 0;
  virtual void ring(ImVec2 centre, float radius, ImU32 colour, float thickness) = 0;
  // Clockwise, less than half a turn; angles from the right, in radians.
  virtual void arc(ImVec2 centre, float radius, float from, float to, ImU32 colour, float thickness) = 0;

  // One line in Inter, from its top left corner or around its middle. `size` is the height of the line, rounded. Text
  // smaller than a pixel is not drawn.
  virtual void text(ImVec2 top_left, std::string_view words, float size, ImU32 colour) = 0;
  // With a halo in the colour of its ground, which keeps it apart from lines that cross it.
  virtual void text_with_halo(ImVec2 top_left, std::string_view words, float size, ImU32 colour, ImU32 ground);
  virtual void centred_text(ImVec2 middle, std::string_view words, float size, ImU32 colour) = 0;
  float width(std::string_view words, float size) const;
  static float height_of_line(float size);
  static float halo_of(float size);  // how far a halo reaches

  // What is drawn until the next pop is seen within the rectangle only, and within those pushed before.
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

// As long as it lives, what is drawn need not keep its order, for nothing is hidden by a shape of another colour that
// has come after it; texts lie on top. A pen that writes can gather shapes of one colour.
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
