#include "app/snapshot/commands.h"

#include <algorithm>
#include <utility>

namespace kt {
namespace {

constexpr UntilName kNames[] = {
    {"dead-end", "Next dead end", "Where no move is left to try.", Until::dead_end},
    {"backtrack", "Next backtrack", "Where a move is taken back.", Until::backtrack},
    {"record", "Next record", "Where the path is longer than ever before, and can not grow at once.", Until::record},
    {"reject", "Next candidate rejected", "Where a move is looked at that can not be made.", Until::reject},
    {"tour", "Next tour", "Where every square is visited once.", Until::tour},
    {"end", "The end of the search", "When nothing is left to try: that may be never.", Until::end}};

constexpr std::string_view kEndings[] = {"tour", "none", "stuck", "limit"};

}  // namespace

std::string_view to_string(Ending ending) { return kEndings[std::to_underlying(ending)]; }

std::span<const UntilName> until_names() { return kNames; }

std::optional<Until> parse_until(std::string_view text) {
  const auto row = std::ranges::find(kNames, text, &UntilName::id);
  return row == std::end(kNames) ? std::nullopt : std::optional(row->until);
}

}  // namespace kt
