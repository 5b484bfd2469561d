#include "view/pen/pen.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace kt {

// Both match ImGui::PushFont() and ImGui::CalcTextSize().
float Pen::height_of_line(float size) { return real_size(std::round(size)); }

float Pen::width(std::string_view words, float size) const {
  if (words.empty()) return 0;
  const char* end = words.data() + words.size();
  return std::ceil(font_->CalcTextSizeA(height_of_line(size), FLT_MAX, 0, words.data(), end).x - 0.00001f);
}

float Pen::halo_of(float size) { return std::max(1.0f, size * 0.11f); }

void Pen::text_with_halo(ImVec2 at, std::string_view words, float size, ImU32 colour, ImU32 ground) {
  const float reach = halo_of(size), corner = reach * 0.7f;
  for (const ImVec2 side : {ImVec2{-corner, -corner},
                            {corner, -corner},
                            {-corner, corner},
                            {corner, corner},
                            {-reach, 0},
                            {reach, 0},
                            {0, -reach},
                            {0, reach}})
    text({at.x + side.x, at.y + side.y}, words, size, ground);
  text(at, words, size, colour);
}

}  // namespace kt
