#include "view/controls/imgui_access.h"

#include <limits>
#include <optional>
#include <span>

#include "imgui_internal.h"
#include "view/controls/controls.h"

namespace kt {
namespace {

ControlList& list_of(const ImGuiContext* context) { return *static_cast<ControlList*>(context->TestEngine); }

}  // namespace

void listen_to_items(ControlList& list) {
  ImGuiContext* context = ImGui::GetCurrentContext();
  context->TestEngine = &list;
  context->TestEngineHookItems = true;
}

void report_hidden_items() { ImGui::GetCurrentContext()->ItemUnclipByLog = true; }

void scroll_to(ImVec2 min, ImVec2 max) {
  constexpr ImGuiScrollFlags kFlags = ImGuiScrollFlags_KeepVisibleEdgeY | ImGuiScrollFlags_NoScrollParent;
  ImGui::ScrollToRect(ImGui::GetCurrentWindow(), {min, max}, kFlags);
}

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
    constexpr float kNowhere = -std::numeric_limits<float>::max();  // it has left the canvas
    if (event.Type != ImGuiInputEventType_MousePos || event.MousePos.PosX <= kNowhere) continue;
    event.MousePos.PosX /= scale;
    event.MousePos.PosY /= scale;
  }
}

}  // namespace kt

// With IMGUI_ENABLE_TEST_ENGINE Dear ImGui reports each item to these four.

void ImGuiTestEngineHook_ItemAdd(ImGuiContext* context, ImGuiID id, const ImRect& box, const ImGuiLastItemData* data) {
  const bool enabled = !data || !(data->ItemFlags & ImGuiItemFlags_Disabled);
  if (data) kt::list_of(context).add(id, box.Min, box.Max, enabled);
}

void ImGuiTestEngineHook_ItemInfo(ImGuiContext* context, ImGuiID id, const char* label, ImGuiItemStatusFlags flags) {
  std::optional<bool> checked;
  if (flags & ImGuiItemStatusFlags_Checkable) checked = (flags & ImGuiItemStatusFlags_Checked) != 0;
  const bool text = (flags & ImGuiItemStatusFlags_Inputable) != 0;
  kt::list_of(context).name(id, label, checked, checked ? "checkbox" : text ? "textbox" : "");
}

void ImGuiTestEngineHook_Log(ImGuiContext*, const char*, ...) {}

const char* ImGuiTestEngine_FindItemDebugLabel(ImGuiContext*, ImGuiID) { return ""; }
