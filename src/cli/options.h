// Options that come from the table of settings, and numeric options.
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

// The settings as flags, such as --board 5x5. Settings that only change how a search is shown are accepted and ignored,
// so that the settings of a link can be passed as they are.
class SettingsOptions {
 public:
  // `own`: the key of a setting that the command replaces by its own option.
  explicit SettingsOptions(CLI::App& app, std::string_view own = {});

  // The settings after parsing. The error has a line for each rejected value.
  std::expected<Settings, std::string> settings() const;
  // A value that only one command knows: true if the setting has it, which then is not parsed as a setting.
  bool take(const std::string& key, std::string_view value);
  // True if the graph on the command line has a vertex with this name.
  bool has_vertex(std::string_view name) const;

 private:
  std::map<std::string, std::string> texts_;  // by key; CLI11 writes here, so this must not move
  CLI::App& app_;
  std::set<std::string> taken_;
};

// True for settings that only change how a search is shown. Commands with settings accept and ignore them.
bool is_ignored(const Setting& setting);

// "text|json": the values of an option, as help and completions show them.
std::string alternatives(std::span<const Choice> choices);

// The option --print text|json, for commands with one text format.
class PrintOption {
 public:
  explicit PrintOption(CLI::App& app);
  std::expected<bool, Message> is_json() const;

 private:
  std::string format_ = "text";
};

// Switches to a language; null is English.
void speak_in(const Locale* locale);
// The language of the first of LC_ALL, LC_MESSAGES and LANG that is set. Null if it is not one of ours, or not in
// UTF-8.
const Locale* locale_of_environment();

// Parses the whole number of an option. The error is like "--base: '2' is not a whole number from 0 to 1".
std::expected<std::uint64_t, std::string> whole_number(std::string_view option, std::string_view text,
                                                       std::uint64_t largest);

}  // namespace kt
