#include "core/search/neural_network.h"

#include <algorithm>
#include <utility>

#include "core/basics/heap_sort.h"
#include "core/basics/splitmix.h"

namespace kt {
namespace {

// A sweep over so many squares takes a small part of a frame.
constexpr int kMaxSquares = 10'000;

// An attempt ends after so many sweeps per square along the side of a square board. Of the attempts that settle, 99 %
// do so within 110 sweeps at 6x6, 190 at 8x8, 360 at 12x12 and 850 at 20x20. So up to that size at most one in a
// hundred is lost. At 100x100, where a tour is very unlikely, half of them are lost. The 4 to 7 % that never settle
// repeat themselves for ever.
constexpr std::uint32_t kSweepsForEachSide = 40;

std::uint32_t side_of(int squares) {
  std::uint32_t side = 0;
  while (side * side < static_cast<std::uint32_t>(squares)) ++side;
  return side;
}

}  // namespace

Message neural_network_refusal(const Problem& problem) {
  if (problem.edges.empty() && problem.board.squares() > kMaxSquares) {
    return {"the neural network works on boards of up to 10000 squares, such as 100x100, not on {0}",
            to_string(problem.board)};
  }
  const Graph graph = graph_of(problem);
  if (!graph.symmetric()) return {"the neural network works only on graphs whose edges all go both ways"};
  if (problem.end && !graph.has_move(graph.number(problem.start), graph.number(*problem.end))) {
    return {"the neural network finds only closed tours, so the end must be one move from the start"};
  }
  return {};
}

NeuralNetwork::NeuralNetwork(const Problem& problem)
    : board_(problem.board),
      start_(problem.start),
      end_(problem.end),
      seed_(problem.seed),
      max_sweeps_(0),
      last_{EventType::start, problem.start} {
  if (!neural_network_refusal(problem).empty()) return;
  const Graph graph = graph_of(problem);
  board_ = graph.board();
  squares_ = graph.squares();
  max_sweeps_ = kSweepsForEachSide * side_of(squares_);
  add_neurons(graph);
  std::vector<int> neighbours(graph.size());
  for (const auto& [a, b] : neurons_) {
    ++neighbours[a];
    ++neighbours[b];
  }
  is_hopeless_ = squares_ < 3;
  for (int v = 0; v < graph.size(); ++v) is_hopeless_ |= graph.exists(v) && neighbours[v] < 2;
  begin(1);
}

void NeuralNetwork::add_neurons(const Graph& graph) {
  for (int v = 0; v < graph.size(); ++v) {
    for (int move = 0; graph.exists(v) && move < graph.moves(v); ++move) {
      if (const int to = graph.target(v, move); to > v) neurons_.push_back({v, to});
    }
  }
  heap_sort(neurons_);  // makes it independent of the move order
  active_.resize(neurons_.size());
  states_.resize(neurons_.size());
  degrees_.resize(graph.size());
}

Event NeuralNetwork::step() {
  if (last_.type == EventType::stuck) return last_;
  ++steps_;
  if (is_hopeless_) {
    last_ = {EventType::stuck, start_};
  } else if (is_over()) {
    begin(attempts_ + 1);
  } else {
    sweep();
    if (last_.type == EventType::tour) ++tours_;
  }
  return last_;
}

bool NeuralNetwork::step_back() {
  if (steps_ == 0) return false;
  --steps_;
  if (last_.type == EventType::tour) --tours_;
  if (is_hopeless_) {
    last_ = {EventType::start, start_};
  } else if (sweeps_ > 0) {
    const std::uint32_t before = sweeps_ - 1;
    begin(attempts_);
    while (sweeps_ < before) sweep();
  } else {
    begin(attempts_ - 1);
    while (!is_over()) sweep();
  }
  return true;
}

std::uint64_t NeuralNetwork::run(std::uint64_t max_steps) {
  std::uint64_t done = 0;
  while (done < max_steps && status() != Status::stuck) {
    ++done;
    if (step().type == EventType::tour) break;
  }
  return done;
}

Status NeuralNetwork::status() const {
  if (last_.type == EventType::tour) return Status::tour;
  return last_.type == EventType::stuck ? Status::stuck : Status::searching;
}

std::vector<Square> NeuralNetwork::path() const {
  std::vector<Square> squares;
  if (status() != Status::tour) return squares;
  for (const std::int32_t v : tour()) squares.push_back(square(v));
  return squares;
}

std::vector<std::array<Square, 2>> NeuralNetwork::edges() const {
  std::vector<std::array<Square, 2>> list;
  for (std::size_t i = 0; i < neurons_.size(); ++i) {
    if (active_[i] != 0) list.push_back({square(neurons_[i][0]), square(neurons_[i][1])});
  }
  return list;
}

void NeuralNetwork::begin(std::uint64_t attempt) {
  constexpr std::size_t kBits = 64;
  const std::uint64_t base = mixed(mixed(seed_ + kGoldenRatio) + attempt + kGoldenRatio);
  std::ranges::fill(active_, std::uint8_t{0});
  std::ranges::fill(states_, 0);
  std::ranges::fill(degrees_, 0);
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < neurons_.size(); ++i, bits >>= 1) {
    if (i % kBits == 0) bits = mixed(base + i / kBits + kGoldenRatio);
    if ((bits & 1) != 0) set_active(i, true);
  }
  attempts_ = attempt;
  sweeps_ = 0;
  settled_ = false;
  last_ = {attempt == 1 ? EventType::start : EventType::restart, start_};
}

void NeuralNetwork::sweep() {
  bool changed = false;
  for (std::size_t i = 0; i < neurons_.size(); ++i) {
    const auto [a, b] = neurons_[i];
    const std::int32_t wanting = 4 - degrees_[a] - degrees_[b];
    changed |= wanting != 0;
    states_[i] += wanting;
    if (states_[i] > 3) set_active(i, true);
    if (states_[i] < 0) set_active(i, false);
  }
  ++sweeps_;
  settled_ = !changed;
  last_ = {settled_ && !tour().empty() ? EventType::tour : EventType::sweep, start_};
}

void NeuralNetwork::set_active(std::size_t neuron, bool active) {
  const int change = (active ? 1 : 0) - active_[neuron];
  active_[neuron] = active ? 1 : 0;
  for (const std::int32_t v : neurons_[neuron]) degrees_[v] += change;
}

// The active neurons as a tour from the start on, if they form one cycle through all squares and past the end.
std::vector<std::int32_t> NeuralNetwork::tour() const {
  std::vector<Neuron> links(degrees_.size(), {-1, -1});
  for (std::size_t i = 0; i < neurons_.size(); ++i) {
    if (active_[i] == 0) continue;
    const auto [a, b] = neurons_[i];
    // A third link would be lost, but then the degree is 3.
    for (const auto& [v, to] : {std::pair(a, b), std::pair(b, a)}) {
      Neuron& pair = links[v];
      (pair[0] < 0 ? pair[0] : pair[1]) = to;
    }
  }
  const std::int32_t start = board_.number(start_);
  std::vector<std::int32_t> cycle;
  std::int32_t here = start;
  std::int32_t before = links[start][1];
  do {
    if (degrees_[here] != 2) return {};
    cycle.push_back(here);
    const auto [a, b] = links[here];
    before = std::exchange(here, a == before ? b : a);
  } while (here != start);
  if (cycle.size() != static_cast<std::size_t>(squares_)) return {};
  if (end_ && square(cycle[1]) == *end_) std::reverse(cycle.begin() + 1, cycle.end());
  if (end_ && square(cycle.back()) != *end_) return {};
  return cycle;
}

}  // namespace kt
