// Folder `search`: a search for a tour by any of the algorithms, as a value that can be stepped forward and back.
//
// Copying it is a snapshot, assigning it is a restore. At step 0 the knight stands on the start square. Counters count
// from there: `visits` every placement of the knight, the start included, `backtracks` every square given up.
//
//   Search search(Problem{.board = {5, 5}});
//   while (search.status() == Status::searching) search.step();
//
// Most algorithms search depth first (depth_first.h), one of them in attempts (restarts.h). Divide and conquer and the
// neural network (divide_and_conquer.h, neural_network.h) have no path before the tour is complete: till then they show
// `edges()`. Beside the searches are what can not be searched, in a sentence (refusal.h), the frames of the stack
// (stack.h), and counted visits (visit_counter.h). As little as it takes to come back to a step is a position
// (position.h).
//
// May know: fast, rules, state and what is below. Begin with Search; whoever wants to see how a step is made, with
// DepthFirst.
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
  // The problem must be one that refusal() has nothing against.
  explicit Search(const Problem& problem, Detail detail = Detail::move);
  // At whichever step that one is.
  explicit Search(DepthFirst search);

  // Does one step and tells what it was. Nothing happens once it has ended.
  Event step();
  // Undoes one step; false at step 0, and where a position that somebody made up has no past.
  bool step_back();
  // step() in a tight loop: stops when the budget is used up, at a tour, or at the end. Returns the number of steps
  // done.
  std::uint64_t run(Budget budget);
  std::uint64_t run(std::uint64_t max_steps) { return run(Budget{.steps = max_steps}); }
  // The same, and tells between which depths it was: exactly, and as fast but for one step. What a depth-first search
  // visits is added to the counts, if there are any.
  RunSummary run_summarized(Budget budget, VisitCounts* visits = nullptr);

  const Problem& problem() const { return problem_; }
  Detail detail() const { return detail_; }
  // The same moment of the same search, seen in other steps. A moment between two moves becomes the move before it.
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
  void copy_path(std::vector<Square>& squares) const;  // as path(), into what there is
  bool is_visited(Square square) const;
  // At a tour: a move leads from its last square to its first.
  bool is_closed() const;
  // Of the last square of the path, in the order tried; empty where there is no stack.
  std::vector<Candidate> candidates() const;
  // Where there is no path yet: the lines that are drawn instead. Beside a path: what it forces (forced_moves.h).
  std::vector<std::array<Square, 2>> edges() const;

  // The depth-first search that is under way: all of it, or its present attempt. Else null.
  const DepthFirst* depth_first() const {
    const Restarts* search = std::get_if<Restarts>(&machine_);
    return search ? &search->attempt() : nullptr;
  }
  // All of it is one depth-first search: then that says everything.
  bool is_single_attempt() const { return depth_first() && problem_.algorithm->method == Method::depth_first; }
  // How many attempts have begun; 1 where there are none.
  std::uint64_t attempts() const;
  // The next step gives the present one up, whatever moves are left.
  bool gives_up() const;
  // Of the last steps, so many are each undone about as quickly as done. Beyond them step_back() runs an attempt again.
  std::uint64_t steps_to_undo() const;
  // Where the path could not be lengthened at once, by depth; none where there is no stack.
  std::vector<DepthRecord> records() const;
  // What a copy takes in memory, roughly.
  std::size_t bytes() const;

  bool operator==(const Search&) const = default;

 private:
  Problem problem_;
  Detail detail_;
  std::variant<Restarts, DivideAndConquer, NeuralNetwork> machine_;
};

}  // namespace kt
