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

 private:
  std::map<std::string, std::string> texts_;  // by key; CLI11 writes here, so this must not move
  CLI::App& app_;
  std::set<std::string> taken_;
};

// Puts the language in force, that of the environment being English: others may read what is printed.
void speak_in(const Locale* locale);

// A whole number of an option, such as "--base: '2' is not a whole number from 0 to 1".
std::expected<std::uint64_t, std::string> whole_number(std::string_view option, std::string_view text,
                                                       std::uint64_t largest);

}  // namespace kt
