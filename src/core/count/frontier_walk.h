// The steps of a frontier over a graph: everything that does not depend on the states.
//
// The frontier is the set of squares not taken yet that have a taken neighbour. A square has a slot from the step that
// brings it to the frontier until it is taken. Free slots serve for look-ahead: they hold the squares that will be
// taken next and that no edge has reached yet.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/frontier_table.h"
#include "core/problem/graph.h"

namespace kt {

using Slots = std::uint32_t;  // a set of slots: bit s is slot s

// What taking one square means, after its neighbours have entered the frontier.
struct FrontierStep {
  int slot = 0;                              // of the taken square
  int slots = 0;                             // the slots of the frontier and of this square are below it
  Slots onward = 0;                          // its neighbours that are not taken yet
  Slots left = 0;                            // the frontier without it
  Slots ahead = 0;                           // look-ahead squares, not on the frontier yet
  bool all_seen = false;                     // no further squares follow after these
  std::array<Slots, kFrontierSlots> near{};  // for each slot left or ahead: its neighbours there
  std::array<Slots, 5> sure{};               // [n]: slots with more than n look-ahead neighbours
};

class FrontierWalk {
 public:
  // The squares in `early` have slots from the first step on; those in `first` are taken before all others.
  FrontierWalk(Graph graph, std::span<const int> early, std::span<const int> first = {});

  // The largest number of slots in use. Precondition of step(): it is at most kFrontierSlots and all moves go both
  // ways.
  int width() const;
  const Graph& graph() const { return graph_; }
  int squares() const { return static_cast<int>(order_.size()); }
  int slot_of(int square) const { return slot_of_[square]; }  // -1: none
  FrontierStep step();

 private:
  bool is_taken(int square) const { return rank_[square] < taken_; }
  void enter(int square);
  void leave(int square);
  void look_ahead(FrontierStep& step);
  void look_around(int slot, FrontierStep& step) const;

  Graph graph_;
  std::vector<int> early_;
  std::vector<int> order_;    // the squares in the order in which they are taken
  std::vector<int> rank_;     // position of each square in that order
  std::vector<int> slot_of_;  // of each square
  Slots in_use_ = 0;
  std::array<int, kFrontierSlots> square_in_{};  // square of each slot in use
  int taken_ = 0;
};

}  // namespace kt
