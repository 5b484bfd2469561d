// Tooltips: what is under the pointer, or what a button does.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "imgui.h"

namespace kt {

// Beside the pointer, or above a point. Broken if it is wider than `width`, unless that is 0.
struct HintPlace {
  std::optional<ImVec2> above;
  float width = 0;
};
void hint(const std::string& words, HintPlace place = {});
// The name in a label, while the pointer rests on the last item.
void hint_of_name(std::string_view label, HintPlace place = {});

// The width of tooltips that are whole sentences.
float sentence_hint_width();

}  // namespace kt
