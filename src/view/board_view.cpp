#include "view/board_view.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "view/assets.h"
#include "view/widgets.h"

namespace kt {
namespace {

// Below these sizes of a square, in pixels, a detail would be noise.
constexpr float kCellForNumbers = 26;
constexpr float kCellForArrows = 18;
constexpr float kCellForCandidates = 12;
constexpr float kCellForSquares = 3;
// Above it the path is drawn as how full each part of the board is.
constexpr std::size_t kMaxSegments = 10'000;

struct Pen {
  Ui& ui;
  const BoardArea& area;
  ImDrawList* draw;

  ImVec2 corner(Square s) const {
    return {area.min.x + area.cell * static_cast<float>(s.col), area.min.y + area.cell * static_cast<float>(s.row)};
  }
  ImVec2 centre(Square s) const { return {corner(s).x + area.cell / 2, corner(s).y + area.cell / 2}; }
  void fill(Square s, ImU32 colour) const {
    draw->AddRectFilled(corner(s), {corner(s).x + area.cell, corner(s).y + area.cell}, colour);
  }
  void outline(Square s, ImU32 colour, float thickness) const {
    const float inset = thickness / 2;
    draw->AddRect({corner(s).x + inset, corner(s).y + inset},
                  {corner(s).x + area.cell - inset, corner(s).y + area.cell - inset}, colour, 0, ImDrawFlags_None,
                  thickness);
  }
  void cross(ImVec2 c, float radius, ImU32 colour, float thickness) const {
    draw->AddLine({c.x - radius, c.y - radius}, {c.x + radius, c.y + radius}, colour, thickness);
    draw->AddLine({c.x - radius, c.y + radius}, {c.x + radius, c.y - radius}, colour, thickness);
  }
  void dashes(ImVec2 from, ImVec2 to, ImU32 colour, float thickness) const {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const int count = std::max(2, static_cast<int>(length / (thickness * 3.5f)));
    for (int i = 0; i < count; ++i) {
      const float a = static_cast<float>(i) / static_cast<float>(count);
      const float b = a + 0.55f / static_cast<float>(count);
      draw->AddLine({from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a},
                    {from.x + (to.x - from.x) * b, from.y + (to.y - from.y) * b}, colour, thickness);
    }
  }
  void text_in(ImVec2 c, const std::string& text, float size, ImU32 colour) const {
    ImGui::PushFont(nullptr, size);
    const ImVec2 extent = ImGui::CalcTextSize(text.c_str());
    draw->AddText({c.x - extent.x / 2, c.y - extent.y / 2}, colour, text.c_str());
    ImGui::PopFont();
  }
  float line() const { return std::max(1.0f, area.cell * 0.055f) * ui.weight; }
};

void draw_squares(const Pen& pen) {
  const Board board = pen.ui.snapshot.settings.shown_board();
  pen.draw->AddRectFilled(pen.area.min, pen.area.max, pen.ui.colours.square_light);
  if (pen.area.cell < kCellForSquares) return;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 1 - row % 2; col < board.cols; col += 2) pen.fill({row, col}, pen.ui.colours.square_dark);
  }
  if (!pen.ui.snapshot.settings.graph.empty()) return;
  for (const WrittenSquare& hole : pen.ui.snapshot.settings.holes) pen.fill(hole.square, pen.ui.colours.border);
}

void draw_vertex_names(const Pen& pen) {
  const float size = std::clamp(pen.area.cell * 0.3f, 10.0f, Type::small);
  const auto& names = pen.ui.snapshot.settings.graph.vertices;
  for (int v = 0; v < static_cast<int>(names.size()); ++v) {
    pen.text_in({pen.centre({0, v}).x, pen.area.min.y - size}, names[static_cast<std::size_t>(v)], size,
                pen.ui.colours.muted);
  }
}

