// Trials of several algorithms, boards, goals and starts, one after the other: the experiment of the report, and of `kt
// compare`.
//
//   Experiment experiment(settings, plan);
//   while (!experiment.is_done()) experiment.work(now() + 0.004, clock);
//   experiment.runs();
//
// The results do not depend on the slices, except the seconds and runs that a time limit ends.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include "app/measure/trial.h"
#include "app/time/batch_size.h"
#include "core/theory/estimate.h"

namespace kt {

// Everything else that determines a run comes from the experiment's settings.
struct MeasurePlan {
  std::vector<const Algorithm*> algorithms;
  std::vector<Board> boards;
  std::vector<Goal> goals;
  std::vector<MeasuredStart> starts;      // empty: every square
  std::uint64_t max_visits = 10'000'000;  // as in MeasureChoice
  double max_seconds = std::numeric_limits<double>::infinity();
  bool ask_theorems = true;
  // Estimates the whole tree of plain backtracking: for its first run on each board, and for each run that does not
  // end.
  bool estimates = true;
  bool report_orders = false;
};

class Experiment {
 public:
  // `base` decides what the plan does not. Ordered by board, then algorithm, goal and start.
  Experiment(Settings base, const MeasurePlan& plan);

  // Does about so many steps of the current run, or begins the next one, and measures its time.
  void go_on(std::uint64_t steps, const Clock& clock);
  // Calls go_on() until the clock shows `deadline` or all runs are done. A batch of about a millisecond may overrun it,
  // and so may the beginning of a run on a large board.
  void work(double deadline, const Clock& clock);
  bool is_done() const { return done_ == runs_.size(); }

  // In the order in which they are done.
  const std::vector<MeasuredRun>& runs() const { return runs_; }
  std::size_t done() const { return done_; }
  // The current search; null between two runs.
  const Search* search() const { return trial_ ? trial_->search() : nullptr; }
  Settings settings_of(const MeasuredRun& run) const;

 private:
  void begin(MeasuredRun& run);
  void end(MeasuredRun& run);
  bool is_first_of_board(std::size_t place) const;
  void estimate(MeasuredRun& run);

  Settings base_;
  MeasurePlan plan_;
  std::vector<MeasuredRun> runs_;
  std::size_t done_ = 0;
  std::optional<Trial> trial_;
  std::optional<TreeEstimate> tree_;
  BatchSize batch_;
};

}  // namespace kt
