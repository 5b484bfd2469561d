// What can be done with a square, whoever asks: its menu on the canvas, or the one beside it (web/mirror).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

struct SquareAction {
  std::string_view id;  // "menu-start"
  std::string title;    // in the language in force
  bool possible = true;
  Command command;
};

std::vector<SquareAction> square_actions(const Snapshot& snapshot, Square square);

// "Square c4", or "Vertex A"; with its visits where they are shown.
std::string square_title(const Snapshot& snapshot, Square square);

}  // namespace kt
