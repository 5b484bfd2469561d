// The experiments of one visualizer: growth with the board, and the map of starts. Only one of them runs at a time. It
// takes commands, works in slices, and writes the results to the snapshot.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/measure/experiment.h"
#include "app/snapshot/snapshot.h"

namespace kt {

class ExperimentRunner {
 public:
  void apply(const Measure& asked, const Settings& shown);
  // True if there is something to do.
  bool is_busy() const { return running_.has_value(); }
  void work(double deadline, const Clock& clock);
  void show(Snapshot& snapshot) const;
  // The settings of a run; none if there is no such run.
  std::optional<Settings> settings_of(const OpenMeasuredRun& asked) const;

 private:
  void show_one(ExperimentKind which, Measured& into) const;

  std::array<std::optional<Experiment>, 2> experiments_;
  std::optional<ExperimentKind> running_;
};

}  // namespace kt
