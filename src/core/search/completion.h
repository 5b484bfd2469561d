// Decides whether a path can still become a tour, in slices.
//
// Two complete searches continue the path by turns. The one with forced moves soon finds a tour if nearly everything is
// free. The plain pruned one soon tries everything if little is free. The first to end decides.
#pragma once

#include <cstdint>
#include <vector>

#include "core/search/search.h"

namespace kt {

class Completion {
 public:
  enum class Answer : std::uint8_t { open, possible, impossible };

  // For the problem's start and given moves; its algorithm does not matter.
  explicit Completion(const Problem& problem);

  // Continues for at most so many visits.
  Answer run(std::uint64_t visits);
  // Precondition: the answer is `possible`.
  std::vector<Square> tour() const { return searches_.front().path(); }

 private:
  std::vector<Search> searches_;  // the front one goes next, or has decided
};

}  // namespace kt
