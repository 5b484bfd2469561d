// The man page and the completions for shells, which an installation puts beside the program. They are generated from
// the command line's own tables.
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
