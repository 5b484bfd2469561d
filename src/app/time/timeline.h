// A run of a search that you can enter at any step: the present moment, and checkpoints on the way to it.
//
// A step is reached from the nearest earlier checkpoint (checkpoints.h), or by stepping back from the present,
// whichever is less work. The far end of the run is kept separately, so that everything reached once stays known while
// the search stays the same. Seeking beyond the far end continues the run.
//
// The depth of the path is always recorded. Visits by square and by depth are counted on demand (see count()): a second
// search follows the first from step 0 until it catches up; from then on both are one. A second search also finds the
// steps before a present that was entered without them (see fill()).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "app/time/checkpoints.h"
#include "app/time/depth_history.h"
#include "core/search/search.h"

namespace kt {

inline constexpr std::size_t kCheckpointMemory = 64 << 20;  // bytes

class Timeline {
 public:
  // Precondition: the search is at step 0.
  explicit Timeline(Search search, std::size_t memory = kCheckpointMemory);
  // The same run with the present at `later`.
  Timeline(Search search, Search later, std::size_t memory = kCheckpointMemory);

  const Search& search() const { return now_.search; }

  // Like Search::run(): also stops at a tour or at the end. Returns the number of steps done.
  std::uint64_t run(std::uint64_t max_steps);
  Event step();
  // Undoes one step; false at step 0.
  bool step_back();
  // Goes to the step, or as near as about `work` steps' worth of work allows; true if it arrives, or reaches the end of
  // the run before it.
  bool approach(std::uint64_t step, std::uint64_t work);

  // Changes the detail of the steps at the same moment of the same run. Bookmarks stay at their moments.
  void set_detail(Detail detail);
  void toggle_bookmark();
  const std::vector<Bookmark>& bookmarks() const { return bookmarks_; }
  // Replaces the bookmarks. They may be ahead of the run.
  void set_bookmarks(std::vector<Bookmark> bookmarks);

  // Counts visits, doing about `work` steps' worth of work; true once the counts are complete. Before that, and after
  // stop_counting(), there are none.
  bool count(std::uint64_t work);
  void stop_counting();
  bool is_counted() const { return now_.counter.has_value() && is_filled(); }
  const VisitCounts* visit_counts() const { return now_.counter ? &now_.counter->counts() : nullptr; }

  // Finds the unknown part of the run from step 0 on: after a change of detail, or if the present was entered without
  // the steps before it. Does about `work` steps' worth of work; true when all is known.
  bool fill(std::uint64_t work);
  bool is_filled() const { return unknown_before_ == 0; }
  // True if the run turned out not to lead to the moment where it was entered.
  bool is_refuted() const { return refuted_; }
  // The depth curve of the whole run, as far as it was reached and is known.
  const DepthCurve& depth_curve() const { return depths_.curve(); }
  const DepthHistory& history() const { return depths_; }

  // The last step ever reached, and whether it is the end of the run.
  std::uint64_t furthest() const { return front().search.steps(); }
  bool complete() const { return front().search.ended(); }
  // By step; at most the first kMaxTours tours.
  std::vector<Marker> markers() const;
  // The known ones, the first at the front.
  const std::vector<Marker>& tours() const { return tours_; }
  // Only the records of depth.
  const std::vector<Marker>& records() const { return records_; }

  // The shortest length of the path since the last call, in either direction; 0 after a jump.
  std::size_t take_lowest();
  // The path at the last record of depth; empty while that is unknown.
  const std::vector<Square>& longest_path() const { return longest_path_; }
  const std::vector<Square>& find_longest_path();

  // The last moment before the present when the path's square number `depth`, from 1, was on top and about to try its
  // candidate number `position`. Precondition: that candidate was entered. Null while unknown.
  const Search* moment_before(std::size_t depth, int position);

  // A copy of the search at a known moment, at `step` or shortly before it.
  Search before(std::uint64_t step) const;

  // Limits the memory of the checkpoints, in bytes.
  void set_memory(std::size_t memory) { checkpoints_.set_memory(memory); }
  // Approximate memory of the checkpoints.
  std::size_t bytes() const { return checkpoints_.bytes(); }

 private:
  const Moment& front() const { return front_ ? *front_ : now_; }
  bool at_front() const { return !front_; }
  void leave_front();
  void jump(Moment to);
  void add_to_history(std::uint64_t from, const Search& search, DepthRange depths);
  void note();
  bool counts_moves() const;
  void note_records();
  void note_records_of(const Search& search);
  void note_tour(const Search& search);
  std::uint64_t step_of(const Bookmark& bookmark) const;
  void start_second();
  void run_second(std::uint64_t work);
  void finish_fill();
  void place_bookmarks();
  void finish_count();

  Moment now_;
  std::optional<Moment> front_;  // the far end, while the present is elsewhere
  Checkpoints checkpoints_;
  DepthHistory depths_;  // up to the far end
  std::uint64_t unknown_before_ =
      0;  // before this step, depths and tours are unknown, except where the second search has passed
  bool refuted_ = false;
  std::optional<Moment> second_;  // on its way from step 0
  std::vector<Marker> records_;   // this and the next two are sorted by step
  std::vector<Marker> tours_;
  std::vector<Bookmark> bookmarks_;
  std::vector<Bookmark> unplaced_;  // in the gap or ahead of the run, at steps not known yet
  std::optional<Search> looked_up_;
  std::size_t lowest_ = 0;
  std::vector<Square> longest_path_;  // set on the first request; there is one record of each depth
};

}  // namespace kt
