#include "core/problem/problem.h"

namespace kt {

Graph graph_of(const Problem& problem) {
  if (!problem.edges.empty()) return Graph(problem.edges);
  return Graph(problem.board, problem.holes, moves_of(problem.leaper, problem.moves));
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

}  // namespace kt
