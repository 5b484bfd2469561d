// Typographic characters of UTF-8 texts, and the ASCII characters that replace them.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace kt {

struct Replacement {
  std::string_view from, to;
};

// Blanks, arrows to the right, the minus sign, and the comma and semicolon of Chinese.
inline constexpr Replacement kTypography[] = {
    {"\xEF\xBB\xBF", " "}, {"\xC2\xA0", " "},     {"\xE2\x80\xAF", " "}, {"\xE2\x80\x8B", ""},  {"\xE3\x80\x80", " "},
    {"\xE2\x86\x92", ">"}, {"\xE2\x87\x92", ">"}, {"\xE2\x9E\x94", ">"}, {"\xE2\x9F\xB6", ">"}, {"\xE2\x9E\x9C", ">"},
    {"\xE2\x88\x92", "-"}, {"\xEF\xBC\x8C", ","}, {"\xEF\xBC\x9B", ";"},
};

// The row for the character with which the text begins; null if there is none.
inline const Replacement* replacement_at(std::span<const Replacement> rows, std::string_view text) {
  const auto row = std::ranges::find_if(rows, [&](const Replacement& each) { return text.starts_with(each.from); });
  return row == rows.end() ? nullptr : &*row;
}

}  // namespace kt
