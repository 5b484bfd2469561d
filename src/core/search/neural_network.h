// A closed tour by a neural network, as a value that can be stepped forward and back.
//
// Each edge of the graph is a neuron: active when it belongs to the solution. An attempt begins with each one active or
// not at random and all states 0. A sweep goes through all neurons, in the order of their squares' numbers. A neuron's
// state U grows by 4 less the active edges at its two squares, itself counted at both; above 3 it becomes active, below
// 0 inactive, in between it stays as it is. Once a whole sweep changes nothing the attempt has settled, mostly with two
// active edges at every square: in a set of cycles, which is sometimes a single one, a tour. Else a new attempt begins.
//
// The update is in turn: a neuron sees what those before it in the sweep have become. If all were updated at once, the
// network would swing to and fro and hardly ever settle: at 8x8 one attempt in a hundred, within 5,000 sweeps.
//
// Covered: graphs of up to 10,000 squares whose edges go both ways, and an end only one move from the start. On
// anything else, or if some square has fewer than two neighbours, it is stuck at the first step. It proves nothing:
// where there is no closed tour it never ends. Memory: about 13 bytes a neuron and 4 a square; the history is not kept.
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

// Empty when the problem is covered, else a sentence without a subject about what is.
Message neural_network_refusal(const Problem& problem);

class NeuralNetwork {
 public:
  // The start must be a square of the board, and not a hole.
  explicit NeuralNetwork(const Problem& problem);

  // Does one step and tells what it was: `sweep`, `restart`, `tour` (the sweep that finds it settled in one) or
  // `stuck`; the square is always the start. After a tour a step goes on with the next attempt.
  Event step();
  // Undoes one step; false at step 0. It runs the attempt again from its beginning: as slow as its sweeps so far.
  bool step_back();
  // Stops after `max_steps`, at a tour, or stuck. Returns the number of steps done.
  std::uint64_t run(std::uint64_t max_steps);

  Status status() const;
  Event last_event() const { return last_; }
  std::uint64_t steps() const { return steps_; }
  // Found so far, also where the search has gone on since.
  std::uint64_t tours() const { return tours_; }
  // A network visits no squares.
  std::uint64_t visits() const { return 0; }
  // All squares at a tour, else 0.
  std::size_t depth() const { return status() == Status::tour ? squares_ : 0; }
  // At a tour: from the start on, to the end if there is one. Else empty.
  std::vector<Square> path() const;
  // The active neurons.
  std::vector<std::array<Square, 2>> edges() const;
  // How many attempts have begun, 1 at step 0.
  std::uint64_t attempts() const { return attempts_; }

  // What a copy takes in memory, roughly.
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
  std::uint32_t max_sweeps_;  // of one attempt
  std::vector<Neuron> neurons_;
  std::vector<std::uint8_t> active_;   // V
  std::vector<std::int32_t> states_;   // U
  std::vector<std::int32_t> degrees_;  // of each square, in active neurons
  std::uint64_t attempts_ = 1;
  std::uint32_t sweeps_ = 0;  // of this attempt
  bool settled_ = false;
  std::uint64_t steps_ = 0;
  std::uint64_t tours_ = 0;
  Event last_;
};

}  // namespace kt
