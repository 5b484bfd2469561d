#include "app/time/aim.h"

#include <algorithm>

namespace kt {
namespace {

bool stops_every_run(const Search& search) { return search.status() == Status::tour || search.ended(); }

bool is_arrival(EventType type) { return type == EventType::advance || type == EventType::tour; }

}  // namespace

UntilEvent::UntilEvent(const RunUntil& asked, const Timeline& timeline, std::uint64_t farthest)
    : asked_(asked), first_step_(timeline.search().steps()), farthest_(farthest) {
  entered_none_ = std::ranges::none_of(timeline.search().candidates(), [](const Candidate& candidate) {
    return candidate.looked_at && candidate.rejection == Rejection::none;
  });
  const bool asks = asked.what == Until::lost || asked.what == Until::noticed;
  if (asks && timeline.search().depth_first()) lost_.emplace(timeline.search());
}

bool UntilEvent::run(Timeline& timeline, std::uint64_t work) {
  switch (asked_.what) {
    case Until::tour: timeline.run(work); return stops_every_run(timeline.search());
    case Until::end: timeline.run(work); return timeline.search().ended();
    case Until::record: return run_to_record(timeline, work);
    case Until::lost:
    case Until::noticed: return run_to_loss(timeline, work);
    default: break;
  }
  for (std::uint64_t i = 0; i < work; ++i) {
    if (timeline.search().ended() || step(timeline)) return true;
  }
  return false;
}

// The record may be known already; otherwise it is noticed when the run has passed it.
bool UntilEvent::run_to_record(Timeline& timeline, std::uint64_t work) {
  const auto record = std::ranges::upper_bound(timeline.records(), first_step_, {}, &Marker::step);
  if (record != timeline.records().end()) return timeline.approach(record->step, work);
  timeline.run(work);
  const bool found = timeline.records().size() > 0 && timeline.records().back().step > first_step_;
  return !found && stops_every_run(timeline.search());
}

// The stretches are found out ahead of the run, which follows as far as they are known, or stops where a question stays
// open for too long. A move that was lost before the first step does not count.
bool UntilEvent::run_to_loss(Timeline& timeline, std::uint64_t work) {
  if (timeline.search().ended()) return true;
  std::optional<std::uint64_t> event;
  const auto look = [&](const LostStretch& stretch) {
    const bool is_loss = asked_.what == Until::lost;
    const std::uint64_t step = is_loss ? stretch.from : stretch.to;
    const bool counts = is_loss || (stretch.noticed && step != LostStretches::kNoStep);
    if (counts && step > first_step_ && !event) event = step;
  };
  std::uint64_t known = LostStretches::kNoStep;
  bool gives_up = false;
  if (lost_) {
    const auto find = [&] {
      for (const LostStretch& stretch : lost_->all()) look(stretch);
      if (const auto open = lost_->open()) look(*open);
    };
    if (find(); !event) lost_->work(work), find();
    if (!lost_->ended()) known = std::max(lost_->known_end(), first_step_ + 1) - 1;
    gives_up = !event && lost_->is_undecided() && lost_->here().steps() - lost_->known_end() > farthest_;
    if (gives_up) event = lost_->known_end();
  }
  const std::uint64_t here = timeline.search().steps(), goal = event.value_or(known);
  if (here < goal) timeline.run(std::min(goal - here, work));
  gave_up_ = gives_up && timeline.search().steps() == event;
  return timeline.search().steps() == event || (here < timeline.search().steps() && stops_every_run(timeline.search()));
}

bool UntilEvent::step(Timeline& timeline) {
  const Event event = timeline.step();
  const bool stops = stops_every_run(timeline.search());
  switch (asked_.what) {
    case Until::backtrack: return stops || event.type == EventType::backtrack;
    case Until::reject: return stops || event.type == EventType::reject;
    case Until::square: return stops || (is_arrival(event.type) && event.square == asked_.square);
    default: break;
  }
  // A dead end is known only after the step that leaves it.
  const bool left =
      event.type == EventType::backtrack || event.type == EventType::exhausted || event.type == EventType::stuck;
  if (left && entered_none_ && timeline.search().steps() - 1 > first_step_) {
    timeline.step_back();
    return true;
  }
  if (event.type != EventType::reject) entered_none_ = is_arrival(event.type);
  return stops;
}

}  // namespace kt
