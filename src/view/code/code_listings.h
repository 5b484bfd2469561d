// The algorithms as programs, in six languages, and which of their lines does what: made by assets/code.mjs from the
// programs of assets/code, which tests/code.test.mjs runs and holds against the search.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "app/settings/settings.h"
#include "app/snapshot/snapshot.h"

namespace kt {

// Of each event the line that does it, from 0. -1: the algorithm knows no such event.
struct ListingMarks {
  std::int8_t start = -1, advance = -1, backtrack = -1, reject = -1;
  std::int8_t prune = -1;  // the rejection of a square that could be entered, where it has a line of its own
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

// Of the text that assets/code.mjs packs, into which the result points; empty where it is none.
std::vector<Listing> parse_listings(std::string_view packed);

// Null for Language::none.
const Listing* find_listing(std::span<const Listing> listings, std::string_view algorithm, Language language);

std::vector<std::string_view> lines_of(const Listing& listing);
// The line that does what the event tells, from 0; -1 if there is none.
int line_of(const Listing& listing, const Event& event);
// The line to mark: that of the last event, or in a dead end, where nothing is left to try, the one that goes back.
int line_to_mark(const Listing& listing, const Snapshot& snapshot);

}  // namespace kt
