#include <string>

#include "view/panels.h"
#include "view/widgets.h"

namespace kt {
namespace {

constexpr std::size_t kFewChoices = 3;

void draw_board_size(Ui& ui, float width) {
  const Board board = ui.snapshot.settings.board;
  const float half = (width - 12) / 2;
  const ImVec2 left = ImGui::GetCursorScreenPos();
  const auto side = [&](const char* title, const char* id, int value, float x) {
    ImGui::SetCursorScreenPos({left.x + x, left.y});
    ImGui::BeginGroup();
    heading(ui, title);
    const auto changed = stepper(ui, id, title, value, 1, kMaxSide, half);
    ImGui::EndGroup();
    return changed;
  };
  const auto rows = side("Rows", "rows", board.rows, 0);
  const auto cols = side("Columns", "columns", board.cols, half + 12);
  if (rows || cols) ui.set("board", to_string(Board{rows.value_or(board.rows), cols.value_or(board.cols)}));
}

void draw_start(Ui& ui) {
  const Settings& settings = ui.snapshot.settings;
  heading(ui, "Start");
  ImGui::TextUnformatted(settings.name(settings.start.square).c_str());
  ImGui::SameLine();
  muted_text(ui, "Click a square to start there");
}

void draw_choice(Ui& ui, const Setting& setting, float width) {
  const auto choices = setting.choices();
  const std::string current = setting.format(ui.snapshot.settings);
  heading(ui, setting.title.data());
  const auto chosen = choices.size() <= kFewChoices ? segmented(ui, setting.key, choices, current, width)
                                                    : dropdown(ui, setting.key, setting.title, choices, current, width);
  if (chosen) ui.set(setting.key, *chosen);
}

// The order of moves is nothing to a method without moves, nor ties to an algorithm that does not compare.
bool matters(const Setting& setting, const Algorithm& algorithm) {
  if (setting.key == "tie") return algorithm.rank != nullptr;
  if (setting.key == "moves" || setting.key == "detail") return algorithm.method == Method::depth_first;
  return true;
}

}  // namespace

// Every setting with a fixed set of values, from the table; the others as suits them.
void draw_settings_panel(Ui& ui, ImVec2 size) {
  const float width = size.x;
  draw_board_size(ui, width);
  draw_start(ui);
  for (const Setting& setting : settings_table()) {
    const bool elsewhere = setting.key == "language" || setting.key == "controls";
    if (setting.choices && !elsewhere && matters(setting, *ui.snapshot.settings.algorithm)) {
      draw_choice(ui, setting, width);
    }
  }
}

}  // namespace kt
