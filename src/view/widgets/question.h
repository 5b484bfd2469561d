// The top of a panel with a prepared experiment: its question, what will run, and a row of buttons.
#pragma once

#include <string_view>

#include "view/widgets/flow.h"
#include "view/widgets/ui.h"

namespace kt {

// The question as a heading, and below it, in small type, what will run; without a plan, nothing. Both translated.
void draw_question(Ui& ui, std::string_view question, std::string_view plan, float width);

// Buttons as wide as their labels. The second one is the main button of the panel.
bool flow_button(Flow& flow, const char* label);
bool primary_button(Ui& ui, Flow& flow, const char* label);

}  // namespace kt
