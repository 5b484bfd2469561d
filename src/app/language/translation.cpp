#include "app/language/translation.h"

#include <algorithm>

#include "core/basics/parse_number.h"

namespace kt {
namespace {

// The position after the brace that closes the one at `open`.
std::size_t after_brace(std::string_view pattern, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < pattern.size(); ++i) {
    if (pattern[i] == '{') ++depth;
    if (pattern[i] == '}' && --depth == 0) return i + 1;
  }
  return pattern.size();
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// With a small first letter, in ASCII or Latin-1 (in UTF-8), such as Ã.
std::string lowered(std::string text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0; };
  if (byte(0) >= 'A' && byte(0) <= 'Z') text[0] += 'a' - 'A';
  if (byte(0) == 0xC3 && byte(1) >= 0x80 && byte(1) <= 0x9E && byte(1) != 0x97) text[1] += 0x20;
  return text;
}

constexpr int kNamesEnd = 15;  // powers of ten from here on

constexpr std::uint64_t power_of_10(int exponent) {
  std::uint64_t power = 1;
  for (int i = 0; i < exponent; ++i) power *= 10;
  return power;
}

// The power of ten of its first digit.
int magnitude_of(const Rounded& number) {
  int magnitude = number.exponent;
  for (std::uint64_t rest = number.digits / 10; rest > 0; rest /= 10) ++magnitude;
  return magnitude;
}

// Without trailing zeros after the point.
Decimal scaled(std::uint64_t digits, int exponent) {
  if (exponent >= 0) return {static_cast<std::int64_t>(digits * power_of_10(exponent)), 0};
  for (; exponent < 0 && digits % 10 == 0; ++exponent) digits /= 10;
  return {static_cast<std::int64_t>(digits), -exponent};
}

// A fraction is singular only in languages where 0 is: "1,7 million" in French.
PluralCategory plural_in(const Locale& locale, Decimal number) {
  if (number.places > 0 && locale.plural(0) != PluralCategory::one) return PluralCategory::other;
  return locale.plural(static_cast<std::uint64_t>(number.units) / power_of_10(number.places));
}

std::string written(Decimal number, const Locale& locale) {
  const auto one = static_cast<std::int64_t>(power_of_10(number.places));
  std::string text = grouped(static_cast<std::uint64_t>(number.units / one), locale);
  if (number.places == 0) return text;
  const std::string fraction = std::to_string(number.units % one);
  text += locale.point;
  text.append(static_cast<std::size_t>(number.places) - fraction.size(), '0');
  return text + fraction;
}

// In languages with a word for every fourth digit, digits before such a word have no separators.
std::string written_before_word(Decimal number, Locale locale) {
  locale.ungrouped = std::max(locale.ungrouped, static_cast<std::size_t>(locale.scale.front().exponent));
  return written(number, locale);
}

// The largest scale word that the number reaches; null if it is written in digits.
const ScaleStep* step_of(const Rounded& number, const Locale& locale) {
  constexpr int kBriefFrom = 4;
  const int magnitude = magnitude_of(number);
  if (magnitude >= kNamesEnd || (number.form == NumberForm::brief && magnitude < kBriefFrom)) return nullptr;
  const ScaleStep* found = nullptr;
  for (const ScaleStep& step : locale.scale) {
    const bool has_word = number.form != NumberForm::words || !step.other.empty();
    if (has_word && step.exponent <= magnitude) found = &step;
  }
  return found;
}

// Formats one message.
class Formatter {
 public:
  Formatter(const Translation& translation, const Message& message) : translation_(translation), message_(message) {}

  // `counted`: the text for #.
  void write(std::string_view pattern, std::string_view counted, std::string& text) const {
    for (std::size_t i = 0; i < pattern.size();) {
      if (pattern[i] == '{') {
        const std::size_t end = after_brace(pattern, i);
        write_argument(pattern.substr(i + 1, end - i - 2), text);
        i = end;
        continue;
      }
      if (pattern[i] == '#' && !counted.empty())
        text += counted;
      else
        text += pattern[i];
      ++i;
    }
  }

 private:
  const Translation& translation_;
  const Message& message_;

  std::string plain(const MessageArgument& argument) const {
    return std::visit(
        [&](const auto& value) {
          if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::string>)
            return value;
          else
            return translation_.format(value);
        },
        argument.value);
  }

  // True if the text begins with a name, such as that of a vertex, which keeps its capital letter.
  bool begins_with_name(const MessageArgument& argument) const {
    const auto* message = std::get_if<Message>(&argument.value);
    if (!message) return true;
    const std::string_view pattern = translation_.pattern(message->id());
    const bool begins_with_argument = pattern.starts_with("{") && pattern.size() > 2;
    if (!begins_with_argument) return false;
    const std::string_view inside = pattern.substr(1, after_brace(pattern, 0) - 2);
    const std::size_t place = inside[0] - '0';
    const bool is_plain = inside.size() == 1 || trimmed(inside.substr(2)) == "clause";
    return is_plain && place < message->arguments().size() && begins_with_name(message->arguments()[place]);
  }

