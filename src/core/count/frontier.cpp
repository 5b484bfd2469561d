#include "core/count/frontier.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace kt {
namespace {

Message too_many_tours() { return {"the number of tours does not fit in 128 bits"}; }

Message too_many(std::size_t states) {
  return {"counting would need more than {0} states at a time", std::to_string(states)};
}

Slots only(int slot) { return Slots{1} << slot; }
int first(Slots slots) { return std::countr_zero(slots); }

// Counts in how many of the sets added so far each slot is: more_than[n] has the slots in more than n sets.
template <std::size_t kSets>
void add_to(std::array<Slots, kSets>& more_than, Slots set) {
  for (std::size_t n = kSets - 1; n > 0; --n) more_than[n] |= more_than[n - 1] & set;
  more_than[0] |= set;
}

// Takes one square off the frontier, in one state after the other.
class Expansion {
 public:
  Expansion(const FrontierStep& step, bool closed, FrontierTable& next, TourCount& total)
      : step_(step), closed_(closed), next_(next), total_(total), moved_before_(next.moved()) {}

  // Adds the resulting states to the next table, and the completed tours to the total.
  void expand(const FrontierState& state) {
    ++work_;
    unpack(state);
    const int own = mate_[step_.slot];
    key_.change(step_.slot, own, step_.slot);
    if (own == kUsed) return next_.add(key_, ways_);
    count_neighbours();
    // A bare square gets two edges, or one if it is an end of the tour. The end of a fragment gets one edge, or none.
    const bool bare = own == step_.slot;
    for (Slots as = step_.onward & open_; as != 0; as &= as - 1) {
      const int a = first(as);
      if (!bare) {
        join(own, mate_[a], only(a), free_ends_);
        continue;
      }
      if (free_ends_ > 0) join(kTourEnd, mate_[a], only(a), free_ends_ - 1);
      for (Slots bs = as & (as - 1); bs != 0; bs &= bs - 1) {
        const int b = first(bs);
        join(mate_[a], mate_[b], only(a) | only(b), free_ends_);
      }
    }
    if (!bare && free_ends_ > 0) join(own, kTourEnd, 0, free_ends_ - 1);
  }

  std::uint64_t work() const { return work_ + next_.moved() - moved_before_; }
  bool fits() const { return !overflow_ && next_.trouble() == FrontierTable::Trouble::none; }

 private:
  void unpack(const FrontierState& state) {
    ways_ = state.ways;
    key_ = state.key;
    key_.unpack(mate_);
    Slots used = 0, bare = 0;
    free_ends_ = closed_ ? 0 : 2;
    for (int slot = 0; slot < step_.slots; ++slot) {
      bare |= static_cast<Slots>(mate_[slot] == slot) << slot;
      used |= static_cast<Slots>(mate_[slot] == kUsed) << slot;
      free_ends_ -= mate_[slot] == kTourEnd ? 1 : 0;
    }
    open_ = (step_.left & ~used) | step_.ahead;
    bare_ = (step_.left & bare) | step_.ahead;
  }

  void count_neighbours() {
    open_near_ = step_.sure;
    for (Slots slots = open_ & step_.left; slots != 0; slots &= slots - 1) add_to(open_near_, step_.near[first(slots)]);
  }

  // Joins the fragments that end at p and q by edges to the slots `touched`.
  void join(int p, int q, Slots touched, int free_ends) {
    ++work_;
    const Slots filled = touched & ~bare_;
    const bool cycle = (filled >> p & 1) != 0;  // p is one of the touched slots
    if (cycle || (p == kTourEnd && q == kTourEnd)) {
      if (cycle == closed_ && step_.all_seen && (open_ & ~touched) == 0) overflow_ |= !add(total_, ways_);
      return;
    }
    if (hopeless(bare_ & ~touched, filled, free_ends)) return;
    FrontierKey key = key_;
    for (Slots slots = filled; slots != 0; slots &= slots - 1) key.change(first(slots), mate_[first(slots)], kUsed);
    if (p != kTourEnd) key.change(p, mate_[p], q);
    if (q != kTourEnd) key.change(q, mate_[q], p);
    next_.add(key, ways_);
  }

  // True if a square cannot get the edges it needs: two for a bare square, one for the end of a fragment. A free end of
  // the tour replaces one missing edge.
  bool hopeless(Slots bare, Slots filled, int free_ends) const {
    std::array<Slots, 2> lost{};
    for (Slots slots = filled; slots != 0; slots &= slots - 1) add_to(lost, step_.near[first(slots)]);
    const auto more_than = [&](std::size_t n) {
      return open_near_[n] & (~lost[0] | open_near_[n + 1]) & (~lost[1] | open_near_[n + 2]);
    };
    const Slots open = open_ & ~filled;
    const Slots ends = open & ~bare;
    const Slots two = more_than(1);
    const Slots lacking = (ends & ~more_than(0)) | (bare & ~two);

    // A square with no neighbour to spare takes all of them. Too many squares may take the same one.
    std::array<Slots, 3> forced{};
    for (Slots tight = (ends & ~two) | (bare & ~more_than(2)); tight != 0; tight &= tight - 1) {
      add_to(forced, step_.near[first(tight)] & open);
    }
    const Slots crowded = (ends & forced[1]) | (bare & forced[2]);
    return (lacking | crowded) != 0 && std::popcount(lacking) + std::popcount(crowded) > free_ends;
  }

