// Counts closed tours of a board from both ends to the middle.
//
// The board is cut across its longer even side into a part, two rows or columns of squares in the middle, and another
// part, the mirror image of the first. No move leads from one part to the other. So a closed tour is all moves of the
// one part's squares, all of the other's, and some between squares of the middle. The ways through a part are those of
// a frontier count (frontier.h) that has taken its squares, and come as states of the middle; through the other part
// they are the mirror images of these. What is counted are the pairs of them, with moves of the middle, that give every
// square of the middle its two moves, in a single cycle.
//
// States that give the squares of the middle the same numbers of moves are a group: only groups whose numbers add up
// are joined. 8x8 has 31 million states, where a frontier that goes all the way needs more than memory has.
//
// Sources: to meet in the middle, Horowitz and Sahni (1974); for the knight, McKay (1997), who cut the board in halves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/count/frontier.h"
#include "core/count/frontier_table.h"
#include "core/count/tour_count.h"
#include "core/problem/problem.h"

namespace kt {

// A sentence that says why a problem can not be counted in this way.
std::expected<void, Message> halves_can_count(const Problem& problem, bool all_starts);

class HalvesCount {
 public:
  using Status = FrontierCount::Status;

  // Only where halves_can_count() allows.
  explicit HalvesCount(const Problem& problem, std::size_t max_states = FrontierCount::kMaxStates);

  // Goes on for about `max_work` transitions from state to state, of which there are about 10 million in a second. True
  // when it is over.
  bool run(std::uint64_t max_work);

  Status status() const { return status_; }
  const Message& reason() const { return reason_; }
  TourCount count() const { return total_; }  // of use only when done

  // How far it is: squares of the part taken, then groups joined.
  const FrontierCount& part() const { return part_; }
  std::size_t groups() const { return groups_.size(); }
  std::size_t groups_done() const { return group_; }

 private:
  // Moves that squares of the middle have, three bits for each: two for the number, and one that is 0.
  using Degrees = std::uint64_t;
  struct Group {
    Degrees degrees = 0;
    std::size_t begin = 0, end = 0;  // its states
  };
  // Some moves between squares of the middle, as bits of their positions in `edges_`.
  struct EdgeSet {
    Degrees degrees;
    std::uint32_t edges;
  };
  enum class Phase : std::uint8_t { taking, sorting, placing, joining, closing };

  void find_edges();
  // One piece of a phase: the transitions it took; 0 when the phase is over.
  std::uint64_t sort();
  std::uint64_t place();
  std::uint64_t join();
  std::uint64_t close();
  void begin(Phase phase);
  bool finish(Status status, Message reason = {});

  FrontierKey in_the_middle(const FrontierKey& key) const;
  Degrees degrees_of(const FrontierKey& key) const;
  Degrees mirrored(Degrees degrees) const;
  FrontierKey::Codes mirrored(const FrontierKey& key) const;
  Degrees upside_down(Degrees degrees) const;
  void add_joined(const FrontierState& state, std::uint32_t edges);

  Problem problem_;
  std::vector<int> middle_;  // its squares: one row or column, then the other
  int width_ = 0;            // of each of the two
  std::vector<std::pair<int, int>> edges_;
  std::vector<EdgeSet> edge_sets_;  // all that leave no square more than two
  Status status_ = Status::counting;
  Message reason_;
  TourCount total_;

  Phase phase_ = Phase::taking;
  FrontierCount part_;
  FrontierTable::States taken_;
  std::vector<FrontierState> loose_, states_;  // as they come, and by their groups
  std::unordered_map<Degrees, std::size_t> group_of_;
  std::vector<Group> groups_;
  // Where it is: the group, the set of moves that its complements are made of, and the states that have these.
  std::size_t group_ = 0, edge_set_ = 0, state_ = 0, state_end_ = 0;
  FrontierTable joined_;
  FrontierTable::States closing_;
  std::vector<FrontierKey::Codes> images_;  // of the group's states
};

}  // namespace kt
