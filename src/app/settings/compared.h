// The setting `compare`: up to three more boards beside the one that the other settings describe.
//
// As text each is what differs from that board, "algorithm:pruned/moves:report", or "same"; boards stand in their
// order, separated by "~". An "@" among them is the place of the board that the settings describe, the one with the
// focus; without it that is the first. All of it is plain in a link. The name of a preset stands for all of its
// settings.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/choice.h"
#include "app/settings/settings.h"

namespace kt {

inline constexpr std::size_t kMostBoards = 4;

// Comparisons worth seeing, by name; the first is of one board.
std::span<const Choice> compare_presets();
// All that differs from the defaults of what is searched, as in a link.
std::string_view query_of(const Choice& preset);

// All boards in their order; one where nothing is compared. Their own `compare` is empty.
struct Boards {
  std::vector<Settings> all;
  std::size_t focus = 0;        // the one that the settings describe
  std::vector<Message> errors;  // what could not be taken over from it, without the key
};
Boards boards_of(const Settings& settings);

int count_boards(const Settings& settings);

// The text of them, empty for a single one. Whoever changes the method of the board with the focus, by these values,
// leaves that of the others: it is written out.
std::string compare_text(const Boards& boards, std::span<const KeyValue> changes = {});

// What sets a board apart from the others, in a few words.
Message board_name(const Boards& boards, std::size_t place);

// The same boards with another focus, or with one more or less.
Settings with_focus(const Settings& settings, std::size_t place);
Settings with_board(const Settings& settings);     // at the end, like the one with the focus, which it gets
Settings without_board(const Settings& settings);  // that with the focus

// Into `settings`, whose other values are set already.
std::expected<void, Message> parse_compare(Settings& settings, std::string_view text);

}  // namespace kt
