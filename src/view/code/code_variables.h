// The values of the running program's variables, from the snapshot: the table under the listing.
#pragma once

#include <string>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

struct Variable {
  std::string name;   // as in the listings; in the listing in sentences a word
  std::string value;  // "-" without a value
  std::string note;   // its meaning in a few words; may be empty
  bool operator==(const Variable&) const = default;
};

// At the line of the last event. So after a backtrack, `square` is the one that was left: its call is about to return.
// In fast playback, values that would flicker are left out. The rows depend only on the settings.
std::vector<Variable> variables_of(const Snapshot& snapshot);

// How this run differs from the shown programs, in whole sentences.
std::vector<std::string> differences_of(const Snapshot& snapshot);

}  // namespace kt
