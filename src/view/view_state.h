// What the view remembers between two frames, and nobody else needs to know: where the user has panned and zoomed to,
// which axes a plot has. Everything about the search is in the snapshot.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/commands.h"
#include "imgui.h"
#include "view/board_state.h"
#include "view/code_listings.h"
#include "view/steady.h"

namespace kt {

// The line that the listing was scrolled to, and for which step.
struct CodePanelState {
  const char* listing = nullptr;
  int line = -1;
  std::uint64_t step = 0;
  bool operator==(const CodePanelState&) const = default;
};

struct PlotPanelState {
  enum class Kind { depth, visits, rate };
  struct Scales {
    bool logarithmic_x = false;
    bool logarithmic_y = false;
  };
  Kind kind = Kind::depth;
  // Of each kind. Visits differ by powers of ten.
  std::array<Scales, 3> scales = {{{}, {.logarithmic_y = true}, {}}};
  Scales& shown() { return scales[static_cast<std::size_t>(kind)]; }
};

struct StackPanelState {
  float scroll = 0;                  // pixels from the top
  bool paged = false;                // to be scrolled there
  std::size_t rows = 0;              // drawn in the last frame, empty ones included
  std::optional<std::size_t> asked;  // the window of frames that is on its way
};

struct TreePanelState {
  ImVec2 pan{0, 0};  // of the origin, from the top left of the picture
  float zoom = 1;
  bool panned = false;    // it no longer follows the knight
  std::size_t first = 1;  // the depth of the row at the origin
  bool takes_wheel = false;
  ImVec2 min{0, 0}, max{0, 0};  // of the picture, while it is shown
  std::vector<Pinch> pinches;   // since the last frame
};

struct ViewState {
  Attention attention;    // what the panels drawn last need
  float side_height = 0;  // of all panels, where they are below the board
  BoardState board;
  CodePanelState code;
  std::vector<Listing> listings;  // of the code panel, when there are any
  bool wants_listings = false;
  PlotPanelState plot;
  StackPanelState stack;
  TreePanelState tree;
  SteadyPath steady;
};

}  // namespace kt
