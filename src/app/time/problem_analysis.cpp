#include "app/time/problem_analysis.h"

#include <algorithm>

namespace kt {
namespace {

constexpr std::uint64_t kProbesBetweenLooks = 16;  // between looks at the clock; fewer if probes are long
constexpr std::uint64_t kFewSquares = 100;
constexpr int kFewToJudge = 10'000;  // looking at all of them takes less than a millisecond

// The settings that determine the tree. The move order decides the random walks.
bool same_tree(Problem a, const Problem& b) {
  a.end = b.end;
  a.goal = b.goal;
  a.algorithm = b.algorithm;
  a.tie = b.tie;
  return a == b;
}

}  // namespace

void ProblemAnalysis::restart(const Problem& problem) {
  if (problem == problem_) return;
  judged_ = false;
  verdict_ = {};
  if (!same_tree(problem_, problem)) {
    tree_.reset();
    seconds_ = 0;
  }
  problem_ = problem;
}

void ProblemAnalysis::judge() {
  if (judged_) return;
  verdict_ = existence(problem_);
  judged_ = true;
}

// For a plain knight without an end, theorems decide at once, however large the board.
void ProblemAnalysis::judge_if_cheap() {
  const bool plain =
      problem_.edges.empty() && problem_.holes.empty() && !problem_.end && is_move(problem_.leaper, {0, 0}, {1, 2});
  if (plain || problem_.board.squares() <= kFewToJudge) judge();
}

bool ProblemAnalysis::at_rest() const {
  return judged_ && tree_ && (tree_->probes() >= kProbes || seconds_ >= kSeconds);
}

bool ProblemAnalysis::work(double deadline, const Clock& clock) {
  judge();
  if (!tree_) tree_.emplace(problem_);
  const std::uint64_t squares = problem_.board.squares();
  const std::uint64_t batch = squares > kFewSquares ? 1 : kProbesBetweenLooks;
  for (double now = clock(); !at_rest() && now < deadline;) {
    tree_->run(std::min(batch, kProbes - tree_->probes()));
    const double then = clock();
    seconds_ += then - now;
    now = then;
  }
  return !at_rest();
}

EstimateView ProblemAnalysis::view(double steps_per_second) const {
  if (!tree_ || tree_->probes() == 0) return {.steps_per_second = steps_per_second};
  const auto [low, high] = tree_->log10_spread();
  return {.probes = tree_->probes(),
          .log10_visits = tree_->log10_mean(),
          .log10_low = low,
          .log10_high = high,
          .steps_per_second = steps_per_second};
}

double steps_per_visit(const Settings& settings) {
  if (settings.detail == Detail::move) return 2;
  if (settings.graph.empty()) {
    return 1 + static_cast<double>(moves_of(settings.leaper, move_orders().front().moves).size());
  }
  return 1 + static_cast<double>(settings.graph.edges.size()) / static_cast<double>(settings.graph.vertices.size());
}

}  // namespace kt
