#include "view/widgets/widgets.h"

#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "app/words/sentence.h"
#include "core/basics/parse_number.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/hint.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"

namespace kt {

ImU32 button_face(const Ui& ui, bool primary) {
  const bool held = ImGui::IsItemActive();
  const bool hovered = ImGui::IsItemHovered();
  if (primary)
    return held || hovered ? mix(ui.colours.accent, ui.colours.text, held ? 0.3f : 0.15f) : ui.colours.accent;
  return held ? ui.colours.pressed : hovered ? ui.colours.hovered : ui.colours.surface;
}

namespace {

void draw_icon(ImDrawList* draw, Icon icon, ImVec2 c, float r, ImU32 colour) {
  const auto bar = [&](float x, float half_width) {
    draw->AddRectFilled({c.x + x - half_width, c.y - r}, {c.x + x + half_width, c.y + r}, colour, half_width * 0.5f);
  };
  const auto arrow = [&](float tail, float tip) {
    // Dear ImGui fills only clockwise shapes with smooth edges.
    const ImVec2 a{c.x + tail, c.y - r}, b{c.x + tip, c.y}, d{c.x + tail, c.y + r};
    if (tip > tail)
      draw->AddTriangleFilled(a, b, d, colour);
    else
      draw->AddTriangleFilled(d, b, a, colour);
  };
  switch (icon) {
    case Icon::to_start: bar(-r * 0.85f, r * 0.16f), arrow(r * 0.9f, -r * 0.6f); break;
    case Icon::back: bar(r * 0.75f, r * 0.16f), arrow(r * 0.4f, -r * 0.95f); break;
    case Icon::play: arrow(-r * 0.7f, r * 1.05f); break;
    case Icon::pause: bar(-r * 0.5f, r * 0.26f), bar(r * 0.5f, r * 0.26f); break;
    case Icon::forward: bar(-r * 0.75f, r * 0.16f), arrow(-r * 0.4f, r * 0.95f); break;
    case Icon::play_back: arrow(r * 0.7f, -r * 1.05f); break;
    case Icon::to_end: arrow(-r * 0.9f, r * 0.6f), bar(r * 0.85f, r * 0.16f); break;
    case Icon::bookmark:
    case Icon::bookmarked: {
      const ImVec2 ribbon[] = {{c.x - r * 0.7f, c.y - r},
                               {c.x + r * 0.7f, c.y - r},
                               {c.x + r * 0.7f, c.y + r},
                               {c.x, c.y + r * 0.35f},
                               {c.x - r * 0.7f, c.y + r}};
      if (icon == Icon::bookmarked) draw->AddConcavePolyFilled(ribbon, 5, colour);
      draw->AddPolyline(ribbon, 5, colour, ImDrawFlags_Closed, 1.6f);
      break;
    }
    case Icon::share: {  // out of a box, upwards
      const ImVec2 box[] = {{c.x - r * 0.4f, c.y - r * 0.25f}, {c.x - r * 0.9f, c.y - r * 0.25f},
                            {c.x - r * 0.9f, c.y + r},         {c.x + r * 0.9f, c.y + r},
                            {c.x + r * 0.9f, c.y - r * 0.25f}, {c.x + r * 0.4f, c.y - r * 0.25f}};
      const ImVec2 head[] = {{c.x - r * 0.5f, c.y - r * 0.7f}, {c.x, c.y - r * 1.2f}, {c.x + r * 0.5f, c.y - r * 0.7f}};
      draw->AddPolyline(box, 6, colour, ImDrawFlags_None, 1.6f);
      draw->AddPolyline(head, 3, colour, ImDrawFlags_None, 1.6f);
      draw->AddLine({c.x, c.y - r * 1.1f}, {c.x, c.y + r * 0.4f}, colour, 1.6f);
      break;
    }
    case Icon::sound:
    case Icon::silence: {  // a loudspeaker with waves or a cross
      const ImVec2 speaker[] = {
          {c.x - r * 1.1f, c.y - r * 0.4f}, {c.x - r * 0.6f, c.y - r * 0.4f}, {c.x, c.y - r}, {c.x, c.y + r},
          {c.x - r * 0.6f, c.y + r * 0.4f}, {c.x - r * 1.1f, c.y + r * 0.4f}};
      draw->AddConcavePolyFilled(speaker, 6, colour);
      if (icon == Icon::silence) {
        draw->AddLine({c.x + r * 0.4f, c.y - r * 0.4f}, {c.x + r * 1.2f, c.y + r * 0.4f}, colour, 1.6f);
        draw->AddLine({c.x + r * 0.4f, c.y + r * 0.4f}, {c.x + r * 1.2f, c.y - r * 0.4f}, colour, 1.6f);
        break;
      }
      for (const float away : {0.55f, 1.05f}) {
        draw->PathArcTo({c.x, c.y}, r * away, -0.8f, 0.8f);
        draw->PathStroke(colour, ImDrawFlags_None, 1.6f);
      }
      break;
    }
    case Icon::present:  // the corners of a screen
      for (const ImVec2 to : {ImVec2{-r, -r}, {r, -r}, {r, r}, {-r, r}}) {
        const ImVec2 corner[] = {
            {c.x + to.x, c.y + to.y * 0.3f}, {c.x + to.x, c.y + to.y}, {c.x + to.x * 0.3f, c.y + to.y}};
        draw->AddPolyline(corner, 3, colour, ImDrawFlags_None, 1.8f);
      }
      break;
  }
}

}  // namespace

void centred_text(ImVec2 min, ImVec2 max, std::string_view text, ImU32 colour) {
  ScreenPen pen;
  const float size = ImGui::GetFontSize(), width = pen.width(text, size), room = max.x - min.x;
  pen.centred_text({(min.x + max.x) / 2, (min.y + max.y) / 2}, text, width > room ? size * room / width : size, colour);
}

std::string explained(const Choice& choice) {
  if (!choice.refusal.empty()) return capitalized(choice.refusal);
  return choice.summary.empty() ? std::string() : capitalized(tr(choice.summary));
}

bool icon_button(Ui& ui, const char* label, Icon icon, ImVec2 size, bool enabled, bool primary) {
  ImGui::BeginDisabled(!enabled);
  const bool pressed = press_area(label, size);
  ui.controls.name_last(label);
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const float alpha = enabled ? 1.0f : 0.35f;
  const float rounding = primary ? std::min(size.x, size.y) / 2 : kRounding;
  draw->AddRectFilled(min, max, button_face(ui, primary && enabled), rounding);
  if (!primary) draw->AddRect(min, max, with_alpha(edge_of(ui.colours), alpha), rounding);
  const ImU32 ink = primary && enabled ? ui.colours.on_accent : with_alpha(ui.colours.text, alpha);
  draw_icon(draw, icon, {(min.x + max.x) / 2, (min.y + max.y) / 2}, std::floor(size.y * 0.2f), ink);
  ImGui::EndDisabled();
  hint_of_name(label, {.above = ImVec2{(min.x + max.x) / 2, min.y}});
  return pressed;
}

std::optional<std::string> segmented(Ui& ui, std::string_view key, std::span<const Choice> choices,
                                     std::string_view current, float width) {
  std::optional<std::string> chosen;
  const float height = ImGui::GetFrameHeight();
  const float each = width / static_cast<float>(choices.size());
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  ImDrawList* draw = ImGui::GetWindowDrawList();
  draw->AddRectFilled(origin, {origin.x + width, origin.y + height}, ui.colours.surface, kRounding);
  draw->AddRect(origin, {origin.x + width, origin.y + height}, edge_of(ui.colours), kRounding);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const char* const title = tr(choices[i].title);
    const std::string label = labelled(title, std::string(key) + "=" + std::string(choices[i].id));
    ImGui::SetCursorScreenPos({origin.x + each * static_cast<float>(i), origin.y});
    const bool selected = choices[i].id == current;
    const bool possible = choices[i].refusal.empty();
    const std::string words = explained(choices[i]);
    ImGui::BeginDisabled(!possible);
    if (press_area(label.c_str(), {each, height}) && !selected) chosen = choices[i].id;
    ImGui::EndDisabled();
    ui.controls.name_last(label);
    ui.controls.describe_last("radio", std::string(choices[i].id));
    ui.controls.check_last(selected);
    ui.controls.explain_last(words);
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    if (selected) {
      draw->AddRectFilled({min.x + 2, min.y + 2}, {max.x - 2, max.y - 2}, ui.colours.accent, kRounding - 2);
    } else if (ImGui::IsItemHovered()) {
      draw->AddRectFilled({min.x + 2, min.y + 2}, {max.x - 2, max.y - 2}, ui.colours.hovered, kRounding - 2);
    }
    centred_text(min, max, title,
                 selected ? ui.colours.on_accent : with_alpha(ui.colours.text, possible ? 1.0f : 0.35f));
    if (!words.empty() && ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip))
      hint(words, {.above = ImVec2{(min.x + max.x) / 2, min.y}, .width = sentence_hint_width()});
  }
  return chosen;
}

