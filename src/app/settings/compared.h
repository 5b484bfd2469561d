// The setting `compare`: up to three more boards beside the one that the other settings describe.
//
// In the text, each board is the list of settings that differ, "algorithm:pruned/moves:report", or "same". Boards are
// in order and separated by "~". An "@" among them is the place of the focused board, which the other settings
// describe; without it that is the first. None of these characters needs encoding in a link. The name of a preset
// stands for all of its settings.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/choice.h"
#include "app/settings/settings.h"

namespace kt {

inline constexpr std::size_t kMaxBoards = 4;

// Prepared comparisons: the question that each answers, and what it compares. The first row is a single board.
std::span<const Choice> compare_presets();
// All search settings that differ from the defaults, as in a link.
std::string_view query_of(const Choice& preset);
// The speed at which the answer comes within ten seconds.
Speed speed_of(const Choice& preset);

// All boards in their order; one if nothing is compared. Each is alone in its own settings.
struct Boards {
  std::vector<Settings> all;
  std::size_t focus = 0;  // the one that the settings describe
};
Boards boards_of(const Settings& settings);
// Only the board that the settings describe.
Settings alone(Settings settings);
// The settings of the focused board, with the others beside it.
Settings settings_of(const Boards& boards);

// The other boards take over what has changed since `before` where they had the same value, except settings of the
// method. Adds a sentence for each value that a board refuses.
void follow(Settings& settings, Settings before, std::vector<Message>& errors);

// True if two boards search the same problem, by whatever method.
bool are_same_problem(const Settings& one, const Settings& other);

// A short name that distinguishes a board from the others.
Message board_name(const Boards& boards, std::size_t place);

// The same boards with another focus, one more, or one less.
Settings with_focus(const Settings& settings, std::size_t place);
Settings with_board(const Settings& settings);     // a copy of the focused one, at the end, with the focus
Settings without_board(const Settings& settings);  // without the focused one

// Precondition: the other values of `settings` are already set.
std::expected<void, Message> parse_compare(Settings& settings, std::string_view text);
std::string format_compare(const Settings& settings);  // "none" for a single board

}  // namespace kt
