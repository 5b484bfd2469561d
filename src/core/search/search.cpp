#include "core/search/search.h"

#include <algorithm>
#include <utility>

#include "core/rules/candidates.h"

namespace kt {
namespace {

using Machine = std::variant<Restarts, DivideAndConquer, NeuralNetwork>;

Machine machine_for(const Problem& problem, Detail detail) {
  switch (problem.algorithm->method) {
    case Method::divide_and_conquer: return DivideAndConquer(problem);
    case Method::neural_network: return NeuralNetwork(problem);
    default: return Restarts(problem, detail);
  }
}

// Like std::visit, with less code than its function tables.
template <typename Machines, typename Use>
auto with(Machines& machines, Use use) {
  if (auto* search = std::get_if<Restarts>(&machines)) return use(*search);
  if (auto* search = std::get_if<DivideAndConquer>(&machines)) return use(*search);
  return use(*std::get_if<NeuralNetwork>(&machines));
}

}  // namespace

Search::Search(const Problem& problem, Detail detail)
    : problem_(problem), detail_(detail), machine_(machine_for(problem, detail)) {}

Search::Search(DepthFirst search)
    : problem_(search.path().problem()), detail_(search.detail()), machine_(Restarts(std::move(search))) {}

// Checks depth first before the others, because most searches are.
Event Search::step() {
  return with(machine_, [](auto& machine) { return machine.step(); });
}

bool Search::step_back() {
  return with(machine_, [](auto& machine) { return machine.step_back(); });
}

std::uint64_t Search::run(Budget budget) {
  return with(machine_, [&](auto& machine) {
    if constexpr (requires { machine.run(budget); })
      return machine.run(budget);
    else
      return machine.run(budget.steps);
  });
}

// The others have a depth only at a tour, where they stop. All moments between the first and the last have none.
RunSummary Search::run_summarized(Budget budget, VisitCounts* visits) {
  if (auto* search = std::get_if<Restarts>(&machine_)) return search->run_summarized(budget, visits);
  RunSummary summary{.steps = run({.steps = std::min<std::uint64_t>(budget.steps, 1)})};
  summary.depths.add(depth());
  if (summary.steps == 0 || status() != Status::searching) return summary;
  summary.steps += run({.steps = budget.steps - summary.steps});
  summary.depths.add(depth());
  return summary;
}

void Search::set_detail(Detail detail) {
  detail_ = detail;
  if (auto* search = std::get_if<Restarts>(&machine_)) search->set_detail(detail);
}

Status Search::status() const {
  return with(machine_, [](const auto& machine) { return machine.status(); });
}

bool Search::ended() const {
  if (auto* search = std::get_if<Restarts>(&machine_)) return search->ended();
  return status() == Status::stuck || (status() == Status::tour && std::holds_alternative<DivideAndConquer>(machine_));
}

Event Search::last_event() const {
  return with(machine_, [](const auto& machine) { return machine.last_event(); });
}

std::uint64_t Search::steps() const {
  return with(machine_, [](const auto& machine) { return machine.steps(); });
}

std::uint64_t Search::visits() const {
  return with(machine_, [](const auto& machine) { return machine.visits(); });
}

std::uint64_t Search::backtracks() const {
  return with(machine_, [](const auto& machine) -> std::uint64_t {
    if constexpr (requires { machine.backtracks(); }) return machine.backtracks();
    return 0;
  });
}

std::uint64_t Search::tours() const {
  return with(machine_, [](const auto& machine) { return machine.tours(); });
}

std::size_t Search::depth() const {
  return with(machine_, [](const auto& machine) { return machine.depth(); });
}

std::size_t Search::deepest() const {
  return with(machine_, [](const auto& machine) {
    if constexpr (requires { machine.deepest(); })
      return machine.deepest();
    else
      return machine.depth();
  });
}

std::vector<DepthRecord> Search::records() const {
  return with(machine_, [](const auto& machine) -> std::vector<DepthRecord> {
    if constexpr (requires { machine.records(); }) return machine.records();
    return {};
  });
}

std::uint64_t Search::attempts() const {
  return with(machine_, [](const auto& machine) -> std::uint64_t {
    if constexpr (requires { machine.attempts(); }) return machine.attempts();
    return 1;
  });
}

bool Search::gives_up() const {
  const Restarts* search = std::get_if<Restarts>(&machine_);
  return search && search->is_over();
}

std::uint64_t Search::steps_to_undo() const {
  if (std::holds_alternative<NeuralNetwork>(machine_)) return 0;
  const DepthFirst* search = depth_first();
  return search ? search->steps() : steps();
}

std::vector<Square> Search::path() const {
  std::vector<Square> squares;
  copy_path(squares);
  return squares;
}

void Search::copy_path(std::vector<Square>& squares) const {
  if (const DepthFirst* search = depth_first()) return search->path().copy_squares(squares);
  with(machine_, [&](const auto& machine) {
    if constexpr (requires { squares = machine.path(); }) squares = machine.path();
  });
}

std::size_t Search::bytes() const {
  return sizeof *this + with(machine_, [](const auto& machine) { return machine.bytes(); });
}

bool Search::is_visited(Square square) const {
  if (const DepthFirst* search = depth_first()) {
    const Graph& graph = search->path().graph();
    if (!graph.board().contains(square)) return false;
    const int v = graph.number(square);
    return graph.exists(v) && !search->path().is_free(v);
  }
  const std::vector<Square> squares = path();
  return std::ranges::find(squares, square) != squares.end();
}

bool Search::is_closed() const {
  if (status() != Status::tour) return false;
  return depth_first() ? depth_first()->path().is_closed() : true;
}

std::vector<Candidate> Search::candidates() const {
  return depth_first() ? candidates_of(depth_first()->path()) : std::vector<Candidate>{};
}

std::vector<std::array<Square, 2>> Search::edges() const {
  return with(machine_, [](const auto& machine) { return machine.edges(); });
}

}  // namespace kt
