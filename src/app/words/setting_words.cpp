#include "app/words/setting_words.h"

#include <algorithm>
#include <cmath>

#include "app/words/numbers.h"

namespace kt {

namespace {

constexpr const char kSteps[] = "{0, plural, one {# step} other {# steps}} per second";

}  // namespace

Message speed_in_words(Speed speed) {
  switch (speed.mode) {
    case Speed::Mode::per_frame: return {"1 step per frame"};
    case Speed::Mode::max: return {"Maximum"};
    default: break;
  }
  const double wait = 1 / speed.rate;
  if (wait > 1 && wait == std::round(wait))
    return {"1 step every {0, plural, one {second} other {# seconds}}", std::lround(wait)};
  if (speed.rate >= 1000) return {kSteps, std::llround(speed.rate)};
  return {kSteps, Rounded{static_cast<std::uint64_t>(std::llround(speed.rate * 100)), -2}};
}

Message setting_in_words(const Settings& settings, std::string_view key) {
  const Setting* setting = find_setting(key);
  if (!setting) return {};
  const auto is = [&](Message value) { return Message{"{0}: {1}", Message::name(setting->title), std::move(value)}; };
  if (key == "speed") return is(speed_in_words(settings.speed));
  const std::string value = setting->format(settings);
  const auto choices = setting->choices();
  Message words;
  for (std::size_t from = 0; from <= value.size();) {
    const std::size_t end = std::min(value.find(',', from), value.size());
    const std::string_view part = std::string_view(value).substr(from, end - from);
    const auto choice = std::ranges::find(choices, part, &Choice::id);
    if (choice == choices.end()) return is(Message::verbatim(value));  // such as a square
    const Message title = Message::name(choice->title);
    words = words.empty() ? title : Message{"{0}, {1}", words, title};
    from = end + 1;
  }
  return is(words);
}

}  // namespace kt
