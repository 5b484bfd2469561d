#include "view/pen/picture_font.h"

#include "view/pen/theme.h"

namespace kt {

PictureFont::PictureFont() {
  atlas_.TexDesiredFormat = ImTextureFormat_Alpha8;
  atlas_.RendererHasTextures = true;  // there is no renderer, but so the sizes need not be known beforehand
  font_ = add_inter(atlas_);
}

}  // namespace kt
