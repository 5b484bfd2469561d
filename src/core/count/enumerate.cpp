#include "core/count/enumerate.h"

#include <algorithm>
#include <map>
#include <utility>

namespace kt {
namespace {

// The first of the squares that the board's symmetries map to each other.
Square representative(Board board, Square s) {
  std::vector<Square> alike;
  for (const Square t : {s, Square{s.col, s.row}}) {
    if (t != s && board.rows != board.cols) continue;
    for (const int row : {t.row, board.rows - 1 - t.row}) {
      for (const int col : {t.col, board.cols - 1 - t.col}) alike.push_back({row, col});
    }
  }
  return std::ranges::min(alike, {}, [](Square a) { return std::pair(a.row, a.col); });
}

}  // namespace

Enumeration::Enumeration(const Problem& problem, bool all_starts) {
  Problem pruned = problem;
  pruned.algorithm = find_algorithm("pruned");
  if (!problem.given.empty()) {
    parts_.push_back({pruned, 1});
  } else if (problem.goal == Goal::closed && (all_starts || !problem.end)) {
    pruned.end.reset();
    add_closed(pruned);
  } else if (problem.goal == Goal::tour && all_starts) {
    add_starts(pruned);
  } else {
    parts_.push_back({pruned, 1});
  }
}

void Enumeration::add_starts(const Problem& problem) {
  const Graph graph = graph_of(problem);
  const bool has_symmetry = problem.edges.empty() && problem.holes.empty() && !problem.end;
  std::map<int, std::uint64_t> weights;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.exists(v)) continue;
    ++weights[has_symmetry ? graph.number(representative(graph.board(), graph.square(v))) : v];
  }
  for (const auto& [v, weight] : weights) {
    Part part{problem, weight};
    part.problem.start = graph.square(v);
    parts_.push_back(std::move(part));
  }
}

// Every closed tour passes the square with the fewest neighbours, so the search starts there. Fixing the last square as
// well fixes the direction.
void Enumeration::add_closed(const Problem& problem) {
  const Graph graph = graph_of(problem);
  if (graph.squares() < 3) return;
  int start = graph.number(problem.start);
  std::vector<int> ends = neighbours(graph, start);
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.exists(v)) continue;
    if (std::vector<int> here = neighbours(graph, v); here.size() < ends.size()) {
      start = v;
      ends = std::move(here);
    }
  }
  if (ends.size() < 2 && graph.symmetric()) return;
  Problem from_there = problem;
  from_there.start = graph.square(start);
  if (!graph.symmetric()) {
    parts_.push_back({from_there, 1});
    return;
  }
  twice_ = ends.size() > 2;
  if (!twice_) ends.resize(1);
  for (const int end : ends) {
    from_there.end = graph.square(end);
    parts_.push_back({from_there, 1});
  }
}

bool Enumeration::run(std::uint64_t max_steps) {
  while (!done() && max_steps > 0) {
    if (search_.empty()) search_.emplace_back(parts_[next_].problem);
    Search& search = search_.front();
    const std::uint64_t before = search.visits();
    max_steps -= std::min(search.run(max_steps), max_steps);
    visits_ += search.visits() - before;
    if (!search.ended()) continue;
    for (std::uint64_t i = 0; i < parts_[next_].weight; ++i) add(total_, {0, search.tours()});
    search_.clear();
    ++next_;
  }
  return done();
}

TourCount Enumeration::count() const {
  if (!twice_) return total_;
  return {total_.high / 2, total_.low / 2 + (total_.high % 2 << 63)};
}

}  // namespace kt
