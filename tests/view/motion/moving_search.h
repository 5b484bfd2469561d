// A search at a pace, with all that a snapshot says of it to whoever draws its motion. Time passes, and steps are
// taken, as a test wants it.
#pragma once

#include <optional>
#include <string_view>

#include "app/settings_of.h"
#include "app/time/recent_steps.h"
#include "view/motion/motion.h"

namespace kt {

class MovingSearch {
 public:
  MovingSearch(std::string_view query, Pace pace, double seconds_a_step) : interval(seconds_a_step) {
    snapshot.settings = settings_of(query);
    snapshot.pace = pace;
    snapshot.squares = static_cast<std::size_t>(snapshot.settings.shown_board().squares());
    snapshot.now = 1;
    search_.emplace(snapshot.settings.problem(), snapshot.settings.detail);
  }

  // At the moment that the snapshot is of; nothing is shown of it yet. At its end a search stays there.
  void make_step() {
    if (search_->ended()) return;
    search_->step();
    recent_.stepped(*search_, interval, snapshot.now);
  }
  void undo_step() {
    const RecentStep undone = last_step_of(*search_);
    search_->step_back();
    recent_.stepped_back(*search_, undone, interval, snapshot.now);
  }

  // Brings the snapshot and the motion to this moment; `undone`: the last step was undone.
  void show(bool undone) {
    snapshot.path = search_->path();
    snapshot.event = search_->last_event();
    snapshot.step = search_->steps();
    snapshot.candidates = search_->candidates();
    snapshot.recent = recent_.at(snapshot.now, undone);
    motion.update(snapshot, reduced);
  }

  const double interval;  // seconds from a step to the next
  Snapshot snapshot;
  Motion motion;
  bool reduced = false;

 private:
  std::optional<Search> search_;
  RecentSteps recent_;
};

}  // namespace kt
