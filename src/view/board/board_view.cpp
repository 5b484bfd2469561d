#include "view/board/board_view.h"

#include <algorithm>
#include <utility>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/board/board_input.h"
#include "view/board/board_picture.h"
#include "view/board/board_shape.h"
#include "view/board/square_colours.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/hint.h"
#include "view/widgets/sized.h"

namespace kt {
namespace {

Stage stage_of(const BoardArea& area, Board board) {
  // Uses the layout's size of a square: computing it from the corners would cause rounding errors.
  const ImVec2 extent{static_cast<float>(board.cols), static_cast<float>(board.rows)};
  return {area.min, area.max, extent, ImGui::GetIO().DisplayFramebufferScale.x};
}

std::optional<Square> square_under(const Projection& view, Board board, ImVec2 point) {
  if (!view.sees(point)) return {};
  const ImVec2 at = view.to_board(point);
  return Square{std::clamp(static_cast<int>(at.y), 0, board.rows - 1),
                std::clamp(static_cast<int>(at.x), 0, board.cols - 1)};
}

// What a drag has painted so far.
void draw_painted(const BoardPicture& picture, const BoardPress& press) {
  for (const Square s : press.painted) {
    const bool dark = (s.row + s.col) % 2 != 0;
    const ImU32 square = dark ? picture.colours.square_dark : picture.colours.square_light;
    picture.fill(s, press.erasing ? square : picture.colours.background);
    if (picture.cell() >= kCellForLines) picture.outline(s, picture.colours.accent, 2);
  }
}

// A square that the user cannot choose: it shakes, and keeps its frame until something else happens.
void draw_wrong(const BoardPicture& picture, Square square) {
  const float by = picture.motion->shake() * std::max(picture.cell() * 0.12f, 3.0f);
  const ImVec2 min = picture.corner(square), max = picture.corner({square.row + 1, square.col + 1});
  const ImVec2 from{min.x + by, min.y}, to{max.x + by, max.y};
  picture.pen.rect(from, to, with_alpha(picture.colours.dead_end, 0.18f));
  picture.pen.frame(from, to, picture.colours.dead_end, std::max(2.0f, picture.cell() * 0.05f));
}

void draw_heat_tip(const Snapshot& snapshot, Square under) {
  if (most_visits(snapshot) == 0) return;
  const int number = snapshot.settings.board.number(under);
  if (number >= std::ssize(snapshot.visits_at_square)) return;
  const std::uint64_t visits = snapshot.visits_at_square[number];
  hint(say(Message{"{0}: {1, plural, =0 {never visited} one {# visit} other {# visits}}", snapshot.settings.name(under),
                   visits}));
}

}  // namespace

Board board_shape(const Settings& settings) { return settings.graph.empty() ? shape_of(settings.board) : kPaper; }

void forget_other_boards(Ui& ui) {
  BoardState& state = ui.state.of<BoardState>();
  const Settings& settings = ui.snapshot.settings;
  if (state.shown == settings.shown_board() && state.graph == settings.graph) return;
  state.camera = {};
  state.shown = settings.shown_board();
  state.graph = settings.graph;
  state.aim.reset();
  state.painting = state.painting && settings.graph.empty();
  state.press.reset();
  state.waiting_click.reset();
  state.scroll_target.reset();
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

  const bool hovered = board_button(ui, before, zoomable);
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const Square knight = snapshot.path.empty() ? snapshot.settings.start : snapshot.path.back();
  const ImVec2 knight_at =
      before.to_screen({static_cast<float>(knight.col) + 0.5f, static_cast<float>(knight.row) + 0.5f});
  const PointerTarget target{.stage = stage,
                             .under = square_under(before, board, mouse),
                             .zoomable = zoomable,
                             .focus = before.sees(knight_at) ? knight_at : stage.middle()};
  take_press(ui, target);
  if (state.menu_request) {
    if (const auto square = square_under(before, board, *state.menu_request)) open_board_menu(ui, *square);
    state.menu_request.reset();
  }
  move_camera(ui, target, hovered);
  if (const auto sought = std::exchange(state.scroll_target, {}))
    scroll_into_view(state.camera, stage,
                     {static_cast<float>(sought->col) + 0.5f, static_cast<float>(sought->row) + 0.5f});

  const Projection view = project(state.camera, stage);
  state.min = view.min;
  state.max = view.max;
  state.place = {view.origin, view.cell, {}};
  state.index.update(board, shown_path(snapshot));
  ScreenPen pen;
  BoardPicture picture(pen, snapshot, ui.colours, ui.weight, state.index, view);
  picture.raster = &state.raster;
  picture.motion = &ui.state.of<Motion>();
  draw_board_pieces(picture, {.marks = shows_each_step(snapshot.pace) && !snapshot.shows_tour()});
  const auto under = hovered ? square_under(view, board, mouse) : std::nullopt;
  picture.push_clip_with_edge();
  if (snapshot.wrong) draw_wrong(picture, snapshot.wrong->square);
  if (state.press) draw_painted(picture, *state.press);
  const bool is_wrong = snapshot.wrong && snapshot.wrong->square == under;
  if (under && !is_wrong && picture.cell() >= kCellForCandidates) picture.outline(*under, ui.colours.accent, 2);
  if (state.aim) picture.outline(*state.aim, ui.colours.accent, 4);
  if (state.press && state.press->kind == BoardPress::Kind::knight)
    draw_knight_at(picture, mouse, faded(ui.colours.knight, 0.7f));
  pen.pop_clip();
  if (picture.is_drawn_in_lines()) state.raster.release();  // it would miss what changes in the meantime
  draw_heat_legend(picture);
  if (under && !state.press) draw_heat_tip(snapshot, *under);
  draw_zoom_buttons(ui, target, view);
  draw_board_menu(ui);
}

void draw_paint_switch(Ui& ui, float width) {
  bool& on = ui.state.of<BoardState>().painting;
  const char* label = on ? tr("Stop painting holes###paint-holes") : tr("Paint holes###paint-holes");
  ImGui::BeginDisabled(!ui.snapshot.settings.graph.empty());
  const ImU32 face = on ? ui.colours.accent : ui.colours.surface;
  ImGui::PushStyleColor(ImGuiCol_Button, face);
  ImGui::PushStyleColor(ImGuiCol_ButtonHovered, on ? face : ui.colours.hovered);
  ImGui::PushStyleColor(ImGuiCol_ButtonActive, on ? face : ui.colours.pressed);
  ImGui::PushStyleColor(ImGuiCol_Text, on ? ui.colours.on_accent : ui.colours.text);
  const bool pressed = sized_button(label, {width, 0});
  ui.controls.describe_last("switch");
  ui.controls.check_last(on);
  ImGui::PopStyleColor(4);
  ImGui::EndDisabled();
  if (pressed) on = !on;
}

}  // namespace kt
