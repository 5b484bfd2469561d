// The only calls of Dear ImGui that take a size. No size is negative or NaN, and none is zero unless the call gives
// zero a meaning. tests/architecture.test.mjs fails on a call elsewhere.
#pragma once

#include "view/pen/pen.h"

namespace kt {

inline ImVec2 real_size(ImVec2 size) { return {real_size(size.x), real_size(size.y)}; }
// Zero is kept: the size of the content, or none.
inline ImVec2 real_size_or_zero(ImVec2 size) {
  return {size.x == 0 ? 0 : real_size(size.x), size.y == 0 ? 0 : real_size(size.y)};
}

inline bool press_area(const char* label, ImVec2 size, ImGuiButtonFlags flags = ImGuiButtonFlags_None) {
  return ImGui::InvisibleButton(label, real_size(size), flags);
}
// Zero: as wide as the label, or as high as a line of buttons.
inline bool sized_button(const char* label, ImVec2 size) { return ImGui::Button(label, real_size_or_zero(size)); }
inline void space(ImVec2 size) { ImGui::Dummy(real_size_or_zero(size)); }
inline void next_item_width(float width) { ImGui::SetNextItemWidth(real_size(width)); }
inline bool begin_child(const char* id, ImVec2 size, ImGuiWindowFlags flags) {
  return ImGui::BeginChild(id, real_size(size), ImGuiChildFlags_None, flags);
}
// Zero: as large as the content.
inline void next_window_size(ImVec2 size) { ImGui::SetNextWindowSize(real_size_or_zero(size)); }
// Any height up to that of the canvas.
inline void next_window_width(float width) {
  ImGui::SetNextWindowSizeConstraints({real_size(width), 0},
                                      {real_size(width), real_size(ImGui::GetIO().DisplaySize.y)});
}
inline void sized_text(ImFont* font, float size, ImVec2 at, ImU32 colour, std::string_view words) {
  ImGui::GetWindowDrawList()->AddText(font, real_size(size), at, colour, words.data(), words.data() + words.size());
}
// Null: keeps the font.
inline void push_font(ImFont* font, float size) { ImGui::PushFont(font, real_size(size)); }

}  // namespace kt
