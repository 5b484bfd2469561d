#include "view/widgets/power_text.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/language/say.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/sized.h"
#include "view/widgets/text.h"

namespace kt {
namespace {

constexpr float kRaised = 0.72f;  // size of an exponent

bool begins_with_digit(std::string_view text) { return !text.empty() && text[0] >= '0' && text[0] <= '9'; }

// The separator of its thousands may also end the sentence, if no digit follows.
std::size_t length_of_exponent(std::string_view text) {
  const std::string_view between = spoken().locale().thousands;
  std::size_t end = 0;
  while (begins_with_digit(text.substr(end))) {
    ++end;
    const std::string_view rest = text.substr(end);
    if (rest.starts_with(between) && begins_with_digit(rest.substr(between.size()))) end += between.size();
  }
  return end;
}

// Calls `draw(piece, raised)` for the pieces from the left.
template <typename Draw>
void each_piece(std::string_view text, const Draw& draw) {
  while (!text.empty()) {
    const auto hat = std::min(text.find('^'), text.size());
    if (hat > 0) draw(text.substr(0, hat), false);
    text.remove_prefix(std::min(hat + 1, text.size()));
    const std::size_t end = length_of_exponent(text);
    if (end > 0) draw(text.substr(0, end), true);
    text.remove_prefix(end);
  }
}

float size_of(bool raised, float size) { return raised ? std::round(size * kRaised) : size; }

// " x " before a power becomes " × ", whose spaces do not break: a tab marks them.
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

// The width as drawn.
float width_of(const Pen& pen, std::string_view text, float size) {
  float width = 0;
  each_piece(text, [&](std::string_view piece, bool raised) { width += pen.width(piece, size_of(raised, size)); });
  return width;
}

void draw(Pen& pen, ImVec2 at, std::string_view text, float size, ImU32 colour) {
  const float lift = std::round(Pen::height_of_line(size) * 0.12f);
  each_piece(text, [&](std::string_view piece, bool raised) {
    pen.text({at.x, at.y - (raised ? lift : 0)}, piece, size_of(raised, size), colour);
    at.x += pen.width(piece, size_of(raised, size));
  });
}

}  // namespace

float power_text_width(const Pen& pen, std::string_view text, float size) {
  return width_of(pen, spaced(with_signs(text)), size);
}

void draw_power_text(Pen& pen, ImVec2 at, std::string_view text, float size, ImU32 colour) {
  draw(pen, at, spaced(with_signs(text)), size, colour);
}

void wrapped_power_text(std::string_view text, float width) {
  ScreenPen pen;
  const float size = ImGui::GetStyle().FontSizeBase;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = std::round(ImGui::GetFontSize() * 1.3f);
  float y = at.y;
  float widest = 0;
  const auto measure = [&](const std::string& line) { return width_of(pen, spaced(line), size); };
  for (const std::string& line : broken_lines(with_signs(text), width, measure)) {
    draw(pen, {at.x, y}, spaced(line), size, ImGui::GetColorU32(ImGuiCol_Text));
    widest = std::max(widest, measure(line));
    y += height;
  }
  space({widest, y - at.y});
}

}  // namespace kt
