#include "app/state/tables.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "app/language/language.h"
#include "app/settings/compared.h"
#include "app/settings/json.h"
#include "app/settings/key_rows.h"
#include "app/settings/settings.h"
#include "app/settings/version.h"
#include "app/snapshot/commands.h"
#include "app/sound/timbre.h"
#include "app/state/path_text.h"
#include "app/state/state_json.h"
#include "app/words/numbers.h"
#include "core/basics/decimal.h"

namespace kt {
namespace {

Json choice_json(const Choice& choice) {
  return json_object({{"id", choice.id}, {"title", choice.title}, {"summary", choice.summary}});
}

Json setting_json(const Setting& setting) {
  std::vector<JsonMember> members = {
      {"key", setting.key},
      {"title", setting.title},
      {"kind", to_string(setting.kind())},
      {"ofSearch", setting.is_of_search},
      {"fallback", setting.fallback()},
      {"allowed", setting.allowed()},
      {"help", setting.help},
      {"choices", json_list(setting.choices(), choice_json)},
  };
  return json_object(members);
}

// By id.
Json themes_json() {
  std::vector<JsonMember> rows;
  for (const Theme& theme : themes()) {
    std::vector<JsonMember> colours;
    for (const ColourName& name : colour_names()) colours.push_back({name.name, hex(theme.colours.*name.colour)});
    const auto decimal = [](float value) {
      return Json::written(shortest_decimal(std::round(static_cast<double>(value) * 100) / 100));
    };
    rows.push_back({theme.id, json_object({{"title", theme.title},
                                           {"type", decimal(theme.type)},
                                           {"weight", decimal(theme.weight)},
                                           {"colours", json_object(colours)}})});
  }
  return json_object(rows);
}

Json algorithm_json(const Algorithm& algorithm) {
  return json_object({{"id", algorithm.id},
                      {"title", algorithm.title},
                      {"summary", algorithm.summary},
                      {"complete", algorithm.complete},
                      {"usesTies", algorithm.uses_ties}});
}

Json move_order_json(const NamedMoveOrder& order) {
  const auto pair = [](Offset move) { return Json(Square{move.row, move.col}); };
  return json_object(
      {{"id", order.id}, {"title", order.title}, {"summary", order.summary}, {"moves", json_list(order.moves, pair)}});
}

Json tie_rule_json(const TieRule& rule) {
  return json_object({{"id", rule.id}, {"title", rule.title}, {"summary", rule.summary}});
}

struct KeyText {
  std::string_view id, name, does;
};
#define KT_KEY_TEXT(id, name, does, ...) {#id, name, does},
constexpr KeyText kKeyTexts[] = {KT_KEYS(KT_KEY_TEXT)};
#undef KT_KEY_TEXT

Json key_json(const KeyText& key) { return json_object({{"id", key.id}, {"name", key.name}, {"does", key.does}}); }

Json language_json(const Locale& locale) {
  return json_object({{"id", locale.id},
                      {"name", locale.name},
                      {"thousands", locale.thousands},
                      {"point", locale.point},
                      {"lowersClauses", locale.lowers_clauses}});
}

// For each kind of tone, by its number.
Json timbre_json(const Timbre& timbre) {
  const auto decimal = [](float value) {
    return Json::written(shortest_decimal(std::round(static_cast<double>(value) * 100) / 100));
  };
  return json_object({{"gain", decimal(timbre.gain)}, {"partials", json_list(timbre.partials, decimal)}});
}

Json text_format_json(const TextFormat& format) {
  return json_object({{"id", format.id}, {"title", format.title}, {"ofGraphs", format.of_graphs}});
}

// All texts of the tables for users, each once, for the catalogues of assets/languages. The languages have their own
// names.
std::vector<std::string_view> words_of_tables() {
  std::vector<std::string_view> words;
  const auto add = [&](std::initializer_list<std::string_view> texts) { words.insert(words.end(), texts); };
  const auto add_rows = [&](const auto& rows) {
    for (const auto& row : rows) add({row.title, row.summary});
  };
  for (const Setting& setting : settings_table()) {
    add({setting.title, setting.help, setting.words});
    for (const Choice& choice : setting.choices())
      if (setting.key != "lang" || !find_locale(choice.id)) add({choice.title, choice.summary});
  }
  add_rows(algorithms());
  add_rows(move_orders());
  add_rows(tie_rules());
  add_rows(themes());
  add_rows(until_names());
  add_rows(compare_presets());
  for (const KeyText& key : kKeyTexts) add({key.name, key.does});
  for (const TextFormat& format : text_formats()) add({format.title});
  for (const WaitLandmark& landmark : wait_landmarks()) add({landmark.name});
  std::erase(words, std::string_view());
  std::ranges::sort(words);
  words.erase(std::ranges::unique(words).begin(), words.end());
  return words;
}

}  // namespace

std::string tables_json() {
  const auto id = [](const auto& row) { return Json(row.id); };
  const auto word = [](std::string_view name) { return Json(name); };
  return json_object({{"settings", json_list(settings_table(), setting_json)},
                      {"themes", themes_json()},
                      {"algorithms", json_list(algorithms(), algorithm_json)},
                      {"moveOrders", json_list(move_orders(), move_order_json)},
                      {"tieRules", json_list(tie_rules(), tie_rule_json)},
                      {"panels", json_list(find_setting("panels")->choices(), choice_json)},
                      {"keys", json_list(kKeyTexts, key_json)},
                      {"timbres", json_list(timbres(), timbre_json)},
                      {"runUntil", json_list(until_names(), id)},
                      {"textFormats", json_list(text_formats(), text_format_json)},
                      {"statuses", json_list(run_states(), word)},
                      {"languages", json_list(locales(), language_json)},
                      {"words", json_list(words_of_tables(), word)},
                      {"version", program_version()}})
      .text;
}

}  // namespace kt
