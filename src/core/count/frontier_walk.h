// The way of a frontier over a graph: what can be said of each step before any state is known.
//
// The frontier is the squares not taken yet that have a taken neighbour. A square has a slot from the step that brings
// it to the frontier until it is taken itself. Slots that are free in a step serve to look ahead: to the squares that
// will be taken next, which no edge has reached yet.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/frontier_table.h"
#include "core/problem/graph.h"

namespace kt {

using Slots = std::uint32_t;  // a set of slots: bit s is slot s

// What taking one square means, once its neighbours have entered the frontier.
struct FrontierStep {
  int slot = 0;                              // of the square taken
  int slots = 0;                             // it and the frontier have slots below this one
  Slots onward = 0;                          // its neighbours not taken yet
  Slots left = 0;                            // the frontier without it
  Slots ahead = 0;                           // squares looked at before they enter
  bool all_seen = false;                     // no square lies beyond these
  std::array<Slots, kFrontierSlots> near{};  // for each slot left or ahead: its neighbours there
  std::array<Slots, 5> sure{};               // [n]: slots with more than n neighbours that no edge has reached
};

class FrontierWalk {
 public:
  // The squares in `early` have slots from the first step on; those in `first`, if any, are taken before all others.
  FrontierWalk(Graph graph, std::span<const int> early, std::span<const int> first = {});

  // The most slots in use at a time. If there are not so many, or a move does not go both ways, take no step.
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
  std::vector<int> order_;    // the squares as they are taken
  std::vector<int> rank_;     // of each square: its place in that order
  std::vector<int> slot_of_;  // of each square
  Slots in_use_ = 0;
  std::array<int, kFrontierSlots> square_in_{};  // of each slot in use
  int taken_ = 0;
};

}  // namespace kt
