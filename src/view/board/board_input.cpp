#include "view/board/board_input.h"

#include <algorithm>

#include "app/language/say.h"
#include "view/pen/strokes.h"
#include "view/widgets/keys.h"
#include "view/widgets/sized.h"

namespace kt {
namespace {

constexpr float kDrag = 6;          // pixels: a shorter drag is a click with an unsteady hand
constexpr float kLongPress = 0.5f;  // seconds
constexpr float kWheelStep = 1.2f;  // zoom factor per notch
constexpr float kKeyStep = 1.5f;
constexpr float kKeyPan = 0.2f;  // share of the visible part

bool keys_are_ours() {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.WantTextInput || io.KeyCtrl || io.KeyAlt || io.KeySuper) return false;
  return !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
}

// Keys move from one possible choice to the next, and choose it.
void take_aim(Ui& ui, BoardState& state) {
  const Snapshot& snapshot = ui.snapshot;
  std::vector<Square> squares = snapshot.quiz.options;
  if (snapshot.settings.mode == Mode::play)
    for (const Candidate& move : snapshot.candidates) squares.push_back(move.square);
  if (snapshot.quiz.kind == QuizView::Kind::back && snapshot.quiz.asks())
    squares.assign(snapshot.path.rbegin(), snapshot.path.rend());
  const auto aimed = std::ranges::find(squares, state.aim.value_or(Square{-1, -1}));
  if (aimed == squares.end()) state.aim.reset();
  if (is_pressed(Key::next, true) && !squares.empty())
    state.aim = aimed == squares.end() || aimed + 1 == squares.end() ? squares.front() : aimed[1];
  if (!is_pressed(Key::go)) return;
  if (snapshot.quiz.answer) return ui.ask(Play{});
  if (state.aim) ui.ask(Choose{*state.aim});
}

void take_keys(Ui& ui, BoardState& state, const PointerTarget& target) {
  const bool watches = ui.snapshot.settings.mode == Mode::watch;
  if (watches) state.aim.reset();
  if (!keys_are_ours()) return;
  if (!watches) take_aim(ui, state);
  Camera& camera = state.camera;
  if (is_pressed(Key::zoom_in, true)) zoom_at(camera, target.stage, target.focus, kKeyStep);
  if (is_pressed(Key::zoom_out, true)) zoom_at(camera, target.stage, target.stage.middle(), 1 / kKeyStep);
  if (is_pressed(Key::zoom_fit)) camera = {};
  // As on a number pad.
  const float step =
      kKeyPan * std::min(target.stage.max.x - target.stage.min.x, target.stage.max.y - target.stage.min.y);
  if (is_pressed(Key::pan_left, true)) pan(camera, target.stage, {step, 0});
  if (is_pressed(Key::pan_right, true)) pan(camera, target.stage, {-step, 0});
  if (is_pressed(Key::pan_up, true)) pan(camera, target.stage, {0, step});
  if (is_pressed(Key::pan_down, true)) pan(camera, target.stage, {0, -step});
}

void click(Ui& ui, Square square) {
  const Settings& settings = ui.snapshot.settings;
  if (settings.mode != Mode::watch) return ui.ask(Choose{square});
  if (square == settings.start) return ui.ask(Seek{0});
  if (!is_hole(settings, square)) ui.ask(Edit{.start = square});
}

// Between two frames, a drag passes squares on which it never stops.
void paint(BoardState& state, const Settings& settings, const PointerTarget& target) {
  BoardPress& press = *state.press;
  const Projection view = project(state.camera, target.stage);
  const ImVec2 to = ImGui::GetIO().MousePos, by = ImGui::GetIO().MouseDelta;
  const int steps = std::clamp(static_cast<int>(length(by) / (view.cell / 2)), 1, 400);
  for (int i = 1; i <= steps; ++i) {
    const float back = 1 - static_cast<float>(i) / static_cast<float>(steps);
    const ImVec2 point{to.x - by.x * back, to.y - by.y * back};
    if (!view.sees(point)) continue;
    const ImVec2 at = view.to_board(point);
    const Square square{std::clamp(static_cast<int>(at.y), 0, settings.board.rows - 1),
                        std::clamp(static_cast<int>(at.x), 0, settings.board.cols - 1)};
    const bool useful = is_hole(settings, square) == press.erasing && (press.erasing || can_be_hole(settings, square));
    if (useful && std::ranges::find(press.painted, square) == press.painted.end()) press.painted.push_back(square);
  }
}

void begin_press(Ui& ui, BoardState& state, const PointerTarget& target) {
  BoardPress press{.square = target.under};
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Middle)) {
    press.kind = BoardPress::Kind::pan;
  } else if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left) && !state.camera.fits()) {
    state.waiting_click.reset();
    state.camera = {};
    press.kind = BoardPress::Kind::spent;
  } else if ((state.painting || ImGui::GetIO().KeyShift) && !target.on_graph && target.under) {
    press.kind = BoardPress::Kind::paint;
    press.erasing = is_hole(ui.snapshot.settings, *target.under);
  }
  state.press = std::move(press);
}

