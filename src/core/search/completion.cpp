#include "core/search/completion.h"

#include <algorithm>

#include "core/search/refusal.h"

namespace kt {

Completion::Completion(const Problem& problem) {
  for (const char* const id : {"forced-moves", "pruned"}) {
    Problem asked = problem;
    asked.algorithm = find_algorithm(id);
    asked.tie = &default_tie_rule();
    if (!refusal(asked)) searches_.emplace_back(asked);
  }
}

Completion::Answer Completion::run(std::uint64_t visits) {
  for (std::size_t n = searches_.size(); n > 0; --n) {
    Search& search = searches_.front();
    if (search.status() == Status::searching) search.run({.visits = visits / searches_.size() + 1});
    if (search.status() == Status::tour) return Answer::possible;
    if (search.ended()) return Answer::impossible;
    std::rotate(searches_.begin(), searches_.begin() + 1, searches_.end());
  }
  return Answer::open;
}

}  // namespace kt
