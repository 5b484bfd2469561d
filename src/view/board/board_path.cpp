// The path: its line, its direction, its numbers; or the lines of an algorithm that has no path yet.
#include "core/basics/heap_sort.h"
#include "view/board/board_pen.h"
#include "view/board/square_colours.h"

namespace kt {
namespace {

constexpr std::size_t kMostArrows = 4000;
constexpr int kLongestReach = 16;

// The places of the path from which a move could be in sight, in order.
std::vector<std::uint32_t> places_in_sight(const Pen& pen) {
  std::vector<std::uint32_t> places;
  const PathIndex& index = pen.state.index;
  const Leaper leaper = pen.ui.snapshot.settings.leaper;
  const int reach = std::min(std::max(leaper.a, leaper.b), kLongestReach);
  const Square first{std::max(pen.first.row - reach, 0), std::max(pen.first.col - reach, 0)};
  const Square end{std::min(pen.end.row + reach, pen.board.rows), std::min(pen.end.col + reach, pen.board.cols)};
  for (int row = first.row; row < end.row; ++row) {
    for (int col = first.col; col < end.col; ++col) {
      for (std::uint32_t p = index.last_place(pen.number({row, col})); p != 0; p = index.earlier_place(p)) {
        places.push_back(p);
      }
    }
  }
  heap_sort(places);
  return places;
}

ImU32 colour_at(const Pen& pen, std::uint32_t place) {
  return mix(pen.ui.colours.path_old, pen.ui.colours.path_new, std::min(pen.age(place), 1.0f));
}

void draw_moves(const Pen& pen, const std::vector<std::uint32_t>& places) {
  const PathIndex& index = pen.state.index;
  const bool heat = most_visits(pen.ui.snapshot) > 0;
  const bool arrows = pen.cell() >= kCellForArrows && places.size() <= kMostArrows;
  const float halo = pen.line() + std::max(2.0f, pen.cell() * 0.035f);
  for (const std::uint32_t p : places) {
    if (p == index.size()) continue;
    const ImVec2 a = pen.centre(index.square(p));
    const ImVec2 b = pen.centre(index.square(p + 1));
    const ImU32 colour = colour_at(pen, p + 1);
    // On a heat map the line needs an edge of its own.
    if (heat) pen.draw->AddLine(a, b, with_alpha(pen.ui.colours.square_light, 0.75f), halo);
    pen.draw->AddLine(a, b, colour, pen.line());
    if (arrows) {
      pen.arrow({(a.x + b.x) / 2, (a.y + b.y) / 2}, a, b, pen.cell() * 0.095f, colour);
    }
  }
  if (!arrows) return;
  for (const std::uint32_t p : places) {
    pen.draw->AddCircleFilled(pen.centre(index.square(p)), pen.cell() * 0.05f, colour_at(pen, p));
  }
}

void draw_lines(const Pen& pen) {
  const auto sees = [&](ImVec2 a, ImVec2 b) {
    return std::max(a.x, b.x) >= pen.view.min.x && std::min(a.x, b.x) <= pen.view.max.x &&
           std::max(a.y, b.y) >= pen.view.min.y && std::min(a.y, b.y) <= pen.view.max.y;
  };
  for (const auto& [from, to] : pen.ui.snapshot.edges) {
    const ImVec2 a = pen.centre(from), b = pen.centre(to);
    if (sees(a, b)) pen.draw->AddLine(a, b, pen.ui.colours.path_new, pen.line());
  }
}

}  // namespace

void draw_path(const Pen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  const bool lines = pen.is_drawn_in_lines();
  if (snapshot.path.empty()) return lines ? draw_lines(pen) : void();
  if (lines) draw_moves(pen, places_in_sight(pen));
  // Where it began, however small the squares are.
  const ImVec2 start = pen.centre(snapshot.path.front());
  if (!lines) pen.draw->AddCircleFilled(start, 4.5f, pen.ui.colours.background);
  pen.draw->AddCircleFilled(start, std::max(pen.cell() * 0.11f, 3.0f), pen.ui.colours.path_old);
  if (!lines) return;
  if (snapshot.closed) {
    pen.dashes(pen.centre(snapshot.path.back()), pen.centre(snapshot.path.front()), pen.ui.colours.path_new,
               pen.line() * 1.2f);
  }
}

void draw_numbers(const Pen& pen) {
  const PathIndex& index = pen.state.index;
  if (pen.cell() < kCellForNumbers || !pen.is_drawn_in_lines() || index.size() == 0) return;
  const int base = pen.ui.snapshot.settings.base;
  const float size = std::clamp(pen.cell() * 0.22f, 10.0f, 22.0f);
  const float inset = pen.cell() * 0.07f;
  ImGui::PushFont(nullptr, size);
  // As many digits as there can be, or none at all: numbers in some squares only would mislead.
  const float widest = ImGui::CalcTextSize(std::to_string(pen.ui.snapshot.squares).c_str()).x;
  if (widest + inset <= pen.cell()) {
    const SquareColours colours(pen);
    const float height = ImGui::GetTextLineHeight();
    pen.each_seen([&](Square s) {
      const std::uint32_t place = index.last_place(pen.number(s));
      if (place == 0) return;
      const ImVec2 corner = pen.corner(s);
      const std::string number = std::to_string(static_cast<int>(place) - 1 + base);
      const ImVec2 at{std::round(corner.x + inset), std::round(corner.y + inset * 0.6f)};
      // A plate keeps it apart from the lines that cross it.
      const float width = ImGui::CalcTextSize(number.c_str()).x;
      pen.draw->AddRectFilled({at.x - 2, at.y + 1}, {at.x + width + 2, at.y + height - 1}, colours(s));
      pen.draw->AddText(at, pen.ui.colours.text, number.c_str());
    });
  }
  ImGui::PopFont();
}

}  // namespace kt
