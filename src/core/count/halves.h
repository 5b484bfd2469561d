// Counts closed tours of a board from both ends to the middle.
//
// The board is cut across its longer even side into a part, two rows or columns of squares in the middle, and another
// part, the mirror image of the first. No move leads from one part to the other. So a closed tour has all moves of one
// part's squares, all of the other's, and some between squares of the middle. A frontier count (frontier.h) gives the
// states of the middle after one part. Their mirror images are the states after the other part. The algorithm counts
// the pairs of states that, with moves inside the middle, give every square of the middle two moves and form a single
// cycle.
//
// States that give the squares of the middle the same numbers of moves are a group. Only groups whose numbers add up
// can be joined. 8x8 has 31 million states; a frontier over the whole board would need more memory than machines have.
//
// Sources: meeting in the middle, Horowitz and Sahni (1974); for the knight, McKay (1997), who cut the board in halves.
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

// The error is a sentence that says why the problem cannot be counted in this way.
std::expected<void, Message> halves_can_count(const Problem& problem, bool all_starts);

class HalvesCount {
 public:
  using Status = FrontierCount::Status;

  // Precondition: halves_can_count().
  explicit HalvesCount(const Problem& problem, std::size_t max_states = FrontierCount::kMaxStates);

  // Makes about `max_work` transitions between states, about 10 million per second. True when the count is complete.
  bool run(std::uint64_t max_work);

  Status status() const { return status_; }
  const Message& reason() const { return reason_; }
  TourCount count() const { return total_; }  // valid only when complete

  // For progress: first the squares of the part, then the groups joined.
  const FrontierCount& part() const { return part_; }
  std::size_t groups() const { return groups_.size(); }
  std::size_t groups_done() const { return group_; }

 private:
  // Number of moves of each square of the middle, in three bits: two for the number, and a 0.
  using Degrees = std::uint64_t;
  struct Group {
    Degrees degrees = 0;
    std::size_t begin = 0, end = 0;  // range of its states
  };
  // A set of moves between squares of the middle, as bits of their positions in `edges_`.
  struct EdgeSet {
    Degrees degrees;
    std::uint32_t edges;
  };
  enum class Phase : std::uint8_t { taking, sorting, placing, joining, closing };

  void find_edges();
  // Each does a piece of its phase and returns the number of transitions; 0 when the phase is complete.
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
  int width_ = 0;            // length of each of the two lines
  std::vector<std::pair<int, int>> edges_;
  std::vector<EdgeSet> edge_sets_;  // all sets that give no square more than two moves
  Status status_ = Status::counting;
  Message reason_;
  TourCount total_;

  Phase phase_ = Phase::taking;
  FrontierCount part_;
  FrontierTable::States taken_;
  std::vector<FrontierState> loose_, states_;  // in order of arrival, and sorted by group
  std::unordered_map<Degrees, std::size_t> group_of_;
  std::vector<Group> groups_;
  // The current position: the group, the set of moves that its complements use, and the states that fit these.
  std::size_t group_ = 0, edge_set_ = 0, state_ = 0, state_end_ = 0;
  FrontierTable joined_;
  FrontierTable::States closing_;
  std::vector<FrontierKey::Codes> images_;  // mirror images of the group's states
};

}  // namespace kt
