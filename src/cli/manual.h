// Generates the man page and the shell completions, which an installation puts beside the program, from the tables of
// the command line.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

// `what`: "man", "bash", "zsh" or "fish".
std::expected<std::string, Message> manual(const CLI::App& app, std::string_view what);

}  // namespace kt
