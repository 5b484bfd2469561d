#include "core/search/search.h"

#include <algorithm>

namespace kt {
namespace {

using Machine = std::variant<DepthFirst, DivideAndConquer, NeuralNetwork>;

Machine machine_for(const Problem& problem, Detail detail) {
  switch (problem.algorithm->method) {
    case Method::divide_and_conquer: return DivideAndConquer(problem);
    case Method::neural_network: return NeuralNetwork(problem);
    default: return DepthFirst(problem, detail);
  }
}

}  // namespace

Search::Search(const Problem& problem, Detail detail)
    : problem_(problem), detail_(detail), machine_(machine_for(problem, detail)) {}

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
  return std::visit(
      [&](auto& machine) -> std::uint64_t {
        if constexpr (requires { machine.run(budget.steps); }) return machine.run(budget.steps);
        return 0;
      },
      machine_);
}

// The others have a depth at a tour only, where they stop: all moments between the first and the last have none.
Stretch Search::run_stretch(Budget budget) {
  if (DepthFirst* search = stack()) return search->run_stretch(budget);
  Stretch stretch{.steps = run({.steps = std::min<std::uint64_t>(budget.steps, 1)})};
  stretch.depths.add(depth());
  if (stretch.steps == 0 || status() != Status::searching) return stretch;
  stretch.steps += run({.steps = budget.steps - stretch.steps});
  stretch.depths.add(depth());
  return stretch;
}

void Search::set_detail(Detail detail) {
  detail_ = detail;
  if (auto* search = std::get_if<DepthFirst>(&machine_)) search->set_detail(detail);
}

Status Search::status() const {
  return std::visit([](const auto& machine) { return machine.status(); }, machine_);
}

bool Search::ended() const {
  if (const auto* search = std::get_if<DepthFirst>(&machine_)) return search->ended();
  return status() == Status::stuck || (status() == Status::tour && std::holds_alternative<DivideAndConquer>(machine_));
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
  const auto* search = std::get_if<DepthFirst>(&machine_);
  return search ? search->backtracks() : 0;
}

std::uint64_t Search::tours() const {
  const auto* search = std::get_if<DepthFirst>(&machine_);
  return search ? search->tours() : status() == Status::tour;
}

std::size_t Search::depth() const {
  return std::visit([](const auto& machine) { return machine.depth(); }, machine_);
}

std::size_t Search::deepest() const {
  const auto* search = std::get_if<DepthFirst>(&machine_);
  return search ? search->deepest() : depth();
}

std::vector<Square> Search::path() const {
  return std::visit([](const auto& machine) { return machine.path(); }, machine_);
}

void Search::copy_path(std::vector<Square>& squares) const {
  if (const DepthFirst* search = depth_first()) return search->copy_path(squares);
  squares = path();
}

std::size_t Search::bytes() const {
  return sizeof *this + std::visit([](const auto& machine) { return machine.bytes(); }, machine_);
}

bool Search::is_visited(Square square) const {
  if (const auto* search = std::get_if<DepthFirst>(&machine_)) return search->is_visited(square);
  const std::vector<Square> squares = path();
  return std::ranges::find(squares, square) != squares.end();
}

bool Search::is_closed() const {
  if (status() != Status::tour) return false;
  if (const auto* search = std::get_if<DepthFirst>(&machine_)) return search->is_closed();
  return true;
}

std::vector<Candidate> Search::candidates() const {
  const auto* search = std::get_if<DepthFirst>(&machine_);
  return search ? search->candidates() : std::vector<Candidate>{};
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
