#include "cli/options.h"

#include <vector>

#include "app/state/position_key.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt {

SettingsOptions::SettingsOptions(CLI::App& app, std::string_view own) : app_(app) {
  for (const Setting& setting : settings_table()) {
    if (setting.key == own) continue;
    const std::string key(setting.key);
    const std::string group = setting.is_of_search ? "Settings" : "Settings of the page, which do nothing here";
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
  std::string lines;
  for (const std::string& error : assign(settings, values)) lines += (lines.empty() ? "" : "\nkt: ") + error;
  if (!lines.empty()) return std::unexpected(lines);
  if (!settings.at.empty()) {
    if (const auto search = search_of(settings); !search) return std::unexpected(search.error());
  }
  return settings;
}

std::expected<std::uint64_t, std::string> whole_number(std::string_view option, std::string_view text,
                                                       std::uint64_t largest) {
  const auto number = parse_number<std::uint64_t>(text);
  if (number && *number <= largest) return *number;
  return std::unexpected(std::string(option) + ": " + quoted(text) + " is not a whole number from 0 to " +
                         std::to_string(largest));
}

}  // namespace kt
