#include "view/widgets/power_text.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace kt {
namespace {

constexpr float kRaised = 0.72f;  // the size of an exponent

bool is_exponent(char c) { return (c >= '0' && c <= '9') || c == ','; }

// Calls `draw(piece, raised)` for the pieces from the left.
template <typename Draw>
void each_piece(std::string_view text, const Draw& draw) {
  while (!text.empty()) {
    const auto hat = std::min(text.find('^'), text.size());
    if (hat > 0) draw(text.substr(0, hat), false);
    text.remove_prefix(std::min(hat + 1, text.size()));
    std::size_t end = 0;
    while (end < text.size() && is_exponent(text[end])) ++end;
    // A comma after the exponent belongs to the sentence.
    while (end > 0 && text[end - 1] == ',') --end;
    if (end > 0) draw(text.substr(0, end), true);
    text.remove_prefix(end);
  }
}

// Walks along the pieces; `draw` may be null.
float lay_out(ImVec2 at, std::string_view text, ImDrawList* draw, ImU32 colour) {
  const float left = at.x;
  const float size = ImGui::GetFontSize();
  each_piece(text, [&](std::string_view piece, bool raised) {
    if (raised) ImGui::PushFont(nullptr, std::round(ImGui::GetStyle().FontSizeBase * kRaised));
    const char* end = piece.data() + piece.size();
    if (draw) draw->AddText({at.x, at.y - (raised ? std::round(size * 0.12f) : 0)}, colour, piece.data(), end);
    at.x += ImGui::CalcTextSize(piece.data(), end).x;
    if (raised) ImGui::PopFont();
  });
  return at.x - left;
}

// " x " before a power becomes " × ", whose spaces do not break: they are marked by a tab till then.
std::string with_signs(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    constexpr std::string_view kTimes = " x 10^";
    const auto at = std::min(text.find(kTimes), text.size());
    result += text.substr(0, at);
    if (at < text.size()) result += "\t×\t10^";
    text.remove_prefix(std::min(at + kTimes.size(), text.size()));
  }
  return result;
}

std::string spaced(std::string text) {
  std::ranges::replace(text, '\t', ' ');
  return text;
}

}  // namespace

float power_text_width(std::string_view text) { return lay_out({}, spaced(with_signs(text)), nullptr, 0); }

void draw_power_text(ImVec2 at, std::string_view text, ImU32 colour) {
  lay_out(at, spaced(with_signs(text)), ImGui::GetWindowDrawList(), colour);
}

void wrapped_power_text(std::string_view text, float width) {
  const std::string all = with_signs(text);
  std::vector<std::string> lines = {""};
  for (std::size_t from = 0; from < all.size();) {
    const auto end = std::min(all.find(' ', from), all.size());
    const std::string word = spaced(all.substr(from, end - from));
    const std::string longer = lines.back() + (lines.back().empty() ? "" : " ") + word;
    if (!lines.back().empty() && lay_out({}, longer, nullptr, 0) > width)
      lines.push_back(word);
    else
      lines.back() = longer;
    from = end + 1;
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = std::round(ImGui::GetFontSize() * 1.3f);
  float y = at.y;
  float widest = 0;
  for (const std::string& line : lines) {
    widest = std::max(widest, lay_out({at.x, y}, line, ImGui::GetWindowDrawList(), ImGui::GetColorU32(ImGuiCol_Text)));
    y += height;
  }
  ImGui::Dummy({widest, y - at.y});
}

}  // namespace kt
