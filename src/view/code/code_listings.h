// The algorithms as programs in six languages, and the line for each event. assets/code.mjs makes them from the
// programs of assets/code; tests/code.test.mjs runs these and compares them with the search.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "app/settings/settings.h"
#include "app/snapshot/snapshot.h"

namespace kt {

// The line of each event, from 0. -1: the algorithm has no such event.
struct ListingMarks {
  std::int8_t start = -1, advance = -1, backtrack = -1, reject = -1;
  std::int8_t prune = -1;  // the rejection of a square that could be entered, if it has its own line
  std::int8_t tour = -1, exhausted = -1, stuck = -1;
  std::int8_t divide = -1, lay = -1, join = -1;
  std::int8_t sweep = -1, restart = -1;
};

struct Listing {
  std::string_view algorithm;  // its id
  Language language;
  std::string_view text;
  ListingMarks marks;
};

// Parses the text that assets/code.mjs packs. The result refers to the text; it is empty if the text is invalid.
std::vector<Listing> parse_listings(std::string_view packed);

// Null for Language::none.
const Listing* find_listing(std::span<const Listing> listings, std::string_view algorithm, Language language);

std::vector<std::string_view> lines_of(const Listing& listing);
// The line of the event, from 0; -1 if there is none.
int line_of(const Listing& listing, const Event& event);
// The line to mark: that of the last event or, once every move of a dead end has been looked at, the one that
// backtracks or ends the search.
int line_to_mark(const Listing& listing, const Snapshot& snapshot);

}  // namespace kt
