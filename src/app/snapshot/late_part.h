// The part of the program's code that a page brings when something of it is used (cmake/later.txt says which).
// Elsewhere all of it is there from the beginning.
//
// Until it is, nothing of it may be called: App lets commands wait that need it (app/state/late_part.h), and the view
// draws a line in the place of what it would draw (view/panels/panels.h).
#pragma once

#include <cstdint>
#include <string>

namespace kt {

struct LatePart {
  enum class State : std::uint8_t { here, away, coming, failed };
  State state = State::here;
  std::string failure;  // why it did not come, as a sentence
  bool is_here() const { return state == State::here; }
};

}  // namespace kt
