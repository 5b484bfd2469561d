// The pen for the screen: draws on a draw list of Dear ImGui during a frame.
#pragma once

#include "view/pen/pen.h"

namespace kt {

class ScreenPen final : public Pen {
 public:
  // Draws on the current window, in the current font.
  ScreenPen() : Pen(ImGui::GetFont()), list_(ImGui::GetWindowDrawList()) {}

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
  void centred_text(ImVec2 middle, std::string_view words, float size, ImU32 colour) override;
  void push_clip(ImVec2 min, ImVec2 max) override;
  void pop_clip() override;

 private:
  ImDrawList* list_;
};

}  // namespace kt
