#include "view/code/code_text.h"

#include <algorithm>

#include "core/basics/utf8.h"

namespace kt {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::string_view kPseudocode[] = {"define", "each",   "else", "for",   "if",   "repeat",
                                            "report", "return", "stop", "until", "while"};
constexpr std::string_view kPython[] = {"and", "def", "else", "False",  "for",  "from",
                                        "if",  "in",  "not",  "return", "True", "while"};
constexpr std::string_view kCpp[] = {"auto", "bool", "const",  "continue", "else", "false", "for",
                                     "if",   "int",  "return", "true",     "void", "while"};
constexpr std::string_view kJava[] = {"boolean", "continue", "else",   "false",  "for",  "if",   "int",
                                      "new",     "public",   "return", "static", "true", "void", "while"};
constexpr std::string_view kJavaScript[] = {"const", "else", "false",  "for",   "function", "if",   "let",
                                            "new",   "of",   "return", "throw", "true",     "while"};

Words keywords(Language language) {
  switch (language) {
    case Language::pseudocode: return kPseudocode;
    case Language::python: return kPython;
    case Language::cpp: return kCpp;
    case Language::java: return kJava;
    case Language::javascript: return kJavaScript;
    default: return {};
  }
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c >= '0' && c <= '9');
}

std::size_t comment_start(std::string_view line, Language language) {
  if (language == Language::english || language == Language::pseudocode) return line.size();
  const bool python = language == Language::python;
  const auto first = line.find_first_not_of(' ');
  if (python && first != std::string_view::npos && line.substr(first).starts_with("\"\"\"")) return first;
  return std::min(line.find(python ? "#" : "//"), line.size());
}

// How much of the text fits: up to a blank, otherwise part of its first word; at least one letter.
std::size_t fitting(std::string_view text, float width, const CodeMetrics& metrics) {
  if (metrics.measure(text) <= width) return text.size();
  std::size_t best = 0;
  for (std::size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1)) {
    if (metrics.measure(text.substr(0, at)) > width) break;
    best = at;
  }
  if (best > 0) return best;
  const auto is_inside_of_letter = [&](std::size_t at) { return at < text.size() && continues_letter(text[at]); };
  for (std::size_t end = 1; end <= text.size(); ++end) {
    if (is_inside_of_letter(end)) continue;
    if (best > 0 && metrics.measure(text.substr(0, end)) > width) break;
    best = end;
  }
  return best;
}

}  // namespace

std::vector<CodeRow> break_lines(std::span<const std::string> lines, const CodeMetrics& metrics) {
  std::vector<CodeRow> rows;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto blanks = std::min(lines[i].find_first_not_of(' '), lines[i].size());
    float x = static_cast<float>(blanks) * metrics.blank;
    std::string_view rest = std::string_view(lines[i]).substr(blanks);
    do {
      const auto end = fitting(rest, metrics.width - x, metrics);
      rows.push_back({static_cast<int>(i), x, rest.substr(0, end)});
      rest.remove_prefix(end);
      rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
      x = static_cast<float>(blanks) * metrics.blank + metrics.hanging;
    } while (!rest.empty());
  }
  return rows;
}

std::vector<CodeInk> inks_of(std::string_view line, Language language) {
  std::vector<CodeInk> inks(line.size(), CodeInk::plain);
  const auto comment = comment_start(line, language);
  std::fill(inks.begin() + comment, inks.end(), CodeInk::comment);
  const Words known = keywords(language);
  bool in_string = false;
  for (std::size_t at = 0; at < comment;) {
    auto end = at;
    while (end < comment && is_letter(line[end])) ++end;
    if (end == at) {
      in_string ^= line[at] == '"' || line[at] == '\'';
      ++at;
      continue;
    }
    if (!in_string && std::ranges::find(known, line.substr(at, end - at)) != known.end()) {
      std::fill(inks.begin() + at, inks.begin() + end, CodeInk::keyword);
    } else if (language == Language::pseudocode) {
      break;  // after this, they are ordinary words
    }
    at = end;
  }
  return inks;
}

}  // namespace kt
