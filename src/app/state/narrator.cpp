#include "app/state/narrator.h"

#include <algorithm>

#include "app/state/search_view.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

// The search is elsewhere while the sentence stays.
Message dated(std::uint64_t step, Message what) { return {"Step {0}: {1}", step, std::move(what)}; }

}  // namespace

void Narrator::watch(const Run& run, Pace pace, double now) {
  constexpr double kRead = 4;       // seconds until another sentence may replace the last
  constexpr double kMinSteady = 2;  // seconds of steadiness before it is mentioned
  if (shows_each_step(pace) || !RecentSteps::follows(run.search())) {
    front_.reset();
  } else if (!front_ || now - updated_ >= kRead) {
    front_ = run.steady.longest_for(kMinSteady, run.here(), now);
    updated_ = now;
  }
  const std::vector<Marker>& records = run.timeline.records();
  const bool is_same_run = records.size() >= records_seen_;
  has_new_record_ = is_same_run && (has_new_record_ || records.size() > records_seen_);
  records_seen_ = records.size();
  constexpr std::uint64_t kJump = 8;  // more steps than a frame makes at this pace: another run, or another part of it
  const std::uint64_t moved = std::max(here_, run.here()) - std::min(here_, run.here());
  here_ = run.here();
  if (pace != Pace::quick || moved > kJump || !RecentSteps::follows(run.search())) {
    has_new_record_ = false;
    return held_.clear();
  }
  if (has_new_record_ && held_.accepts(now, true)) {
    has_new_record_ = false;
    const Marker& record = records.back();
    return held_.show(dated(record.step, describe_record(run.settings, record.depth)), now);
  }
  if (!held_.accepts(now)) return;
  fill_snapshot(scratch_, run.settings, run.search(), nullptr);
  scratch_.pace = Pace::steps;
  if (scratch_.dead_end) held_.show(dated(scratch_.step, describe(scratch_)), now);
}

}  // namespace kt
