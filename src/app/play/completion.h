// Can a path still become a tour? Exactly, and in slices.
//
// Two complete searches go on from it by turns: the one that knows most of what a path forces finds a tour at once
// where nearly everything is free, and where little is left the plain pruned one has soon tried all of it. The first
// that ends decides.
#pragma once

#include <cstdint>
#include <vector>

#include "core/search/search.h"

namespace kt {

class Completion {
 public:
  enum class Answer : std::uint8_t { open, possible, impossible };

  // Of the problem's start and the moves given; its algorithm does not matter.
  explicit Completion(const Problem& problem);

  // Goes on for so many visits at most.
  Answer run(std::uint64_t visits);
  // Where it is possible.
  std::vector<Square> tour() const { return searches_.front().path(); }

 private:
  std::vector<Search> searches_;  // the one that goes next, or that has decided, at the front
};

}  // namespace kt
