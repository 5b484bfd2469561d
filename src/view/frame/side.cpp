#include "view/frame/side.h"

#include <algorithm>

#include "view/widgets/layout.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kTabs = 34;  // their height where a mouse clicks them
constexpr float kBetween = 14;
constexpr float kTitle = 28;

float needed(const std::vector<const Panel*>& panels) {
  float height = 0;
  for (const Panel* panel : panels) height += panel->height + kTitle + kBetween;
  return height;
}

std::string list_of(const std::vector<const Panel*>& panels) {
  std::string text;
  for (const Panel* panel : panels) text += (text.empty() ? "" : ",") + std::string(panel->id);
  return text;
}

const Panel& panel_of(std::string_view id) { return *std::ranges::find(panels(), id, &Panel::id); }

float tabs_height(bool wide) { return wide ? kTabs : kTouch; }

// Each as wide as its title, or as a finger needs, and its share of the space that is left.
std::vector<float> tab_widths(float width, bool wide) {
  std::vector<float> widths;
  float left = width;
  for (const Panel& panel : panels()) {
    widths.push_back(std::max(ImGui::CalcTextSize(panel.title).x + (wide ? 4 : -8), wide ? 0 : kTouch));
    left -= widths.back();
  }
  for (float& w : widths) w += std::max(0.0f, left / static_cast<float>(widths.size()));
  return widths;
}

void draw_tabs(Ui& ui, const std::vector<const Panel*>& open, float width, bool wide) {
  const float height = tabs_height(wide);
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  ImGui::PushFont(nullptr, wide ? Type::body : Type::small);
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const std::vector<float> widths = tab_widths(width, wide);
  float x = origin.x;
  draw->AddLine({origin.x, origin.y + height - 0.5f}, {origin.x + width, origin.y + height - 0.5f}, ui.colours.border);
  for (std::size_t i = 0; i < widths.size(); ++i) {
    const Panel& panel = panels()[i];
    const float extent = ImGui::CalcTextSize(panel.title).x;
    const std::string label = std::string(panel.title) + "###panel=" + std::string(panel.id);
    const bool is_open = std::ranges::find(open, &panel) != open.end();
    ImGui::SetCursorScreenPos({x, origin.y});
    if (ImGui::InvisibleButton(label.c_str(), {widths[i], height})) ui.set("panels", toggled(open, panel, wide));
    ui.controls.name_last(label);
    ui.controls.describe_last("tab", std::string(panel.id));
    ui.controls.check_last(is_open);
    const bool hovered = ImGui::IsItemHovered();
    const float left = x + (widths[i] - extent) / 2;
    draw->AddText({left, origin.y + (height - ImGui::GetFontSize()) / 2 - 1},
                  is_open || hovered ? ui.colours.text : ui.colours.muted, panel.title);
    if (is_open || hovered) {
      draw->AddRectFilled({left - 4, origin.y + height - 3}, {left + extent + 4, origin.y + height},
                          is_open ? ui.colours.accent : ui.colours.border, 1.5f);
    }
    x += widths[i];
  }
  ImGui::PopFont();
  ImGui::SetCursorScreenPos({origin.x, origin.y + height + kBetween});
}

// A window ends with something drawn, never with a cursor moved.
void end_here() {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({0, 0});
  ImGui::SetCursorScreenPos(at);
}

void draw_title(const Panel& panel) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::PushFont(nullptr, Type::sentence);
  ImGui::TextUnformatted(panel.title);
  ImGui::PopFont();
  ImGui::SetCursorScreenPos({at.x, at.y + kTitle});
}

// Each as high as it needs to be, and the room that is left for those that have use for it. One alone has it all.
void draw_beside(Ui& ui, const std::vector<const Panel*>& open, ImVec2 size) {
  const float left = size.y - needed(open);
  float growth = 0;
  for (const Panel* panel : open) growth += panel->growth;
  for (const Panel* panel : open) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    float height = panel->height;
    if (open.size() == 1) {
      height = size.y;
    } else {
      draw_title(*panel);
      if (growth > 0) height += left * panel->growth / growth;
    }
    ImGui::BeginChild(panel->id.data(), {size.x, std::max(height, 1.0f)}, ImGuiChildFlags_None,
                      ImGuiWindowFlags_NoBackground);
    panel->draw(ui, {ImGui::GetContentRegionAvail().x, height - ImGui::GetStyle().ItemSpacing.y});
    end_here();
    ImGui::EndChild();
    ImGui::SetCursorScreenPos({at.x, at.y + height + (open.size() > 1 ? kTitle : 0) + kBetween});
    end_here();
  }
}

void draw_below(Ui& ui, const std::vector<const Panel*>& open, float width) {
  // Taller frames for fingers: a narrow canvas is most likely a phone.
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(12, (kTouch - ImGui::GetFontSize()) / 2));
  for (const Panel* panel : open) {
    const float left = ImGui::GetCursorScreenPos().x;
    if (open.size() > 1) draw_title(*panel);
    ImGui::PushID(panel->id.data());
    panel->draw(ui, {width, panel->height});
    ImGui::PopID();
    ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y + kBetween});
    end_here();
  }
  ImGui::PopStyleVar();
}

}  // namespace

std::vector<const Panel*> open_panels(const Settings& settings, float height, bool wide) {
  std::vector<const Panel*> open;
  for (const std::string& id : settings.panels) open.push_back(&panel_of(id));
  if (open.empty()) {
    open.push_back(&panel_of("settings"));
    if (wide && needed({open.front(), &panel_of("numbers")}) <= height) open.push_back(&panel_of("numbers"));
  }
  while (wide && open.size() > 1 && needed(open) > height) open.erase(open.begin());
  return open;
}

std::string toggled(const std::vector<const Panel*>& open, const Panel& panel, bool wide) {
  std::vector<const Panel*> after = open;
  if (std::erase(after, &panel) == 0) {
    if (!wide) after.clear();
    after.push_back(&panel);
  }
  // There is always one.
  return list_of(after.empty() ? open : after);
}

float draw_side(Ui& ui, ImVec2 size, bool wide) {
  const float top = ImGui::GetCursorScreenPos().y;
  const float rest = size.y - tabs_height(wide) - kBetween;
  const std::vector<const Panel*> open = open_panels(ui.snapshot.settings, rest, wide);
  draw_tabs(ui, open, size.x, wide);
  Attention attention;
  for (const Panel* panel : open) {
    attention.stack = attention.stack || panel->attention.stack;
    attention.sizes = attention.sizes || panel->attention.sizes;
    attention.visits = attention.visits || panel->attention.visits;
    attention.estimate = attention.estimate || panel->attention.estimate;
  }
  ui.state.of<FrameNeeds>().attention = attention;
  if (wide)
    draw_beside(ui, open, {size.x, rest});
  else
    draw_below(ui, open, size.x);
  return ImGui::GetCursorScreenPos().y - top;
}

}  // namespace kt
