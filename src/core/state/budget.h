// How far a search may run, and how much of that it has used.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/state/counters.h"

namespace kt {

// Both limits apply.
struct Budget {
  std::uint64_t steps = UINT64_MAX;
  std::uint64_t visits = UINT64_MAX;
};

// What a search has used of a budget since the meter was made. The counters must outlive it.
class BudgetMeter {
 public:
  BudgetMeter(const Counters& counters, Budget budget)
      : counters_(counters), budget_(budget), first_step_(counters.steps()), first_visit_(counters.visits) {}
  std::uint64_t steps() const { return counters_.steps() - first_step_; }
  Budget rest() const { return {budget_.steps - steps(), budget_.visits - (counters_.visits - first_visit_)}; }

 private:
  const Counters& counters_;
  Budget budget_;
  std::uint64_t first_step_, first_visit_;
};

// So many visits certainly fit into the budget, with `depth` squares on the path. Each visit takes at most two steps,
// but the squares already on the path may be left too.
inline std::uint64_t visits_fitting(Budget budget, std::size_t depth) {
  constexpr std::uint64_t kMax = std::uint64_t{1} << 60;
  const std::uint64_t for_visits = budget.steps - std::min<std::uint64_t>(budget.steps, depth);
  return depth == 0 ? 0 : std::min({for_visits / 2, budget.visits, kMax});
}

}  // namespace kt
