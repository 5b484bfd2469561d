// The counters so far, whether there is a tour, and how long trying everything would take.
#include <cmath>
#include <string>

#include "app/language/say.h"
#include "app/words/estimate_words.h"
#include "app/words/hope_words.h"
#include "app/words/numbers.h"
#include "view/panels/panels.h"
#include "view/panels/time_ruler.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"
#include "view/widgets/power_text.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kBetweenGroups = 10;
constexpr float kEstimate = 190;  // approximate height

// If there is not enough space for both, the number is smaller, or on its own line.
void row(Ui& ui, float width, const char* name, const std::string& value) {
  const ImVec2 left = ImGui::GetCursorScreenPos();
  const float room = width - ImGui::CalcTextSize(name).x - 12;
  describe_fact(ui, name, value);
  muted_text(ui, name);
  const float size = number_width(value, Type::body) <= room ? Type::body : Type::small;
  float y = left.y + std::round((Type::body - size) / 2);
  if (number_width(value, size) > room) {
    y = ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y;
    space({1, size - ImGui::GetStyle().ItemSpacing.y + 2});
  }
  number_text({left.x + width, y}, value, size, ui.colours.text);
}

// The same with a number that may have a raised exponent, or with words.
void words_row(Ui& ui, float width, const char* name, const std::string& value) {
  const ImVec2 left = ImGui::GetCursorScreenPos();
  describe_fact(ui, name, value);
  muted_text(ui, name);
  ScreenPen pen;
  const float size = ImGui::GetStyle().FontSizeBase;
  draw_power_text(pen, {left.x + width - power_text_width(pen, value, size), left.y}, value, size, ui.colours.text);
}

std::string of_squares(std::size_t count, const Snapshot& snapshot) {
  return say(Message{"{0} of {1}", count, snapshot.squares});
}

void paragraph(Ui& ui, ImU32 colour, float font, const std::string& text, float width) {
  ui.controls.words(text);
  push_font(nullptr, font);
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  wrapped_power_text(text, width);
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

void draw_counts(Ui& ui, float width) {
  const Snapshot& snapshot = ui.snapshot;
  row(ui, width, tr("Step"), say(snapshot.step));
  row(ui, width, tr("Visits"), say(snapshot.visits));
  row(ui, width, tr("Backtracks"), say(snapshot.backtracks));
  if (const auto share = share_in_vain(snapshot))
    row(ui, width, tr("Visits in vain"), say(Message{"{0} ({1})", *snapshot.hope.lost_visits, *share}));
  else if (snapshot.hope.outlook != Outlook::unasked)
    words_row(ui, width, tr("Visits in vain"), tr("not yet known"));
  row(ui, width, tr("Path"), of_squares(snapshot.depth, snapshot));
  row(ui, width, tr("Longest so far"), of_squares(snapshot.deepest, snapshot));
  row(ui, width, tr("Tours found"), say(snapshot.tours));
  if (snapshot.steps_per_second > 0)
    row(ui, width, tr("Steps per second"), say(three_digits(snapshot.steps_per_second)));
  else
    words_row(ui, width, tr("Steps per second"), tr("not yet measured"));
}

void draw_answer_mark(Ui& ui, ImVec2 centre, float radius, Existence existence) {
  const bool exists = existence == Existence::exists, impossible = existence == Existence::impossible;
  const ImU32 colour = exists ? ui.colours.candidate : impossible ? ui.colours.dead_end : ui.colours.muted;
  ScreenPen pen;
  draw_badge(pen, centre, radius,
             exists       ? Badge::right
             : impossible ? Badge::wrong
                          : Badge::question,
             colour, ui.colours.background);
}

void draw_answer(Ui& ui, float width) {
  const ExistenceWords known = existence_words(ui.snapshot);
  const float radius = std::round(Type::body * 0.6f), indent = std::round(3 * radius);
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  draw_answer_mark(ui, {origin.x + radius, origin.y + std::round(Type::body * 0.52f)}, radius, known.existence);
  ImGui::SetCursorScreenPos({origin.x + indent, origin.y});
  ImGui::BeginGroup();
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 3));
  paragraph(ui, ui.colours.text, Type::body, say(known.title), width - indent);
  if (!known.reason.empty()) paragraph(ui, ui.colours.muted, Type::small, say(known.reason), width - indent);
  ImGui::PopStyleVar();
  ImGui::EndGroup();
}

void draw_estimate(Ui& ui, float width) {
  heading(ui, tr("Full search by plain backtracking"));
  const auto expected = estimate_words(ui.snapshot);
  if (!expected) return paragraph(ui, ui.colours.muted, Type::body, tr("Estimating…"), width);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 2));
  paragraph(ui, ui.colours.text, Type::sentence, say(expected->visits), width);
  if (!expected->range.empty()) paragraph(ui, ui.colours.muted, Type::small, say(expected->range), width);
  space({0, 4});
  paragraph(ui, ui.colours.text, Type::sentence, say(expected->wait), width);
  paragraph(ui, ui.colours.muted, Type::small, say(expected->rate), width);
  space({0, 2});
  draw_time_ruler(ui, {expected->log10_seconds, expected->log10_seconds_low, expected->log10_seconds_high}, width);
  ImGui::PopStyleVar();
  space({0, 0});
  if (!expected->tried.empty()) words_row(ui, width, tr("Tried so far"), say(expected->tried));
  paragraph(ui, ui.colours.muted, Type::small, say(expected->remark), width);
}

}  // namespace

// The estimate is shown only if there is space for it.
void draw_numbers_panel(Ui& ui, ImVec2 size) {
  const float top = ImGui::GetCursorScreenPos().y;
  draw_counts(ui, size.x);
  space({0, kBetweenGroups});
  draw_answer(ui, size.x);
  if (ImGui::GetCursorScreenPos().y - top + kBetweenGroups + kEstimate > size.y) return;
  space({0, kBetweenGroups});
  draw_estimate(ui, size.x);
}

}  // namespace kt
