#include "core/search/refusal.h"

#include <cmath>

#include "core/basics/quoted.h"
#include "core/search/divide_and_conquer.h"
#include "core/search/neural_network.h"

namespace kt {
namespace {

constexpr int kMaxSquaresToRevisit = 20;

// Every square but the last is left by as many moves as there are on average.
std::string number_of_walks(const Graph& graph) {
  double moves = 0;
  for (int v = 0; v < graph.size(); ++v) {
    for (int move = 0; graph.exists(v) && move < graph.moves(v); ++move) moves += graph.target(v, move) >= 0;
  }
  const double each = std::max(moves / graph.squares(), 1.0);
  return "10^" + std::to_string(std::lround((graph.squares() - 1) * std::log10(each)));
}

std::string brute_force_refusal(const Problem& problem) {
  const Graph graph = graph_of(problem);
  if (graph.squares() <= kMaxSquaresToRevisit) return {};
  return "brute force covers up to 20 squares, not " + std::to_string(graph.squares()) + ": there are about " +
         number_of_walks(graph) + " walks to try";
}

std::string squirrel_cull_refusal(const Problem& problem) {
  const bool covered = problem.edges.empty() && problem.holes.empty() && problem.leaper == Leaper{} &&
                       problem.board.rows == problem.board.cols && problem.board.rows >= 5 &&
                       problem.start == Square{0, 0};
  return covered ? "" : "covers the knight on square boards from 5x5 on, without holes, from the top left corner 0,0";
}

std::string algorithm_refusal(const Problem& problem) {
  if (problem.algorithm->revisits) return brute_force_refusal(problem);
  switch (problem.algorithm->method) {
    case Method::divide_and_conquer: return divide_and_conquer_refusal(problem);
    case Method::neural_network: return neural_network_refusal(problem);
    default: return {};
  }
}

}  // namespace

std::optional<Refusal> refusal(const Problem& problem) {
  if (std::string reason = algorithm_refusal(problem); !reason.empty()) return Refusal{"algorithm", std::move(reason)};
  if (problem.algorithm->rank && problem.tie->id == "squirrel-cull") {
    if (const std::string reason = squirrel_cull_refusal(problem); !reason.empty()) {
      return Refusal{"tie", quoted(problem.tie->id) + " " + reason};
    }
  }
  return std::nullopt;
}

}  // namespace kt
