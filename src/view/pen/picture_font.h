// Inter for pictures: measured at any size, without a Dear ImGui context.
#pragma once

#include "imgui.h"

namespace kt {

class PictureFont {
 public:
  PictureFont();
  ImFont* get() const { return font_; }

 private:
  ImFontAtlas atlas_;
  ImFont* font_;
};

}  // namespace kt
