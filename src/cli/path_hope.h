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
#include "cli/options.h"
#include "cli/terminal.h"
#include "core/theory/hope.h"

namespace kt {

struct FaultyMove {
  std::size_t number;  // from 1
  Message reason;
};

// A path on the command line, to be checked by depth-first search.
struct TypedPath {
  Settings settings;
  Problem problem;  // its given moves include --moves, up to the first one that is not legal
  std::optional<FaultyMove> faulty;
  std::uint64_t max_visits;
  bool as_json;
};

// --moves, --max-visits and --print, beside the settings.
class PathOptions {
 public:
  explicit PathOptions(CLI::App& app);
  // Makes --moves required.
  void require_moves();
  // The error has a line for each rejected value.
  std::expected<TypedPath, std::string> path() const;

 private:
  SettingsOptions settings_;
  PrintOption print_;
  CLI::Option* moves_option_;
  std::string moves_;
  std::string max_visits_ = "10000000";
};

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
