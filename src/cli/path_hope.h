// Paths on the command line, and whether a tour begins with them: for `kt play`, `kt hope` and `kt trace --hope`.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/json.h"
#include "app/settings/settings.h"
#include "cli/terminal.h"
#include "core/theory/hope.h"

namespace kt {

struct FaultyMove {
  std::size_t number;  // from 1
  Message reason;
};

// Adds squares, separated by ;, to the given moves of the problem, up to the first one that is not a legal move. The
// error: one of them is not a square.
std::expected<std::optional<FaultyMove>, Message> add_moves(const Settings& settings, std::string_view squares,
                                                            Problem& problem);

// Finds the border between promising and lost, or gives up after so many visits or at Ctrl-C. `progress` describes the
// visits so far; null: without progress.
void find_border(Hope& hope, std::uint64_t max_visits, Watch& watch,
                 const std::function<std::string(std::uint64_t)>& progress = {});

// "promising", "lost" or "unknown".
std::string_view to_string(const Hope& hope);
// "promising", "lost 8", "lost <=8" if the border is not known exactly, or "unknown".
std::string in_a_word(const Hope& hope);
// {"hope":"lost","since":8,"exact":true}; only a lost path has the last two.
std::vector<JsonMember> hope_members(const Hope& hope);

}  // namespace kt
