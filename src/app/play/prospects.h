// What is known of the beginnings of a game: which can still become a tour, and which move was the mistake.
//
// A question costs a search, so what was found out stays: each beginning of a tour that was found can be finished, and
// nothing that begins as a path without hope can be.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/play/completion.h"
#include "app/snapshot/snapshot.h"

namespace kt {

class Prospects {
 public:
  // Of other games: nothing is known.
  void clear();

  // Of the path of the problem's start and the moves given: can it be finished, and if not, since when not?
  void ask(const Problem& problem);
  // The path is another one: what is known of it without a search.
  void show(const Problem& problem);

  // The first question that is open, for so many visits; true when none is.
  bool work(std::uint64_t visits);
  // The question under way takes too long.
  void give_up();

  Outlook outlook() const { return outlook_; }
  // Where it is impossible: the number of the first move with which it was, from 1; 0 if there was no hope before it.
  // Nothing while it is being looked for, or if that takes too long.
  std::optional<std::size_t> mistake() const { return mistake_; }
  bool at_work() const { return outlook_ == Outlook::looking || looks_for_mistake_; }

 private:
  bool can_be_finished(std::size_t moves) const;

  Problem problem_;               // as asked, with all its moves
  std::vector<Square> tour_;      // found last; empty: none
  std::vector<Square> hopeless_;  // moves after which there is none; only if `has_hopeless_`
  bool has_hopeless_ = false;
  Outlook outlook_ = Outlook::unasked;
  std::optional<std::size_t> mistake_;
  bool looks_for_mistake_ = false;
  std::optional<Completion> search_;
};

}  // namespace kt