void draw_coordinates(const Pen& pen) {
  const Settings& settings = pen.ui.snapshot.settings;
  const Board board = settings.shown_board();
  if (!settings.graph.empty()) return draw_vertex_names(pen);
  const bool chess = settings.start.notation == Notation::chess;
  const float size = std::clamp(pen.area.cell * 0.3f, 10.0f, Type::small);
  // Every label needs some room; otherwise every 2nd, 5th, 10th ...
  const float needed = size * (board.rows > 99 || board.cols > 99 ? 2.4f : 1.6f);
  int every = 1;
  for (const int factor : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
    every = factor;
    if (pen.area.cell * static_cast<float>(factor) >= needed) break;
  }
  const float gap = size * 0.95f;
  for (int row = 0; row < board.rows; ++row) {
    const int number = chess ? board.rows - row : row;
    if (number % every != 0) continue;
    pen.text_in({pen.area.min.x - gap, pen.centre({row, 0}).y}, std::to_string(number), size, pen.ui.colours.muted);
  }
  for (int col = 0; col < board.cols; ++col) {
    if (col % every != 0) continue;
    const float y = chess ? pen.area.max.y + gap : pen.area.min.y - gap;
    pen.text_in({pen.centre({0, col}).x, y}, chess ? file_letters(col) : std::to_string(col), size,
                pen.ui.colours.muted);
  }
}

// How much of each part of the board is visited, for boards whose path would be a ball of wool.
void draw_coverage(const Pen& pen) {
  const Board board = pen.ui.snapshot.settings.shown_board();
  const int side = std::max(1, static_cast<int>(std::ceil(2.5f / pen.area.cell)));  // squares across a part
  const int parts = (board.cols + side - 1) / side;
  std::vector<int> visited(static_cast<std::size_t>(parts * ((board.rows + side - 1) / side)));
  for (const Square square : pen.ui.snapshot.path) {
    ++visited[static_cast<std::size_t>(square.row / side * parts + square.col / side)];
  }
  for (int i = 0; i < static_cast<int>(visited.size()); ++i) {
    if (visited[static_cast<std::size_t>(i)] == 0) continue;
    const ImVec2 min = pen.corner({i / parts * side, i % parts * side});
    const float extent = pen.area.cell * static_cast<float>(side);
    const float share = static_cast<float>(visited[static_cast<std::size_t>(i)]) / static_cast<float>(side * side);
    pen.draw->AddRectFilled(min, {std::min(min.x + extent, pen.area.max.x), std::min(min.y + extent, pen.area.max.y)},
                            with_alpha(pen.ui.colours.path_new, share));
  }
}

void draw_edges(const Pen& pen) {
  for (const auto& [a, b] : pen.ui.snapshot.edges) {
    pen.draw->AddLine(pen.centre(a), pen.centre(b), pen.ui.colours.path_new, pen.line());
  }
}

void draw_path(const Pen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  if (snapshot.path.empty()) return draw_edges(pen);
  const Palette& colours = pen.ui.colours;
  if (snapshot.path.size() > kMaxSegments) return draw_coverage(pen);
  for (const Square square : snapshot.path) pen.fill(square, colours.visited);

  const float last = static_cast<float>(std::max<std::size_t>(snapshot.path.size(), 2) - 1);
  for (std::size_t i = 1; i < snapshot.path.size(); ++i) {
    const ImVec2 a = pen.centre(snapshot.path[i - 1]);
    const ImVec2 b = pen.centre(snapshot.path[i]);
    const ImU32 colour = mix(colours.path_old, colours.path_new, static_cast<float>(i) / last);
    pen.draw->AddLine(a, b, colour, pen.line());
    if (pen.area.cell < kCellForArrows) continue;
    const float length = std::hypot(b.x - a.x, b.y - a.y);
    const ImVec2 along{(b.x - a.x) / length, (b.y - a.y) / length};
    const float half = pen.area.cell * 0.1f;
    const ImVec2 c{(a.x + b.x) / 2 + along.x * half, (a.y + b.y) / 2 + along.y * half};
    pen.draw->AddTriangleFilled(
        c, {c.x - along.x * 2 * half - along.y * half, c.y - along.y * 2 * half + along.x * half},
        {c.x - along.x * 2 * half + along.y * half, c.y - along.y * 2 * half - along.x * half}, colour);
  }
  const bool closed =
      snapshot.event.type == EventType::tour && is_knight_move(snapshot.path.front(), snapshot.path.back());
  if (closed) {
    pen.dashes(pen.centre(snapshot.path.back()), pen.centre(snapshot.path.front()), colours.path_new, pen.line());
  }
  for (std::size_t i = 0; i < snapshot.path.size(); ++i) {
    if (pen.area.cell < kCellForArrows) break;
    const ImU32 colour = mix(colours.path_old, colours.path_new, static_cast<float>(i) / last);
    pen.draw->AddCircleFilled(pen.centre(snapshot.path[i]), pen.area.cell * (i == 0 ? 0.11f : 0.05f), colour);
  }
}

