// Text in several lines, and numbers that keep their place.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "view/pen/pen.h"
#include "view/widgets/ui.h"

namespace kt {

// What stands alone begins with a capital letter.
std::string capitalized(std::string_view text);

// Told to those who do not see it, as a name with its value.
void tell_fact(const Ui& ui, std::string_view name, std::string_view value);

// Told to those who do not see it as well.
void heading(const Ui& ui, const char* text);
void muted_text(const Ui& ui, std::string_view text);

// Broken at spaces, or between letters of a script without them, where a line would measure more than `width`; and at
// line feeds.
std::vector<std::string> broken_lines(std::string_view text, float width,
                                      const std::function<float(const std::string&)>& measure);
// On a pen, at a size.
std::vector<std::string> broken_lines(std::string_view text, float width, const Pen& pen, float size);
// In the current font: a number with separators stays whole.
std::vector<std::string> wrapped(std::string_view text, float width);
void wrapped_text(std::string_view text, float width);
// "Backtracking with pr...", where it would be wider.
std::string shortened(const Pen& pen, std::string text, float size, float width);
// Told as well; this one muted, and this one small, too.
void told_text(const Ui& ui, std::string_view text, float width);
void quiet_text(const Ui& ui, std::string_view text, float width);
void small_text(const Ui& ui, std::string_view text, float width);

// Digits of equal width, right-aligned: a counter does not jitter.
void number_text(ImVec2 right_top, std::string_view digits, float size, ImU32 colour);
float number_width(std::string_view digits, float size);

}  // namespace kt
