// Dear ImGui's field to type in, on the far side of what comes later (app/snapshot/late_part.h).
#pragma once

#include <cstddef>
#include <string>

#include "imgui.h"

namespace kt {

// ImGui::InputText. If its label is `pressed`, which it then is no more, it takes the keyboard.
bool type_into(const std::string& label, char* text, std::size_t size, ImGuiInputTextFlags flags, std::string& pressed);

}  // namespace kt
