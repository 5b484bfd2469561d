// The controls of the Setup panel that set up a comparison.
#include <string>

#include "app/language/say.h"
#include "view/compare/compare_view.h"
#include "view/widgets/widgets.h"

namespace kt {

void draw_compare_rows(Ui& ui, Rows& rows) {
  const Snapshot& snapshot = ui.snapshot;
  const std::size_t count = snapshot.others.size() + 1;
  std::vector<Choice> choices(compare_presets().begin(), compare_presets().end());
  choices.push_back({"add", "Add a board", "Adds a copy of this board. Then choose what should differ.",
                     count < kMaxBoards ? "" : tr("You can compare at most four boards.")});
  choices.push_back(
      {"remove", "Remove this board", "Removes the board with the focus.", count > 1 ? "" : tr("There is only one board.")});
  const std::string shown =
      count > 1 ? say(Message{"{0, plural, one {# board} other {# boards}}", count}) : std::string("none");
  const char* const title = tr("Compare");
  const float width = rows.begin(ui, title);
  if (const auto chosen = dropdown(ui, "compare", title, choices, shown, width)) {
    if (*chosen == "add")
      ui.ask(AddBoard{});
    else if (*chosen == "remove")
      ui.ask(RemoveBoard{});
    else
      ui.set("compare", *chosen);
  }
  rows.end();
  if (count == 1) return;
  constexpr Choice kNumbers[] = {{"1", "1"}, {"2", "2"}, {"3", "3"}, {"4", "4"}};
  const float numbers = rows.begin(ui, tr("Focus"));
  const auto chosen =
      segmented(ui, "focus", std::span(kNumbers).first(count), std::to_string(snapshot.place + 1), numbers);
  if (chosen) ui.ask(Focus{static_cast<std::size_t>(chosen->front() - '1')});
  rows.end();
  draw_choice(ui, rows, "clock");
  constexpr Choice kScales[] = {{"linear", "Linear"}, {"logarithmic", "Logarithmic", "Each mark is ten times the previous one."}};
  bool& logarithmic = ui.state.of<ComparedState>().logarithmic;
  const float scales = rows.begin(ui, tr("Bars"));
  if (segmented(ui, "bars", kScales, kScales[logarithmic].id, scales)) logarithmic = !logarithmic;
  rows.end();
}

}  // namespace kt
