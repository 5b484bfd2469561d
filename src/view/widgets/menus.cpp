// Lists that open: choices and actions.
#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/sized.h"
#include "view/widgets/text.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kExplained = 400;  // wide enough for a sentence in two lines
constexpr float kBeside = 32;      // of the canvas that stays free

bool any_explained(std::span<const Choice> choices) {
  return std::ranges::any_of(choices, [](const Choice& choice) { return !explained(choice).empty(); });
}

// As wide as its button, or as its sentences need.
float list_width(float least, std::span<const Choice> choices) {
  if (!any_explained(choices)) return least;
  return std::max(least, std::min(kExplained, ImGui::GetIO().DisplaySize.x - kBeside));
}

void draw_chevron(ImVec2 c, ImU32 colour) {
  const ImVec2 chevron[] = {{c.x - 4, c.y - 2}, {c.x, c.y + 2.5f}, {c.x + 4, c.y - 2}};
  ScreenPen().polyline(chevron, colour, 1.5f);
}

// The description of a choice in lines, and the height of its row.
constexpr float kInset = 7;
std::vector<std::string> described(const std::string& words, float width) {
  push_font(nullptr, Type::small);
  auto lines = words.empty() ? std::vector<std::string>{} : wrapped(words, width);
  ImGui::PopFont();
  return lines;
}
float line_of_description() {
  push_font(nullptr, Type::small);
  const float line = ImGui::GetTextLineHeight() + 1;
  ImGui::PopFont();
  return line;
}
float row_height(std::size_t lines, float least) {
  const float text = ImGui::GetTextLineHeight() + static_cast<float>(lines) * line_of_description();
  return std::max(least, text + 2 * kInset);
}

// Above the button if there is space, otherwise below it; always on the canvas.
ImVec2 list_place(ImVec2 min, ImVec2 max, ImVec2 size) {
  constexpr float kApart = 4;
  const ImVec2 canvas = ImGui::GetIO().DisplaySize;
  const float above = min.y - kApart - size.y;
  const float y = above >= 0 ? above : std::min(max.y + kApart, canvas.y - size.y);
  return {std::max(std::min(min.x, canvas.x - size.x), 0.0f), std::max(y, 0.0f)};
}

// A choice with its description below the title or, if it is disabled, the reason. True if it was chosen.
struct Row {
  std::string_view prefix;  // of its id, before the choice's own
  std::string_view role;
  std::string_view key = {};  // shortcut with the same effect
  bool selected = false;
  float least = 0;  // minimum height
};
bool draw_row(Ui& ui, const Choice& choice, const Row& row) {
  const bool possible = choice.refusal.empty();
  const char* const title = tr(choice.title);
  const std::string label = labelled(title, std::string(row.prefix) + "=" + std::string(choice.id));
  const std::string words = explained(choice);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float line = ImGui::GetTextLineHeight();
  const float small = line_of_description();
  const auto lines = described(words, ImGui::GetContentRegionAvail().x);
  const float text = line + static_cast<float>(lines.size()) * small;
  const float height = row_height(lines.size(), row.least);
  const ImGuiSelectableFlags flags = possible ? ImGuiSelectableFlags_None : ImGuiSelectableFlags_Disabled;
  const bool chosen = ImGui::Selectable(nameless(label).c_str(), row.selected, flags, {0, height});
  ui.controls.name_last(label);
  ui.controls.describe_last(row.role, std::string(choice.id));
  ui.controls.explain_last(words);
  ScreenPen pen;
  const float right = ImGui::GetItemRectMax().x - 10;
  float y = std::floor(at.y + (height - text) / 2);
  pen.text({at.x, y}, title, Type::body, with_alpha(ui.colours.text, possible ? 1.0f : 0.45f));
  if (!row.key.empty()) pen.text({right - pen.width(row.key, Type::body), y}, row.key, Type::body, ui.colours.muted);
  y += line;
  for (const std::string& each : lines) {
    pen.text({at.x, y}, each, Type::small, ui.colours.muted);
    y += small;
  }
  return chosen;
}

bool can_choose(std::span<const Choice> choices, std::string_view id) {
  return std::ranges::any_of(choices, [&](const Choice& choice) { return choice.id == id && choice.refusal.empty(); });
}

// The next enabled one in either direction.
const Choice* neighbour(std::span<const Choice> choices, std::string_view current, bool down) {
  const Choice* before = nullptr;
  bool passed = false;
  for (const Choice& choice : choices) {
    if (choice.id == current) {
      if (!down) return before;
      passed = true;
    } else if (choice.refusal.empty()) {
      if (down && passed) return &choice;
      before = &choice;
    }
  }
  // `current` is none of them.
  return passed ? nullptr : &choices.front();
}

}  // namespace

std::vector<ControlOption> options_of(const Ui& ui, std::span<const Choice> choices) {
  std::vector<ControlOption> options;
  if (!ui.controls.collects_details()) return options;
  for (const Choice& choice : choices)
    options.push_back({std::string(choice.id), tr(choice.title), explained(choice), choice.refusal.empty()});
  return options;
}

