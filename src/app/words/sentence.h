// Says in words what the last step did, what comes next, and why.
#pragma once

#include <string>

#include "app/snapshot/snapshot.h"

namespace kt {

// From every field of the snapshot but `sentence`.
Message describe(const Snapshot& snapshot);

// The same of the search alone, whoever plays or predicts.
Message describe_search(const Snapshot& snapshot);

// Of a path of so many squares, longer than any before, when the search has had to go back from it.
Message describe_record(const Settings& settings, std::size_t depth);

// "c3", or "(2,1)" where squares are named by row and column, or a vertex's name.
std::string spoken_name(const Settings& settings, Square square);

// "1 square", "64 squares"; of a graph vertices.
Message squares_in_words(const Settings& settings, std::uint64_t number);

// For patterns that speak of squares or vertices: {0, select, vertex {...} other {...}}.
inline const char* kind_of_square(const Settings& settings) { return settings.graph.empty() ? "square" : "vertex"; }

// A reason from the core, which writes squares as "(2,1)", with the names that spoken_name() gives them.
Message with_names(const Settings& settings, Message message);

// Why a tour exists or not.
Message reason_words(const Snapshot& snapshot);

}  // namespace kt
