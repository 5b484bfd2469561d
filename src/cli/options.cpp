#include "cli/options.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <vector>

#include "app/language/catalogues.h"
#include "app/language/say.h"
#include "app/settings/setting_kinds.h"
#include "app/state/position_key.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt {

bool is_ignored(const Setting& setting) {
  constexpr std::string_view kUsedByCommands[] = {"lang", "at", "base", "squares", "compare"};
  return !setting.is_of_search && std::ranges::find(kUsedByCommands, setting.key) == std::end(kUsedByCommands);
}

SettingsOptions::SettingsOptions(CLI::App& app, std::string_view own) : app_(app) {
  for (const Setting& setting : settings_table()) {
    if (setting.key == own) continue;
    const std::string key(setting.key);
    // Help omits options without a group; `kt list` describes them.
    const std::string group = is_ignored(setting) ? "" : "Settings";
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

bool SettingsOptions::has_vertex(std::string_view name) const {
  const auto graph = parse_edge_list(texts_.at("graph"));
  return graph && std::ranges::find(graph->vertices, name) != graph->vertices.end();
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

namespace {

constexpr Choice kTextOrJson[] = {{"text"}, {"json"}};

}  // namespace

std::string alternatives(std::span<const Choice> choices) {
  std::string text;
  for (const Choice& choice : choices) text += (text.empty() ? "" : "|") + std::string(choice.id);
  return text;
}

PrintOption::PrintOption(CLI::App& app) {
  app.add_option("--print", format_, "format of the result [text]")->type_name(alternatives(kTextOrJson));
}

std::expected<bool, Message> PrintOption::is_json() const {
  const auto place = kinds::place_of(kTextOrJson, format_);
  if (!place) return std::unexpected(of_key("--print", place.error()));
  return *place == 1;
}

const Locale* locale_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (!value || !*value) continue;
    const std::string_view text = value;  // such as de_DE.UTF-8@euro
    std::string characters(text.substr(std::min(text.find('.'), text.size())));
    std::erase_if(characters, [](char c) { return c == '-'; });
    for (char& c : characters) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (!characters.empty() && !characters.starts_with(".utf8")) return nullptr;
    return find_locale(text.substr(0, text.find_first_of("_.@")));
  }
  return nullptr;
}

std::expected<std::uint64_t, std::string> whole_number(std::string_view option, std::string_view text,
                                                       std::uint64_t largest) {
  const auto number = parse_number<std::uint64_t>(text);
  if (number && *number <= largest) return *number;
  return std::unexpected(
      say(of_key(option, {"{0} is not a whole number from {1} to {2}", quoted(text), "0", std::to_string(largest)})));
}

}  // namespace kt
