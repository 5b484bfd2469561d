#include "core/theory/obstacles.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/basics/heap_sort.h"

namespace kt {
namespace {

using Reason = std::optional<std::string>;

// As Graph::target for each move, but with one division a square instead of one a move.
template <typename Visit>
void for_each_target(const Graph& graph, int v, Visit visit) {
  const Square from = graph.square(v);
  for (const Offset offset : graph.offsets()) {
    const Square to{from.row + offset.row, from.col + offset.col};
    if (graph.board().contains(to) && graph.exists(graph.number(to))) visit(graph.number(to));
  }
  if (!graph.offsets().empty()) return;
  for (int move = 0; move < graph.moves(v); ++move) visit(graph.target(v, move));
}

int degree(const Graph& graph, int v) {
  int count = 0;
  for_each_target(graph, v, [&](int) { ++count; });
  return count;
}

// The squares within reach of one, parted by the number of moves, odd or even, that it takes to get there.
struct Survey {
  std::vector<std::int8_t> side;  // 0 or 1, or -1 out of reach
  std::array<int, 2> count{};     // of squares on each side
  bool moves_change_side = true;
};

Survey survey(const Graph& graph, int from) {
  Survey result{.side = std::vector<std::int8_t>(static_cast<std::size_t>(graph.size()), -1)};
  const auto side = [&](int v) -> std::int8_t& { return result.side[v]; };
  std::vector<int> queue = {from};
  side(from) = 0;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const int v = queue[next];
    ++result.count[side(v)];
    for_each_target(graph, v, [&](int to) {
      result.moves_change_side &= side(to) != side(v);
      if (side(to) >= 0) return;
      side(to) = static_cast<std::int8_t>(1 - side(v));
      queue.push_back(to);
    });
  }
  return result;
}

EdgeList turned_round(EdgeList list) {
  for (auto& [from, to] : list.edges) std::swap(from, to);
  heap_sort(list.edges);
  return list;
}

EdgeList usable_both_ways(EdgeList list) {
  const EdgeList back = turned_round(list);
  list.edges.insert(list.edges.end(), back.edges.begin(), back.edges.end());
  heap_sort(list.edges);
  list.edges.erase(std::ranges::unique(list.edges).begin(), list.edges.end());
  return list;
}

class Obstacles {
 public:
  explicit Obstacles(const Problem& problem) : problem_(problem), graph_(graph_of(problem)) {}

  Reason at_the_ends() const {
    const std::optional<Square>& end = problem_.end;
    const bool closed = problem_.goal == Goal::closed;
    if (!exists(problem_.start)) return name(problem_.start) + ", the start, does not exist.";
    if (end && !exists(*end)) return name(*end) + ", the end, does not exist.";
    if (closed && graph_.squares() < 3) return "A closed tour has at least three squares.";
    if (!end) return {};
    if (*end == problem_.start && graph_.squares() > 1) return "A tour can not end on the square where it starts.";
    if (closed && !graph_.has_move(graph_.number(*end), start())) {
      return "A closed tour ends one move from its start, and no move leads from " + name(*end) + " to " +
             name(problem_.start) + ".";
    }
    return {};
  }

  Reason anywhere() const {
    if (graph_.squares() == 1) return {};
    if (graph_.symmetric()) return on_two_way(graph_);
    if (const Reason reason = of_direction()) return reason;
    return on_two_way(Graph(usable_both_ways(problem_.edges)));
  }

 private:
  int start() const { return graph_.number(problem_.start); }
  bool is_end(int v) const { return problem_.end && graph_.number(*problem_.end) == v; }
  bool closed() const { return problem_.goal == Goal::closed; }
  bool exists(Square s) const { return graph_.board().contains(s) && graph_.exists(graph_.number(s)); }

  std::string name(Square square) const {
    if (!problem_.edges.empty() && exists(square)) return problem_.edges.vertices[square.col];
    return in_brackets(square);
  }
  std::string name(int v) const { return name(graph_.square(v)); }

  Reason on_two_way(const Graph& graph) const {
    const Survey found = survey(graph, start());
    if (const Reason reason = out_of_reach(graph, found)) return reason;
    if (const Reason reason = of_colour(found)) return reason;
    return dead_ends(graph);
  }

