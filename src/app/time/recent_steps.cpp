#include "app/time/recent_steps.h"

#include <algorithm>

namespace kt {

RecentStep last_step_of(const Search& search) {
  const Event event = search.last_event();
  const bool entered = event.type == EventType::advance || event.type == EventType::tour;
  const std::size_t other = entered ? 2 : 1;  // counted from the top of the stack
  const Path& path = search.depth_first()->path();
  if (path.depth() < other) return {.event = event, .from = event.square};
  return {.event = event, .from = path.graph().square(path.frames()[path.depth() - other].square)};
}

bool RecentSteps::follows(const Search& search) {
  return search.depth_first() && search.problem().board.squares() <= kMaxSquares;
}

void RecentSteps::clear() {
  steps_.clear();
  before_.reset();
  undone_.reset();
}

void RecentSteps::stepped(const Search& search, double interval, double now) {
  before_.reset();
  undone_.reset();
  if (search.steps_to_undo() == 0)
    steps_.clear();
  else
    steps_.insert(steps_.begin(), {last_step_of(search), now});
  if (steps_.size() > kMax) steps_.pop_back();
  interval_ = interval;
  last_ = now;
}

void RecentSteps::stepped_back(const Search& search, const RecentStep& undone, double interval, double now) {
  undone_ = Entry{undone, now};
  if (steps_.empty())
    before_.reset();
  else
    steps_.erase(steps_.begin());
  collect_earlier(search);
  // As if the steps had been made at this interval, and the newest an interval ago.
  for (std::size_t i = 0; i < steps_.size(); ++i) steps_[i].made = now - interval * static_cast<double>(i + 1);
  interval_ = interval;
  last_ = now;
}

// Fills up to the limit, starting with the known steps.
void RecentSteps::collect_earlier(const Search& search) {
  if (!before_) {
    before_ = search;
    for (std::size_t i = 0; i < steps_.size(); ++i) before_->step_back();
  }
  while (steps_.size() < kMax && before_->steps_to_undo() > 0) {
    steps_.push_back({last_step_of(*before_)});
    before_->step_back();
  }
}

Recent RecentSteps::at(double now, bool backwards) const {
  Recent recent{.interval = interval_};
  const double since = now - last_;
  for (const Entry& entry : steps_) {
    RecentStep step = entry.step;
    step.age = std::max(0.0, backwards ? last_ - entry.made - since : now - entry.made);
    recent.steps.push_back(step);
  }
  if (undone_) {
    recent.undone = undone_->step;
    recent.undone->age = now - undone_->made;
  }
  return recent;
}

}  // namespace kt
