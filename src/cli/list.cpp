#include <iostream>
#include <memory>
#include <string>

#include "app/state/tables.h"
#include "cli/commands.h"
#include "core/problem/algorithms.h"
#include "core/problem/moves.h"

namespace kt {
namespace {

void print_row(std::string_view id, std::string_view text) {
  constexpr std::size_t kWidth = 26;
  std::cout << "  " << id << std::string(id.size() < kWidth ? kWidth - id.size() : 1, ' ') << text << '\n';
}

int list() {
  std::cout << "Algorithms\n";
  for (const Algorithm& algorithm : algorithms()) {
    print_row(algorithm.id, std::string(algorithm.summary) + (algorithm.complete ? "" : " Proves nothing by failing."));
  }
  std::cout << "\nMove orders\n";
  for (const NamedMoveOrder& order : move_orders()) {
    std::string moves;
    for (const Offset move : order.moves) {
      moves += (moves.empty() ? "" : " ") + in_brackets({move.row, move.col});
    }
    print_row(order.id, moves);
  }
  std::cout << "\nTie rules\n";
  for (const TieRule& rule : tie_rules()) print_row(rule.id, rule.summary);
  return kFound;
}

int list_json() {
  std::cout << tables_json() << '\n';
  return kFound;
}

}  // namespace

Run add_list(CLI::App& app) {
  auto json = std::make_shared<bool>(false);
  app.add_flag("--json", *json, "all tables of this program, those of the page too, as JSON");
  return [json] { return *json ? list_json() : list(); };
}

}  // namespace kt
