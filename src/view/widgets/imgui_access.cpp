#include "view/widgets/imgui_access.h"

#include <limits>
#include <span>

#include "imgui_internal.h"

namespace kt {

void keep_wheel(ImGuiID item) { ImGui::SetKeyOwner(ImGuiKey_MouseWheelY, item); }

bool wheel_scrolls() {
  for (const ImGuiWindow* window = ImGui::GetCurrentContext()->HoveredWindow; window; window = window->ParentWindow) {
    if (window->ScrollMax.y > 0 && !(window->Flags & ImGuiWindowFlags_NoScrollWithMouse)) return true;
  }
  return false;
}

InnerRect inner_rect() {
  const ImRect& rect = ImGui::GetCurrentWindow()->InnerRect;
  return {rect.Min, rect.Max};
}

void scroll_now(float y) { ImGui::GetCurrentWindow()->Scroll.y = y; }

void scroll_next_window(float y) { ImGui::SetNextWindowScroll({-1, y}); }

void register_texture(ImTextureData* texture) { ImGui::RegisterUserTexture(texture); }

void unregister_texture(ImTextureData* texture) {
  ImGui::UnregisterUserTexture(texture);
  ImGui::GetPlatformIO().Textures.find_erase(texture);
}

std::size_t waiting_events() { return ImGui::GetCurrentContext()->InputEventsQueue.Size; }

void scale_waiting_pointers(std::size_t first, float scale) {
  for (ImGuiInputEvent& event : std::span(ImGui::GetCurrentContext()->InputEventsQueue).subspan(first)) {
    constexpr float kNowhere = -std::numeric_limits<float>::max();  // it has left
    if (event.Type != ImGuiInputEventType_MousePos || event.MousePos.PosX <= kNowhere) continue;
    event.MousePos.PosX /= scale;
    event.MousePos.PosY /= scale;
  }
}

}  // namespace kt