bool fold(Ui& ui, const std::string& label, bool open, float width) {
  constexpr float kText = 16, kArm = 4;
  const bool pressed = press_area(label.c_str(), {width, ImGui::GetFrameHeight()});
  ui.controls.name_last(label);
  ui.controls.describe_last("tab");
  ui.controls.check_last(open);
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  const ImVec2 c{min.x + kArm + 1, std::round((min.y + max.y) / 2)};
  const ImU32 ink = ImGui::IsItemHovered() ? ui.colours.text : ui.colours.muted;
  const ImVec2 down[] = {{c.x - kArm, c.y - 2}, {c.x, c.y + 2.5f}, {c.x + kArm, c.y - 2}};
  const ImVec2 right[] = {{c.x - 2, c.y - kArm}, {c.x + 2.5f, c.y}, {c.x - 2, c.y + kArm}};
  ScreenPen pen;
  pen.polyline(open ? down : right, ink, 1.5f);
  pen.text({min.x + kText, std::round(c.y - Pen::height_of_line(ImGui::GetFontSize()) / 2)},
           shortened(pen, name_of(label), ImGui::GetFontSize(), width - kText), ImGui::GetFontSize(), ink);
  return pressed;
}

bool again_button(const char* label) {
  space({0, 4});
  return sized_button(label, {0, kTouch});
}

