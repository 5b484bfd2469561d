// Decides which beginnings of a game can still become a tour, and which move was the mistake.
//
// An answer costs a search, so answers are kept: each beginning of a tour found can be finished, and no path that
// begins with a hopeless one can.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/play/completion.h"
#include "app/snapshot/snapshot.h"

namespace kt {

class Prospects {
 public:
  // Forgets everything, for another game.
  void clear();

  // Asks about the problem's start and given moves: can this path be finished, and if not, since which move?
  void ask(const Problem& problem);
  // Changes the path, and answers from what is known without a search.
  void show(const Problem& problem);

  // Works on the first open question, for so many visits; true when none is open.
  bool work(std::uint64_t visits);
  // The current question takes too long.
  void give_up();

  Outlook outlook() const { return outlook_; }
  // If impossible: the number of the first move after which it was, from 1; 0 if it was hopeless from the start.
  // Nothing while this is being decided, or if that takes too long.
  std::optional<std::size_t> mistake() const { return mistake_; }
  bool is_busy() const { return outlook_ == Outlook::looking || looks_for_mistake_; }

 private:
  bool can_be_finished(std::size_t moves) const;

  Problem problem_;               // as asked, with all its moves
  std::vector<Square> tour_;      // found last; empty: none
  std::vector<Square> hopeless_;  // moves that no tour begins with; only if `has_hopeless_`
  bool has_hopeless_ = false;
  Outlook outlook_ = Outlook::unasked;
  std::optional<std::size_t> mistake_;
  bool looks_for_mistake_ = false;
  std::optional<Completion> search_;
};

}  // namespace kt
