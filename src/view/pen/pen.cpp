#include "view/pen/pen.h"

#include <cfloat>
#include <cmath>

namespace kt {

// Both as ImGui::PushFont() and ImGui::CalcTextSize() have it.
float Pen::height_of_line(float size) { return real_size(std::round(size)); }

float Pen::width(std::string_view words, float size) const {
  if (words.empty()) return 0;
  const char* end = words.data() + words.size();
  return std::ceil(font_->CalcTextSizeA(height_of_line(size), FLT_MAX, 0, words.data(), end).x - 0.00001f);
}

}  // namespace kt
