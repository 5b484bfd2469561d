// Folder `picture`: what is searched as a picture of its own: an SVG of the board or graph as the screen shows it at
// rest, in any size and theme, without a window. For exports, posters and print.
//
// It has no drawing of its own: the pieces of the folders board and graph, in their order, on an SvgPen. What it adds is
// how large and where, and what is left out (PictureOptions, which are also read from text).
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
  float width = 640;  // in the units in which squares' numbers have their size
  float height = 0;   // 0: as high as the board asks, at most as high as wide
  bool numbers = true;
  bool coordinates = true;
  bool knight = true;  // with what it can do next, and what has failed
  bool ground = true;  // the theme's background behind it all
  bool blank = false;  // the board with its start, to be filled in
  // Of the screen on which it takes the place of a board, in pixels by pixel of the page. Then width and height are
  // pixels of the page, and all is as large, and lies, as it would on the canvas. 0: of no screen.
  float density = 0;
  std::optional<const Theme*> theme;  // instead of the settings'; null: as the system asks
  SystemLook system;                  // for the theme `auto`
  std::vector<KeyValue> colours;      // see replace_colours()
};

// "width=480&numbers=0&theme=dark&accent=%230072b2": the names above, `dark` and `contrast` for what the system asks
// for, and those of colours. What is not said stays as it is in `options`; what can not be read, too.
PictureOptions picture_options(std::string_view query, PictureOptions options = {});

// Makes one picture after the other. Needs no Dear ImGui context.
class PictureMaker {
 public:
  // `vertices`: where those of a graph lie on the screen, if they do.
  std::string svg(const Snapshot& snapshot, const PictureOptions& options, const GraphPlaces* vertices = nullptr);

 private:
  PictureFont font_;
  PathIndex index_;
  GraphPlaces vertices_;
};

}  // namespace kt
