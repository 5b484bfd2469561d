// Items in a row if they fit, otherwise in several rows.
#pragma once

#include "imgui.h"

namespace kt {

class Flow {
 public:
  Flow(float width, float gap) : width_(width), gap_(gap) {}

  // Call it before the next item, with its width.
  void next(float item_width) {
    const bool fits = x_ > 0 && x_ + gap_ + item_width <= width_;
    if (fits) ImGui::SameLine(0, gap_);
    x_ = fits ? x_ + gap_ + item_width : item_width;
  }

 private:
  float width_, gap_;
  float x_ = 0;
};

}  // namespace kt
