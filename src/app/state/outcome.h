// The result of a search, as in `kt solve --print json` and toText('json').
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/json.h"
#include "app/settings/settings.h"
#include "app/snapshot/measured.h"
#include "core/search/search.h"

namespace kt {

struct Outcome {
  Ending ending = Ending::limit;
  std::string reason;  // why, if it is not a tour
  bool closed = false;
  std::uint64_t visits = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t steps = 0;
  std::optional<std::uint64_t> lost_visits = {};  // visits on lost paths, where the end shows them
  std::vector<Square> path;                       // as far as it got
};

// Sets no reason.
Outcome outcome_of(const Search& search);

// The members that describe the problem in every JSON result of `kt`: "board", or "vertices" of a graph; "settings" of
// the search; and "version" of the program.
std::vector<JsonMember> problem_members(const Settings& settings);

// {"status":"tour","reason":"","closed":true,"visits":64,"backtracks":0,"steps":63,"visitsInVain":0,
// "squares":[[0,0],...]}, followed by the members of the problem. On a graph, "path" names the vertices that "squares"
// has as numbers.
Json outcome_json(const Settings& settings, const Outcome& outcome);

}  // namespace kt
