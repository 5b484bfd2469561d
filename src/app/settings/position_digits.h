// Whole numbers as letters that need no encoding in an address, for positions (app/state/position_key.h).
//
// A letter of the base64url alphabet has five bits, lowest first, and a flag that says whether more letters follow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kt {

// True if the text consists of such letters and is not empty.
bool is_position_key(std::string_view text);

void write_number(std::string& text, std::uint64_t number);
// Removes a number from the front of the text; none if there is no number below 2^55.
std::optional<std::uint64_t> read_number(std::string_view& text);

}  // namespace kt
