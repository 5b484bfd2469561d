#include "core/search/search.h"

#include <algorithm>
#include <utility>

#include "core/rules/candidates.h"

namespace kt {
namespace {

using Machine = std::variant<DepthFirst, Restarts, DivideAndConquer, NeuralNetwork>;

Machine machine_for(const Problem& problem, Detail detail) {
  switch (problem.algorithm->method) {
    case Method::restarts: return Restarts(problem, detail);
    case Method::divide_and_conquer: return DivideAndConquer(problem);
    case Method::neural_network: return NeuralNetwork(problem);
    default: return DepthFirst(problem, detail);
  }
}

}  // namespace

Search::Search(const Problem& problem, Detail detail)
    : problem_(problem), detail_(detail), machine_(machine_for(problem, detail)) {}

Search::Search(DepthFirst search)
    : problem_(search.path().problem()), detail_(search.detail()), machine_(std::move(search)) {}

// Most searches are depth first: asking for that one alone is quicker than the variant's own table of functions.
Event Search::step() {
  if (auto* search = std::get_if<DepthFirst>(&machine_)) return search->step();
  return std::visit([](auto& machine) { return machine.step(); }, machine_);
}

bool Search::step_back() {
  if (auto* search = std::get_if<DepthFirst>(&machine_)) return search->step_back();
  return std::visit([](auto& machine) { return machine.step_back(); }, machine_);
}

std::uint64_t Search::run(Budget budget) {
  if (auto* search = std::get_if<DepthFirst>(&machine_)) return search->run(budget);
  if (auto* search = std::get_if<Restarts>(&machine_)) return search->run_summarized(budget).steps;
  return std::visit(
      [&](auto& machine) -> std::uint64_t {
        if constexpr (requires { machine.run(budget.steps); }) return machine.run(budget.steps);
        return 0;
      },
      machine_);
}

// The others have a depth at a tour only, where they stop: all moments between the first and the last have none.
RunSummary Search::run_summarized(Budget budget, VisitCounts* visits) {
  if (auto* search = std::get_if<DepthFirst>(&machine_)) return search->run_summarized(budget, visits);
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
  if (auto* search = std::get_if<DepthFirst>(&machine_)) search->set_detail(detail);
  if (auto* search = std::get_if<Restarts>(&machine_)) search->set_detail(detail);
}

Status Search::status() const {
  return std::visit([](const auto& machine) { return machine.status(); }, machine_);
}

bool Search::ended() const {
  if (auto* search = std::get_if<DepthFirst>(&machine_)) return search->ended();
  if (std::holds_alternative<NeuralNetwork>(machine_)) return status() == Status::stuck;
  return status() != Status::searching;
}

Event Search::last_event() const {
  return std::visit([](const auto& machine) { return machine.last_event(); }, machine_);
}

std::uint64_t Search::steps() const {
  return std::visit([](const auto& machine) { return machine.steps(); }, machine_);
}

std::uint64_t Search::visits() const {
  return std::visit([](const auto& machine) { return machine.visits(); }, machine_);
}

std::uint64_t Search::backtracks() const {
  if (auto* search = std::get_if<Restarts>(&machine_)) return search->backtracks();
  const DepthFirst* search = depth_first();
  return search ? search->backtracks() : 0;
}

std::uint64_t Search::tours() const {
  return std::visit([](const auto& machine) { return machine.tours(); }, machine_);
}

std::size_t Search::depth() const {
  return std::visit([](const auto& machine) { return machine.depth(); }, machine_);
}

std::size_t Search::deepest() const {
  if (auto* search = std::get_if<Restarts>(&machine_)) return search->deepest();
  const DepthFirst* search = depth_first();
  return search ? search->deepest() : depth();
}

std::vector<DepthRecord> Search::records() const {
  if (auto* search = std::get_if<Restarts>(&machine_)) return search->records();
  const DepthFirst* search = depth_first();
  return search ? search->records() : std::vector<DepthRecord>();
}

const DepthFirst* Search::depth_first() const {
  if (auto* search = std::get_if<Restarts>(&machine_)) return &search->attempt();
  return std::get_if<DepthFirst>(&machine_);
}

std::uint64_t Search::attempts() const {
  if (auto* search = std::get_if<Restarts>(&machine_)) return search->attempts();
  auto* search = std::get_if<NeuralNetwork>(&machine_);
  return search ? search->attempts() : 1;
}

bool Search::gives_up() const {
  auto* search = std::get_if<Restarts>(&machine_);
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
  std::visit(
      [&](const auto& machine) {
        if constexpr (requires { squares = machine.path(); }) squares = machine.path();
      },
      machine_);
}

std::size_t Search::bytes() const {
  return sizeof *this + std::visit([](const auto& machine) { return machine.bytes(); }, machine_);
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
  return std::visit(
      [](const auto& machine) -> std::vector<std::array<Square, 2>> {
        if constexpr (requires { machine.edges(); }) return machine.edges();
        return {};
      },
      machine_);
}

}  // namespace kt
