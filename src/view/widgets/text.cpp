#include "view/widgets/text.h"

#include <algorithm>
#include <utility>

#include "view/pen/screen_pen.h"

namespace kt {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::string capitalized(std::string_view text) {
  std::string sentence(text);
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z')
    sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
  return sentence;
}

void heading(const Ui& ui, const char* text) {
  ui.controls.words(text, "heading");
  ImGui::PushFont(nullptr, Type::heading);
  ImGui::PushStyleColor(ImGuiCol_Text, ui.colours.muted);
  ImGui::TextUnformatted(text);
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

void muted_text(const Ui& ui, std::string_view text) {
  ImGui::PushStyleColor(ImGuiCol_Text, ui.colours.muted);
  ImGui::TextUnformatted(text.data(), text.data() + text.size());
  ImGui::PopStyleColor();
}

std::vector<std::string> broken_lines(std::string_view text, float width,
                                      const std::function<float(const std::string&)>& measure) {
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const auto end = std::min(text.find_first_of(" \n"), text.size());
    const std::string longer = line + (line.empty() ? "" : " ") + std::string(text.substr(0, end));
    if (!line.empty() && measure(longer) > width) {
      lines.push_back(std::move(line));
      line = text.substr(0, end);
    } else {
      line = longer;
    }
    const bool newline = end < text.size() && text[end] == '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
    if (newline) lines.push_back(std::exchange(line, {}));
  }
  lines.push_back(line);
  return lines;
}

// One function for all: equal ones of two files would become one, which may be in the part of the page's code that
// comes later.
std::vector<std::string> broken_lines(std::string_view text, float width, const Pen& pen, float size) {
  return broken_lines(text, width, [&](const std::string& line) { return pen.width(line, size); });
}

std::vector<std::string> wrapped(std::string_view text, float width) {
  return broken_lines(text, width, [](const std::string& line) { return ImGui::CalcTextSize(line.c_str()).x; });
}

void wrapped_text(std::string_view text, float width) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 2));
  ImGui::BeginGroup();
  for (const std::string& line : wrapped(text, width)) ImGui::TextUnformatted(line.c_str());
  ImGui::EndGroup();
  ImGui::PopStyleVar();
}

void told_text(const Ui& ui, std::string_view text, float width) {
  ui.controls.words(text);
  wrapped_text(text, width);
}

void small_text(const Ui& ui, std::string_view text, float width) {
  ImGui::PushFont(nullptr, Type::small);
  ImGui::PushStyleColor(ImGuiCol_Text, ui.colours.muted);
  told_text(ui, text, width);
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

float number_width(std::string_view digits, float size) {
  const ScreenPen pen;
  const float cell = pen.width("0", size);
  float width = 0;
  for (const char& c : digits) width += is_digit(c) ? cell : pen.width({&c, 1}, size);
  return width;
}

void number_text(ImVec2 right_top, std::string_view digits, float size, ImU32 colour) {
  ScreenPen pen;
  const float cell = pen.width("0", size);
  float x = right_top.x - number_width(digits, size);
  for (const char& c : digits) {
    const float own = pen.width({&c, 1}, size);
    const float advance = is_digit(c) ? cell : own;
    pen.text({x + (advance - own) / 2, right_top.y}, {&c, 1}, size, colour);
    x += advance;
  }
}

}  // namespace kt
