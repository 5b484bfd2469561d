// Text in several lines, and numbers that keep their place.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "view/pen/pen.h"
#include "view/widgets/ui.h"

namespace kt {

// A text on its own begins with a capital letter.
std::string capitalized(std::string_view text);

// A name with its value, for screen readers.
void describe_fact(const Ui& ui, std::string_view name, std::string_view value);

// Also for screen readers.
void heading(const Ui& ui, const char* text);
void muted_text(const Ui& ui, std::string_view text);

// Broken where a line would be wider than `width`, at spaces, or between letters of a script without them; and at line
// feeds.
std::vector<std::string> broken_lines(std::string_view text, float width,
                                      const std::function<float(const std::string&)>& measure);
// On a pen, at a size.
std::vector<std::string> broken_lines(std::string_view text, float width, const Pen& pen, float size);
// In the current font; a number with separators stays whole.
std::vector<std::string> wrapped(std::string_view text, float width);
void wrapped_text(std::string_view text, float width);
// "Backtracking with pr...", if it would be wider.
std::string shortened(const Pen& pen, std::string text, float size, float width);
// Also for screen readers; the second is muted, the third small as well.
void readable_text(const Ui& ui, std::string_view text, float width);
void quiet_text(const Ui& ui, std::string_view text, float width);
void small_text(const Ui& ui, std::string_view text, float width);

// Digits of equal width, right-aligned, so that a counter does not jitter.
void number_text(ImVec2 right_top, std::string_view digits, float size, ImU32 colour);
float number_width(std::string_view digits, float size);

}  // namespace kt
