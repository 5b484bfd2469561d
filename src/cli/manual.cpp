#include "cli/manual.h"

#include <functional>
#include <ranges>
#include <vector>

#include "app/settings/setting_kinds.h"
#include "app/settings/version.h"
#include "cli/command_line.h"

namespace kt {
namespace {

std::string with(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  const auto all = [](const CLI::App*) { return true; };
  return app.get_subcommands(all);
}

// Options that help shows, and that begin with --.
std::vector<const CLI::Option*> options_of(const CLI::App& app) {
  std::vector<const CLI::Option*> list;
  for (const CLI::Option* option : app.get_options([](const CLI::Option*) { return true; })) {
    if (!is_hidden(*option) && !long_name(*option).empty()) list.push_back(option);
  }
  return list;
}

// The values of an option that has a fixed list of them.
std::vector<std::string> values_of(const CLI::Option& option) {
  std::vector<std::string> values;
  const Setting* setting = is_setting(option) ? find_setting(option.get_lnames().front()) : nullptr;
  if (setting) {
    for (const Choice& choice : setting->choices()) values.emplace_back(choice.id);
  } else if (const std::string type = option.get_type_name(); type.find('|') != std::string::npos) {
    for (const auto part : std::views::split(type, '|')) values.emplace_back(std::string_view(part));
  }
  return values;
}

std::string joined_by(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(separator)) + word;
  return text;
}

std::string names_of(const std::vector<const CLI::App*>& commands) {
  std::vector<std::string> names;
  for (const CLI::App* command : commands) names.push_back(command->get_name());
  return joined_by(names, " ");
}

// Text of a man page: a backslash and a hyphen mean something else there, and so does a dot that begins a line.
std::string roff(std::string_view text) {
  std::string escaped = with(with(with(std::string(text), "\\", "\\e"), "-", "\\-"), "'", "\\(aq");
  return escaped.starts_with('.') ? "\\&" + escaped : escaped;
}

std::string man_option(const CLI::Option& option) {
  std::string text = ".TP\n\\fB" + roff(long_name(option)) + "\\fR";
  if (!is_flag(option)) {
    const std::string type = option.get_type_name();
    text += " \\fI" + roff(type.empty() ? "VALUE" : type) + "\\fR";
  }
  return text + "\n" + roff(option.get_description()) + "\n";
}

std::string man(const CLI::App& app) {
  std::string text = ".\\\" Made by kt --generate man.\n.TH KT 1 \"\" \"kt " + std::string(program_version()) +
                     "\" \"User Commands\"\n.SH NAME\nkt \\- find, count and check knight\\(aqs tours\n.SH SYNOPSIS\n" +
                     "\\fBkt\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR ...]\n.SH DESCRIPTION\n" +
                     roff(app.get_description()) + "\n.SH COMMANDS\n";
  std::string settings;
  for (const CLI::App* command : commands_of(app)) {
    text += ".SS \"kt " + command->get_name() + "\"\n" + roff(command->get_description()) + "\n";
    for (const CLI::Option* option : command->get_options([](const CLI::Option* o) { return o->get_positional(); }))
      text += ".TP\n\\fI" + roff(option->get_name(true)) + "\\fR\n" + roff(option->get_description()) + "\n";
    bool has_settings = false;
    for (const CLI::Option* option : options_of(*command)) {
      if (!is_setting(*option) && long_name(*option) != "--help") text += man_option(*option);
      has_settings |= is_setting(*option) && long_name(*option) != "--lang";
    }
    if (has_settings) text += ".PP\nAccepts the settings listed below.\n";
    text += ".PP\nExamples:\n.nf\n" + with(roff(examples(command->get_name())), "\n.", "\n\\&.") + ".fi\n";
    if (has_settings && settings.empty()) {
      for (const CLI::Option* option : options_of(*command)) {
        if (is_setting(*option)) settings += man_option(*option);
      }
    }
  }
  return text + ".SH SETTINGS\n" + settings + ".SH EXIT STATUS\n" + roff(exit_statuses()) + "\n.SH ENVIRONMENT\n" +
         ".TP\n\\fBLC_ALL\\fR, \\fBLC_MESSAGES\\fR, \\fBLANG\\fR\nthe language of messages, unless \\fB\\-\\-lang\\fR "
         "says it\n" +
         ".TP\n\\fBNO_COLOR\\fR\nno colours on a terminal\n";
}

std::string bash(const CLI::App& app) {
  std::string values, commands;
  std::vector<std::string> known;
  for (const CLI::App* command : commands_of(app)) {
    std::vector<std::string> names;
    for (const CLI::Option* option : options_of(*command)) {
      names.push_back(long_name(*option));
      const auto words = values_of(*option);
      if (words.empty() || is_flag(*option)) continue;
      // The same option may have other values in another command.
      values += "    " + command->get_name() + "\\ " + names.back() + ") words='" + joined_by(words, " ") + "' ;;\n";
    }
    commands += "    " + command->get_name() + ") words='" + joined_by(names, " ") + "' ;;\n";
  }
  return "# Completions of kt for bash. Made by kt --generate bash.\n"
         "_kt() {\n"
         "  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} "
         "words=\n"
         "  COMPREPLY=()\n"
         "  case \"$command $before\" in\n" +
         values +
         "  esac\n"
         "  if [ -z \"$words\" ]; then case $command in\n" +
         commands + "    esac\n  fi\n" + "  [ \"$COMP_CWORD\" != 1 ] || words='" + names_of(commands_of(app)) +
         " --help --version'\n" +
         "  if [ -n \"$words\" ] && { [ \"$COMP_CWORD\" = 1 ] || [[ $before != -* || $current == -* || $words != --* "
         "]]; }; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
         "  fi\n"
         "}\n"
         "complete -o default -F _kt kt\n";
}

// In single quotes of a shell.
std::string in_quotes(std::string_view text) { return "'" + with(std::string(text), "'", "'\\''") + "'"; }

std::string zsh(const CLI::App& app) {
  std::string text =
      "#compdef kt\n# Completions of kt for zsh. Made by kt --generate zsh.\nlocal -a commands\ncommands=(\n";
  for (const CLI::App* command : commands_of(app))
    text += "  " + in_quotes(command->get_name() + ":" + with(command->get_description(), ":", "\\:")) + "\n";
  text +=
      ")\nif (( CURRENT == 2 )); then\n  _describe command commands\n  return\nfi\n"
      "local command=$words[2]\nshift words\n(( CURRENT-- ))\ncase $command in\n";
  const auto plain = [](std::string_view words) {
    return with(with(with(std::string(words), "\\", "\\\\"), "[", "\\["), "]", "\\]");
  };
  for (const CLI::App* command : commands_of(app)) {
    text += "  " + command->get_name() + ")\n    _arguments";
    for (const CLI::Option* option : options_of(*command)) {
      std::string row = long_name(*option) + "[" + plain(option->get_description()) + "]";
      if (!is_flag(*option)) {
        const auto words = values_of(*option);
        row += ":value:" + (words.empty() ? "" : "(" + joined_by(words, " ") + ")");
      }
      text += " \\\n      " + in_quotes(row);
    }
    text += " \\\n      '*:file:_files' ;;\n";
  }
  return text + "esac\n";
}

std::string fish(const CLI::App& app) {
  std::string text = "# Completions of kt for fish. Made by kt --generate fish.\n";
  for (const CLI::App* command : commands_of(app)) {
    text += "complete -c kt -n __fish_use_subcommand -f -a " + command->get_name() + " -d " +
            in_quotes(command->get_description()) + "\n";
    for (const CLI::Option* option : options_of(*command)) {
      text += "complete -c kt -n '__fish_seen_subcommand_from " + command->get_name() + "' -l " +
              option->get_lnames().front() + " -d " + in_quotes(option->get_description());
      const auto words = values_of(*option);
      if (!is_flag(*option)) text += words.empty() ? " -r" : " -x -a " + in_quotes(joined_by(words, " "));
      text += "\n";
    }
  }
  return text;
}

struct Manual {
  std::string_view id;
  std::string (*write)(const CLI::App&);
};

constexpr Manual kManuals[] = {{"man", man}, {"bash", bash}, {"zsh", zsh}, {"fish", fish}};

}  // namespace

std::expected<std::string, Message> manual(const CLI::App& app, std::string_view what) {
  const auto place = kinds::place_of(kManuals, what);
  if (!place) return std::unexpected(of_key("--generate", place.error()));
  return kManuals[*place].write(app);
}

}  // namespace kt
