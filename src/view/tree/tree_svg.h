// The search tree around the path as a picture of its own: one SVG file, from the layout that is drawn on the screen.
#pragma once

#include <string>

#include "view/pen/theme.h"
#include "view/tree/tree_layout.h"

namespace kt {

// `caption` stands below the tree. Each item of the layout is one <g> with a class of its kind and a <title>.
std::string tree_svg(const TreeLayout& layout, const Settings& settings, const Palette& colours,
                     const std::string& caption);

// What an item says when it is pointed at.
std::string words_of(const TreeItem& item, const Settings& settings);

// Of the path's squares but the knight's, and of the lines to all others.
ImU32 path_face(const Palette& colours);
ImU32 twig(const Palette& colours);

// With & < > " as the entities of XML.
std::string escape_xml(std::string_view text);

}  // namespace kt