void draw_numbers(const Pen& pen) {
  if (pen.area.cell < kCellForNumbers || pen.ui.snapshot.path.size() > kMaxSegments) return;
  const float size = std::clamp(pen.area.cell * 0.22f, 10.0f, 22.0f);
  const float inset = pen.area.cell * 0.07f;
  ImGui::PushFont(nullptr, size);
  for (std::size_t i = 0; i < pen.ui.snapshot.path.size(); ++i) {
    const ImVec2 corner = pen.corner(pen.ui.snapshot.path[i]);
    const std::string number = std::to_string(i + 1);
    const ImVec2 at{std::round(corner.x + inset), std::round(corner.y + inset * 0.6f)};
    // A halo keeps it apart from the lines that cross it.
    for (const ImVec2 shift : {ImVec2{-1, 0}, ImVec2{1, 0}, ImVec2{0, -1}, ImVec2{0, 1}}) {
      pen.draw->AddText({at.x + shift.x, at.y + shift.y}, pen.ui.colours.square_light, number.c_str());
    }
    pen.draw->AddText(at, pen.ui.colours.text, number.c_str());
  }
  ImGui::PopFont();
}

// A ring for each move left, with the number of moves onward from there; the next to be tried stands out; a small cross
// for each that has failed.
void draw_candidates(const Pen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  if (pen.area.cell < kCellForCandidates || snapshot.path.empty()) return;
  bool next = true;
  for (const Candidate& candidate : snapshot.candidates) {
    if (candidate.rejection != Rejection::none) continue;
    const ImVec2 c = pen.centre(candidate.square);
    if (candidate.looked_at) {
      pen.cross(c, pen.area.cell * 0.13f, pen.ui.colours.dead_end, pen.line());
      continue;
    }
    const float radius = pen.area.cell * 0.25f;
    const ImU32 colour = pen.ui.colours.candidate;
    if (next) {
      pen.dashes(pen.centre(snapshot.path.back()), c, with_alpha(colour, 0.7f), pen.line());
      pen.draw->AddCircleFilled(c, radius, colour);
    } else {
      pen.draw->AddCircleFilled(c, radius, pen.ui.colours.background);
      pen.draw->AddCircle(c, radius, colour, 0, pen.line());
    }
    if (pen.area.cell >= kCellForNumbers) {
      pen.text_in(c, std::to_string(candidate.onward), pen.area.cell * 0.26f,
                  next ? pen.ui.colours.background : colour);
    }
    next = false;
  }
}

