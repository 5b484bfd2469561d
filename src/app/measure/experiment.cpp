#include "app/measure/experiment.h"

#include <algorithm>
#include <utility>

#include "app/settings/compared.h"
#include "core/search/refusal.h"
#include "core/theory/hope.h"

namespace kt {
namespace {

// Takes the order in which the report's program of this algorithm tries the moves.
void take_report_order(Settings& settings) {
  constexpr std::pair<std::string_view, std::string_view> kOrders[] = {
      {"backtracking", "report"}, {"warnsdorff", "report-warnsdorff"}, {"warnsdorff-backtracking", "report-brute"}};
  for (const auto& [id, order] : kOrders) {
    if (settings.algorithm->id == id) settings.moves = *parse_move_order(order);
  }
}

Settings on_board(const Settings& base, Board board) {
  Settings settings = base;
  edit(settings, {.board = board});  // squares that this board lacks become the default
  return settings;
}

Square start_on(const Settings& settings, MeasuredStart which) {
  const Board board = settings.board;
  Square square = settings.start;
  if (which == MeasuredStart::corner) square = {0, 0};
  if (which == MeasuredStart::beside) square = {0, std::min(1, board.cols - 1)};
  if (which == MeasuredStart::middle) square = {board.rows / 2, board.cols / 2};
  return square;
}

std::vector<Square> starts_on(const Settings& settings, const std::vector<MeasuredStart>& wanted) {
  std::vector<Square> squares;
  for (const MeasuredStart which : wanted) {
    const Square square = start_on(settings, which);
    if (std::ranges::find(squares, square) == squares.end()) squares.push_back(square);
  }
  for (int i = 0; wanted.empty() && i < settings.board.squares(); ++i) {
    const Square square{i / settings.board.cols, i % settings.board.cols};
    if (std::ranges::find(settings.holes, square) == settings.holes.end()) squares.push_back(square);
  }
  return squares;
}

// True for the algorithm whose whole tree Knuth's estimate describes.
bool is_plain(const Algorithm& algorithm) { return &algorithm == &default_algorithm(); }

std::uint64_t probes_on(Board board) {
  const std::uint64_t squares = board.squares();
  return std::clamp<std::uint64_t>(2'000'000 / squares, 50, 20'000);
}

}  // namespace

Experiment::Experiment(Settings base, const MeasurePlan& plan) : base_(alone(std::move(base))), plan_(plan) {
  base_.at.clear();
  base_.mode = Mode::watch;
  if (plan.starts != std::vector{MeasuredStart::shown}) base_.given.clear();
  for (const Board board : plan.boards) {
    const std::vector<Square> starts = starts_on(on_board(base_, board), plan.starts);
    for (const Algorithm* algorithm : plan.algorithms) {
      for (const Goal goal : plan.goals) {
        for (const Square start : starts)
          runs_.push_back({.algorithm = algorithm, .board = board, .goal = goal, .start = start});
      }
    }
  }
}

Settings Experiment::settings_of(const MeasuredRun& run) const {
  Settings settings = on_board(base_, run.board);
  settings.algorithm = run.algorithm;
  settings.goal = run.goal;
  settings.start = run.start;
  if (plan_.report_orders) take_report_order(settings);
  return settings;
}

void Experiment::go_on(std::uint64_t steps, const Clock& clock) {
  if (is_done()) return;
  MeasuredRun& run = runs_[done_];
  if (tree_) return estimate(run);
  const double began = clock();
  if (!trial_) return begin(run);
  const bool more = trial_->go_on(steps);
  run.seconds += clock() - began;
  if (const Search* search = trial_->search()) {
    run.visits = search->visits();
    run.backtracks = search->backtracks();
    run.steps = search->steps();
    run.deepest = search->deepest();
  }
  if (!more || run.seconds >= plan_.max_seconds) end(run);
}

void Experiment::begin(MeasuredRun& run) {
  const Settings settings = settings_of(run);
  if (refusal(settings.problem())) {
    run.state = MeasuredRun::State::refused;
    ++done_;
    return;
  }
  run.state = MeasuredRun::State::running;
  trial_.emplace(settings, Limits{plan_.max_visits, plan_.ask_theorems});
  if (trial_->search()) batch_.restart(*trial_->search());
}

void Experiment::end(MeasuredRun& run) {
  run.ending = trial_->ending();
  const Search* search = trial_->search();
  run.by_theorem = !search;
  run.closed = search && run.ending == Ending::tour && search->is_closed();
  if (search) run.lost_visits = lost_visits(*search);
  if (plan_.estimates && is_plain(*run.algorithm) && (run.ending == Ending::limit || is_first_of_board(done_)))
    tree_.emplace(settings_of(run).problem());
  trial_.reset();
  if (tree_) return;
  run.state = MeasuredRun::State::ended;
  ++done_;
}

// Compares only runs of one algorithm.
bool Experiment::is_first_of_board(std::size_t place) const {
  if (place == 0) return true;
  const MeasuredRun &run = runs_[place], &before = runs_[place - 1];
  return before.algorithm != run.algorithm || before.board != run.board;
}

void Experiment::estimate(MeasuredRun& run) {
  const std::uint64_t all = probes_on(run.board);
  tree_->run(std::min(all - tree_->probes(), std::max<std::uint64_t>(all / 500, 1)));
  if (tree_->probes() < all) return;
  const auto [low, high] = tree_->log10_spread();
  run.log10_tree = tree_->log10_mean();
  run.log10_low = low;
  run.log10_high = high;
  tree_.reset();
  run.state = MeasuredRun::State::ended;
  ++done_;
}

void Experiment::work(double deadline, const Clock& clock) {
  Batches batches(batch_, clock, deadline);
  do go_on(batch_.steps(), clock);
  while (!is_done() && batches.go_on());
}

}  // namespace kt
