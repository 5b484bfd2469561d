#include "view/widgets/text.h"

#include <utility>

#include "app/language/say.h"
#include "core/basics/utf8.h"
#include "view/pen/screen_pen.h"
#include "view/widgets/sized.h"

namespace kt {
namespace {

bool is_digit(std::string_view letter) { return letter[0] >= '0' && letter[0] <= '9'; }

// With all of its bytes.
std::string_view first_letter(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  return text.substr(0, lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4);
}

// True for letters of a script without spaces.
bool stands_alone(std::string_view letter) {
  return letter.size() == 4 || (letter.size() == 3 && letter >= std::string_view("\u2E80"));
}

// Where a line may be broken: at a space or line feed, or beside a letter of a script without spaces, unless that would
// separate a sign from its word.
std::size_t end_of_piece(std::string_view text) {
  constexpr std::string_view kOpening = "（「『【《〈“‘(";
  constexpr std::string_view kClosing = "、。，：；？！）」』】》〉”’…—·%),.:;?!";
  std::string_view before;
  for (std::size_t at = 0; at < text.size(); at += before.size()) {
    const std::string_view letter = first_letter(text.substr(at));
    if (letter == " " || letter == "\n") return at;
    const bool may_break = at > 0 && (stands_alone(before) || stands_alone(letter));
    if (may_break && kOpening.find(before) == std::string_view::npos && kClosing.find(letter) == std::string_view::npos)
      return at;
    before = letter;
  }
  return text.size();
}

}  // namespace

std::string capitalized(std::string_view text) {
  std::string sentence(text);
  // An accented letter is 0xC3 and a second byte.
  const bool accented = text.size() > 1 && text[0] == '\xC3';
  if (text.empty()) return sentence;
  char& letter = sentence[accented ? 1 : 0];
  const bool small =
      accented ? letter >= '\xA0' && letter != '\xB7' && letter != '\xBF' : letter >= 'a' && letter <= 'z';
  if (small) letter = static_cast<char>(letter - ('a' - 'A'));
  return sentence;
}

void describe_fact(const Ui& ui, std::string_view name, std::string_view value) {
  if (ui.controls.collects_details()) ui.controls.words(say(Message{"{0}: {1}", name, value}));
}

void heading(const Ui& ui, const char* text) {
  ui.controls.words(text, "heading");
  push_font(nullptr, Type::heading);
  ImGui::PushStyleColor(ImGuiCol_Text, ui.colours.muted);
  wrapped_text(text, ImGui::GetContentRegionAvail().x);
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
  bool spaced = false;  // separated from the next piece by a space
  while (!text.empty()) {
    const auto end = end_of_piece(text);
    const std::string longer = line + (spaced && !line.empty() ? " " : "") + std::string(text.substr(0, end));
    if (!line.empty() && measure(longer) > width) {
      lines.push_back(std::move(line));
      line = text.substr(0, end);
    } else {
      line = longer;
    }
    spaced = text.substr(end).starts_with(' ');
    const bool newline = text.substr(end).starts_with('\n');
    text.remove_prefix(end + (spaced || newline ? 1 : 0));
    if (newline) lines.push_back(std::exchange(line, {}));
  }
  lines.push_back(line);
  return lines;
}

// One shared function: identical functions of two files would be merged, perhaps into the part of the page's code that
// loads later.
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

std::string shortened(const Pen& pen, std::string text, float size, float width) {
  if (pen.width(text, size) <= width) return text;
  while (!text.empty() && pen.width(text + "...", size) > width) {
    while (text.size() > 1 && continues_letter(text.back())) text.pop_back();
    text.pop_back();  // the first byte of a letter
  }
  return text + "...";
}

void readable_text(const Ui& ui, std::string_view text, float width) {
  ui.controls.words(text);
  wrapped_text(text, width);
}

void quiet_text(const Ui& ui, std::string_view text, float width) {
  ImGui::PushStyleColor(ImGuiCol_Text, ui.colours.muted);
  readable_text(ui, text, width);
  ImGui::PopStyleColor();
}

void small_text(const Ui& ui, std::string_view text, float width) {
  push_font(nullptr, Type::small);
  quiet_text(ui, text, width);
  ImGui::PopFont();
}

float number_width(std::string_view digits, float size) {
  const ScreenPen pen;
  const float cell = pen.width("0", size);
  float width = 0;
  while (!digits.empty()) {
    const std::string_view letter = first_letter(digits);
    width += is_digit(letter) ? cell : pen.width(letter, size);
    digits.remove_prefix(letter.size());
  }
  return width;
}

void number_text(ImVec2 right_top, std::string_view digits, float size, ImU32 colour) {
  ScreenPen pen;
  const float cell = pen.width("0", size);
  float x = right_top.x - number_width(digits, size);
  while (!digits.empty()) {
    const std::string_view letter = first_letter(digits);
    const float own = pen.width(letter, size);
    const float advance = is_digit(letter) ? cell : own;
    pen.text({x + (advance - own) / 2, right_top.y}, letter, size, colour);
    x += advance;
    digits.remove_prefix(letter.size());
  }
}

}  // namespace kt
