#include "view/stack/branch.h"

#include <algorithm>

#include "app/language/say.h"
#include "core/basics/utf8.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"
#include "view/widgets/flow.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {

BranchState state_of(const Branch& branch, bool is_current) {
  switch (branch.candidate.rejection) {
    case Rejection::off_board: return BranchState::off_board;
    case Rejection::visited: return BranchState::visited;
    case Rejection::pruned: return BranchState::pruned;
    default:
      return is_current                   ? BranchState::current
             : branch.candidate.looked_at ? BranchState::given_up
                                          : BranchState::remaining;
  }
}

BranchState state_of(const StackFrame& frame, std::size_t branch) {
  return state_of(frame.branches[branch], frame.current == static_cast<int>(branch));
}

bool is_rejected(BranchState state) {
  return state == BranchState::off_board || state == BranchState::visited || state == BranchState::pruned;
}

std::string drawn_name(const Settings& settings, Square square) {
  constexpr std::size_t kLongest = 9;  // "1023,1023"
  const std::string name = settings.name(square);
  if (count_letters(name) <= kLongest) return name;
  std::size_t end = 0;
  for (std::size_t i = 0; i < kLongest - 2; ++i) end += letter_length(std::string_view(name).substr(end));
  return name.substr(0, end) + "…";
}

Sign sign_of(BranchState state) {
  switch (state) {
    case BranchState::given_up: return Sign::crossed;
    case BranchState::current: return Sign::filled;
    case BranchState::remaining: return Sign::open;
    case BranchState::off_board: return Sign::dash;
    case BranchState::visited: return Sign::dot;
    default: return Sign::diamond;
  }
}

void draw_sign(Pen& pen, ImVec2 c, float r, Sign sign, const Palette& colours) {
  const float line = std::max(1.0f, r * 0.25f);
  const ImU32 faint = with_alpha(colours.muted, 0.75f);
  switch (sign) {
    case Sign::crossed: draw_cross(pen, c, r * 0.7f, colours.dead_end, line * 1.2f); break;
    case Sign::filled: pen.disc(c, r, colours.accent); break;
    case Sign::open: pen.ring(c, r - line / 2, colours.candidate, line * 1.2f); break;
    case Sign::dash: pen.line({c.x - r * 0.6f, c.y}, {c.x + r * 0.6f, c.y}, faint, line); break;
    case Sign::dot: pen.disc(c, r * 0.4f, faint); break;
    case Sign::diamond: {
      const float h = r * 0.85f;
      draw_diamond(pen, c, h, colours.dead_end, line);
      pen.line({c.x - h * 0.5f, c.y}, {c.x + h * 0.5f, c.y}, colours.dead_end, line);
      break;
    }
    case Sign::triangle:
      pen.triangle({c.x, c.y - r}, {c.x + r * 0.95f, c.y + r * 0.8f}, {c.x - r * 0.95f, c.y + r * 0.8f},
                   with_alpha(colours.dead_end, 0.85f));
      break;
  }
}

void draw_legend(const Ui& ui, std::span<const LegendEntry> entries, float width) {
  constexpr float kRadius = 4.5f;
  constexpr float kSignWidth = 2 * kRadius + 5;
  push_font(nullptr, Type::small);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 3));
  Flow flow(width, 12);
  ScreenPen pen;
  for (const auto& [sign, english] : entries) {
    const std::vector<std::string> lines = wrapped(tr(english), width - kSignWidth);
    const float line = ImGui::GetTextLineHeight();
    float wide = 0;
    for (const std::string& words : lines) wide = std::max(wide, ImGui::CalcTextSize(words.c_str()).x);
    flow.next(kSignWidth + wide);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_sign(pen, {at.x + kRadius, at.y + line / 2}, kRadius, sign, ui.colours);
    for (float y = at.y; const std::string& words : lines) {
      pen.text({at.x + kSignWidth, y}, words, Type::small, ui.colours.muted);
      y += line;
    }
    space({kSignWidth + wide, line * static_cast<float>(lines.size())});
  }
  ImGui::PopStyleVar();
  ImGui::PopFont();
}

}  // namespace kt
