#include "core/count/frontier_order.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <unordered_set>
#include <utility>

namespace kt {
namespace {

constexpr std::size_t kMaxSquares = 256;  // larger boards are taken column by column
constexpr std::size_t kBeam = 100;

using SquareSet = std::bitset<kMaxSquares>;
using Neighbours = std::vector<std::vector<int>>;

// The first squares of an order.
struct Beginning {
  std::vector<int> order;
  SquareSet taken, frontier;
  double cost = 0;  // sum over its frontiers

  double cost_with(int square, const Neighbours& near) const {
    int width = static_cast<int>(frontier.count()) - (frontier[square] ? 1 : 0);
    for (const int to : near[square]) {
      width += taken[to] || frontier[to] ? 0 : 1;
    }
    return cost + std::ldexp(1.0, 2 * width);  // the number of states grows three- to fourfold with each square
  }
  void take(int square, const Neighbours& near) {
    cost = cost_with(square, near);
    order.push_back(square);
    taken.set(square);
    for (const int to : near[square]) frontier.set(to);
    frontier &= ~taken;
  }
};

std::vector<int> by_columns(const Graph& graph) {
  std::vector<int> order;
  for (int square = 0; square < graph.size(); ++square) {
    if (graph.exists(square)) order.push_back(square);
  }
  if (graph.board().cols < graph.board().rows) return order;  // the shorter side is the column
  std::ranges::sort(order, {}, [&](int v) { return std::pair(graph.square(v).col, graph.square(v).row); });
  return order;
}

struct Choice {
  double cost;
  const Beginning* from;
  int square;
};

// For each beginning, the squares that can continue it: one on its frontier if there is any.
std::vector<Choice> choices(const std::vector<Beginning>& beam, const std::vector<int>& squares,
                            const Neighbours& near) {
  std::vector<Choice> list;
  for (const Beginning& from : beam) {
    const bool anywhere = std::ranges::none_of(squares, [&](int square) { return from.frontier[square]; });
    for (const int square : squares) {
      if (from.frontier[square] || (anywhere && !from.taken[square]))
        list.push_back({from.cost_with(square, near), &from, square});
    }
  }
  std::ranges::stable_sort(list, {}, &Choice::cost);
  return list;
}

// Beam search: keeps only the cheapest beginnings of each length.
Beginning by_beam(const std::vector<int>& squares, const Neighbours& near) {
  std::vector<Beginning> beam(1);
  for (std::size_t length = 0; length < squares.size(); ++length) {
    std::vector<Beginning> longer;
    std::unordered_set<SquareSet> seen;
    for (const Choice& choice : choices(beam, squares, near)) {
      if (longer.size() == kBeam) break;
      SquareSet taken = choice.from->taken;
      if (!seen.insert(taken.set(choice.square)).second) continue;
      longer.push_back(*choice.from);
      longer.back().take(choice.square, near);
    }
    beam = std::move(longer);
  }
  return beam.front();
}

}  // namespace

std::vector<int> frontier_order(const Graph& graph, std::span<const int> first) {
  std::vector<int> columns = by_columns(graph);
  const auto later = std::ranges::stable_partition(
      columns, [&](int square) { return first.empty() || std::ranges::find(first, square) != first.end(); });
  const std::vector<int> squares(columns.begin(), later.begin());
  if (static_cast<std::size_t>(graph.size()) > kMaxSquares) return columns;
  Neighbours near;
  for (int square = 0; square < graph.size(); ++square) near.push_back(neighbours(graph, square));
  Beginning plain;
  for (const int square : squares) plain.take(square, near);
  const Beginning found = by_beam(squares, near);
  if (found.cost < plain.cost) std::ranges::copy(found.order, columns.begin());
  return columns;
}

}  // namespace kt
