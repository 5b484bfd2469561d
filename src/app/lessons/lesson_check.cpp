#include "app/lessons/lesson_check.h"

#include <algorithm>
#include <utility>

#include "app/lessons/stop_faults.h"

namespace kt {

LessonCheck::LessonCheck(const Lesson& lesson, bool for_sheet)
    : lesson_(lesson), for_sheet_(for_sheet), reports_(lesson.stops.size()) {
  for (std::size_t i = 0; i < lesson_.stops.size(); ++i) add_jobs(i);
}

void LessonCheck::add_jobs(std::size_t number) {
  const LessonStop& stop = lesson_.stops[number];
  Job here{.stop = number, .way = way_to(stop), .claims = {}};
  std::vector<Job> others;
  for (const LessonClaim& claim : stop.claims) {
    if (claim.with.empty() && !claim.board && !claim.after)
      here.claims.push_back(claim);
    else
      others.push_back({number, way_to(stop, claim), {claim}});
  }
  if (stop.question) others.push_back({number, way_to(stop, stop.question->truth), {stop.question->truth}, true});
  jobs_.push_back(std::move(here));
  jobs_.insert(jobs_.end(), others.begin(), others.end());
}

double LessonCheck::progress() const { return static_cast<double>(at_) / static_cast<double>(jobs_.size()); }

bool LessonCheck::work(std::uint64_t steps) {
  constexpr std::uint64_t kMaxAtOnce = 200'000;
  if (at_ == jobs_.size()) return true;
  const Job& job = jobs_[at_];
  bool is_done = false;
  if (search_) {
    is_done = go_on(job, std::min(steps, kMaxAtOnce));
  } else {
    ++work_number_;
    if (auto search = StopSearch::begin(lesson_.stops[job.stop], job.way, faults_)) search_.emplace(*std::move(search));
    is_done = !search_;
  }
  if (is_done) {
    search_.reset();
    measure_.reset();
    has_arrived_ = false;
    judged_ = 0;
    ++at_;
  }
  return at_ == jobs_.size();
}

// True when the job is done.
bool LessonCheck::go_on(const Job& job, std::uint64_t steps) {
  if (has_arrived_) return judge(job, steps);
  const StopSearch::At at = search_->go_on(steps);
  has_arrived_ = at == StopSearch::At::there;
  if (has_arrived_) arrive(job);
  return at == StopSearch::At::refused;
}

void LessonCheck::arrive(const Job& job) {
  const LessonStop& stop = lesson_.stops[job.stop];
  if (job.way.is_stop) {
    reports_[job.stop] = report_of(stop, search_->settings(), search_->search());
    judge_looks(stop.look, *search_, faults_);
    judge_mode(stop, *search_, faults_);
  }
  if (job.is_question) judge_looks(stop.question->look, *search_, faults_);
}

// True when everything about the stop is checked.
bool LessonCheck::judge(const Job& job, std::uint64_t steps) {
  constexpr int kFewSquares = 25;  // of a board that is small enough to try everything
  if (judged_ < job.claims.size()) {
    if (judge_next_claim(job, steps)) ++judged_;
    return false;
  }
  const bool is_small = search_->settings().problem().board.squares() <= kFewSquares;
  return !job.way.is_stop || !for_sheet_ || !is_small || measure_kept(reports_[job.stop], steps);
}

// True when the claim is checked.
bool LessonCheck::judge_next_claim(const Job& job, std::uint64_t steps) {
  const LessonClaim& claim = job.claims[judged_];
  std::optional<MeasuredValue> value;
  if (measure_) {
    if (!measure_->work(steps)) return false;
    value = std::exchange(measure_, nullptr)->value();
  } else {
    const auto moment = moment_of(claim, *search_, faults_);
    if (!moment) return true;
    const MomentMeasure& measure = *find_measure(claim.measure);
    if (!measure.value) return begin_measure(*moment, claim.measure), false;
    value = measure.value(*moment);
  }
  if (job.is_question) {
    judge_answer(*lesson_.stops[job.stop].question, value, faults_);
    if (value) reports_[job.stop].measured = value->is_number ? std::to_string(value->number) : value->text;
  } else {
    judge_claim(claim, value, faults_);
  }
  return true;
}

// True when the value is known, or will not be known.
bool LessonCheck::measure_kept(StopReport& report, std::uint64_t steps) {
  if (!measure_) begin_measure({search_->settings(), search_->search(), {}}, "kept");
  if (!measure_->work(steps)) return false;
  if (const auto kept = measure_->value()) report.kept = static_cast<std::size_t>(kept->number);
  return true;
}

void LessonCheck::begin_measure(const LessonMoment& moment, std::string_view measure) {
  measure_ = find_measure(measure)->begin(moment);
  ++work_number_;
}

}  // namespace kt
