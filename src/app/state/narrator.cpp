#include "app/state/narrator.h"

#include "app/state/search_view.h"
#include "app/words/sentence.h"

namespace kt {

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
  has_new_record_ = has_new_record_ || records.size() > records_seen_;
  records_seen_ = records.size();
  if (pace != Pace::quick || !RecentSteps::follows(run.search())) {
    has_new_record_ = false;
    return held_.clear();
  }
  if (has_new_record_ && held_.accepts(now, true)) {
    has_new_record_ = false;
    return held_.show(describe_record(run.settings, records.back().depth), now);
  }
  if (!held_.accepts(now)) return;
  fill_snapshot(scratch_, run.settings, run.search(), nullptr);
  scratch_.pace = scratch_.dead_end ? Pace::steps : Pace::quick;
  if (scratch_.dead_end || !held_.at(now)) held_.show(describe(scratch_), now);
}

}  // namespace kt