  Reason out_of_reach(const Graph& graph, const Survey& found) const {
    if (found.count[0] + found.count[1] == graph.squares()) return {};
    int lost = -1;
    for (int v = 0; v < graph.size(); ++v) {
      if (!graph.exists(v) || (found.side[v] >= 0 && v != start())) continue;
      if (degree(graph, v) == 0) return "No move leads to or from " + name(v) + ".";
      if (lost < 0 && v != start()) lost = v;
    }
    return "No sequence of moves leads from " + name(problem_.start) + " to " + name(lost) + ".";
  }

  // A move of an odd length in all, such as the knight's of 1 + 2, changes between light and dark.
  bool sides_are_colours() const { return problem_.edges.empty() && (problem_.leaper.a + problem_.leaper.b) % 2 != 0; }

  Reason of_colour(const Survey& found) const {
    if (!found.moves_change_side) return {};
    const bool colours = sides_are_colours();
    const std::string each_move = colours ? "Every move changes between light and dark squares"
                                          : "Every move changes between two groups of squares";
    const int most = std::max(found.count[0], found.count[1]), fewest = std::min(found.count[0], found.count[1]);
    const std::string counts = std::to_string(most) + (colours ? " of one colour and " : " in one group and ") +
                               std::to_string(fewest) + (colours ? " of the other" : " in the other");
    if (closed() && most != fewest)
      return each_move + ". A closed tour visits as many of each, and there are " + counts + ".";
    if (most - fewest > 1)
      return each_move + ". A tour visits as many of each, or one more of one, and there are " + counts + ".";
    if (closed()) return {};
    const std::size_t more = found.count[0] >= found.count[1] ? 0 : 1;
    for (const std::optional<Square>& square : {std::optional(problem_.start), problem_.end}) {
      if (most == fewest || !square || side(found, *square) == more) continue;
      return each_move + ", and there are " + counts + ". A tour starts and ends on one of the " +
             std::to_string(most) + ", and " + name(*square) + " is not one of them.";
    }
    if (most == fewest && problem_.end && side(found, *problem_.end) == side(found, problem_.start)) {
      return each_move + ", and there are as many of each. A tour can not start on " + name(problem_.start) +
             " and end on " + name(*problem_.end) + (colours ? ", of the same colour." : ", in the same group.");
    }
    return {};
  }

  std::size_t side(const Survey& found, Square square) const {
    return static_cast<std::size_t>(found.side[graph_.number(square)]);
  }

  // Whoever enters a square with one move only must end there, if he has not started there.
  Reason dead_ends(const Graph& graph) const {
    int first = -1;
    for (int v = 0; v < graph.size(); ++v) {
      if (!graph.exists(v) || degree(graph, v) != 1) continue;
      const std::string only = "Only one move leads to or from " + name(v);
      if (closed()) return only + ", and a closed tour needs two.";
      if (v == start() || is_end(v)) continue;
      if (problem_.end) return only + ", so a tour would have to start or end there.";
      if (first >= 0) return only + ", and the same is true of " + name(first) + ": a tour would have to end on both.";
      first = v;
    }
    return {};
  }

  Reason of_direction() const {
    const Graph back(turned_round(problem_.edges));
    int last = problem_.end ? graph_.number(*problem_.end) : -1;
    for (int v = 0; v < graph_.size(); ++v) {
      if (back.moves(v) == 0 && (closed() || v != start())) return "No edge leads to " + name(v) + ".";
      if (graph_.moves(v) > 0 || v == last) continue;
      if (closed()) return "No edge leads away from " + name(v) + ".";
      if (last >= 0) return "No edge leads away from " + name(v) + ", and a tour must end on " + name(last) + ".";
      last = v;
    }
    if (const Reason reason = unreached(graph_, start(), false)) return reason;
    if (closed()) return unreached(back, start(), true);
    return last >= 0 ? unreached(back, last, true) : Reason();
  }

  // Some vertex that can not be got to from `from` or, with the graph turned round, from which `from` can not be got
  // to.
  Reason unreached(const Graph& graph, int from, bool turned) const {
    const Survey found = survey(graph, from);
    const auto lost = static_cast<int>(std::ranges::find(found.side, -1) - found.side.begin());
    if (lost == graph.size()) return {};
    return "No sequence of edges leads from " + name(turned ? lost : from) + " to " + name(turned ? from : lost) + ".";
  }

  const Problem& problem_;
  Graph graph_;
};

}  // namespace

Reason obstacle_at_the_ends(const Problem& problem) { return Obstacles(problem).at_the_ends(); }

Reason obstacle(const Problem& problem) {
  const Obstacles obstacles(problem);
  const Reason reason = obstacles.at_the_ends();
  return reason ? reason : obstacles.anywhere();
}

}  // namespace kt
