// Whether a tour begins like the path shown, in words, and what the search spends on paths that no tour begins like.
#pragma once

#include <optional>

#include "app/snapshot/snapshot.h"

namespace kt {

// "Lost since c4, number 8 on the path; the search will notice after 6,214 more visits." Empty if lost moves are not
// shown, and while a running search waits for the answer.
Message describe_hope(const Snapshot& snapshot);

// What describe_hope() says of a path that nothing could be found out about.
Message describe_open_question(const Settings& settings);

// "99.99%" of all visits were in vain. None while it is not known.
std::optional<Message> share_in_vain(const Snapshot& snapshot);

}  // namespace kt
