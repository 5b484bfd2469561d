// Analyses a problem without searching: whether a tour exists, and the size of plain backtracking's tree.
//
// Both are computed by work() in slices that the caller grants while nothing else is due; then it stops. The results
// are deterministic: the same problem, seed and number of probes give the same estimate.
//
// The estimate is for plain backtracking to the very end, whatever algorithm the problem names (see
// core/theory/estimate.h). For large boards it is rather a lower bound; its spread shows this.
#pragma once

#include <optional>

#include "app/snapshot/snapshot.h"
#include "app/time/clock.h"
#include "core/theory/theory.h"

namespace kt {

class ProblemAnalysis {
 public:
  static constexpr std::uint64_t kProbes = 20'000;  // enough for a good estimate
  static constexpr double kSeconds = 0.2;           // of probing, at most

  explicit ProblemAnalysis(Problem problem) : problem_(std::move(problem)) {}

  // Starts again for another problem, and keeps results that do not depend on the changes.
  void restart(const Problem& problem);

  // Decides at once if that takes no noticeable time; otherwise work() does.
  void judge_if_cheap();

  // Works until the deadline, a time of the clock; one probe may overrun it. True if there is more to do.
  bool work(double deadline, const Clock& clock);
  bool at_rest() const;

  // Unknown, without a reason, until it is decided.
  const Verdict& verdict() const { return verdict_; }
  // No probes before the first work(). The rate is copied to the result; 0 while unknown.
  EstimateView view(double steps_per_second) const;

 private:
  void judge();

  Problem problem_;
  bool judged_ = false;
  Verdict verdict_;
  std::optional<TreeEstimate> tree_;
  double seconds_ = 0;  // spent on probes
};

// Steps of plain backtracking per visit: the square is entered and left and, with detail=candidate, looks at each of
// its moves.
double steps_per_visit(const Settings& settings);

}  // namespace kt
