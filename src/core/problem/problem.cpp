#include "core/problem/problem.h"

#include <algorithm>

namespace kt {

Graph graph_of(const Problem& problem) {
  if (!problem.edges.empty()) return Graph(problem.edges);
  return Graph(problem.board, problem.holes, moves_of(problem.leaper, problem.moves));
}

bool end_is_passed(const Problem& problem) {
  if (!problem.end || problem.given.empty()) return false;
  if (*problem.end == problem.given.back()) return graph_of(problem).squares() > static_cast<int>(root_depth(problem));
  return *problem.end == problem.start || std::ranges::find(problem.given, *problem.end) != problem.given.end();
}

std::optional<Problem> rest_of(const Problem& problem) {
  if (problem.given.empty()) return problem;
  if (problem.goal == Goal::closed || end_is_passed(problem)) return {};
  Problem rest = problem;
  rest.start = root(problem);
  rest.given.clear();
  std::vector<Square> passed = problem.given;
  passed.back() = problem.start;
  if (problem.edges.empty()) {
    rest.holes.insert(rest.holes.end(), passed.begin(), passed.end());
    return rest;
  }
  // The remaining vertices get lower numbers.
  std::vector<int> place(problem.edges.vertices.size(), 0);
  for (const Square square : passed) place[square.col] = -1;
  rest.edges = {};
  for (std::size_t v = 0; v < place.size(); ++v) {
    if (place[v] < 0) continue;
    place[v] = static_cast<int>(rest.edges.vertices.size());
    rest.edges.vertices.push_back(problem.edges.vertices[v]);
  }
  const auto at = [&](int v) { return place[v]; };
  for (const auto& [from, to] : problem.edges.edges)
    if (at(from) >= 0 && at(to) >= 0) rest.edges.edges.emplace_back(at(from), at(to));
  rest.board.cols = static_cast<int>(rest.edges.vertices.size());
  rest.start.col = at(rest.start.col);
  if (rest.end) rest.end->col = at(rest.end->col);
  return rest;
}

std::vector<MoveOrderStage> order_stages_of(const Problem& problem) {
  if (problem.tie->orders) return problem.tie->orders(problem);
  return {{.rank = {0, 1, 2, 3, 4, 5, 6, 7}}};
}

std::string_view to_string(EventType type) {
  switch (type) {
    case EventType::start: return "start";
    case EventType::advance: return "advance";
    case EventType::backtrack: return "backtrack";
    case EventType::reject: return "reject";
    case EventType::tour: return "tour";
    case EventType::exhausted: return "exhausted";
    case EventType::stuck: return "stuck";
    case EventType::divide: return "divide";
    case EventType::lay: return "lay";
    case EventType::join: return "join";
    case EventType::sweep: return "sweep";
    case EventType::restart: return "restart";
  }
  return {};
}

std::vector<Square> root_path(const Problem& problem) {
  std::vector<Square> path{problem.start};
  path.insert(path.end(), problem.given.begin(), problem.given.end());
  return path;
}

}  // namespace kt