std::optional<std::string> take_choice(Ui& ui, std::string_view key, std::span<const Choice> choices) {
  auto taken = ui.controls.take_choice(key);
  return taken && can_choose(choices, *taken) ? taken : std::nullopt;
}

std::optional<std::string> dropdown(Ui& ui, std::string_view key, std::string_view title,
                                    std::span<const Choice> choices, std::string_view current, float width) {
  std::optional<std::string> chosen = take_choice(ui, key, choices);
  if (chosen == current) chosen.reset();
  std::string shown(current);
  for (const Choice& choice : choices) {
    if (choice.id == current) shown = tr(choice.title);
  }
  next_item_width(width);
  const std::string label = labelled("", key);
  const ImGuiID combo = ImGui::GetID(label.c_str());
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const ImVec2 chevron{origin.x + width - 16, origin.y + ImGui::GetFrameHeight() / 2};
  const float wide = list_width(width, choices);
  next_window_width(wide);
  shown = shortened(ScreenPen(), std::move(shown), Type::body, width - 24 - ImGui::GetStyle().FramePadding.x);
  const bool open =
      ImGui::BeginCombo(label.c_str(), shown.c_str(), ImGuiComboFlags_NoArrowButton | ImGuiComboFlags_HeightLargest);
  ui.controls.name(combo, labelled(title, key), {}, {});
  ui.controls.describe(combo, "combobox", std::string(current));
  ui.controls.offer(combo, options_of(ui, choices));
  if (!open) {
    draw_chevron(chevron, ui.colours.muted);
    return chosen;
  }
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 0));
  for (const Choice& choice : choices) {
    const bool selected = choice.id == current;
    const Row row{.prefix = key, .role = "option", .selected = selected, .least = ImGui::GetFrameHeight()};
    if (draw_row(ui, choice, row) && !selected) chosen = choice.id;
    ui.controls.check_last(selected);
  }
  ImGui::PopStyleVar();
  // The arrow keys move along the list, Escape closes it.
  const bool up = ImGui::IsKeyPressed(ImGuiKey_UpArrow), down = ImGui::IsKeyPressed(ImGuiKey_DownArrow);
  if (const Choice* next = up || down ? neighbour(choices, current, down) : nullptr) chosen = next->id;
  if (ImGui::IsKeyPressed(ImGuiKey_Escape) || ImGui::IsKeyPressed(ImGuiKey_Enter)) ImGui::CloseCurrentPopup();
  ImGui::EndCombo();
  return chosen;
}

std::optional<std::string> menu_button(Ui& ui, std::string_view id, std::string_view title,
                                       std::span<const MenuItem> items, ImVec2 size, bool enabled) {
  constexpr float kMin = 40;
  std::vector<Choice> choices;
  for (const MenuItem& item : items) choices.push_back(item.choice);
  std::optional<std::string> chosen = take_choice(ui, id, choices);
  const std::string label = labelled(title, id);
  ImGui::BeginDisabled(!enabled);
  const bool pressed = press_area(label.c_str(), size);
  ui.controls.name_last(label);
  ui.controls.offer(ImGui::GetItemID(), options_of(ui, choices));
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  ScreenPen pen;
  pen.rect(min, max, button_face(ui, false), size.y * 0.22f);
  ImGui::GetWindowDrawList()->AddRect(min, max, with_alpha(edge_of(ui.colours), enabled ? 1.0f : 0.35f),
                                      size.y * 0.22f);
  const ImU32 ink = with_alpha(ui.colours.text, enabled ? 1.0f : 0.35f);
  centred_text({min.x + 6, min.y}, {max.x - 22, max.y}, title, ink);
  draw_chevron({max.x - 18, (min.y + max.y) / 2}, ink);
  ImGui::EndDisabled();
  const std::string popup = std::string(id) + "-menu";
  if (pressed) ImGui::OpenPopup(popup.c_str());
  constexpr ImVec2 kPadding{10, 6};
  const float wide = std::min(kExplained, ImGui::GetIO().DisplaySize.x - kBeside);
  if (ImGui::IsPopupOpen(popup.c_str())) {
    float height = 2 * kPadding.y;
    for (const Choice& choice : choices)
      height += row_height(described(explained(choice), wide - 2 * kPadding.x).size(), kMin);
    ImGui::SetNextWindowPos(list_place(min, max, {wide, height}));
    next_window_width(wide);
  }
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, kPadding);
  if (ImGui::BeginPopup(popup.c_str())) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 0));
    for (const MenuItem& item : items) {
      if (draw_row(ui, item.choice, {.prefix = id, .role = "menuitem", .key = item.key, .least = kMin}))
        chosen = item.choice.id;
    }
    ImGui::PopStyleVar();
    if (ImGui::IsKeyPressed(ImGuiKey_Escape)) ImGui::CloseCurrentPopup();
    ImGui::EndPopup();
  }
  ImGui::PopStyleVar();
  return chosen;
}

}  // namespace kt
