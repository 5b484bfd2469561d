// A search at a pace, with the snapshot data that motion needs. The test controls time and steps.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "app/settings_of.h"
#include "app/time/recent_steps.h"
#include "app/time/recent_visits.h"
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

  // Moves on to the next moment without showing it. At its end, the search stays there.
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

  // Updates the snapshot and the motion; `undone`: the last step was undone.
  void show(bool undone) {
    snapshot.path = search_->path();
    snapshot.event = search_->last_event();
    snapshot.step = search_->steps();
    snapshot.candidates = search_->candidates();
    snapshot.dead_end = search_->status() == Status::searching &&
                        std::ranges::none_of(snapshot.candidates, [](const Candidate& candidate) {
                          return candidate.rejection == Rejection::none && !candidate.looked_at;
                        });
    snapshot.recent = recent_.at(snapshot.now, undone);
    visited_.note(*search_, 1, snapshot.now);
    if (snapshot.pace == Pace::blur) snapshot.visited_lately = visited_.at_square();
    motion.update(snapshot, reduced);
  }

  const double interval;  // seconds between steps
  Snapshot snapshot;
  Motion motion;
  bool reduced = false;

 private:
  std::optional<Search> search_;
  RecentSteps recent_;
  RecentVisits visited_;
};

inline void expect_at(const Motion& motion, float x, float y) {
  ASSERT_TRUE(motion.knight());
  EXPECT_NEAR(motion.knight()->x, x, 0.03f);
  EXPECT_NEAR(motion.knight()->y, y, 0.03f);
}

}  // namespace kt
