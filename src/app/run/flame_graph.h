// Builds the flame graph for the snapshot: of the whole run, from the record of the timeline, or of the whole search
// tree. Separate searches compute the tree, and the details of the visible part.
//
// Memory: that of the paths (app/time/path_samples.h), below 1 MB for a board of up to 64 squares.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "app/time/time.h"

namespace kt {

class FlameGraph {
 public:
  // Another board that solves the same problem with pruning.
  struct PrunedBy {
    std::size_t place = 0;
    Problem problem;
    bool operator==(const PrunedBy&) const = default;
  };
  // Marks the stays on paths that its search never enters.
  void compare_with(std::optional<PrunedBy> other);

  // After every command and tick; `now` in seconds. While the search goes on, it is rebuilt from scratch a few
  // times per second.
  void refresh(const Timeline& timeline, bool is_shown, const ShowSteps& asked, double now);
  // Goes on with the tree and the part, until the deadline.
  void work(double deadline, const Clock& clock);
  bool is_busy() const { return is_stale_ || (part_ && !part_->is_done()) || (tree_ && !tree_->is_done()); }

  // Null: it is not shown, or the search has no stack.
  const std::shared_ptr<const FlameView>& whole() const { return whole_; }
  const std::shared_ptr<const FlameView>& part() const { return part_view_; }

 private:
  // A search on its way through the steps asked for.
  struct Part {
    Part(Search moment, const ShowSteps& wanted);
    bool is_done() const { return search.steps() >= steps.to || search.ended(); }
    void work(std::uint64_t budget);

    ShowSteps steps;
    Search search;
    std::optional<DepthHistory> history;  // once it has come to the first of them
    std::vector<std::uint64_t> tours;
    BatchSize batch;
  };

  void clear();
  std::shared_ptr<const FlameView> view_of(const DepthHistory& history, std::vector<std::uint64_t> tours,
                                           std::uint64_t last, bool is_complete) const;

  std::optional<PrunedBy> pruned_by_;
  Detail detail_ = Detail::move;  // of the steps shown
  std::optional<Part> tree_, part_;
  std::shared_ptr<const FlameView> whole_, part_view_;
  double made_at_ = 0;
  bool is_stale_ = false;  // the run has gone on since
};

}  // namespace kt
