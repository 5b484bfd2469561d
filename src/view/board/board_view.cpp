#include "view/board/board_view.h"

#include "view/board/board_input.h"
#include "view/board/board_pen.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr int kLongestShape = 8;  // times as long as it is high, or the other way round
constexpr Board kPaper{6, 8};
constexpr int kMostSquaresWithoutRaster = 100'000;

Stage stage_of(const BoardArea& area, Board board) {
  // Squares as the layout made them: counted back from the corners they would be off by a rounding.
  const ImVec2 extent{static_cast<float>(board.cols), static_cast<float>(board.rows)};
  return {area.min, area.max, extent, ImGui::GetIO().DisplayFramebufferScale.x};
}

Pen pen_of(Ui& ui, const Projection& view, Board board) {
  Pen pen{.ui = ui,
          .state = ui.state.of<BoardState>(),
          .view = view,
          .board = board,
          .draw = ImGui::GetWindowDrawList(),
          .first = {},
          .end = {}};
  const ImVec2 from = view.to_board(view.min), to = view.to_board(view.max);
  constexpr float kHair = 0.001f;  // of a square: what roundings leave
  pen.first = {std::clamp(static_cast<int>(from.y + kHair), 0, board.rows - 1),
               std::clamp(static_cast<int>(from.x + kHair), 0, board.cols - 1)};
  pen.end = {std::clamp(static_cast<int>(std::ceil(to.y - kHair)), pen.first.row + 1, board.rows),
             std::clamp(static_cast<int>(std::ceil(to.x - kHair)), pen.first.col + 1, board.cols)};
  return pen;
}

std::optional<Square> square_under(const Projection& view, Board board, ImVec2 point) {
  if (!view.sees(point)) return {};
  const ImVec2 at = view.to_board(point);
  return Square{std::clamp(static_cast<int>(at.y), 0, board.rows - 1),
                std::clamp(static_cast<int>(at.x), 0, board.cols - 1)};
}

// What a drag has painted so far.
void draw_painted(const Pen& pen) {
  if (!pen.state.press) return;
  for (const Square s : pen.state.press->painted) {
    const bool dark = (s.row + s.col) % 2 != 0;
    const ImU32 square = dark ? pen.ui.colours.square_dark : pen.ui.colours.square_light;
    pen.fill(s, pen.state.press->erasing ? square : pen.ui.colours.background);
    if (pen.cell() >= kCellForLines) pen.outline(s, pen.ui.colours.accent, 2);
  }
}

void draw_pieces(const Pen& pen, std::optional<Square> under) {
  const Snapshot& snapshot = pen.ui.snapshot;
  draw_squares(pen);
  draw_coordinates(pen);
  const bool told = !snapshot.fast && snapshot.state != RunState::tour;
  pen.draw->PushClipRect(pen.view.min, pen.view.max, true);
  draw_path(pen);
  draw_numbers(pen);
  draw_end_square(pen);
  pen.draw->PopClipRect();
  // A move off the board is marked on its edge.
  constexpr float kBeyond = kGutter / 2;
  const ImVec2 min = pen.view.min, max = pen.view.max;
  pen.draw->PushClipRect({min.x - kBeyond, min.y - kBeyond}, {max.x + kBeyond, max.y + kBeyond}, true);
  if (told) draw_candidates(pen);
  if (told) draw_failure(pen);
  draw_knight(pen);
  draw_painted(pen);
  if (under && pen.cell() >= kCellForCandidates) pen.outline(*under, pen.ui.colours.accent, 2);
  pen.draw->PopClipRect();
}

}  // namespace

Board board_shape(const Settings& settings) {
  if (!settings.graph.empty()) return kPaper;
  const Board board = settings.board;
  return {std::max(board.rows, (board.cols + kLongestShape - 1) / kLongestShape),
          std::max(board.cols, (board.rows + kLongestShape - 1) / kLongestShape)};
}

void forget_other_boards(Ui& ui) {
  BoardState& state = ui.state.of<BoardState>();
  const Settings& settings = ui.snapshot.settings;
  if (state.shown == settings.shown_board() && state.graph == settings.graph) return;
  state.camera = {};
  state.shown = settings.shown_board();
  state.graph = settings.graph;
  state.press.reset();
  state.waiting_click.reset();
  state.vertices = {};
}

void draw_board(Ui& ui, const BoardArea& area) {
  const Snapshot& snapshot = ui.snapshot;
  BoardState& state = ui.state.of<BoardState>();
  const Board board = snapshot.settings.board;
  const Stage stage = stage_of(area, board);
  const Projection before = project(state.camera, stage);
  const bool small = stage.fitting_cell() < kCellForNumbers;
  const bool zoomable = small || !state.camera.fits();

  ImGui::SetCursorScreenPos(before.min);
  if (zoomable) ImGui::SetNextItemAllowOverlap();  // the buttons may lie in its corner
  ImGui::InvisibleButton("Board###board",
                         {std::max(before.max.x - before.min.x, 0.5f), std::max(before.max.y - before.min.y, 0.5f)},
                         ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonMiddle);
  const bool hovered = ImGui::IsItemHovered();
  ui.controls.name_last("Board###board");
  ui.controls.describe_last("grid", snapshot.path.empty() ? "" : snapshot.settings.name(snapshot.path.back()));

  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const Square knight = snapshot.path.empty() ? snapshot.settings.start.square : snapshot.path.back();
  const ImVec2 knight_at =
      before.to_screen({static_cast<float>(knight.col) + 0.5f, static_cast<float>(knight.row) + 0.5f});
  const Aim aim{.stage = stage,
                .under = square_under(before, board, mouse),
                .zoomable = zoomable,
                .focus = before.sees(knight_at) ? knight_at : stage.middle()};
  take_press(ui, aim);
  if (state.ask_menu) {
    if (const auto square = square_under(before, board, *state.ask_menu)) open_board_menu(ui, *square);
    state.ask_menu.reset();
  }
  move_camera(ui, aim, hovered);

  const Projection view = project(state.camera, stage);
  state.min = view.min;
  state.max = view.max;
  state.index.update(board, snapshot.path);
  const Pen pen = pen_of(ui, view, board);
  const auto under = hovered ? square_under(view, board, mouse) : std::nullopt;
  draw_pieces(pen, under);
  if (board.squares() <= kMostSquaresWithoutRaster && pen.is_drawn_in_lines()) state.raster.release();
  draw_heat_legend(pen);
  if (under && !state.press) draw_heat_tip(pen, *under);
  draw_zoom_buttons(ui, aim, view);
  draw_board_menu(ui, aim);
}

void draw_paint_switch(Ui& ui, float width) {
  bool& on = ui.state.of<BoardState>().painting;
  const char* label = on ? "Stop painting holes###paint-holes" : "Paint holes###paint-holes";
  ImGui::BeginDisabled(!ui.snapshot.settings.graph.empty());
  const ImU32 face = on ? ui.colours.accent : ui.colours.surface;
  ImGui::PushStyleColor(ImGuiCol_Button, face);
  ImGui::PushStyleColor(ImGuiCol_ButtonHovered, on ? face : ui.colours.hovered);
  ImGui::PushStyleColor(ImGuiCol_ButtonActive, on ? face : ui.colours.pressed);
  ImGui::PushStyleColor(ImGuiCol_Text, on ? ui.colours.on_accent : ui.colours.text);
  const bool pressed = ImGui::Button(label, {width, 0});
  ui.controls.describe_last("switch");
  ui.controls.check_last(on);
  ImGui::PopStyleColor(4);
  ImGui::EndDisabled();
  if (pressed) on = !on;
}

}  // namespace kt
