// What can be said of a problem without searching: whether a tour exists, and how large plain backtracking's tree is.
//
// Both are found lazily, by work(), in slices that the caller pays for while nothing else is due. Then it comes to
// rest. The numbers are deterministic: the same problem and seed, after as many probes, give the same estimate.
//
// The estimate is of plain backtracking that goes on to the very end, whatever algorithm the problem names (see
// core/theory/estimate.h). Of large boards it is a lower bound rather: its spread tells.
#pragma once

#include <optional>

#include "app/snapshot/snapshot.h"
#include "app/time/clock.h"
#include "core/theory/theory.h"

namespace kt {

class ProblemAnalysis {
 public:
  static constexpr std::uint64_t kProbes = 20'000;  // then it is exact enough
  static constexpr double kSeconds = 0.2;           // or this long was spent on it

  explicit ProblemAnalysis(Problem problem) : problem_(std::move(problem)) {}

  // Begins anew where the problem is another. What does not depend on what has changed is kept.
  void restart(const Problem& problem);

  // Whether there is a tour at all, where that takes no time to speak of; else work() finds it out.
  void judge_if_cheap();

  // Until the deadline, a time of the clock; one probe may overrun it. True while there is more to do: then call again.
  bool work(double deadline, const Clock& clock);
  bool at_rest() const;

  // Unknown, without a reason, before it is judged.
  const Verdict& verdict() const { return verdict_; }
  // No probes before the first work(). The rate is passed on: 0 while unknown.
  EstimateView view(double steps_per_second) const;

 private:
  void judge();

  Problem problem_;
  bool judged_ = false;
  Verdict verdict_;
  std::optional<TreeEstimate> tree_;
  double seconds_ = 0;  // spent on probes
};

// Steps that plain backtracking does for each visit: the square is entered and given up, with detail=candidate after a
// look at each of its moves.
double steps_per_visit(const Settings& settings);

}  // namespace kt
