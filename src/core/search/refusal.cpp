#include "core/search/refusal.h"

#include "core/basics/quoted.h"
#include "core/search/divide_and_conquer.h"
#include "core/search/neural_network.h"

namespace kt {
namespace {

Message algorithm_refusal(const Problem& problem) {
  if (!problem.given.empty() && !problem.algorithm->keeps_stack())
    return {"{0} cannot continue from moves already made", quoted(problem.algorithm->id)};
  if (problem.algorithm->refusal) return problem.algorithm->refusal(problem);
  switch (problem.algorithm->method) {
    case Method::divide_and_conquer: return divide_and_conquer_refusal(problem);
    case Method::neural_network: return neural_network_refusal(problem);
    default: return {};
  }
}

Message tie_refusal(const Problem& problem) {
  if (!problem.algorithm->uses_ties || !problem.tie->refusal) return {};
  return problem.tie->refusal(problem);
}

}  // namespace

std::optional<Refusal> refusal(const Problem& problem) {
  if (Message reason = algorithm_refusal(problem); !reason.empty()) return Refusal{"algorithm", std::move(reason)};
  if (Message reason = tie_refusal(problem); !reason.empty())
    return Refusal{"tie", {"{0} {1, clause}", quoted(problem.tie->id), std::move(reason)}};
  return std::nullopt;
}

}  // namespace kt
