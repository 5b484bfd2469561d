#include "view/board/board_pen.h"

#include <bit>
#include <numbers>

namespace kt {
namespace {

constexpr int kSquaresRescaledFreely = 10'000;
constexpr std::size_t kShortestScale = 16;

}  // namespace

std::uint32_t Pen::age_scale() const {
  const std::size_t size = std::max<std::size_t>(state.index.size(), 2);
  if (board.squares() <= kSquaresRescaledFreely) return static_cast<std::uint32_t>(size - 1);
  const std::size_t doubled = std::bit_ceil(std::max(size, kShortestScale));
  return static_cast<std::uint32_t>(std::max(size, std::min(doubled, ui.snapshot.squares)));
}

void Pen::outline(Square s, ImU32 colour, float thickness) const {
  const float inset = thickness / 2;
  const ImVec2 a = corner(s), b = corner({s.row + 1, s.col + 1});
  draw->AddRect({a.x + inset, a.y + inset}, {b.x - inset, b.y - inset}, colour, 0, ImDrawFlags_None, thickness);
}

void Pen::cross(ImVec2 c, float radius, ImU32 colour, float thickness) const {
  draw->AddLine({c.x - radius, c.y - radius}, {c.x + radius, c.y + radius}, colour, thickness);
  draw->AddLine({c.x - radius, c.y + radius}, {c.x + radius, c.y - radius}, colour, thickness);
}

void Pen::dashes(ImVec2 from, ImVec2 to, ImU32 colour, float thickness) const {
  constexpr int kMost = 60;
  const float length = std::hypot(to.x - from.x, to.y - from.y);
  const int count = std::clamp(static_cast<int>(length / (thickness * 3.5f)), 2, kMost);
  for (int i = 0; i < count; ++i) {
    const float a = static_cast<float>(i) / static_cast<float>(count);
    const float b = a + 0.55f / static_cast<float>(count);
    draw->AddLine({from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a},
                  {from.x + (to.x - from.x) * b, from.y + (to.y - from.y) * b}, colour, thickness);
  }
}

void Pen::dashed_ring(ImVec2 c, float radius, ImU32 colour, float thickness) const {
  constexpr int kDashes = 10;
  constexpr float kEach = 2 * std::numbers::pi_v<float> / kDashes;
  for (int i = 0; i < kDashes; ++i) {
    const float from = kEach * static_cast<float>(i);
    draw->PathArcTo(c, radius, from, from + kEach * 0.6f);
    draw->PathStroke(colour, ImDrawFlags_None, thickness);
  }
}

void Pen::arrow(ImVec2 c, ImVec2 from, ImVec2 to, float half, ImU32 colour) const {
  const float length = std::max(std::hypot(to.x - from.x, to.y - from.y), 0.001f);
  const ImVec2 along{(to.x - from.x) / length, (to.y - from.y) / length};
  const ImVec2 tip{c.x + along.x * half, c.y + along.y * half};
  const ImVec2 tail{c.x - along.x * half, c.y - along.y * half};
  // Dear ImGui fills clockwise shapes with smooth edges only.
  draw->AddTriangleFilled(tip, {tail.x - along.y * half, tail.y + along.x * half},
                          {tail.x + along.y * half, tail.y - along.x * half}, colour);
}

void Pen::text_in(ImVec2 c, const std::string& text, float size, ImU32 colour) const {
  ImGui::PushFont(nullptr, size);
  const ImVec2 extent = ImGui::CalcTextSize(text.c_str());
  draw->AddText({c.x - extent.x / 2, c.y - extent.y / 2}, colour, text.c_str());
  ImGui::PopFont();
}

}  // namespace kt
