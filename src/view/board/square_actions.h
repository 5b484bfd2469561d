// The actions for a square, for its menu on the canvas and the one for screen readers (web/mirror).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

struct SquareAction {
  std::string_view id;  // "menu-start"
  std::string title;    // in the current language
  bool possible = true;
  Command command;
};

std::vector<SquareAction> square_actions(const Snapshot& snapshot, Square square);

// "Square c4", or "Vertex A"; with its visits if they are shown.
std::string square_title(const Snapshot& snapshot, Square square);

}  // namespace kt
