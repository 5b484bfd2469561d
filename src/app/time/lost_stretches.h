// The stretches of a run in which its path is lost: no tour begins with it. They are exact.
//
// A search of its own follows the run. While its path is promising, it goes step by step and asks about each path
// (core/theory/hope.h). Once a square is fatal, all steps are lost until the search gives that square up, so it runs
// there at full speed. A question that takes too long is left open: if the search, a complete one, later gives the
// square up without a tour, that has proved it lost; if it finds a tour, the way there is looked at again.
//
// It may run ahead of the run that it follows, and then knows when that run will notice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/theory/hope.h"

namespace kt {

struct LostStretch {
  std::uint64_t from = 0, to = 0;  // steps: the path is lost at the first one, and no more at the second
  std::size_t since = 0;           // the fatal square is number `since` of the path, from 1; 0: which one is not known
  std::uint64_t first = 0, last = 0;  // visits made in it, by number
  std::uint64_t before = 0;           // visits in earlier stretches
  bool noticed = true;                // the search gave the fatal square up; otherwise it just began again
};

class LostStretches {
 public:
  // From that moment of a run on. It must search depth first. A question that takes more visits than `patience` is left
  // open.
  explicit LostStretches(Search moment, std::uint64_t patience = 300'000);

  // Goes on by about so many steps; a visit of a question counts as a step, too.
  void work(std::uint64_t steps);

  // A stretch whose end is that many steps ahead takes too long to wait for.
  static constexpr std::uint64_t kFarthestAhead = 20'000'000;

  // Where it began, and where it is.
  std::uint64_t begin() const { return begin_; }
  const Search& here() const { return here_; }
  bool ended() const { return ended_; }
  // All earlier steps are known, but for those that it could not find out about.
  std::uint64_t known_end() const;

  // By step, without the one under way.
  std::span<const LostStretch> all() const { return all_; }
  // The one under way, if it is surely lost: it goes on at least until here().
  std::optional<LostStretch> open() const;
  // True while the steps from known_end() on are undecided.
  bool is_undecided() const { return block_ && !block_->is_lost; }

  // Precondition: the step is known. The stretch that it is in; `to` is kNoStep while the end is not known. Without a
  // stretch, the path is promising, but only before first_unknown().
  static constexpr std::uint64_t kNoStep = UINT64_MAX;
  std::optional<LostStretch> at(std::uint64_t step) const;
  // The first step that it could not find out about, because the search restarted; kNoStep if there is none.
  std::uint64_t first_unknown() const { return first_unknown_; }
  // The visits in lost stretches up to a step, at which there were so many visits; none where that is not known.
  std::optional<std::uint64_t> lost_visits(std::uint64_t step, std::uint64_t visits) const;

 private:
  // A square that may be lost, or is, and is not given up yet.
  struct Block {
    LostStretch stretch;
    bool is_lost;
  };

  void ask(std::uint64_t& steps);
  void open_block();
  void run_block(std::uint64_t& steps);
  void close_block(std::uint64_t last_visit);
  void keep(const LostStretch& stretch);
  void join();

  Search here_;
  std::uint64_t begin_;
  Hope hope_;
  std::uint64_t patience_;
  bool asks_ = false;        // the path of `here_`
  std::uint64_t asked_ = 0;  // visits, for the question under way
  std::optional<Block> block_;
  std::optional<Search> block_begin_;  // of an undecided one
  std::uint64_t batch_ = 1;            // steps that the next part of the block's way has
  bool narrows_ = false;               // its end is within twice as many
  bool ended_ = false;

  std::vector<LostStretch> all_;
  std::uint64_t grain_ = 1;                // stretches less than that apart are joined
  std::uint64_t first_unknown_ = kNoStep;  // of steps that it could not find out about
};

}  // namespace kt
