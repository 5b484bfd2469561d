// The experiments of one visualizer, of which one works at a time: growth with the board, and the map of starts. It
// takes commands, works in slices, and tells the snapshot what has come of it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/measure/experiment.h"
#include "app/snapshot/snapshot.h"

namespace kt {

class Laboratory {
 public:
  void take(const Measure& asked, const Settings& shown);
  // There is something to be done.
  bool works() const { return running_.has_value(); }
  void work(double deadline, const Clock& clock);
  void tell(Snapshot& snapshot) const;
  // The settings of a run; none where there is no such run.
  std::optional<Settings> settings_of(const OpenMeasured& asked) const;

 private:
  void tell_of(Measuring which, Measured& into) const;

  std::array<std::optional<Experiment>, 2> experiments_;
  std::optional<Measuring> running_;
};

}  // namespace kt