  // `inside` is the text between the braces: "0", or "0, plural, one {...} other {...}".
  void write_argument(std::string_view inside, std::string& text) const {
    const std::size_t comma = inside.find(',');
    const std::size_t place = inside.empty() ? 0 : inside[0] - '0';
    if (place >= message_.arguments().size()) return;
    const MessageArgument& argument = message_.arguments()[place];
    if (comma == std::string_view::npos) {
      text += plain(argument);
      return;
    }
    inside = trimmed(inside.substr(comma + 1));
    const std::string_view kind = inside.substr(0, inside.find(','));
    if (kind == "clause") {
      const bool is_message = std::holds_alternative<Message>(argument.value);  // otherwise it is a finished text
      const bool lowers = translation_.locale().lowers_clauses && !(is_message && begins_with_name(argument));
      text += lowers ? lowered(plain(argument)) : plain(argument);
      return;
    }
    const auto* number = std::get_if<std::uint64_t>(&argument.value);
    const auto* rounded = std::get_if<Rounded>(&argument.value);
    const std::string counted = plain(argument);
    const Locale& locale = translation_.locale();
    std::string_view wanted = counted;
    if (number) wanted = to_string((kind == "plural" ? locale.plural : locale.ordinal)(*number));
    if (rounded) wanted = to_string(translation_.plural_of(*rounded));
    const std::string_view found = choose(inside.substr(std::min(inside.size(), kind.size() + 1)), number, wanted);
    write(found, number || rounded ? counted : std::string_view(), text);
  }

  // The matching case of "one {...} other {...}".
  static std::string_view choose(std::string_view cases, const std::uint64_t* number, std::string_view wanted) {
    std::string_view other;
    for (std::size_t open = cases.find('{'); open != std::string_view::npos; open = cases.find('{')) {
      const std::string_view name = trimmed(cases.substr(0, open));
      const std::size_t end = after_brace(cases, open);
      const std::string_view body = cases.substr(open + 1, end - open - 2);
      if (name == "other") other = body;
      if (name == wanted || (number && name.starts_with('=') && parse_number<std::uint64_t>(name.substr(1)) == *number))
        return body;
      cases.remove_prefix(end);
    }
    return other;
  }
};

}  // namespace

Translation::Translation(const Locale& locale, std::string_view catalogue) : locale_(&locale) {
  for (;;) {
    const std::size_t id = catalogue.find('\n');
    if (id == std::string_view::npos) return;
    const std::size_t pattern = std::min(catalogue.find('\n', id + 1), catalogue.size());
    patterns_.emplace(catalogue.substr(0, id), catalogue.substr(id + 1, pattern - id - 1));
    catalogue.remove_prefix(std::min(pattern + 1, catalogue.size()));
  }
}

const std::string& Translation::pattern(std::string_view id) const {
  auto found = patterns_.find(id);
  if (found == patterns_.end()) found = patterns_.emplace(id, id).first;
  return found->second;
}

const std::string& Translation::label(std::string_view name_and_id) const {
  const std::size_t id = name_and_id.find("###");
  if (id == std::string_view::npos) return pattern(name_and_id);
  auto found = patterns_.find(name_and_id);
  if (found == patterns_.end())
    found =
        patterns_.emplace(name_and_id, pattern(name_and_id.substr(0, id)) + std::string(name_and_id.substr(id))).first;
  return found->second;
}

std::string Translation::format(const Message& message) const {
  std::string text;
  if (!message.empty()) Formatter(*this, message).write(pattern(message.id()), {}, text);
  return text;
}

std::string Translation::format(Decimal number) const { return written(number, *locale_); }

PluralCategory Translation::plural_of(const Rounded& number) const {
  if (number.form == NumberForm::words && step_of(number, *locale_)) return PluralCategory::many;
  if (magnitude_of(number) >= kNamesEnd) return PluralCategory::other;
  return plural_in(*locale_, scaled(number.digits, number.exponent));
}

std::string Translation::format(const Rounded& number) const {
  if (const ScaleStep* step = step_of(number, *locale_)) {
    const Decimal count = scaled(number.digits, number.exponent - step->exponent);
    const bool is_one = plural_in(*locale_, count) == PluralCategory::one;
    return written_before_word(count, *locale_)
        .append(number.form != NumberForm::words ? step->brief
                : is_one                         ? step->one
                                                 : step->other);
  }
  const int magnitude = magnitude_of(number);
  if (magnitude < kNamesEnd) return format(scaled(number.digits, number.exponent));
  const std::string power = "10^" + format(static_cast<std::uint64_t>(magnitude));
  const Decimal first = scaled(number.digits, number.exponent - magnitude);
  return first == Decimal{1, 0} ? power : format(first) + " x " + power;
}

}  // namespace kt
