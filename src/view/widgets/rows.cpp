#include "view/widgets/rows.h"

#include <algorithm>

#include "app/language/say.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr std::size_t kFewChoices = 3;
constexpr float kRowSpace = 7;

}  // namespace

Rows::Rows(float width) : left_(ImGui::GetCursorScreenPos().x), names_(width * 0.31f), width_(width) {}

float Rows::begin(Ui& ui, std::string_view name) {
  ui.controls.group(name);
  top_ = ImGui::GetCursorScreenPos().y;
  const float inset = (ImGui::GetFrameHeight() - ImGui::GetFontSize()) / 2;
  ImGui::SetCursorScreenPos({left_, top_ + inset});
  const float wide = ImGui::CalcTextSize(name.data(), name.data() + name.size()).x;
  push_font(nullptr, ImGui::GetStyle().FontSizeBase * (wide > names_ ? names_ / wide : 1));
  muted_text(ui, name);
  ImGui::PopFont();
  ImGui::SetCursorScreenPos({left_ + names_, top_});
  return width_ - names_;
}

// Computed here, because Dear ImGui neither advances nor changes its font if nothing is visible.
void Rows::explain(Ui& ui, std::string_view words) {
  ScreenPen pen;
  float y = ImGui::GetCursorScreenPos().y - kRowSpace / 2;
  for (const std::string& line : broken_lines(words, width_ - names_, pen, Type::small)) {
    pen.text({left_ + names_, y}, line, Type::small, ui.colours.muted);
    y += Type::small + 2;
  }
  ImGui::SetCursorScreenPos({left_, y + kRowSpace});
}

void Rows::end() { ImGui::SetCursorScreenPos({left_, top_ + ImGui::GetFrameHeight() + kRowSpace}); }

void Rows::end_lower() { ImGui::SetCursorScreenPos({left_, ImGui::GetItemRectMax().y + kRowSpace}); }

void draw_group(Ui& ui, const char* name, float width) {
  ImVec2 at = ImGui::GetCursorScreenPos();
  if (at.y > ImGui::GetWindowPos().y + kRowSpace) at.y += kRowSpace;  // a gap after the previous rows
  ImGui::SetCursorScreenPos(at);
  heading(ui, name);
  const float line = at.y + ImGui::GetFontSize() / 2;
  const float text = ImGui::CalcTextSize(name).x;
  ImGui::GetWindowDrawList()->AddLine({at.x + text + 10, line}, {at.x + width, line}, ui.colours.border);
  ImGui::SetCursorScreenPos({at.x, at.y + ImGui::GetFontSize() + kRowSpace});
}

// With translated reasons, which must stay in place.
std::vector<Choice> choices_now(const Setting& setting, const Snapshot& snapshot, std::vector<std::string>& reasons) {
  std::vector<Choice> choices = setting.choices();
  reasons.reserve(snapshot.refused.size());
  for (const RefusedChoice& refused : snapshot.refused) {
    if (refused.key != setting.key) continue;
    std::ranges::find(choices, refused.id, &Choice::id)->refusal = reasons.emplace_back(say(refused.reason));
  }
  return choices;
}

// Fingers cannot hover: the description of the choice, or why another one is disabled, is below.
void draw_explanation(Ui& ui, Rows& rows, std::span<const Choice> choices, std::string_view current) {
  if (ImGui::GetFrameHeight() < kTouch) return;
  std::string words;
  for (const Choice& choice : choices) {
    if (choice.id == current && words.empty()) words = explained(choice);
    if (!choice.refusal.empty()) words = say(Message{"{0}: {1}", tr(choice.title), explained(choice)});
  }
  if (!words.empty()) rows.explain(ui, words);
}

void draw_choice(Ui& ui, Rows& rows, std::string_view key, std::string_view without_effect) {
  const Setting& setting = *find_setting(key);
  std::vector<std::string> reasons;
  const auto choices = choices_now(setting, ui.snapshot, reasons);
  const std::string current = setting.format(ui.snapshot.settings);
  const char* const title = tr(setting.title);
  const float width = rows.begin(ui, title);
  ImGui::BeginDisabled(!without_effect.empty());
  const auto chosen = choices.size() <= kFewChoices ? segmented(ui, setting.key, choices, current, width)
                                                    : dropdown(ui, setting.key, title, choices, current, width);
  ImGui::EndDisabled();
  if (chosen && without_effect.empty()) ui.set(setting.key, *chosen);
  rows.end();
  if (!without_effect.empty()) return rows.explain(ui, without_effect);
  if (choices.size() <= kFewChoices) draw_explanation(ui, rows, choices, current);
}

}  // namespace kt