bool link(Ui& ui, const std::string& label) {
  const std::string text = name_of(label);
  const ImVec2 extent = ImGui::CalcTextSize(text.data(), text.data() + text.size());
  const bool pressed = press_area(label.c_str(), extent);
  ui.controls.name_last(label);
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  ImDrawList* draw = ImGui::GetWindowDrawList();
  draw->AddText(min, ui.colours.accent, text.data(), text.data() + text.size());
  if (ImGui::IsItemHovered()) draw->AddLine({min.x, max.y - 1}, {max.x, max.y - 1}, ui.colours.accent);
  return pressed;
}

void draw_rail(const Ui& ui, float left, float right, ImVec2 knob) {
  ScreenPen pen;
  pen.rect({left, knob.y - 2}, {right, knob.y + 2}, edge_of(ui.colours), 2);
  pen.rect({left, knob.y - 2}, {knob.x, knob.y + 2}, ui.colours.accent, 2);
}

void draw_knob(const Ui& ui, ImVec2 middle, float radius, bool touched) {
  ScreenPen pen;
  if (touched) {
    pen.disc(middle, radius + 4, with_alpha(ui.colours.accent, 0.2f));
    ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
  }
  pen.disc(middle, radius, ui.colours.accent);
}

std::optional<int> stop_slider(Ui& ui, const char* label, int position, int count, const std::string& value,
                               ImVec2 size, float top) {
  press_area(label, size);
  ui.controls.name_last(label);
  ui.controls.describe_last("slider", std::to_string(position), 0.0, count - 1.0);
  ui.controls.say_last(value);
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  const float knob = 8;
  const float from = min.x + knob;
  const float each = (max.x - min.x - 2 * knob) / static_cast<float>(count - 1);
  std::optional<int> moved;
  const auto move_to = [&](auto stop) {
    const int at = static_cast<int>(std::clamp<decltype(stop)>(stop, 0, count - 1));
    if (at != position) moved = at;
  };
  if (const auto chosen = take_number(ui, id_of(label))) move_to(*chosen);
  if (ImGui::IsItemActive()) move_to(std::lround((ImGui::GetIO().MousePos.x - from) / each));
  const float y = (min.y + top + max.y) / 2;
  const float x = from + each * static_cast<float>(moved.value_or(position));
  draw_rail(ui, from, max.x - knob, {x, y});
  draw_knob(ui, {x, y}, knob, ImGui::IsItemHovered() || ImGui::IsItemActive());
  return moved;
}

}  // namespace kt
