// The flame graph of a run as the snapshot shows it: all of it, from what the timeline keeps, and a part of it in detail, which
// another search finds out.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "app/snapshot/snapshot.h"
#include "app/time/time.h"

namespace kt {

class FlameGraph {
 public:
  // Forgets the run.
  void clear();
  void show_part(const ShowSteps& asked) { asked_ = asked; }

  // After every command and tick; `now` in seconds. While the run goes on, all of it is made anew a few times a second.
  void refresh(const Timeline& timeline, bool is_shown, double now);
  // Goes on with the part, until the deadline.
  void work(double deadline, const Clock& clock);
  bool is_busy() const { return is_stale_ || (part_ && !part_->is_done()); }

  // Null: it is not shown, or the search has no stack.
  const std::shared_ptr<const FlameView>& whole() const { return whole_; }
  const std::shared_ptr<const FlameView>& part() const { return part_view_; }

 private:
  // A search on its way through the steps asked for.
  struct Part {
    Part(Search moment, const ShowSteps& steps);
    bool is_done() const { return search.steps() >= steps.to || search.ended(); }
    void work(std::uint64_t budget);

    ShowSteps steps;
    Search search;
    std::optional<DepthHistory> history;  // once it has come to the first of them
    BatchSize batch;
  };

  ShowSteps asked_;
  std::optional<Part> part_;
  std::shared_ptr<const FlameView> whole_, part_view_;
  double made_at_ = 0;
  bool is_stale_ = false;  // the run has gone on since
};

}  // namespace kt
