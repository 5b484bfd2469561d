// kt: knight's tours on the command line. See commands.h for the exit statuses, and a file for each command.
#include <CLI/CLI.hpp>
#include <iostream>
#include <new>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

struct Command {
  const char* name;
  const char* summary;
  Run (*add)(CLI::App&);
};

constexpr Command kCommands[] = {
    {"solve", "Search for a tour and print it.", add_solve},
    {"trace", "Print every event of a search, one line each.", add_trace},
    {"count", "Count tours.", add_count},
    {"check", "Judge a tour that somebody has written.", add_check},
    {"compare", "Run several algorithms on several boards.", add_compare},
    {"play", "Judge a game that somebody has played, move by move.", add_play},
    {"estimate", "Estimate how large a search is, from random probes (Knuth 1975).", add_estimate},
    {"lesson", "Check a lesson: every claim and every answer.", add_lesson},
    {"list", "List the algorithms, move orders and tie rules.", add_list},
};

int run(int argc, char** argv) {
  CLI::App app("Knight's tours: a knight must visit every square of a board exactly once.", "kt");
  app.require_subcommand(1);
  app.failure_message([](const CLI::App* failed, const CLI::Error& error) {
    // What comes after the first line is a list of what was expected, which --help tells better.
    const std::string what = error.what();
    return "kt: " + what.substr(0, what.find('\n')) + " (see " + failed->get_name() + " --help)\n";
  });
  // Of the commands those that have no other settings have it as well.
  const Setting& setting = *find_setting("lang");
  const std::string help = std::string(setting.help) + ": " + setting.allowed() + " [" + setting.fallback() + "]";
  std::string lang;
  const auto add_lang = [&](CLI::App& to) { to.add_option("--lang", lang, help)->type_name(""); };
  add_lang(app);
  std::function<int()> chosen;
  for (const Command& row : kCommands) {
    CLI::App* command = app.add_subcommand(row.name, row.summary);
    command->callback([&chosen, run = row.add(*command)] { chosen = run; });
    if (!command->get_option_no_throw("--lang")) add_lang(*command);
  }
  app.footer(
      "Exit status: 0 found, valid or counted; 1 proved that there is none, or not valid; 2 bad input; 3 undecided; 4 "
      "the "
      "output could not be written.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kFound : kBadInput;
  }
  if (!lang.empty()) {
    Settings settings;
    if (const auto known = setting.parse(settings, lang); !known) return complain(of_key("lang", known.error()));
    speak_in(settings.lang);
  }
  return chosen();
}

}  // namespace
}  // namespace kt

int main(int argc, char** argv) {
  try {
    // Else what is told flushes the results, and nobody looks whether that was well.
    std::cerr.tie(nullptr);
    const int status = kt::run(argc, argv);
    kt::flush_output();
    return status;
  } catch (const kt::Unwritten& error) {
    if (error.code() == std::errc::interrupted) {
      kt::tell(kt::Tone::open, {"undecided: interrupted"});
      return kt::kUndecided;
    }
    kt::complain(error.what());
    return kt::kUnwritten;
  } catch (const std::bad_alloc&) {
    kt::tell(kt::Tone::open, {"undecided: the memory does not suffice"});
    return kt::kUndecided;
  } catch (const std::exception& error) {
    return kt::complain(error.what());
  }
}
