#include "app/measure/laboratory.h"

namespace kt {
namespace {

// Visits are counted, whatever a step is. Sizes are those of full boards, and only a board has a map.
Settings base_of(const Measure& asked, const Settings& shown) {
  Settings base = shown;
  base.detail = Detail::move;
  if (asked.which == Measuring::starts) return base;
  if (!base.graph.empty()) base.start = {};
  base.graph = {};
  base.holes.clear();
  base.end.reset();
  return base;
}

std::size_t place(Measuring which) { return static_cast<std::size_t>(which); }

}  // namespace

void Laboratory::take(const Measure& asked, const Settings& shown) {
  std::optional<Experiment>& experiment = experiments_[place(asked.which)];
  running_.reset();
  if (asked.what == Measure::What::stop) return;
  if (asked.what == Measure::What::start) experiment.emplace(base_of(asked, shown), asked.plan);
  if (experiment && !experiment->is_done()) running_ = asked.which;
}

void Laboratory::work(double deadline, const Clock& clock) {
  if (!running_) return;
  Experiment& experiment = *experiments_[place(*running_)];
  experiment.work(deadline, clock);
  if (experiment.is_done()) running_.reset();
}

void Laboratory::tell_of(Measuring which, Measured& into) const {
  const std::optional<Experiment>& experiment = experiments_[place(which)];
  into.running = running_ == which;
  if (!experiment) return;
  into.runs = experiment->runs();
  into.done = experiment->done();
  double visits = 0, seconds = 0;
  for (const MeasuredRun& run : into.runs) {
    if (!run.algorithm->keeps_stack()) continue;
    visits += static_cast<double>(run.visits);
    seconds += run.seconds;
  }
  into.visits_per_second = seconds > 0 ? visits / seconds : 0;
}

void Laboratory::tell(Snapshot& snapshot) const {
  tell_of(Measuring::growth, snapshot.growth);
  tell_of(Measuring::starts, snapshot.starts);
}

std::vector<KeyValue> Laboratory::values_of(const OpenMeasured& asked) const {
  const std::optional<Experiment>& experiment = experiments_[place(asked.which)];
  if (!experiment || asked.run >= experiment->runs().size()) return {};
  const Settings settings = experiment->settings_of(experiment->runs()[asked.run]);
  std::vector<KeyValue> values;
  for (const Setting& setting : settings_table()) {
    if (setting.is_of_search && setting.key != "detail")
      values.push_back({std::string(setting.key), setting.format(settings)});
  }
  return values;
}

}  // namespace kt
