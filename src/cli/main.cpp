// kt: knight's tours on the command line. commands.h has the exit statuses, command_line.h the commands.
#include <CLI/CLI.hpp>
#include <iostream>
#include <new>
#include <ranges>
#include <string_view>
#include <vector>

#include "cli/command_line.h"
#include "cli/manual.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

int generate(const CommandLine& line, std::string_view what) {
  const auto text = manual(line.app, what);
  if (!text) return print_error(text.error());
  print(*text);
  return kFound;
}

int run(int argc, char** argv) {
  speak_in(locale_of_environment());
  CommandLine line;
  // The install rule calls this.
  if (argc == 3 && std::string_view(argv[1]) == "--generate") return generate(line, argv[2]);
  std::vector<std::string> arguments(argv + 1, argv + argc);
  // `kt lesson --print` without a value prints the stops, so CLI11 must not take the next argument as its value.
  const bool is_lesson = std::ranges::find(arguments, "lesson") != arguments.end();
  for (std::size_t i = 1; i + 1 < arguments.size(); ++i) {
    if (!is_lesson || arguments[i] != "--print" || arguments[i + 1] != "json") continue;
    arguments[i] = "--print=json";
    arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
  std::ranges::reverse(arguments);  // the order that CLI11 expects
  try {
    line.app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    return line.app.exit(error) == 0 ? kFound : kBadInput;
  }
  if (!line.lang.empty()) {
    const Setting& setting = *find_setting("lang");
    Settings settings;
    if (const auto known = setting.parse(settings, line.lang); !known)
      return print_error(of_key("lang", known.error()));
    if (settings.lang) speak_in(settings.lang);
  }
  return line.chosen();
}

}  // namespace
}  // namespace kt

int main(int argc, char** argv) {
  try {
    // Otherwise a message would flush the results, and nobody would check whether that succeeded.
    std::cerr.tie(nullptr);
    const int status = kt::run(argc, argv);
    kt::flush_output();
    return status;
  } catch (const kt::OutputError& error) {
    if (error.code() == std::errc::interrupted) {
      kt::print_message(kt::Tone::open, kt::Message{"undecided: interrupted"});
      return kt::kUndecided;
    }
    kt::print_error(error.what());
    return kt::kOutputError;
  } catch (const std::bad_alloc&) {
    kt::print_message(kt::Tone::open, kt::Message{"undecided: not enough memory"});
    return kt::kUndecided;
  } catch (const std::exception& error) {
    return kt::print_error(error.what());
  }
}
