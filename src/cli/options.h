// Options of the command line that come from the table of settings, and numbers.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "app/settings/settings.h"

namespace kt {

// The settings as flags, such as --board 5x5. Those that only say how a search is shown are taken and do nothing, so
// that a link's settings can be given as they are.
class SettingsOptions {
 public:
  // `own`: a key that the command has an option of its own for.
  explicit SettingsOptions(CLI::App& app, std::string_view own = {});

  // As they are on the command line, when it has been read. Errors: a line for each value refused.
  std::expected<Settings, std::string> settings() const;
  // A value that only one command knows: true if it is given, and then it is not read as a setting.
  bool take(const std::string& key, std::string_view value);
  // Whether the graph on the command line has a vertex of that name.
  bool has_vertex(std::string_view name) const;

 private:
  std::map<std::string, std::string> texts_;  // by key; CLI11 writes here, so this must not move
  CLI::App& app_;
  std::set<std::string> taken_;
};

// Says only how a search is shown: every command accepts it, and ignores it.
bool is_ignored(const Setting& setting);

// "text|json": how help shows what an option takes, and completions offer it.
std::string alternatives(std::span<const Choice> choices);

// --print text|json, for commands that have one text format.
class PrintOption {
 public:
  explicit PrintOption(CLI::App& app);
  std::expected<bool, Message> is_json() const;

 private:
  std::string format_ = "text";
};

// Puts the language in force; null is English.
void speak_in(const Locale* locale);
// The language that LC_ALL, LC_MESSAGES or LANG asks for, the first of them that is set. Null where it asks for none
// of ours, or for other characters than UTF-8.
const Locale* locale_of_environment();

// A whole number of an option, such as "--base: '2' is not a whole number from 0 to 1".
std::expected<std::uint64_t, std::string> whole_number(std::string_view option, std::string_view text,
                                                       std::uint64_t largest);

}  // namespace kt
