// How a search came out, as `kt solve --print json` and toText('json') tell it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/json.h"
#include "core/search/search.h"

namespace kt {

// A tour; proved that there is none; a method that never goes back can not go on; not at an end.
enum class Ending : std::uint8_t { tour, none, stuck, limit };

std::string_view to_string(Ending ending);

struct Outcome {
  Ending ending = Ending::limit;
  std::string reason;  // why, where it is not a tour
  bool closed = false;
  std::uint64_t visits = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t steps = 0;
  std::vector<Square> path;  // as far as it got
};

// Without a reason.
Outcome outcome_of(const Search& search);

// {"status":"tour","reason":"","closed":true,"visits":64,"backtracks":0,"steps":63,"squares":[[0,0],...]}
Json outcome_json(const Outcome& outcome);

}  // namespace kt
