// The text of a program, ready to be drawn: its lines broken where they do not fit, and which of its letters belong to
// keywords and comments.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "app/settings/settings.h"

namespace kt {

// A line, or a part of one that is too long.
struct CodeRow {
  int line = 0;  // from 0
  float x = 0;
  std::string_view text;  // without the blanks that it is indented by
};

struct CodeMetrics {
  float width = 0;    // that a row may reach to
  float blank = 0;    // that a line is indented by for each blank
  float hanging = 0;  // that what is broken off is indented further
  std::function<float(std::string_view)> measure;
};

// Breaks at blanks; inside of a word only if it is wider than a whole row.
std::vector<CodeRow> break_lines(std::span<const std::string> lines, const CodeMetrics& metrics);

enum class CodeInk : std::uint8_t { plain, keyword, comment };

// Of each byte of a whole line. English has no keywords.
std::vector<CodeInk> inks_of(std::string_view line, Language language);

}  // namespace kt
