// What the variables of the running program hold, as far as the snapshot tells: the table under the listing.
#pragma once

#include <string>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

struct Variable {
  std::string name;   // as the listings have it; in the listing of sentences a word
  std::string value;  // "-" where it has none
  std::string note;   // what that means, in a few words; may be empty
  bool operator==(const Variable&) const = default;
};

// At the line that the last event is about. So after a backtrack `square` is the one given up: its program is still
// there, about to return. In fast playback what would flicker is left out. The rows depend on the settings only.
std::vector<Variable> variables_of(const Snapshot& snapshot);

// In what this run differs from the programs as they are shown; whole sentences.
std::vector<std::string> differences_of(const Snapshot& snapshot);

}  // namespace kt