  const FrontierStep& step_;
  const bool closed_;
  FrontierTable& next_;
  TourCount& total_;
  const std::uint64_t moved_before_;
  std::uint64_t work_ = 0;
  bool overflow_ = false;

  // The current state:
  TourCount ways_;
  FrontierKey key_;  // without the square that is taken
  FrontierKey::Codes mate_{};
  Slots open_ = 0;  // slots that can still get an edge
  Slots bare_ = 0;  // open slots without an edge
  int free_ends_ = 0;
  std::array<Slots, 5> open_near_{};  // [n]: slots with more than n neighbours within reach
};

// Closed tours that use the move between start and end are counted as open tours from one to the other.
bool is_of_cycles(const Problem& problem, bool all_starts) {
  return problem.goal == Goal::closed && (all_starts || !problem.end);
}

// The squares where every path must start or end.
std::vector<int> fixed_ends(const Problem& problem, bool all_starts) {
  std::vector<int> ends;
  const auto fix = [&](Square square) { ends.push_back(problem.board.number(square)); };
  if (is_of_cycles(problem, all_starts)) return ends;
  if (!all_starts) fix(problem.start);
  if (problem.end && (all_starts || *problem.end != problem.start)) fix(*problem.end);
  return ends;
}

// The count of problems that need no search: too few squares, or a start and end that do not fit.
std::optional<std::uint64_t> known_count(const Problem& problem, const Graph& graph, bool all_starts) {
  if (problem.goal == Goal::tour) {
    if (graph.squares() <= 1) return graph.squares();
    return !all_starts && problem.end == problem.start ? std::optional<std::uint64_t>(0) : std::nullopt;
  }
  if (graph.squares() < 3) return 0;
  if (is_of_cycles(problem, all_starts)) return {};
  const bool closes = graph.has_move(graph.number(*problem.end), graph.number(problem.start));
  return closes ? std::nullopt : std::optional<std::uint64_t>(0);
}

// Why the problem cannot be counted in this way; empty if it can.
Message refusal(const FrontierWalk& walk) {
  if (!walk.graph().symmetric()) return {"frontier counting needs a graph whose edges all go both ways"};
  const int width = walk.width();
  if (width <= kFrontierSlots) return {};
  return {"the frontier would be {0} squares wide, but at most {1} are allowed", std::to_string(width), kFrontierSlots};
}

}  // namespace

std::expected<void, Message> frontier_can_count(const Problem& problem, bool all_starts) {
  if (!problem.given.empty())
    return std::unexpected(Message{"frontier counting cannot continue from moves already made"});
  if (Message why = refusal({graph_of(problem), fixed_ends(problem, all_starts)}); !why.empty()) {
    return std::unexpected(std::move(why));
  }
  return {};
}

FrontierCount::FrontierCount(FrontierWalk walk, bool closed, int last, std::size_t max_states)
    : walk_(std::move(walk)), closed_(closed), last_(last), max_states_(max_states), next_(max_states) {
  if (Message why = refusal(walk_); !why.empty()) finish(Status::gave_up, std::move(why));
}

FrontierCount::FrontierCount(const Problem& problem, bool all_starts, std::size_t max_states)
    : FrontierCount({graph_of(problem), fixed_ends(problem, all_starts)}, is_of_cycles(problem, all_starts),
                    graph_of(problem).squares(), max_states) {
  both_directions_ = !closed_ && all_starts && !problem.end;
  if (status_ == Status::gave_up) return;
  if (const auto known = known_count(problem, walk_.graph(), all_starts)) {
    total_.low = *known;
    squares_done_ = squares();
    finish(Status::done);
    return;
  }
  FrontierKey bare_but_for_ends;
  for (const int square : fixed_ends(problem, all_starts)) {
    bare_but_for_ends.change(walk_.slot_of(square), walk_.slot_of(square), kTourEnd);
  }
  now_.push_back({bare_but_for_ends, {0, 1}});
  step_ = walk_.step();
}

FrontierCount::FrontierCount(const Problem& problem, std::span<const int> part, std::size_t max_states)
    : FrontierCount({graph_of(problem), {}, part}, true, static_cast<int>(part.size()), max_states) {
  if (status_ == Status::gave_up) return;
  now_.push_back({{}, {0, 1}});
  step_ = walk_.step();
}

bool FrontierCount::run(std::uint64_t max_work) {
  while (status_ == Status::counting && max_work > 0) {
    Expansion expansion(step_, closed_, next_, total_);
    while (!now_.empty() && expansion.work() < max_work && expansion.fits()) {
      expansion.expand(now_.front());
      now_.pop_front();  // free its memory at once
    }
    max_work -= std::min(max_work, expansion.work());
    if (!expansion.fits()) {
      const bool full = next_.trouble() == FrontierTable::Trouble::full;
      finish(Status::gave_up, full ? too_many(max_states_) : too_many_tours());
    } else if (now_.empty()) {
      end_square();
    }
  }
  return status_ != Status::counting;
}

void FrontierCount::end_square() {
  next_.hand_over(now_);
  states_ = now_.size();
  peak_ = std::max(peak_, states_);
  if (++squares_done_ < squares()) {
    step_ = walk_.step();
  } else if (both_directions_ && !add(total_, TourCount{total_})) {
    finish(Status::gave_up, too_many_tours());
  } else {
    finish(Status::done);
  }
}

void FrontierCount::finish(Status status, Message reason) {
  status_ = status;
  reason_ = std::move(reason);
  if (status == Status::gave_up) now_ = {};  // free the memory
  next_ = FrontierTable(0);
}

}  // namespace kt
