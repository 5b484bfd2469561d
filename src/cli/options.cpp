#include "cli/options.h"

#include <vector>

#include "app/language/catalogues.h"
#include "app/language/say.h"
#include "app/state/position_key.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt {

SettingsOptions::SettingsOptions(CLI::App& app, std::string_view own) : app_(app) {
  for (const Setting& setting : settings_table()) {
    if (setting.key == own) continue;
    const std::string key(setting.key);
    const bool counts = setting.is_of_search || setting.key == "lang";
    const std::string group = counts ? "Settings" : "Settings of the page, which do nothing here";
    const std::string help = std::string(setting.help) + ": " + setting.allowed() + " [" + setting.fallback() + "]";
    if (setting.kind() == SettingKind::flag) {
      app.add_flag("--" + key + "{true}", texts_[key], help)->group(group);
    } else {
      app.add_option("--" + key, texts_[key], help)->group(group)->type_name("");
    }
  }
}

bool SettingsOptions::take(const std::string& key, std::string_view value) {
  if (app_.count("--" + key) == 0 || texts_.at(key) != value) return false;
  taken_.insert(key);
  return true;
}

std::expected<Settings, std::string> SettingsOptions::settings() const {
  std::vector<KeyValue> values;
  for (const auto& [key, text] : texts_) {
    if (app_.count("--" + key) > 0 && !taken_.contains(key)) values.push_back({key, text});
  }
  Settings settings;
  const auto errors = assign(settings, values);
  if (settings.lang) speak_in(settings.lang);
  std::string lines;
  for (const Message& error : errors) lines += (lines.empty() ? "" : "\nkt: ") + say(error);
  if (!lines.empty()) return std::unexpected(lines);
  if (!settings.at.empty()) {
    if (const auto search = search_of(settings); !search) return std::unexpected(say(search.error()));
  }
  return settings;
}

void speak_in(const Locale* locale) {
  static Translation words;
  words = locale ? Translation(*locale, catalogue_of(*locale)) : Translation();
  speak(&words);
}

std::expected<std::uint64_t, std::string> whole_number(std::string_view option, std::string_view text,
                                                       std::uint64_t largest) {
  const auto number = parse_number<std::uint64_t>(text);
  if (number && *number <= largest) return *number;
  return std::unexpected(
      say(of_key(option, {"{0} is not a whole number from {1} to {2}", quoted(text), "0", std::to_string(largest)})));
}

}  // namespace kt
