// Dear ImGui's stream of items: with IMGUI_ENABLE_TEST_ENGINE it reports each of them to the four functions at the end.
#include <optional>

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

}  // namespace kt

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
