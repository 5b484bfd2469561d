#include "app/words/setting_words.h"

#include <algorithm>
#include <cmath>

#include "app/words/numbers.h"

namespace kt {

std::string speed_in_words(Speed speed) {
  switch (speed.mode) {
    case Speed::Mode::per_frame: return "1 step a frame";
    case Speed::Mode::max: return "Maximum";
    default: break;
  }
  if (speed.rate < 1) return "1 step in " + std::to_string(static_cast<int>(std::lround(1 / speed.rate))) + " seconds";
  const auto rate = static_cast<std::uint64_t>(std::llround(speed.rate));
  return plural(rate, "step") + " a second";
}

std::string setting_in_words(const Settings& settings, std::string_view key) {
  const Setting* setting = find_setting(key);
  if (!setting) return {};
  const std::string name = std::string(setting->title) + ": ";
  if (key == "speed") return name + speed_in_words(settings.speed);
  const std::string value = setting->format(settings);
  const auto choices = setting->choices();
  std::string words;
  for (std::size_t from = 0; from <= value.size();) {
    const std::size_t end = std::min(value.find(',', from), value.size());
    const std::string_view part = std::string_view(value).substr(from, end - from);
    const auto choice = std::ranges::find(choices, part, &Choice::id);
    if (choice == choices.end()) return name + value;  // such as a square
    words += (words.empty() ? "" : ", ") + std::string(choice->title);
    from = end + 1;
  }
  return name + words;
}

}  // namespace kt
