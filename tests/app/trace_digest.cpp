// trace_digest N: a line for each of N random settings: the settings, and a hash of the events of their search.
// trace_digest N SETTINGS...: for each of them the state after N steps: as JSON, and as a link. tests/traces.test.mjs
// checks that native code, WebAssembly and the page give the same results.
#include <cstdint>
#include <iostream>
#include <string>

#include "app/settings/link.h"
#include "app/settings/settings.h"
#include "app/state/position_key.h"
#include "app/state/state_json.h"
#include "core/search/search.h"

namespace kt {
namespace {

// Numerical Recipes' linear congruential generator; its high bits are good enough here.
class Dice {
 public:
  int roll(int sides) {
    state_ = state_ * 1664525 + 1013904223;
    return static_cast<int>((state_ >> 8) % static_cast<std::uint32_t>(sides));
  }
  template <typename Rows>
  std::string_view any_id(const Rows& rows) {
    return rows[static_cast<std::size_t>(roll(static_cast<int>(rows.size())))].id;
  }

 private:
  std::uint32_t state_ = 2026;
};

std::string square(Dice& dice, int rows, int cols) {
  const int row = dice.roll(rows), col = dice.roll(cols);
  return std::to_string(row) + "," + std::to_string(col);
}

// One statement for each roll, because compilers may evaluate the parts of an expression in any order.
std::string random_query(Dice& dice) {
  static constexpr std::string_view kLeapers[] = {"1,2", "1,2", "1,2", "0,1", "1,1", "1,3", "2,3", "1,4"};
  const int rows = 1 + dice.roll(10), cols = 1 + dice.roll(10);
  std::string query = "board=" + std::to_string(rows) + "x" + std::to_string(cols);
  query += "&start=" + square(dice, rows, cols);
  query += "&algorithm=" + std::string(dice.any_id(algorithms()));
  query += "&moves=" + std::string(dice.any_id(move_orders()));
  query += "&tie=" + std::string(dice.any_id(tie_rules()));
  query += "&seed=" + std::to_string(dice.roll(1000));
  query += dice.roll(3) == 0 ? "&goal=closed" : "&goal=tour";
  query += dice.roll(3) == 0 ? "&detail=candidate" : "&detail=move";
  query += "&leaper=" + std::string(kLeapers[dice.roll(8)]);
  if (dice.roll(4) == 0) {
    query += "&holes=" + square(dice, rows, cols);
    query += ";" + square(dice, rows, cols);
  }
  if (dice.roll(4) == 0) query += "&end=" + square(dice, rows, cols);
  if (dice.roll(8) == 0) {
    query += "&graph=";
    for (int i = 0; i < 14; ++i) {
      const char from = static_cast<char>('A' + dice.roll(7)), to = static_cast<char>('A' + dice.roll(7));
      if (from != to)
        query += std::string(query.back() == '=' ? "" : ";") + from + (dice.roll(3) == 0 ? '>' : '-') + to;
    }
  }
  return query;
}

// The hash of Fowler, Noll and Vo.
class Digest {
 public:
  void add(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte, number >>= 8) hash_ = (hash_ ^ (number & 0xFF)) * 0x100000001b3;
  }
  void add(const Event& event) {
    add(static_cast<std::uint64_t>(event.type));
    add(static_cast<std::uint64_t>(event.square.row));
    add(static_cast<std::uint64_t>(event.square.col));
    add(static_cast<std::uint64_t>(event.rejection));
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325;
};

std::uint64_t digest(const Settings& settings) {
  Digest digest;
  Search search(settings.problem(), settings.detail);
  for (int n = 0; n < 500 && !search.ended(); ++n) digest.add(search.step());
  for (int n = 0; n < 200 && search.step_back(); ++n) digest.add(search.last_event());
  search.run(20'000);
  for (int n = 0; n < 200 && !search.ended(); ++n) digest.add(search.step());
  for (const Square s : search.path()) digest.add(static_cast<std::uint64_t>(s.row * kMaxSide + s.col));
  for (const std::uint64_t count : {search.steps(), search.visits(), search.backtracks(), search.tours()})
    digest.add(count);
  return digest.value();
}

void print_late(std::uint64_t steps, std::string_view query) {
  Settings settings;
  assign(settings, parse_query(query));
  Search search(settings.problem(), settings.detail);
  // It stops at each tour.
  while (search.steps() < steps && search.run(steps - search.steps()) > 0) {
  }
  std::cout << state_json(settings, search) << ' ' << link_of(settings_at(settings, search)) << '\n';
}

}  // namespace
}  // namespace kt

int main(int count, char** arguments) {
  const std::uint64_t n = std::stoull(arguments[1]);
  for (int i = 2; i < count; ++i) kt::print_late(n, arguments[i]);
  if (count > 2) return 0;
  kt::Dice dice;
  for (std::uint64_t i = 0; i < n; ++i) {
    const std::string query = kt::random_query(dice);
    kt::Settings settings;
    const auto refused = kt::assign(settings, kt::parse_query(query));
    std::cout << query << ' ' << refused.size() << ' ' << kt::digest(settings) << '\n';
  }
}
