#include "app/state/narrator.h"

#include "app/state/search_view.h"
#include "app/words/sentence.h"

namespace kt {

void Narrator::watch(const Run& run, Pace pace, double now) {
  constexpr double kRead = 4;   // seconds until another sentence may take the place of the last
  constexpr double kWorth = 2;  // that it must have been steady for
  if (shows_each_step(pace) || !RecentSteps::follows(run.search())) {
    front_.reset();
  } else if (!front_ || now - told_ >= kRead) {
    front_ = run.steady.longest_for(kWorth, run.here(), now);
    told_ = now;
  }
  const std::vector<Marker>& records = run.timeline.records();
  record_untold_ = record_untold_ || records.size() > records_seen_;
  records_seen_ = records.size();
  if (pace != Pace::quick || !RecentSteps::follows(run.search())) {
    record_untold_ = false;
    return held_.clear();
  }
  if (record_untold_ && held_.takes(now, true)) {
    record_untold_ = false;
    return held_.tell(describe_record(run.settings, records.back().depth), now);
  }
  if (!held_.takes(now)) return;
  fill_snapshot(scratch_, run.settings, run.search(), nullptr);
  scratch_.pace = scratch_.dead_end ? Pace::steps : Pace::quick;
  if (scratch_.dead_end || !held_.at(now)) held_.tell(describe(scratch_), now);
}

}  // namespace kt
