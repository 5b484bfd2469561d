
#include "app/language/say.h"
#include "view/board/board_view.h"
#include "view/panels/panels.h"
#include "view/widgets/rows.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

// Side by side if they fit.
void draw_board_size(Ui& ui, Rows& rows) {
  constexpr float kBetween = 22;
  const Board board = ui.snapshot.settings.board;
  const float width = rows.begin(ui, tr("Size"));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float half = (width - kBetween) / 2;
  const bool together = half >= 2 * ImGui::GetFrameHeight() + 44;
  const auto down = stepper(ui, "rows", tr("Rows"), board.rows, 1, kMaxSide, together ? half : width);
  if (together) {
    ImGui::SetCursorScreenPos({at.x + half + (kBetween - ImGui::CalcTextSize("×").x) / 2,
                               at.y + (ImGui::GetFrameHeight() - ImGui::GetFontSize()) / 2});
    muted_text(ui, "×");
    ImGui::SetCursorScreenPos({at.x + half + kBetween, at.y});
  } else {
    rows.end();
    rows.begin(ui, "");
  }
  const auto across = stepper(ui, "columns", tr("Columns"), board.cols, 1, kMaxSide, together ? half : width);
  rows.end();
  if (down || across) ui.ask(Edit{.board = Board{down.value_or(board.rows), across.value_or(board.cols)}});
}

void draw_start(Ui& ui, Rows& rows) {
  const Settings& settings = ui.snapshot.settings;
  rows.begin(ui, tr("Start"));
  const float inset = (ImGui::GetFrameHeight() - ImGui::GetFontSize()) / 2;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::SetCursorScreenPos({at.x, at.y + inset});
  describe_fact(ui, tr("Start"), settings.name(settings.start));
  ImGui::TextUnformatted(settings.name(settings.start).c_str());
  ImGui::SameLine(0, 12);
  muted_text(ui, settings.graph.empty() ? tr("click a square") : tr("click a vertex"));
  rows.end();
}

void draw_piece(Ui& ui, Rows& rows) {
  const Settings& settings = ui.snapshot.settings;
  if (!settings.graph.empty() || is_knight(settings.leaper)) return;
  rows.begin(ui, tr("Piece"));
  const float inset = (ImGui::GetFrameHeight() - ImGui::GetFontSize()) / 2;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::SetCursorScreenPos({at.x, at.y + inset});
  const std::string name = say(Message{"{0} ({1})", piece_name(settings.leaper), to_string(settings.leaper)});
  describe_fact(ui, tr("Piece"), name);
  ImGui::TextUnformatted(name.c_str());
  rows.end();
}

void draw_paint(Ui& ui, Rows& rows) {
  if (!ui.snapshot.settings.graph.empty()) return;
  const float width = rows.begin(ui, tr("Holes"));
  draw_paint_switch(ui, width);
  rows.end();
}

void draw_seed(Ui& ui, Rows& rows) {
  const float width = rows.begin(ui, tr("Seed"));
  const auto typed =
      number_field(ui, tr("Seed###seed"), ui.snapshot.settings.seed, width, ImGui::GetStyle().FramePadding.y);
  if (typed) ui.set("seed", *typed);
  rows.end();
}

}  // namespace

// Settings that a method never uses are left out, such as the move order of a method without moves.
void draw_settings_panel(Ui& ui, ImVec2 size) {
  const Settings& settings = ui.snapshot.settings;
  const Algorithm& algorithm = *settings.algorithm;
  Rows rows(size.x);
  draw_group(ui, tr("Board"), size.x);
  if (settings.graph.empty()) draw_board_size(ui, rows);
  draw_piece(ui, rows);
  draw_start(ui, rows);
  draw_paint(ui, rows);
  draw_group(ui, tr("Search"), size.x);
  draw_choice(ui, rows, "goal");
  draw_choice(ui, rows, "algorithm");
  if (algorithm.keeps_stack()) {
    const bool has_directions = settings.graph.empty();
    draw_choice(
        ui, rows, "moves",
        has_directions
            ? ""
            : tr("This setting applies to boards only. On a graph, the search tries edges in alphabetical order."));
  }
  if (algorithm.uses_ties) draw_choice(ui, rows, "tie");
  if (uses_chance(algorithm, *settings.tie)) draw_seed(ui, rows);
  if (algorithm.keeps_stack()) draw_choice(ui, rows, "detail");
}

}  // namespace kt
