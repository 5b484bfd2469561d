#include "app/run/run_hope.h"

#include <algorithm>

namespace kt {
namespace {

constexpr int kMaxSquares = 1024;  // of a board: a question about more takes too long to put
constexpr double kPatience = 1;    // seconds for a question
constexpr std::uint64_t kVisitsAtATime = 1000;
constexpr std::uint64_t kStepsAtATime = 3000;

bool is_too_large(const Search& search) { return search.problem().board.squares() > kMaxSquares; }
bool has_answer(const Search& search) { return search.depth_first() && !is_too_large(search); }

}  // namespace

// They count in the steps that the run counts in now.
bool RunHope::follows(const Timeline& run) const {
  return stretches_ && stretches_->here().detail() == run.search().detail() && from_start_ == run.is_filled();
}

// The present step is known.
bool RunHope::covers(const Timeline& run) const {
  const std::uint64_t here = run.search().steps();
  if (!follows(run) || here < stretches_->begin() || here >= stretches_->known_end()) return false;
  const auto stretch = stretches_->at(here);
  return stretch ? stretch->since > 0 : here < stretches_->first_unknown();
}

// The end of the stretch that the present is in is not known yet, but may be soon.
bool RunHope::looks_ahead(const Timeline& run) const {
  const std::uint64_t here = run.search().steps();
  if (stretches_->ended()) return false;
  if (stretches_->here().steps() <= here) return true;
  const bool goes_on = stretches_->is_undecided() ? here >= stretches_->known_end()
                                                  : stretches_->open() && stretches_->open()->from <= here;
  return goes_on && stretches_->here().steps() - here < LostStretches::kFarthestAhead;
}

bool RunHope::asks_path(const Timeline& run) const {
  if (covers(run)) return false;
  return !path_ || path_->path() != run.search().path() || !path_->at_rest();
}

bool RunHope::at_rest(const Timeline& run) const {
  if (!has_answer(run.search())) return true;
  return follows(run) && !looks_ahead(run) && !asks_path(run);
}

void RunHope::work(const Timeline& run, double deadline, const Clock& clock) {
  if (!has_answer(run.search())) return;
  if (!follows(run)) {
    from_start_ = run.is_filled();
    stretches_.emplace(from_start_ ? run.before(0) : run.search());
  }
  const double middle = (clock() + deadline) / 2;
  // However little time there is, both go on.
  while (looks_ahead(run)) {
    stretches_->work(kStepsAtATime);
    if (covers(run) || clock() >= middle) break;
  }
  if (asks_path(run)) ask_path(run, deadline, clock);
  while (looks_ahead(run) && clock() < deadline) stretches_->work(kStepsAtATime);
}

void RunHope::ask_path(const Timeline& run, double deadline, const Clock& clock) {
  if (!path_) path_.emplace(run.search().problem());
  if (path_->path() != run.search().path()) {
    path_->set_path(run.search().path());
    asked_ = 0;
  }
  double here = clock();
  while (!path_->at_rest()) {
    const std::uint64_t answers = path_->answers();
    path_->work(kVisitsAtATime);
    const double now = clock();
    asked_ = path_->answers() == answers ? asked_ + now - here : 0;
    here = now;
    if (asked_ > kPatience) {
      path_->give_up();
      asked_ = 0;
    }
    if (here >= deadline) break;
  }
}

HopeView RunHope::view(const Timeline& run) const {
  const Search& now = run.search();
  HopeView view;
  if (!now.depth_first()) return view;
  view.outlook = is_too_large(now) ? Outlook::unknown : Outlook::looking;
  if (follows(run)) {
    for (const LostStretch& stretch : stretches_->all()) view.stretches.push_back({stretch.from, stretch.to});
    if (const auto open = stretches_->open()) view.stretches.push_back({open->from, stretches_->here().steps() + 1});
    view.lost_visits = stretches_->lost_visits(now.steps(), now.visits());
  }
  const bool is_covered = covers(run);
  if (const auto stretch = is_covered ? stretches_->at(now.steps()) : std::nullopt) {
    view.outlook = Outlook::impossible;
    view.since = stretch->since;
    view.is_exact = true;
    if (stretch->from > 0 && stretch->from > stretches_->begin()) view.visits_since = now.visits() - stretch->first;
    if (stretch->to != LostStretches::kNoStep) view.visits_left = stretch->last - std::min(now.visits(), stretch->last);
    view.end = stretch->to == LostStretches::kNoStep
                   ? (stretches_->ended() ? HopeView::End::stuck : HopeView::End::unknown)
               : stretch->noticed ? HopeView::End::notices
                                  : HopeView::End::restarts;
  } else if (is_covered) {
    view.outlook = Outlook::possible;
  } else if (path_ && path_->path() == now.path()) {
    if (path_->lost()) {
      view.outlook = Outlook::impossible;
      view.since = *path_->lost();
      view.is_exact = path_->is_decided();
    } else if (path_->is_promising()) {
      view.outlook = Outlook::possible;
    } else if (path_->at_rest()) {
      view.outlook = Outlook::unknown;
    }
  }
  if (!view.lost_visits) view.lost_visits = lost_visits(now);
  // In a run entered late, the stretches do not know the visits before them. The path does.
  const bool is_border_known = view.outlook == Outlook::possible || view.is_exact;
  if (!view.lost_visits && is_border_known && stretches_ && stretches_->begin() > 0)
    view.lost_visits = lost_visits(now, view.is_lost() ? view.since - 1 : now.depth());
  return view;
}

}  // namespace kt
