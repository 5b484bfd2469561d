#include "app/measure/experiment_runner.h"

#include <utility>

namespace kt {
namespace {

// Visits are counted, whatever a step is. Sizes are those of full boards.
Settings base_of(const Measure& asked, const Settings& shown) {
  if (asked.which == ExperimentKind::starts && asked.choice.map != MapSubject::shown) {
    Settings base;
    base.squares = shown.squares;
    base.board = asked.choice.map == MapSubject::warnsdorff ? Board{8, 8} : Board{5, 5};
    base.algorithm = find_algorithm(asked.choice.map == MapSubject::warnsdorff ? "warnsdorff" : "backtracking");
    return base;
  }
  Settings base = shown;
  base.detail = Detail::move;
  if (asked.which == ExperimentKind::starts) return base;
  if (!base.graph.empty()) base.start = {};
  base.graph = {};
  base.holes.clear();
  base.end.reset();
  return base;
}

MeasurePlan plan_of(const Measure& asked, const Settings& base) {
  const MeasureChoice& choice = asked.choice;
  MeasurePlan plan{.max_visits = choice.max_visits,
                   .max_seconds = choice.max_seconds,
                   .ask_theorems = (choice.ways & MeasureChoice::kAskTheorems) != 0};
  if (asked.which == ExperimentKind::starts) {
    plan.algorithms = {base.algorithm};
    plan.boards = {base.board};
    plan.goals = {base.goal};
    plan.estimates = false;
    return plan;
  }
  plan.report_orders = (choice.ways & MeasureChoice::kReportOrders) != 0;
  for (int side = choice.least; side <= choice.most; side += choice.stride()) plan.boards.push_back({side, side});
  for (unsigned i = 0; i < 32; ++i) {
    if (choice.methods >> i & 1) plan.algorithms.push_back(&algorithms()[i]);
    if (choice.goals >> i & 1) plan.goals.push_back(static_cast<Goal>(i));
    if (choice.starts >> i & 1) plan.starts.push_back(static_cast<MeasuredStart>(i));
  }
  return plan;
}

// The rate of methods whose visits have the same cost.
double rate_of(const std::vector<MeasuredRun>& runs) {
  double visits[2] = {}, seconds[2] = {};
  for (const MeasuredRun& run : runs) {
    if (!run.algorithm->keeps_stack()) continue;
    const bool plain = run.algorithm == &default_algorithm();
    visits[plain] += static_cast<double>(run.visits);
    seconds[plain] += run.seconds;
  }
  const bool plain = seconds[1] > 0;
  return seconds[plain] > 0 ? visits[plain] / seconds[plain] : 0;
}

std::size_t place(ExperimentKind which) { return std::to_underlying(which); }

}  // namespace

void ExperimentRunner::apply(const Measure& asked, const Settings& shown) {
  std::optional<Experiment>& experiment = experiments_[place(asked.which)];
  running_.reset();
  if (asked.what == Measure::What::stop) return;
  if (asked.what == Measure::What::start) {
    const Settings base = base_of(asked, shown);
    experiment.emplace(base, plan_of(asked, base));
  }
  if (experiment && !experiment->is_done()) running_ = asked.which;
}

void ExperimentRunner::work(double deadline, const Clock& clock) {
  if (!running_) return;
  Experiment& experiment = *experiments_[place(*running_)];
  experiment.work(deadline, clock);
  if (experiment.is_done()) running_.reset();
}

void ExperimentRunner::show_one(ExperimentKind which, Measured& into) const {
  const std::optional<Experiment>& experiment = experiments_[place(which)];
  into.running = running_ == which;
  if (!experiment) return;
  into.runs = experiment->runs();
  into.done = experiment->done();
  into.visits_per_second = rate_of(into.runs);
}

void ExperimentRunner::show(Snapshot& snapshot) const {
  show_one(ExperimentKind::growth, snapshot.growth);
  show_one(ExperimentKind::starts, snapshot.starts);
}

std::optional<Settings> ExperimentRunner::settings_of(const OpenMeasuredRun& asked) const {
  const std::optional<Experiment>& experiment = experiments_[place(asked.which)];
  if (!experiment || asked.run >= experiment->runs().size()) return {};
  return experiment->settings_of(experiment->runs()[asked.run]);
}

}  // namespace kt
