#include "view/widgets/typing.h"

namespace kt {

bool type_into(const std::string& label, char* text, std::size_t size, ImGuiInputTextFlags flags,
               std::string& pressed) {
  if (pressed == label) {
    pressed.clear();
    ImGui::SetKeyboardFocusHere();
  }
  return ImGui::InputText(label.c_str(), text, size, flags);
}

}  // namespace kt
