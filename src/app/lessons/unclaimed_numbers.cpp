#include "app/lessons/unclaimed_numbers.h"

#include <algorithm>

#include "app/lessons/relation.h"
#include "core/basics/parse_number.h"

namespace kt {
namespace {

// The numbers of a text, without their separators. Squares such as c2, and years before a bracket, do not count.
std::vector<std::string> numbers_in(std::string_view text) {
  std::vector<std::string> numbers;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_digit(text[i])) continue;
    const bool is_name = i > 0 && text[i - 1] >= 'a' && text[i - 1] <= 'z' && text[i - 1] != 'x';  // of a square
    std::string number;
    while (i < text.size() && (is_digit(text[i]) || (text[i] == ',' && i + 1 < text.size() && is_digit(text[i + 1])))) {
      if (text[i] != ',') number += text[i];
      ++i;
    }
    const bool is_year = number.size() == 4 && i < text.size() && text[i] == ')';
    if (!is_name && !is_year) numbers.push_back(number);
  }
  return numbers;
}

}  // namespace

std::vector<std::string> unclaimed_numbers(const LessonStop& stop) {
  std::vector<std::string> known;
  const auto know = [&](std::string_view text) {
    for (std::string& number : numbers_in(text)) known.push_back(std::move(number));
  };
  const auto know_run = [&](const std::optional<LessonRun>& run) {
    if (run && run->to) know(std::to_string(*run->to));
  };
  const auto know_settings = [&](const std::vector<KeyValue>& settings) {
    for (const KeyValue& setting : settings) know(setting.value);
  };
  const auto know_claim = [&](const LessonClaim& claim) {
    know(claim.is);
    know_settings(claim.with);
    know_run(claim.after);
  };
  know_settings(stop.settings);
  know_run(stop.run);
  for (const LessonClaim& claim : stop.claims) know_claim(claim);
  std::string words = stop.title + "\n" + stop.notes;
  for (const std::string& text : stop.text) words += "\n" + text;
  for (const LessonLook& look : stop.look) know(look.number ? std::to_string(*look.number) : "");
  if (stop.question) {
    know_claim(stop.question->truth);
    words += "\n" + stop.question->ask + "\n" + stop.question->why;
    for (const LessonChoice& choice : stop.question->choices) {
      know(choice.is);
      words += "\n" + choice.why;
      // "About 40,000" matches a claim with a range.
      for (const std::string& number : numbers_in(choice.text)) {
        const auto value = parse_number<std::uint64_t>(number);
        const bool fits = value && holds(choice.is, {.number = *value, .text = {}}).value_or(false);
        if (!fits) words += "\n" + choice.text;
      }
    }
  }
  std::vector<std::string> missing;
  for (std::string& number : numbers_in(words)) {
    if (std::ranges::find(known, number) == known.end() && std::ranges::find(missing, number) == missing.end())
      missing.push_back(std::move(number));
  }
  return missing;
}

}  // namespace kt
