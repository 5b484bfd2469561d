// The pen for files: the text of an SVG, which looks like the screen at one pixel per unit.
//
//   <svg xmlns viewBox width height font-family stroke-linejoin="round">
//     <title>                                                        only where one is given
//     <path d fill [fill-opacity] [shape-rendering]/>                filled
//     <path d fill="none" stroke stroke-width [stroke-opacity]/>     stroked
//     <text x y font-size fill [fill-opacity] [text-anchor="middle"]>
//     <g class><title>...</title>...</g>                             only for parts with words of their own
//
// There are no styles, ids or transformations. So Path2D and fillText can paint the SVG on a canvas, and a page can
// have many of them under any policy. Consecutive shapes with the same look, or shapes in the same FreeOrder, are one
// path, because their overlap is invisible. There is no clipping.
#pragma once

#include <string>
#include <vector>

#include "view/pen/pen.h"

namespace kt {

class SvgPen final : public Pen {
 public:
  explicit SvgPen(ImFont* font) : Pen(font) {}

  // Returns everything drawn, seen through a rectangle, and resets the pen.
  std::string take(ImVec2 min, ImVec2 max, std::string_view title = {});

  // Shapes between the two calls form a part with a tooltip.
  void begin_part(const char* kind, std::string_view words);
  void end_part();

  void rect(ImVec2 min, ImVec2 max, ImU32 colour, float rounding = 0) override;
  void disc(ImVec2 centre, float radius, ImU32 colour) override;
  void triangle(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour) override;
  void polygon(std::span<const ImVec2> corners, ImU32 colour) override;
  void line(ImVec2 from, ImVec2 to, ImU32 colour, float thickness = 1) override;
  void polyline(std::span<const ImVec2> points, ImU32 colour, float thickness, bool closed = false) override;
  void frame(ImVec2 min, ImVec2 max, ImU32 colour, float thickness = 1, float rounding = 0) override;
  void ring(ImVec2 centre, float radius, ImU32 colour, float thickness) override;
  void arc(ImVec2 centre, float radius, float from, float to, ImU32 colour, float thickness) override;
  void text(ImVec2 top_left, std::string_view words, float size, ImU32 colour) override;
  void text_with_halo(ImVec2 top_left, std::string_view words, float size, ImU32 colour, ImU32 ground) override;
  void centred_text(ImVec2 middle, std::string_view words, float size, ImU32 colour) override;
  void push_clip(ImVec2, ImVec2) override {}
  void pop_clip() override {}
  void begin_free_order() override;
  void end_free_order() override;

 private:
  // Shapes with the same look become one path.
  struct Look {
    ImU32 colour = 0;
    float thickness = 0;    // of a stroke; 0: filled
    bool straight = false;  // upright rectangles, which need no antialiasing
    bool operator==(const Look&) const = default;
  };
  struct Shapes {
    Look look;
    std::string d;
    ImVec2 end;  // of its last shape, if that is a line
  };

  std::string& shapes(Look look);
  Shapes& gather(Look look);
  // `stroke`: how far a stroke of that colour extends; 0 fills the text.
  void write_text(ImVec2 at, std::string_view words, float size, ImU32 colour, bool centred, float stroke = 0);
  void flush();

  std::vector<Shapes> gathered_;  // not written yet
  std::string words_;             // to write after them
  std::string written_;
  bool free_order_ = false;
};

}  // namespace kt