// The square given up or rejected by the last step, and the dead end that the knight stands in.
void draw_failure(const Pen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  const ImU32 colour = pen.ui.colours.dead_end;
  const float thickness = pen.line() * 1.6f;
  const bool failed = snapshot.event.type == EventType::backtrack || snapshot.event.type == EventType::reject;
  if (failed && !snapshot.path.empty()) {
    const ImVec2 from = pen.centre(snapshot.path.back());
    ImVec2 to = pen.centre(snapshot.event.square);
    float radius = pen.area.cell * 0.2f;
    if (snapshot.event.rejection == Rejection::off_board) {
      // The square is not there: show where the move would leave the board.
      to = {std::clamp(to.x, pen.area.min.x - kGutter / 2, pen.area.max.x + kGutter / 2),
            std::clamp(to.y, pen.area.min.y - kGutter / 2, pen.area.max.y + kGutter / 2)};
      radius = std::min(radius, kGutter * 0.35f);
    }
    pen.dashes(from, to, colour, pen.line());
    pen.cross(to, radius, colour, thickness);
  }
  if (snapshot.dead_end && !snapshot.path.empty()) {
    const Square here = snapshot.path.back();
    pen.outline(here, colour, std::max(2.0f, pen.area.cell * 0.06f));
    const ImVec2 corner = pen.corner(here);
    const float radius = pen.area.cell * 0.15f;
    const ImVec2 badge{corner.x + pen.area.cell - radius * 1.2f, corner.y + radius * 1.2f};
    draw_mark(badge, radius, Mark::cross, colour, pen.ui.colours.background);
  }
}

void draw_knight(const Pen& pen, Square at, ImU32 colour) {
  const Palette& colours = pen.ui.colours;
  const float size = std::max(pen.area.cell * 0.86f, 7.0f);
  const ImVec2 c = pen.centre(at);
  if (pen.area.cell < kCellForCandidates) {
    pen.draw->AddCircleFilled(c, std::max(pen.area.cell * 0.4f, 3.5f), colour);
    return;
  }
  const ImVec2 origin{c.x - size / 2, c.y - size / 2};
  std::vector<ImVec2> outline;
  for (const ImVec2 p : knight_outline()) outline.push_back({origin.x + p.x * size, origin.y + p.y * size});
  const int count = static_cast<int>(outline.size());
  // A halo keeps it apart from the path.
  pen.draw->AddPolyline(outline.data(), count, colours.knight_eye, ImDrawFlags_Closed, std::max(2.0f, size * 0.07f));
  pen.draw->AddConcavePolyFilled(outline.data(), count, colour);
  const KnightEye eye = knight_eye();
  pen.draw->AddCircleFilled({origin.x + eye.centre.x * size, origin.y + eye.centre.y * size}, eye.radius * size,
                            colours.knight_eye);
}

}  // namespace

void draw_board(Ui& ui, const BoardArea& area) {
  const Snapshot& snapshot = ui.snapshot;
  const Pen pen{ui, area, ImGui::GetWindowDrawList()};
  ImGui::SetCursorScreenPos(area.min);
  const bool clicked = ImGui::InvisibleButton("Board###board", {area.max.x - area.min.x, area.max.y - area.min.y});
  ui.controls.name_last("Board###board");
  const std::string value = snapshot.path.empty() ? "" : snapshot.settings.name(snapshot.path.back());
  ui.controls.describe_last("grid", value);

  draw_squares(pen);
  // A board one square wide would be lost on the page without its edge.
  pen.draw->AddRect({area.min.x - 1, area.min.y - 1}, {area.max.x + 1, area.max.y + 1}, ui.colours.border);
  draw_coordinates(pen);
  draw_path(pen);
  draw_numbers(pen);
  if (!snapshot.fast && snapshot.state != RunState::tour) {
    draw_candidates(pen);
    draw_failure(pen);
  }
  // An exhausted search has taken even the start back, others have no path before the tour: the knight waits there,
  // pale.
  const bool gone = snapshot.path.empty();
  draw_knight(pen, gone ? snapshot.settings.start.square : snapshot.path.back(),
              gone ? ui.colours.muted : ui.colours.knight);

  if (!ImGui::IsItemHovered() && !clicked) return;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const Board board = snapshot.settings.shown_board();
  const Square under{std::clamp(static_cast<int>((mouse.y - area.min.y) / area.cell), 0, board.rows - 1),
                     std::clamp(static_cast<int>((mouse.x - area.min.x) / area.cell), 0, board.cols - 1)};
  if (area.cell >= kCellForCandidates) pen.outline(under, ui.colours.accent, 2);
  if (!clicked) return;
  if (under == snapshot.settings.start.square)
    ui.ask(Seek{0});
  else
    ui.set("start", snapshot.settings.name(under));
}

}  // namespace kt
