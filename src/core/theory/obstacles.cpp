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

using Reason = std::optional<Message>;

// Like Graph::target for each move, but with one division per square instead of one per move.
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

// The squares within reach of one, split by whether the number of moves to get there is even or odd.
struct Survey {
  std::vector<std::int8_t> side;  // 0 or 1; -1 if out of reach
  std::array<int, 2> count{};     // number of squares on each side
  bool moves_change_side = true;
};

Survey survey(const Graph& graph, int from) {
  Survey result{.side = std::vector<std::int8_t>(graph.size(), -1)};
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
    if (!exists(problem_.start)) return Message{"{0}, the start, does not exist.", name(problem_.start)};
    if (end && !exists(*end)) return Message{"{0}, the end, does not exist.", name(*end)};
    if (closed && graph_.squares() < 3) return Message{"A closed tour has at least three squares."};
    if (!end) return {};
    if (*end == problem_.start && graph_.squares() > 1)
      return Message{"A tour cannot end on the square where it starts."};
    if (closed && !graph_.has_move(graph_.number(*end), start())) {
      return Message{"A closed tour ends one move from its start, but no move leads from {0} to {1}.", name(*end),
                     name(problem_.start)};
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
    if (const Reason reason = of_one_colour()) return reason;
    const Survey found = survey(graph, start());
    if (const Reason reason = out_of_reach(graph, found)) return reason;
    if (const Reason reason = of_colour(found)) return reason;
    return dead_ends(graph);
  }

  // A piece whose offsets have an even sum, such as the camel's 1 + 3, stays on the colour of its start.
  Reason of_one_colour() const {
    if (!problem_.edges.empty() || sides_are_colours()) return {};
    std::uint64_t others = 0;
    for (int v = 0; v < graph_.size(); ++v) {
      const Square square = graph_.square(v);
      const int apart = square.row + square.col - problem_.start.row - problem_.start.col;
      others += graph_.exists(v) && apart % 2 != 0 ? 1 : 0;
    }
    if (others == 0) return {};
    return Message{
        "Every move of this piece, the {0}, leads to a square of the same colour, so the piece never reaches the {1, plural, one {# square} other {# squares}} of the other colour.",
        piece_name(problem_.leaper), others};
  }

  Reason out_of_reach(const Graph& graph, const Survey& found) const {
    if (found.count[0] + found.count[1] == graph.squares()) return {};
    int lost = -1;
    for (int v = 0; v < graph.size(); ++v) {
      if (!graph.exists(v) || (found.side[v] >= 0 && v != start())) continue;
      if (degree(graph, v) == 0) return Message{"No move leads to or from {0}.", name(v)};
      if (lost < 0 && v != start()) lost = v;
    }
    return Message{"No sequence of moves leads from {0} to {1}.", name(problem_.start), name(lost)};
  }

  // A piece whose offsets have an odd sum, such as the knight's 1 + 2, changes between light and dark.
  bool sides_are_colours() const { return problem_.edges.empty() && (problem_.leaper.a + problem_.leaper.b) % 2 != 0; }

  Reason of_colour(const Survey& found) const {
    if (!found.moves_change_side) return {};
    const bool colours = sides_are_colours();
    const int most = std::max(found.count[0], found.count[1]), fewest = std::min(found.count[0], found.count[1]);
    const char* const sides = colours ? "colours" : "groups";
    const Message each_move{
        "Every move switches between {0, select, colours {light and dark squares} other {two groups of squares}}.",
        sides};
    const Message counts{
        "{0, select, colours {{1} of one colour and {2} of the other} other {{1} in one group and {2} in "
        "the other}}",
        sides, std::to_string(most), std::to_string(fewest)};
    if (closed() && most != fewest)
      return joined(each_move, {"A closed tour visits the same number of each, but there are {0}.", counts});
    if (most - fewest > 1)
      return joined(each_move, {"On a tour, their numbers differ by at most one, but there are {0}.", counts});
    if (closed()) return {};
    const std::size_t more = found.count[0] >= found.count[1] ? 0 : 1;
    for (const std::optional<Square>& square : {std::optional(problem_.start), problem_.end}) {
      if (most == fewest || !square || side(found, *square) == more) continue;
      return joined(
          {"Every move switches between {0, select, colours {light and dark squares} other {two groups of squares}}, and there are {1}.",
           sides, counts},
          {"A tour must start and end on one of the {0}, but {1} is not one of them.", std::to_string(most),
           name(*square)});
    }
    if (most == fewest && problem_.end && side(found, *problem_.end) == side(found, problem_.start)) {
      return joined(
          {"Every move switches between {0, select, colours {light and dark squares} other {two groups of squares}}, and there are as many of one as of the other.",
           sides},
          {"A tour cannot start on {0} and end on {1}, {2, select, colours {which has the same colour} other {which is in the same group}}.",
           name(problem_.start), name(*problem_.end), sides});
    }
    return {};
  }

  std::size_t side(const Survey& found, Square square) const { return found.side[graph_.number(square)]; }

  // A path that enters a square with a single move must end there, unless it starts there.
  Reason dead_ends(const Graph& graph) const {
    int first = -1;
    for (int v = 0; v < graph.size(); ++v) {
      if (!graph.exists(v) || degree(graph, v) != 1) continue;
      if (closed()) return Message{"Only one move leads to or from {0}, but a closed tour needs two.", name(v)};
      if (v == start() || is_end(v)) continue;
      if (problem_.end)
        return Message{"Only one move leads to or from {0}, so a tour would have to start or end there.", name(v)};
      if (first >= 0)
        return Message{
            "Only one move leads to or from {0}, and the same is true of {1}. A tour would have to end on both.",
            name(v), name(first)};
      first = v;
    }
    return {};
  }

  Reason of_direction() const {
    const Graph back(turned_round(problem_.edges));
    int last = problem_.end ? graph_.number(*problem_.end) : -1;
    for (int v = 0; v < graph_.size(); ++v) {
      if (back.moves(v) == 0 && (closed() || v != start())) return Message{"No edge leads to {0}.", name(v)};
      if (graph_.moves(v) > 0 || v == last) continue;
      if (closed()) return Message{"No edge leads away from {0}.", name(v)};
      if (last >= 0) return Message{"No edge leads away from {0}, but a tour must end on {1}.", name(v), name(last)};
      last = v;
    }
    if (const Reason reason = unreached(graph_, start(), false)) return reason;
    if (closed()) return unreached(back, start(), true);
    return last >= 0 ? unreached(back, last, true) : Reason();
  }

  // A vertex that cannot be reached from `from` or, with the graph reversed, that cannot reach `from`.
  Reason unreached(const Graph& graph, int from, bool turned) const {
    const Survey found = survey(graph, from);
    const auto lost = static_cast<int>(std::ranges::find(found.side, -1) - found.side.begin());
    if (lost == graph.size()) return {};
    return Message{"No sequence of edges leads from {0} to {1}.", name(turned ? lost : from),
                   name(turned ? from : lost)};
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
