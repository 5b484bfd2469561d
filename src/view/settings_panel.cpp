#include <string>

#include "view/panels.h"
#include "view/widgets.h"

namespace kt {
namespace {

constexpr std::size_t kFewChoices = 3;

// Two things side by side: `draw` is given 0 and 1, and the width of a half.
template <typename Draw>
void draw_halves(float width, Draw draw) {
  constexpr float kGap = 12;
  const float half = (width - kGap) / 2;
  const ImVec2 left = ImGui::GetCursorScreenPos();
  for (int i = 0; i < 2; ++i) {
    ImGui::SetCursorScreenPos({left.x + static_cast<float>(i) * (half + kGap), left.y});
    ImGui::BeginGroup();
    draw(i, half);
    ImGui::EndGroup();
  }
}

void draw_board_size(Ui& ui, float width) {
  const Board board = ui.snapshot.settings.board;
  Board asked = board;
  draw_halves(width, [&](int i, float half) {
    const char* title = i == 0 ? "Rows" : "Columns";
    int& side = i == 0 ? asked.rows : asked.cols;
    heading(ui, title);
    side = stepper(ui, i == 0 ? "rows" : "columns", title, side, 1, kMaxSide, half).value_or(side);
  });
  if (asked != board) ui.set("board", to_string(asked));
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

void draw_scale(Ui& ui, const Setting& setting, float width) {
  static constexpr Choice kSizes[] = {{"0.75", "75 %"}, {"1", "100 %"}, {"1.25", "125 %"},
                                      {"1.5", "150 %"}, {"2", "200 %"}, {"3", "300 %"}};
  heading(ui, setting.title.data());
  const auto chosen = dropdown(ui, setting.key, setting.title, kSizes, setting.format(ui.snapshot.settings), width);
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
    if (setting.key == "theme") {
      draw_halves(width, [&](int i, float half) {
        if (i == 0)
          draw_choice(ui, setting, half);
        else
          draw_scale(ui, *find_setting("scale"), half);
      });
    } else if (setting.choices && !elsewhere && matters(setting, *ui.snapshot.settings.algorithm)) {
      draw_choice(ui, setting, width);
    }
  }
}

}  // namespace kt
