// Module `picture`: an SVG of the searched board or graph as the screen shows it at rest, in any size and theme,
// without a window. For exports, posters and print.
//
// It draws the pieces of the modules board and graph, in their order, on an SvgPen. It adds the size, the position, and
// what to leave out (PictureOptions, which can be parsed from text).
//
// May know: pen, board and graph; no window, no Dear ImGui context. Begin with PictureMaker.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "view/board/graph_places.h"
#include "view/board/path_index.h"
#include "view/pen/picture_font.h"
#include "view/pen/theme.h"

namespace kt {

struct PictureOptions {
  float width = 640;  // in the units of the size of squares' numbers
  float height = 0;   // 0: as the board needs, at most as high as wide
  bool numbers = true;
  bool coordinates = true;
  bool knight = true;  // with its marks
  bool marks = true;   // of moves, dead ends and so on
  bool ground = true;  // the theme's background
  bool blank = false;  // only the board with its start, to be filled in
  // If the picture replaces a board on a screen: device pixels per pixel of the page. Then width and height are pixels
  // of the page, and everything has the size and position that it has on the canvas. 0: no screen.
  float density = 0;
  std::optional<const Theme*> theme;  // replaces the theme of the settings; null: as the system prefers
  SystemLook system;                  // for the theme `auto`
  OwnColours colours;
  std::string annotations;  // to add to those of the snapshot, one per line, as annotation_of() reads them
};

// Parses "width=480&numbers=0&theme=dark&accent=%230072b2": the names above, `dark` and `contrast` for the system's
// preferences, and names of colours. Missing and invalid values stay as they are in `options`.
PictureOptions picture_options(std::string_view query, PictureOptions options = {});

// Makes pictures one after the other. Needs no Dear ImGui context.
class PictureMaker {
 public:
  // `vertices`: the positions of a graph's vertices on the screen, if there are any.
  std::string svg(const Snapshot& snapshot, const PictureOptions& options, const GraphPlaces* vertices = nullptr);

 private:
  PictureFont font_;
  PathIndex index_;
  GraphPlaces vertices_;
};

}  // namespace kt
