// A closed tour by a neural network, as a value that can be stepped forward and back.
//
// Each edge of the graph is a neuron, which is active if the edge belongs to the solution. An attempt begins with
// random active neurons and all states 0. A sweep updates all neurons, in the order of their squares' numbers. A
// neuron's state U grows by 4 minus the number of active edges at its two squares; the neuron itself counts at both.
// Above 3 it becomes active, below 0 inactive, and in between it stays as it is. An attempt has settled when a whole
// sweep changes nothing. Usually every square then has two active edges: these form a set of cycles, sometimes a single
// one, which is a tour. Otherwise a new attempt begins.
//
// A neuron sees the updates of the neurons before it. If all were updated at once, the network would oscillate and
// hardly ever settle: at 8x8 one attempt in a hundred, within 5,000 sweeps.
//
// Supported: graphs of up to 10,000 squares whose edges go both ways, and an end only one move from the start. On
// anything else, or if some square has fewer than two neighbours, the first step is `stuck`. It proves nothing: without
// a closed tour it never ends. Memory: about 13 bytes per neuron and 4 per square. It keeps no history.
//
// Source: Takefuji and Lee, Neural network computing for knight's tour problems (1992).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

// Empty if the problem is supported, otherwise a sentence without a subject that says what is supported.
Message neural_network_refusal(const Problem& problem);

class NeuralNetwork {
 public:
  // Precondition: the start is a square of the board and not a hole.
  explicit NeuralNetwork(const Problem& problem);

  // Does one step and returns it: `sweep`, `restart`, `tour` (the sweep that finds the attempt settled in a tour) or
  // `stuck`. The square is always the start. After a tour, a step begins the next attempt.
  Event step();
  // Undoes one step; false at step 0. It repeats the attempt from its beginning, so it is as slow as the sweeps so far.
  bool step_back();
  // Stops after `max_steps`, at a tour, or when stuck. Returns the number of steps done.
  std::uint64_t run(std::uint64_t max_steps);

  Status status() const;
  Event last_event() const { return last_; }
  std::uint64_t steps() const { return steps_; }
  // Number of tours found so far.
  std::uint64_t tours() const { return tours_; }
  // A network visits no squares.
  std::uint64_t visits() const { return 0; }
  // The number of squares at a tour, otherwise 0.
  std::size_t depth() const { return status() == Status::tour ? squares_ : 0; }
  // At a tour: the squares from the start on, to the end if there is one. Otherwise empty.
  std::vector<Square> path() const;
  // The active neurons.
  std::vector<std::array<Square, 2>> edges() const;
  // The number of attempts so far, 1 at step 0.
  std::uint64_t attempts() const { return attempts_; }

  // Approximate memory of a copy.
  std::size_t bytes() const {
    return sizeof *this + neurons_.size() * (sizeof neurons_[0] + sizeof active_[0] + sizeof states_[0]) +
           degrees_.size() * sizeof degrees_[0];
  }

  bool operator==(const NeuralNetwork&) const = default;

 private:
  using Neuron = std::array<std::int32_t, 2>;  // the numbers of its squares, the smaller first

  void add_neurons(const Graph& graph);
  bool is_over() const { return settled_ || sweeps_ == max_sweeps_; }
  void begin(std::uint64_t attempt);
  void sweep();
  void set_active(std::size_t neuron, bool active);
  std::vector<std::int32_t> tour() const;
  Square square(std::int32_t v) const { return {v / board_.cols, v % board_.cols}; }

  Board board_;
  Square start_;
  std::optional<Square> end_;
  std::uint32_t seed_;
  int squares_ = 0;           // without holes
  bool is_hopeless_ = true;   // no attempt can succeed
  std::uint32_t max_sweeps_;  // per attempt
  std::vector<Neuron> neurons_;
  std::vector<std::uint8_t> active_;   // V
  std::vector<std::int32_t> states_;   // U
  std::vector<std::int32_t> degrees_;  // number of active neurons at each square
  std::uint64_t attempts_ = 1;
  std::uint32_t sweeps_ = 0;  // of this attempt
  bool settled_ = false;
  std::uint64_t steps_ = 0;
  std::uint64_t tours_ = 0;
  Event last_;
};

}  // namespace kt
