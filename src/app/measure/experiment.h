// Trials of several algorithms, boards, goals and starts, one after the other: the experiment of the report, and of
// `kt compare`.
//
//   Experiment experiment(settings, plan);
//   while (!experiment.is_done()) experiment.work(now() + 0.004, clock);
//   experiment.runs();
//
// The figures do not depend on how the work is cut in slices, but for the seconds, and what these put an end to.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include "app/measure/trial.h"
#include "app/time/batch_size.h"
#include "core/theory/estimate.h"

namespace kt {

// Whatever else decides a run is as in the experiment's settings.
struct MeasurePlan {
  std::vector<const Algorithm*> algorithms;
  std::vector<Board> boards;
  std::vector<Goal> goals;
  std::vector<MeasuredStart> starts;      // none: every square
  std::uint64_t max_visits = 10'000'000;  // as in MeasureChoice
  double max_seconds = std::numeric_limits<double>::infinity();
  bool ask_theorems = true;
  // Of the whole tree, for plain backtracking: for its first run on each board, and for each run that does not end.
  bool estimates = true;
  bool report_orders = false;
};

class Experiment {
 public:
  // Of what the plan does not name `base` decides. By board, then algorithm, goal and start.
  Experiment(Settings base, const MeasurePlan& plan);

  // Does about so many steps of the run under way, or begins the next one. Its time is taken by the clock.
  void go_on(std::uint64_t steps, const Clock& clock);
  // The same again and again until the clock shows `deadline`, or all is done; a batch of about a millisecond may
  // overrun it, and the beginning of a run on a large board.
  void work(double deadline, const Clock& clock);
  bool is_done() const { return done_ == runs_.size(); }

  // In the order in which they are done.
  const std::vector<MeasuredRun>& runs() const { return runs_; }
  std::size_t done() const { return done_; }
  // Of the search under way; null between two runs.
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
