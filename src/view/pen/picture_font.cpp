#include "view/pen/picture_font.h"

#include "view/pen/assets.h"
#include "view/pen/theme.h"

namespace kt {

PictureFont::PictureFont() {
  atlas_.TexDesiredFormat = ImTextureFormat_Alpha8;
  atlas_.RendererHasTextures = true;  // none has; but so the sizes need not be known beforehand
  font_ = add_font(atlas_, inter_font());
}

}  // namespace kt
