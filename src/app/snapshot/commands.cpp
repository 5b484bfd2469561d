#include "app/snapshot/commands.h"

#include <algorithm>
#include <utility>

namespace kt {
namespace {

constexpr UntilName kNames[] = {
    {"dead-end", "Next dead end", "Stops on a square without any move to try.", Until::dead_end},
    {"backtrack", "Next backtrack", "Stops where the search takes back a move.", Until::backtrack},
    {"record", "Next record", "Stops where the path is longer than ever before and cannot be extended.", Until::record},
    {"reject", "Next rejected candidate", "Stops where the search checks a move and rejects it.", Until::reject},
    {"tour", "Next tour", "Stops where the search finds a tour.", Until::tour},
    {"end", "End of the search", "Stops when nothing is left to try, which may never happen.", Until::end},
    {"lost", "Next lost move", "Stops after a move that makes a tour impossible.", Until::lost},
    {"noticed", "Lost move noticed", "Stops where the search has taken back a move that made a tour impossible.",
     Until::noticed}};

constexpr std::string_view kEndings[] = {"tour", "none", "stuck", "limit"};

}  // namespace

std::string_view to_string(Ending ending) { return kEndings[std::to_underlying(ending)]; }

std::span<const UntilName> until_names() { return kNames; }

std::optional<Until> parse_until(std::string_view text) {
  const auto row = std::ranges::find(kNames, text, &UntilName::id);
  return row == std::end(kNames) ? std::nullopt : std::optional(row->until);
}

}  // namespace kt
