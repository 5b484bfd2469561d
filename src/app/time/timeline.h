// A run of a search that can be entered at any of its steps: the present moment, and checkpoints on the way to it.
//
// A step is reached from the nearest checkpoint before it (checkpoints.h), or by stepping back from the present,
// whichever is less work. The far end of the run is kept apart, so that what was reached once is known as long as the
// search stays the same.
//
// Steps that were never reached can be sought, too: the run is continued.
//
// The depth of the path is noted all along. Visits by square and by depth are counted on demand (see count()): a second
// search then runs after the first, from step 0 on, until it has caught up; from then on both are one. A second search
// also finds out what was before a moment that was come to without the way there (see fill()).
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
  // The search must be at step 0.
  explicit Timeline(Search search, std::size_t memory = kCheckpointMemory);
  // The same run, the present being `later` in it.
  Timeline(Search search, Search later, std::size_t memory = kCheckpointMemory);

  const Search& search() const { return now_.search; }

  // As Search::run(): stops at a tour or at the end, too. Returns the number of steps done.
  std::uint64_t run(std::uint64_t max_steps);
  Event step();
  // Undoes one step; false at step 0.
  bool step_back();
  // Goes to the step, or as near as about `work` steps' worth of work allows; true when it is there, or at the end of
  // the run before it.
  bool approach(std::uint64_t step, std::uint64_t work);

  // The same moment of the same run, counted in other steps. Bookmarks stay where they are.
  void set_detail(Detail detail);
  void toggle_bookmark();
  const std::vector<Bookmark>& bookmarks() const { return bookmarks_; }
  // Instead of those there are.
  void set_bookmarks(std::vector<Bookmark> bookmarks);

  // Counts visits, from the next moment on that it returns true; does about `work` steps' worth of work for it. Till
  // then, and after stop_counting(), there are no counts.
  bool count(std::uint64_t work);
  void stop_counting();
  bool is_counted() const { return now_.counter.has_value() && is_filled(); }
  const VisitCounts* visit_counts() const { return now_.counter ? &now_.counter->counts() : nullptr; }

  // Finds out, from step 0 on, what is not known of the run so far: after another detail, or where the present was come
  // to without the way there. Does about `work` steps' worth of work; true when all is known.
  bool fill(std::uint64_t work);
  bool is_filled() const { return unknown_before_ == 0; }
  // It was found out that the run does not lead to the moment that it was said to.
  bool is_refuted() const { return refuted_; }
  // Of the whole run as far as it was ever reached, and is known.
  const DepthCurve& depth_curve() const { return depths_.curve(); }
  const DepthHistory& history() const { return depths_; }

  // The last step that was ever reached, and whether it is the end of the run.
  std::uint64_t furthest() const { return front().search.steps(); }
  bool complete() const { return front().search.ended(); }
  // By step. Of the tours the first 500.
  std::vector<Marker> markers() const;
  // The first of them at the front, as far as they are known.
  const std::vector<Marker>& tours() const { return tours_; }
  // Only the records of depth.
  const std::vector<Marker>& records() const { return records_; }

  // The shortest that the path has been since the last call, in squares, whichever way the present went; 0 after a
  // jump.
  std::size_t take_lowest();
  // The path at the last record of depth; empty where that is not known yet, and before it is found.
  const std::vector<Square>& longest_path() const { return longest_path_; }
  const std::vector<Square>& find_longest_path();

  // The last moment before the present at which the path's square number `depth`, from 1, was on top and about to try
  // its candidate number `position`, in the order tried; the candidate must have been entered. Null where it is not
  // known yet.
  const Search* moment_before(std::size_t depth, int position);

  // A copy of the search at a moment already known, at `step` or not long before it.
  Search before(std::uint64_t step) const;

  // From now on the checkpoints take at most so many bytes.
  void set_memory(std::size_t memory) { checkpoints_.set_memory(memory); }
  // Bytes that the checkpoints take, roughly.
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
  DepthHistory depths_;               // up to the far end
  std::uint64_t unknown_before_ = 0;  // this step are depths and tours, but for what the second search came past
  bool refuted_ = false;
  std::optional<Moment> second_;  // on its way from step 0
  std::vector<Marker> records_;   // these three by step
  std::vector<Marker> tours_;
  std::vector<Bookmark> bookmarks_;
  std::vector<Bookmark> unplaced_;  // in the gap, of steps not known yet
  std::optional<Search> looked_up_;
  std::size_t lowest_ = 0;
  std::vector<Square> longest_path_;  // once it was asked for; there is one record of each depth
};

}  // namespace kt
