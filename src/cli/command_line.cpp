#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <ranges>
#include <utility>

#include "app/language/say.h"
#include "app/settings/version.h"
#include "cli/options.h"
#include "core/basics/nearest.h"
#include "core/basics/quoted.h"

namespace kt {
namespace {

struct CommandRow {
  const char* name;
  const char* summary;
  Action (*add)(CLI::App&);
  const char* examples;
};

constexpr CommandRow kCommands[] = {
    {"solve", "Search for a tour and print it.", add_solve,
     "kt solve --board 6x6 --start a1 --goal closed\n"
     "kt solve --board 8x8 --algorithm warnsdorff --print json\n"
     "kt solve --graph 'A-B;B-C;C>A' --start A --print squares\n"},
    {"trace", "Print every event of a search, one per line.", add_trace,
     "kt trace --board 5x5 --steps 20\n"
     "kt trace --board 5x5 --from 100 --steps -10\n"
     "kt trace --board 5x5 --steps 20 --hope\n"},
    {"count", "Count tours.", add_count,
     "kt count --board 6x6 --goal closed\n"
     "kt count --board 5x5 --start all\n"},
    {"check", "Check whether a tour is valid.", add_check,
     "kt solve --board 5x5 | kt check -\n"
     "kt check tour.txt --board 5x5 --print json\n"},
    {"compare", "Run several algorithms on several boards.", add_compare,
     "kt compare --boards 5..6 --algorithms pruned,warnsdorff\n"
     "kt compare --compare two-orders --csv\n"},
    {"play", "Check a game move by move.", add_play, "kt play --board 5x5 --start a5 --moves 'b3;d4'\n"},
    {"hope", "Check whether a tour begins with a path and, if not, find the square that was the mistake.", add_hope,
     "kt hope --board 5x5 --start a5 --moves 'b3;d4'\n"
     "kt hope --board 6x6 --goal closed --moves 'b4;d5' --print json\n"},
    {"estimate", "Estimate the size of a search from random probes (Knuth 1975).", add_estimate,
     "kt estimate --board 6x6 --probes 10000\n"},
    {"lesson", "Check every claim and every answer of a lesson.", add_lesson,
     "kt lesson my-lesson.json --print\n"
     "kt lesson --schema\n"},
    {"list", "List the algorithms, move orders, tie rules and settings of the page.", add_list,
     "kt list\n"
     "kt list --json\n"},
};

constexpr std::string_view kSettings = "Settings";

std::string footer_of(const CommandRow& command, const CLI::App& app) {
  std::string text = app.get_footer();
  if (!text.empty()) text += "\n\n";
  text += "Examples:\n";
  for (const auto line : std::views::split(std::string_view(command.examples), '\n')) {
    if (!line.empty()) text += "  " + std::string(std::string_view(line)) + "\n";
  }
  const auto ignored = [](const CLI::Option* option) { return option->get_group().empty(); };
  if (std::ranges::any_of(app.get_options(), ignored))
    text += "\nkt accepts and ignores settings of the page, such as --theme. kt list describes them.\n";
  text.pop_back();
  return text;
}

std::string long_name_of(const CLI::Option* option) { return long_name(*option); }

// CLI11 has its errors in English only. Its other lines list what it expected, which --help explains better.
Message fault_of(const CLI::Error& error) {
  const std::string_view all = error.what();
  const std::string what(all.substr(0, all.find('\n')));
  if (what == "A subcommand is required") return Message{"a command is missing"};
  const std::pair<std::string_view, Message (*)(const std::string&)> kFaults[] = {
      {" is required",
       [](const std::string& name) {
         return Message{"{0} is missing", name};
       }},
      {": 1 required ",
       [](const std::string& name) {
         return Message{"{0} needs a value", name};
       }},
      {": At Most 1 required",
       [](const std::string& name) {
         return Message{"{0} can be given only once", name};
       }},
  };
  for (const auto& [mark, fault] : kFaults) {
    if (const auto end = what.find(mark); end != std::string::npos) return fault(what.substr(0, end));
  }
  constexpr std::string_view kNoFlag = "Could not convert: ";
  if (what.starts_with(kNoFlag))
    return {"{0} takes no value", what.substr(kNoFlag.size(), what.find(" = ") - kNoFlag.size())};
  return Message::verbatim(what);
}

}  // namespace

CommandLine::CommandLine()
    : app("Find, count and check knight's tours. A knight must visit every square of a board exactly once.", "kt") {
  app.require_subcommand(1);
  app.set_version_flag("--version", "kt " + std::string(program_version()), "Print the version and exit");
  app.failure_message([](const CLI::App* failed, const CLI::Error& error) { return describe(*failed, error) + "\n"; });
  // Commands that do not have all settings still have this one.
  const Setting& setting = *find_setting("lang");
  const std::string help = std::string(setting.help) + ": " + setting.allowed() + " [" + setting.fallback() + "]";
  const auto add_lang = [&](CLI::App& to) {
    to.add_option("--lang", lang, help)->type_name("")->group(std::string(kSettings));
  };
  add_lang(app);
  for (const CommandRow& row : kCommands) {
    CLI::App* command = app.add_subcommand(row.name, row.summary);
    command->callback([this, run = row.add(*command)] { chosen = run; });
    if (!command->get_option_no_throw("--lang")) add_lang(*command);
    command->footer(footer_of(row, *command));
  }
  app.footer(std::string(exit_statuses()) + "\n\nExamples:\n  kt solve --board 6x6\n  kt count --help");
}

bool is_setting(const CLI::Option& option) { return option.get_group() == kSettings || is_hidden(option); }

bool is_hidden(const CLI::Option& option) { return option.get_group().empty(); }

std::string long_name(const CLI::Option& option) {
  return option.get_lnames().empty() ? std::string() : "--" + option.get_lnames().front();
}

bool is_flag(const CLI::Option& option) { return option.get_items_expected_max() == 0; }

std::string_view exit_statuses() {
  return "Exit status: 0 found, valid or counted; 1 proved that no tour exists, or invalid; 2 bad input; 3 undecided; "
         "4 the output could not be written.";
}

std::string_view examples(std::string_view command) {
  const auto row =
      std::ranges::find(kCommands, command, [](const CommandRow& each) { return std::string_view(each.name); });
  return row == std::end(kCommands) ? std::string_view() : row->examples;
}

std::string describe(const CLI::App& app, const CLI::Error& error) {
  Message sentence = fault_of(error);
  std::string_view meant;
  std::vector<std::string> names;
  const auto chosen = app.get_subcommands();
  const CLI::App& asked = chosen.empty() ? app : *chosen.front();
  for (const std::string& word : app.remaining(true)) {
    if (word.starts_with("--")) {
      sentence = {"there is no option {0}", kt::quoted(word)};
      for (const CLI::Option* option : asked.get_options()) names.push_back(long_name_of(option));
      const std::string name = word.substr(0, word.find('='));
      meant = nearest(name, names, [](const std::string& row) -> std::string_view { return row; });
    } else if (chosen.empty() && app.get_parent() == nullptr) {
      sentence = {"there is no command {0}", kt::quoted(word)};
      meant = nearest(word, kCommands, [](const CommandRow& row) -> std::string_view { return row.name; });
    } else {
      if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError))
        sentence = {"{0} is not expected here", kt::quoted(word)};
      continue;
    }
    break;
  }
  if (!meant.empty()) sentence = {"{0}; did you mean {1}?", std::move(sentence), meant};
  const std::string help = asked.get_parent() ? "kt " + asked.get_name() : "kt";
  return "kt: " + say(Message{"{0} (see {1} --help)", std::move(sentence), help});
}

}  // namespace kt
