// The text of a program, ready to draw: long lines are broken, and keywords and comments are found.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "app/settings/settings.h"

namespace kt {

// A line, or a part of a long one.
struct CodeRow {
  int line = 0;  // from 0
  float x = 0;
  std::string_view text;  // without its indentation
};

struct CodeMetrics {
  float width = 0;    // largest width of a row
  float blank = 0;    // indentation per blank
  float hanging = 0;  // additional indentation after a break
  std::function<float(std::string_view)> measure;
};

// Breaks at blanks; inside a word only if it is wider than a row.
std::vector<CodeRow> break_lines(std::span<const std::string> lines, const CodeMetrics& metrics);

enum class CodeInk : std::uint8_t { plain, keyword, comment };

// For each byte of a whole line. English has no keywords.
std::vector<CodeInk> inks_of(std::string_view line, Language language);

}  // namespace kt
