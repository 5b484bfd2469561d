// The command line of `kt`: its commands with their options, help and examples. CLI11 reads it; the man page and the
// completions of shells (manual.h) are made from it.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <string>
#include <vector>

#include "cli/commands.h"

namespace kt {

struct CommandLine {
  CommandLine();
  CommandLine(const CommandLine&) = delete;

  CLI::App app;
  std::string lang;  // --lang, of the commands that do not have all settings
  Action chosen;     // by the arguments, once they are parsed
};

// Whether an option is a setting, which most commands have in common.
bool is_setting(const CLI::Option& option);
// Help does not show it.
bool is_hidden(const CLI::Option& option);
// "--board"; empty for a positional argument.
std::string long_name(const CLI::Option& option);
bool is_flag(const CLI::Option& option);

std::string_view exit_statuses();
// Examples of a command for its help, one per line.
std::string_view examples(std::string_view command);

// One line: what is wrong with the arguments, and what may have been meant.
std::string describe(const CLI::App& app, const CLI::Error& error);

}  // namespace kt
