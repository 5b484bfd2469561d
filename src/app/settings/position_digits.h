// Whole numbers as letters that an address carries as they are: what a position is written in
// (app/state/position_key.h).
//
// A letter of the alphabet of base64url stands for five bits, the lowest first, and says whether more follow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kt {

// There are nothing but such letters, and at least one.
bool is_position_key(std::string_view text);

void write_number(std::string& text, std::uint64_t number);
// Takes one from the front of the text; none where there is none below 2^55.
std::optional<std::uint64_t> read_number(std::string_view& text);

}  // namespace kt
