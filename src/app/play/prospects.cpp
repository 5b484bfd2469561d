#include "app/play/prospects.h"

#include <algorithm>
#include <span>
#include <utility>

namespace kt {

void Prospects::clear() { *this = {}; }

void Prospects::ask(const Problem& problem) {
  show(problem);
  if (outlook_ == Outlook::unasked) outlook_ = Outlook::looking;
  if (outlook_ == Outlook::impossible && !mistake_) looks_for_mistake_ = true;
}

void Prospects::show(const Problem& problem) {
  problem_ = problem;
  search_.reset();
  mistake_.reset();
  looks_for_mistake_ = false;
  outlook_ = Outlook::unasked;
  const std::vector<Square>& moves = problem.given;
  if (can_be_finished(moves.size())) {
    outlook_ = Outlook::possible;
  } else if (has_hopeless_ && hopeless_.size() <= moves.size() &&
             std::ranges::equal(std::span(moves).first(hopeless_.size()), hopeless_)) {
    outlook_ = Outlook::impossible;
    if (hopeless_.empty() || can_be_finished(hopeless_.size() - 1)) mistake_ = hopeless_.size();
  }
}

// Uses the tour found last.
bool Prospects::can_be_finished(std::size_t moves) const {
  return tour_.size() > moves &&
         std::ranges::equal(std::span(tour_).subspan(1, moves), std::span(problem_.given).first(moves));
}

bool Prospects::work(std::uint64_t visits) {
  if (!is_busy()) return true;
  // To find the mistake, try one move less than the shortest path known to be hopeless.
  Problem asked = problem_;
  if (outlook_ == Outlook::impossible) asked.given.resize(hopeless_.size() - 1);
  if (!search_) search_.emplace(asked);
  const Completion::Answer answer = search_->run(visits);
  if (answer == Completion::Answer::open) return false;
  if (answer == Completion::Answer::possible) {
    tour_ = search_->tour();
    if (outlook_ == Outlook::impossible) mistake_ = hopeless_.size();
    if (outlook_ == Outlook::looking) outlook_ = Outlook::possible;
    looks_for_mistake_ = false;
  } else {
    outlook_ = Outlook::impossible;
    hopeless_ = std::move(asked.given);
    has_hopeless_ = true;
    if (hopeless_.empty()) mistake_ = 0;
    looks_for_mistake_ = !hopeless_.empty();
  }
  search_.reset();
  return !is_busy();
}

void Prospects::give_up() {
  search_.reset();
  looks_for_mistake_ = false;
  if (outlook_ == Outlook::looking) outlook_ = Outlook::unknown;
}

}  // namespace kt
