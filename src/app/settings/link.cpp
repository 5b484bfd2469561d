#include "app/settings/link.h"

#include <vector>

namespace kt {
namespace {

bool is_plain(char c) {
  constexpr std::string_view kMarks = "-._~,;:/@";
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         kMarks.find(c) != std::string_view::npos;
}

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string encoded;
  for (const char c : text) {
    if (is_plain(c)) {
      encoded += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    encoded += '%';
    encoded += kHex[byte >> 4];
    encoded += kHex[byte & 15];
  }
  return encoded;
}

}  // namespace

std::vector<KeyValue> link_values(const Settings& settings) {
  // A default may depend on earlier settings, as the start of a graph does.
  Settings as_read;
  as_read.squares = settings.squares;
  std::vector<KeyValue> values;
  for (const Setting& setting : settings_table()) {
    if (setting.key == "squares") as_read.squares = names_rows(settings, values) ? Notation::row_col : Notation::chess;
    const std::string value = setting.format(settings);
    if (value == setting.format(as_read)) continue;
    values.push_back({std::string(setting.key), value});
    assign(as_read, {&values.back(), 1});
  }
  return values;
}

std::string link_of(std::span<const KeyValue> values) {
  std::string link;
  for (const auto& [key, value] : values) {
    link += "&" + key;
    if (value != "true" || find_setting(key)->kind() != SettingKind::flag) link += "=" + percent_encoded(value);
  }
  return link.empty() ? link : std::string(kVersionKey) + "=" + std::string(kVersion) + link;
}

std::string link_of(const Settings& settings) { return link_of(link_values(settings)); }

}  // namespace kt
