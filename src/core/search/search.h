// Module `search`: a search for a tour by any algorithm, as a value that can be stepped forward and back.
//
// A copy is a snapshot, and assigning it restores the search. At step 0 the knight stands on the start square. Counters
// begin there: `visits` counts every placement of the knight, including the start, and `backtracks` every square it
// left again.
//
//   Search search(Problem{.board = {5, 5}});
//   while (search.status() == Status::searching) search.step();
//
// Most algorithms search depth first (depth_first.h), one of them with restarts (restarts.h). Divide and conquer and
// the neural network (divide_and_conquer.h, neural_network.h) have no path before the tour is complete; until then they
// show `edges()`. refusal.h says which problems cannot be searched. stack.h lists the frames of the stack, and
// visit_counter.h counts visits. completion.h decides whether a path can still become a tour. A Position (position.h)
// is the minimal state from which a search resumes at a step.
//
// May know: fast, rules, state and the modules below. Begin with Search; to see how a step works, with DepthFirst.
#pragma once

#include <array>
#include <variant>
#include <vector>

#include "core/search/divide_and_conquer.h"
#include "core/search/neural_network.h"
#include "core/search/restarts.h"

namespace kt {

class Search {
 public:
  // Precondition: refusal() accepts the problem.
  explicit Search(const Problem& problem, Detail detail = Detail::move);
  // Continues from a search at any step.
  explicit Search(DepthFirst search);

  // Does one step and returns it. Does nothing after the end.
  Event step();
  // Undoes one step. False at step 0, and if an invented position claims earlier steps that are impossible.
  bool step_back();
  // Calls step() in a tight loop until the budget is used up, or at a tour or the end. Returns the number of steps
  // done.
  std::uint64_t run(Budget budget);
  std::uint64_t run(std::uint64_t max_steps) { return run(Budget{.steps = max_steps}); }
  // Also returns the exact range of depths, almost as fast. Adds the visits of a depth-first search to `visits` unless
  // it is null.
  RunSummary run_summarized(Budget budget, VisitCounts* visits = nullptr);

  const Problem& problem() const { return problem_; }
  Detail detail() const { return detail_; }
  // Changes what a step is, at the same moment of the same search. A moment between two moves becomes the earlier move.
  void set_detail(Detail detail);

  Status status() const;
  // No further step is possible: exhausted, stuck, or a tour of an algorithm that finds only one.
  bool ended() const;
  Event last_event() const;
  std::uint64_t steps() const;
  std::uint64_t visits() const;
  std::uint64_t backtracks() const;
  std::uint64_t tours() const;
  std::size_t depth() const;
  std::size_t deepest() const;

  // The squares from the start on; empty when exhausted.
  std::vector<Square> path() const;
  void copy_path(std::vector<Square>& squares) const;  // like path(), into an existing vector
  bool is_visited(Square square) const;
  // At a tour: true if a move leads from its last square to its first.
  bool is_closed() const;
  // The candidates of the path's last square, in the order tried; empty without a stack.
  std::vector<Candidate> candidates() const;
  // Lines to draw. Before there is a path: the edges so far. Beside a path: its forced moves (forced_moves.h).
  std::vector<std::array<Square, 2>> edges() const;

  // The depth-first search, or its current attempt; null for other methods.
  const DepthFirst* depth_first() const {
    const Restarts* search = std::get_if<Restarts>(&machine_);
    return search ? &search->attempt() : nullptr;
  }
  // True if depth_first() is the whole search, without restarts.
  bool is_single_attempt() const { return depth_first() && problem_.algorithm->method == Method::depth_first; }
  // The number of attempts so far; 1 without restarts.
  std::uint64_t attempts() const;
  // The next step abandons the attempt, whatever moves are left.
  bool gives_up() const;
  // How many steps back take about as long as forward. Beyond them, step_back() repeats an attempt.
  std::uint64_t steps_to_undo() const;
  // For each depth where the path could not grow at once, the visit that first reached it; none without a stack.
  std::vector<DepthRecord> records() const;
  // Approximate memory of a copy.
  std::size_t bytes() const;

  bool operator==(const Search&) const = default;

 private:
  Problem problem_;
  Detail detail_;
  std::variant<Restarts, DivideAndConquer, NeuralNetwork> machine_;
};

}  // namespace kt
