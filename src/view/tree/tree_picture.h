// The search tree around the path, drawn on any pen from its layout.
#pragma once

#include <string>

#include "view/pen/pen.h"
#include "view/pen/theme.h"
#include "view/tree/tree_layout.h"

namespace kt {

// From the layout's pixels to those of the picture.
struct TreeProjection {
  ImVec2 origin;
  float zoom = 1;
  ImVec2 to_screen(ImVec2 at) const { return {origin.x + at.x * zoom, origin.y + at.y * zoom}; }
};

// Smaller names are left out.
inline constexpr float kSmallestTreeText = 7;

void draw_tree_lines(Pen& pen, const Palette& colours, const TreeProjection& view, const TreeLayout& layout);
void draw_tree_item(Pen& pen, const Palette& colours, const TreeProjection& view, const TreeItem& item);

// The tree as a picture. `caption` is below the tree. Each item of the layout is a part with a class for its kind, and
// a tooltip.
std::string tree_svg(const TreeLayout& layout, const Settings& settings, const Palette& colours,
                     const std::string& caption, ImFont* font);

// The tooltip of an item.
std::string words_of(const TreeItem& item, const Settings& settings);

}  // namespace kt
