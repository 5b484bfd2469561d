// Says in words what the last step did, what comes next, and why.
#pragma once

#include <string>

#include "app/snapshot/snapshot.h"

namespace kt {

// From every field of the snapshot but `sentence`.
std::string describe(const Snapshot& snapshot);

// As the start is written: "c3", "(2,1)", or a vertex's name.
std::string square_name(const Snapshot& snapshot, Square square);

// "1st", "2nd", "11th".
std::string ordinal(std::uint64_t number);

// "1 visit", "8,250,733 visits".
std::string plural(std::uint64_t count, const std::string& one, const std::string& many);

// 8250733 as "8,250,733".
std::string with_separators(std::uint64_t number);

}  // namespace kt
