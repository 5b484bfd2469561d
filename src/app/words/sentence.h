// Describes the last step, the next one, and the reason, in words.
#pragma once

#include <string>

#include "app/snapshot/snapshot.h"

namespace kt {

// From every field of the snapshot except `sentence`.
Message describe(const Snapshot& snapshot);

// Describes the search alone, outside the play and predict modes.
Message describe_search(const Snapshot& snapshot);

// What all tours of the problem begin and end with: "a1", "a1 with the end h8".
Message origin(const Settings& settings);

// For the longest path so far, of `depth` squares, when the search backtracks from it.
Message describe_record(const Settings& settings, std::size_t depth);

// "c3", or "(2,1)" if squares are named by row and column, or a vertex's name.
std::string spoken_name(const Settings& settings, Square square);

// "The knight"; "The piece" if it is another leaper; for a graph "The search".
Message the_mover(const Settings& settings);
Message mover(const Settings& settings);  // in the middle of a sentence

// "1 square", "64 squares"; for a graph "vertices".
Message squares_in_words(const Settings& settings, std::uint64_t number);

// For patterns about squares or vertices: {0, select, vertex {...} other {...}}.
inline const char* kind_of_square(const Settings& settings) { return settings.graph.empty() ? "square" : "vertex"; }

// Replaces squares such as "(2,1)" in a reason from the core by the names that spoken_name() gives them.
Message with_names(const Settings& settings, Message message);

// Why a tour exists or not.
Message reason_words(const Snapshot& snapshot);

}  // namespace kt
