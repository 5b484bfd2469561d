// The running algorithm as a program, with its current line and its variables.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "view/code/code_listings.h"
#include "view/widgets/ui.h"

namespace kt {

// The line to which the listing was scrolled, and the step.
struct CodePanelState {
  const char* listing = nullptr;
  int line = -1;
  std::uint64_t step = 0;
  bool operator==(const CodePanelState&) const = default;
};

// The programs, once they are loaded.
struct ListingStore {
  std::vector<Listing> listings;
  bool wanted = false;  // the panel is shown, and they are not loaded yet
  std::string failure;  // why they failed to load, as a sentence, until the user tries again
};

void draw_code_panel(Ui& ui, ImVec2 size);

}  // namespace kt
