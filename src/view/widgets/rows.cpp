#include "view/widgets/rows.h"

#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr std::size_t kFewChoices = 3;
constexpr float kRowSpace = 8;

}  // namespace

Rows::Rows(float width) : left_(ImGui::GetCursorScreenPos().x), names_(width * 0.31f), width_(width) {}

float Rows::begin(Ui& ui, std::string_view name) {
  top_ = ImGui::GetCursorScreenPos().y;
  const float inset = (ImGui::GetFrameHeight() - ImGui::GetFontSize()) / 2;
  ImGui::SetCursorScreenPos({left_, top_ + inset});
  muted_text(ui, name);
  ImGui::SetCursorScreenPos({left_ + names_, top_});
  return width_ - names_;
}

void Rows::end() { ImGui::SetCursorScreenPos({left_, top_ + ImGui::GetFrameHeight() + kRowSpace}); }

void draw_group(Ui& ui, const char* name, float width) {
  ImVec2 at = ImGui::GetCursorScreenPos();
  if (at.y > ImGui::GetWindowPos().y + kRowSpace) at.y += kRowSpace;  // apart from the rows before
  ImGui::SetCursorScreenPos(at);
  heading(ui, name);
  const float line = at.y + ImGui::GetFontSize() / 2;
  const float text = ImGui::CalcTextSize(name).x;
  ImGui::GetWindowDrawList()->AddLine({at.x + text + 10, line}, {at.x + width, line}, ui.colours.border);
  ImGui::SetCursorScreenPos({at.x, at.y + ImGui::GetFontSize() + kRowSpace});
}

void draw_choice(Ui& ui, Rows& rows, std::string_view key) {
  const Setting& setting = *find_setting(key);
  const auto choices = setting.choices();
  const std::string current = setting.format(ui.snapshot.settings);
  const float width = rows.begin(ui, setting.title);
  const auto chosen = choices.size() <= kFewChoices ? segmented(ui, setting.key, choices, current, width)
                                                    : dropdown(ui, setting.key, setting.title, choices, current, width);
  if (chosen) ui.set(setting.key, *chosen);
  rows.end();
}

}  // namespace kt
