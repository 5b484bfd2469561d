// The command line of `kt`: its commands with their options, help and examples. CLI11 parses it. The man page and the
// shell completions (manual.h) are generated from it.
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
  std::string lang;  // --lang, for commands that do not have all settings
  Action chosen;     // the action of the parsed command
};

// True if an option is a setting, which most commands share.
bool is_setting(const CLI::Option& option);
// True if help does not show the option.
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
