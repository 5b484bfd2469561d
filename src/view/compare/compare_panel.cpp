// The Compare panel: a prepared comparison with its question, the other questions, and how to change what is compared.
#include <algorithm>
#include <string>
#include <utility>

#include "app/language/say.h"
#include "view/compare/compare_view.h"
#include "view/widgets/flow.h"
#include "view/widgets/question.h"
#include "view/widgets/rows.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kButtonGap = 8;

// From the start, and at a speed that gives the answer in a few seconds.
void run_comparison(Ui& ui, const Choice& preset) {
  if (ui.snapshot.others.empty()) ui.state.of<ComparedState>().speed_before = ui.snapshot.settings.speed;
  ui.ask(Edit{.speed = speed_of(preset)});
  ui.ask(Change{{{"mode", "watch"}, {"compare", std::string(preset.id)}, {"clock", "steps"}, {"detail", "move"}}});
  ui.ask(Seek{0});
  ui.ask(Play{});
}

void return_to_one_board(Ui& ui, const Choice& single) {
  ui.ask(Edit{.speed = std::exchange(ui.state.of<ComparedState>().speed_before, {})});
  ui.set("compare", std::string(single.id));
}

void draw_bar_scale(Ui& ui, Rows& rows) {
  constexpr Choice kScales[] = {{"linear", "Linear"},
                                {"logarithmic", "Logarithmic", "Each mark is ten times the previous one."}};
  bool& logarithmic = ui.state.of<ComparedState>().logarithmic;
  const float width = rows.begin(ui, tr("Bars"));
  if (segmented(ui, "bars", kScales, kScales[logarithmic].id, width)) logarithmic = !logarithmic;
  rows.end();
}

// Which boards are compared, which one has the focus, and their clock.
void draw_compared_boards(Ui& ui, std::size_t count, float width) {
  small_text(ui,
             count < kMaxBoards ? tr("A new board is a copy of this one. In Setup, choose what should differ.")
                                : tr("You can compare at most four boards."),
             width);
  Flow flow(width, kButtonGap);
  ImGui::BeginDisabled(count == kMaxBoards);
  if (flow_button(flow, tr("Add a board###compare-add"))) ui.ask(AddBoard{});
  ImGui::EndDisabled();
  if (count == 1) return;
  if (flow_button(flow, tr("Remove this board###compare-remove"))) ui.ask(RemoveBoard{});
  Rows rows(width);
  constexpr Choice kNumbers[] = {{"1", "1"}, {"2", "2"}, {"3", "3"}, {"4", "4"}};
  const float numbers = rows.begin(ui, tr("Focus"));
  const auto chosen =
      segmented(ui, "focus", std::span(kNumbers).first(count), std::to_string(ui.snapshot.place + 1), numbers);
  if (chosen) ui.ask(Focus{static_cast<std::size_t>(chosen->front() - '1')});
  rows.end();
  draw_choice(ui, rows, "clock");
  draw_bar_scale(ui, rows);
}

}  // namespace

void draw_compare_panel(Ui& ui, ImVec2 size) {
  ComparedState& state = ui.state.of<ComparedState>();
  const std::size_t count = ui.snapshot.others.size() + 1;
  const Choice& single = compare_presets().front();
  const std::span<const Choice> questions = compare_presets().subspan(1);
  const Choice& asked = questions[std::min(state.question, questions.size() - 1)];
  draw_question(ui, tr(asked.title), tr(asked.summary), size.x);
  Flow flow(size.x, kButtonGap);
  if (primary_button(ui, flow, tr("Run the comparison###compare-start"))) run_comparison(ui, asked);
  if (count > 1 && flow_button(flow, labelled(tr(single.title), "compare-none").c_str()))
    return_to_one_board(ui, single);
  draw_group(ui, tr("Other questions"), size.x);
  for (const Choice& question : questions) {
    if (&question == &asked) continue;
    if (!fold(ui, labelled(tr(question.title), "compare=" + std::string(question.id)), false, size.x)) continue;
    state.question = static_cast<std::size_t>(&question - questions.data());
    ImGui::SetScrollY(0);  // a new question starts at its top
  }
  if (fold(ui, tr("Change the comparison###compare-details"), state.details, size.x)) state.details = !state.details;
  if (state.details) draw_compared_boards(ui, count, size.x);
}

}  // namespace kt