// In play mode, the user may drag the knight.
bool drags_knight(const Snapshot& snapshot, const BoardPress& press) {
  return snapshot.settings.mode == Mode::play && !snapshot.path.empty() && press.square == snapshot.path.back();
}

void hold_press(Ui& ui, BoardState& state, const PointerTarget& target) {
  BoardPress& press = *state.press;
  const ImGuiIO& io = ImGui::GetIO();
  const bool still = io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] < kDrag * kDrag;
  if (press.kind == BoardPress::Kind::undecided) {
    if (still && press.square && io.MouseDownDuration[ImGuiMouseButton_Left] >= kLongPress) {
      press.kind = BoardPress::Kind::spent;
      open_board_menu(ui, *press.square);
    } else if (!still && drags_knight(ui.snapshot, press)) {
      press.kind = BoardPress::Kind::knight;
    } else if (!still && target.on_graph && press.square) {
      press.kind = BoardPress::Kind::vertex;
    } else if (!still && !state.camera.fits()) {
      press.kind = BoardPress::Kind::pan;
    }
  }
  if (press.kind == BoardPress::Kind::pan) pan(state.camera, target.stage, io.MouseDelta);
  if (press.kind == BoardPress::Kind::paint) paint(state, ui.snapshot.settings, target);
  if (press.kind == BoardPress::Kind::vertex) {
    const Projection view = project(state.camera, target.stage);
    const ImVec2 at = view.to_board(io.MousePos);
    const auto share = [&](float x, float extent) {
      return std::clamp((x - target.margin) / (extent - 2 * target.margin), 0.0f, 1.0f);
    };
    state.vertices.places[press.square->col] = {share(at.x, target.stage.extent.x), share(at.y, target.stage.extent.y)};
  }
}

void end_press(Ui& ui, BoardState& state, const PointerTarget& target) {
  const BoardPress press = *std::exchange(state.press, {});
  if (press.kind == BoardPress::Kind::paint && !press.painted.empty()) {
    ui.ask(Edit{.holes = holes_with(ui.snapshot.settings, press.painted, !press.erasing)});
  }
  if (press.kind == BoardPress::Kind::knight && target.under && target.under != press.square)
    return ui.ask(Choose{*target.under});
  if (press.kind != BoardPress::Kind::undecided || !press.square || press.square != target.under) return;
  if (state.camera.fits()) return click(ui, *press.square);
  // It may be the first click of a double click, which must not restart the search.
  state.waiting_click = press.square;
  state.waiting_since = ImGui::GetTime();
}

}  // namespace

bool board_button(Ui& ui, const Projection& view, bool zoomable) {
  const Snapshot& snapshot = ui.snapshot;
  const ImVec2 size{view.max.x - view.min.x, view.max.y - view.min.y};
  ImGui::SetCursorScreenPos(view.min);
  if (zoomable) ImGui::SetNextItemAllowOverlap();
  press_area(tr("Board###board"), size, ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonMiddle);
  ui.controls.name_last(tr("Board###board"));
  ui.controls.describe_last("grid", snapshot.path.empty() ? "" : snapshot.settings.name(snapshot.path.back()));
  return ImGui::IsItemHovered();
}

void move_camera(Ui& ui, const PointerTarget& target, bool hovered) {
  BoardState& state = ui.state.of<BoardState>();
  take_keys(ui, state, target);
  state.handles_wheel = hovered && target.zoomable;
  const ImGuiIO& io = ImGui::GetIO();
  if (state.handles_wheel && io.MouseWheel != 0) {
    zoom_at(state.camera, target.stage, io.MousePos, std::pow(kWheelStep, std::clamp(io.MouseWheel, -5.0f, 5.0f)));
  }
  if (state.pinch) {
    pan(state.camera, target.stage, state.pinch->shift);
    zoom_at(state.camera, target.stage, state.pinch->at, state.pinch->factor);
    state.pinch.reset();
  }
}

void take_press(Ui& ui, const PointerTarget& target) {
  BoardState& state = ui.state.of<BoardState>();
  if (ImGui::IsItemActivated()) begin_press(ui, state, target);
  if (state.press && ImGui::IsItemActive()) hold_press(ui, state, target);
  if (state.press && !ImGui::IsItemActive()) end_press(ui, state, target);
  if (ImGui::IsItemHovered() && ImGui::IsMouseReleased(ImGuiMouseButton_Right) && target.under) {
    open_board_menu(ui, *target.under);
  }
  const bool waited = ImGui::GetTime() - state.waiting_since > static_cast<double>(ImGui::GetIO().MouseDoubleClickTime);
  if (state.waiting_click && waited) click(ui, *std::exchange(state.waiting_click, {}));
}

bool can_be_hole(const Settings& settings, Square square) {
  return square != settings.start && (!settings.end || square != *settings.end);
}

std::vector<Square> holes_with(const Settings& settings, std::span<const Square> squares, bool holes) {
  std::vector<Square> all;
  for (const Square hole : settings.holes) {
    if (holes || std::ranges::find(squares, hole) == squares.end()) all.push_back(hole);
  }
  if (holes) all.insert(all.end(), squares.begin(), squares.end());
  return all;
}

}  // namespace kt
