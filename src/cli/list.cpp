#include <memory>
#include <string>

#include "app/language/say.h"
#include "app/state/tables.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "core/problem/algorithms.h"
#include "core/problem/moves.h"

namespace kt {
namespace {

void print_row(std::string_view id, std::string_view text) {
  constexpr std::size_t kWidth = 26;
  const std::string blanks(id.size() < kWidth ? kWidth - id.size() : 1, ' ');
  print("  " + std::string(id) + blanks + std::string(text) + "\n");
}

int list() {
  print(std::string(tr("Algorithms")) + "\n");
  for (const Algorithm& algorithm : algorithms()) {
    Message does = Message::name(algorithm.summary);
    if (!algorithm.complete) does = joined(std::move(does), Message{"A failed search proves nothing."});
    print_row(algorithm.id, say(does));
  }
  print("\n" + std::string(tr("Move orders")) + "\n");
  for (const NamedMoveOrder& order : move_orders()) {
    std::string moves;
    for (const Offset move : order.moves) {
      moves += (moves.empty() ? "" : " ") + in_brackets({move.row, move.col});
    }
    print_row(order.id, moves);
  }
  print("\n" + std::string(tr("Tie rules")) + "\n");
  for (const TieRule& rule : tie_rules()) print_row(rule.id, tr(rule.summary));
  print("\n" + std::string(tr("Settings of the page (commands that search accept and ignore them)")) + "\n");
  for (const Setting& setting : settings_table()) {
    if (is_ignored(setting))
      print_row("--" + std::string(setting.key),
                tr(setting.help) + (": " + setting.allowed()) + " [" + setting.fallback() + "]");
  }
  return kFound;
}

int list_json() {
  print(tables_json() + "\n");
  return kFound;
}

}  // namespace

Action add_list(CLI::App& app) {
  struct ListOptions {
    explicit ListOptions(CLI::App& app) : print(app) {
      app.add_flag("--json", json, "print all tables as JSON, including those of the page; the same as --print json");
    }
    PrintOption print;
    bool json = false;
  };
  return [options = std::make_shared<ListOptions>(app)] {
    const auto as_json = options->print.is_json();
    if (!as_json) return print_error(as_json.error());
    return options->json || *as_json ? list_json() : list();
  };
}

}  // namespace kt
