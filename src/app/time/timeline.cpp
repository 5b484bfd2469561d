#include "app/time/timeline.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "core/basics/heap_sort.h"

namespace kt {
namespace {

// Costs of undoing a step and of copying, in steps of run().
constexpr std::uint64_t kWorkOfStepBack = 4;
constexpr std::size_t kBytesCopiedInAStep = 32;

// True if the path has made the move from its square number `depth` to its candidate number `position`.
bool has_entered(const Search& moment, const Search& path, std::size_t depth, int position) {
  const Path& there = moment.depth_first()->path();
  return moment.attempts() == path.attempts() && there.starts_as(path.depth_first()->path(), depth) &&
         there.looked_at(depth) > position;
}

// True if two depth-first searches at the same step have the same past.
bool are_alike(const DepthFirst& a, const DepthFirst& b) {
  return a.visits() == b.visits() && a.tours() == b.tours() && a.deepest() == b.deepest() &&
         a.path().starts_as(b.path(), b.depth());
}

// Both are sorted by step; at equal steps those of `more` come last.
void merge(std::vector<Marker>& all, const std::vector<Marker>& more) {
  std::size_t i = all.size(), k = more.size();
  for (const Marker& marker : more) all.push_back(marker);
  while (k > 0) {
    const bool is_later = i > 0 && all[i - 1].step > more[k - 1].step;
    all[i + k - 1] = is_later ? all[i - 1] : more[k - 1];
    --(is_later ? i : k);
  }
}

}  // namespace

Timeline::Timeline(Search search, std::size_t memory)
    : now_{std::move(search), {}}, checkpoints_(now_, memory), depths_(now_.steps(), now_.search.depth()) {
  depths_.add_path(now_.search);
}

Timeline::Timeline(Search search, Search later, std::size_t memory) : Timeline(std::move(search), memory) {
  if (later.steps() == 0) return;
  now_.search = std::move(later);
  unknown_before_ = now_.steps();
  depths_ = DepthHistory(now_.steps(), now_.search.depth());
  checkpoints_.open_gap(now_);
  note_records();
  note_tour(now_.search);
}

void Timeline::add_to_history(std::uint64_t from, const Search& search, DepthRange depths) {
  depths_.add(from, search.steps(), depths);
  depths_.add_path(search);
}

std::uint64_t Timeline::run(std::uint64_t max_steps) {
  std::uint64_t done = 0;
  while (done < max_steps) {
    const std::uint64_t here = now_.steps();
    const std::uint64_t stop = at_front() ? checkpoints_.due(here) : front_->steps();
    std::uint64_t batch = std::min(max_steps - done, std::max<std::uint64_t>(stop, here + 1) - here);
    if (at_front()) batch = std::min(batch, depths_.room(here));
    const RunSummary ran = now_.run(batch);
    done += ran.steps;
    lowest_ = std::min(lowest_, ran.depths.low);
    if (at_front()) add_to_history(here, now_.search, ran.depths);
    note();
    if (ran.steps < batch || now_.search.status() != Status::searching) break;
  }
  return done;
}

Event Timeline::step() {
  const std::uint64_t here = now_.steps();
  const Event event = now_.step();
  lowest_ = std::min(lowest_, now_.search.depth());
  if (at_front()) add_to_history(here, now_.search, {now_.search.depth(), now_.search.depth()});
  note();
  return event;
}

bool Timeline::step_back() {
  if (now_.steps() == 0) return false;
  if (now_.search.steps_to_undo() == 0) return approach(now_.steps() - 1, std::numeric_limits<std::uint64_t>::max());
  leave_front();
  const bool undone = now_.step_back();
  lowest_ = std::min(lowest_, now_.search.depth());
  return undone;
}

bool Timeline::approach(std::uint64_t step, std::uint64_t work) {
  const std::uint64_t here = now_.steps();
  if (step < here) {
    const Moment& checkpoint = checkpoints_.before(step);
    const std::uint64_t from_there = checkpoint.bytes() / kBytesCopiedInAStep + (step - checkpoint.steps());
    leave_front();
    const bool goes_far = here - step > now_.search.steps_to_undo();
    if (goes_far || from_there < (here - step) * kWorkOfStepBack) jump(checkpoint);
  } else if (front_ && step >= front_->steps()) {
    jump(*std::exchange(front_, {}));
  } else if (const Moment& checkpoint = checkpoints_.before(step); checkpoint.steps() > here) {
    jump(checkpoint);
  }
  std::uint64_t left = work;
  while (now_.steps() > step && left > 0) {
    if (!now_.step_back()) return true;  // an invented position has no past
    lowest_ = std::min(lowest_, now_.search.depth());
    left -= std::min(left, kWorkOfStepBack);
  }
  while (now_.steps() < step && left > 0) {
    const std::uint64_t ran = run(std::min(step - now_.steps(), left));
    if (ran == 0) return true;
    left -= ran;
  }
  return now_.steps() == step;
}

void Timeline::jump(Moment to) {
  now_ = std::move(to);
  lowest_ = 0;
}

std::size_t Timeline::take_lowest() { return std::exchange(lowest_, now_.search.depth()); }

const std::vector<Square>& Timeline::find_longest_path() {
  if (records_.empty() || longest_path_.size() == records_.back().depth) return longest_path_;
  const std::uint64_t step = records_.back().step;
  if (checkpoints_.is_in_gap(step)) return longest_path_;
  Search moment = before(step);
  go_to(moment, step);
  moment.copy_path(longest_path_);
  return longest_path_;
}

bool Timeline::count(std::uint64_t work) {
  if (is_counted() || refuted_) return true;
  if (!second_ || !second_->counter) {
    start_second();
    second_->counter.emplace(second_->search);
  }
  run_second(work);
  if (second_->steps() == furthest()) finish_count();
  return is_counted();
}

bool Timeline::fill(std::uint64_t work) {
  if (is_filled() || refuted_) return true;
  if (!second_) start_second();
  run_second(work);
  if (is_filled()) second_.reset();
  return is_filled();
}

void Timeline::start_second() {
  second_.emplace(checkpoints_.before(0).search);
  depths_.add(second_->steps(), second_->search.depth());
  depths_.add_path(second_->search);
}

// Goes from checkpoint to checkpoint; where there are none, it adds some.
void Timeline::run_second(std::uint64_t work) {
  Moment& moment = *second_;
  const std::uint64_t end = moment.counter ? furthest() : unknown_before_;
  std::uint64_t left = work;
  while (left > 0 && moment.steps() < end) {
    const std::uint64_t here = moment.steps();
    Moment* const next = checkpoints_.after(here);
    const bool is_gap = here < checkpoints_.gap_end();
    const std::uint64_t due = is_gap ? std::max(checkpoints_.due(here), here + 1) : end;
    const std::uint64_t stop = std::min({end, next ? next->steps() : end, due});
    const RunSummary ran = moment.run(std::min({left, stop - here, depths_.room(here)}));
    add_to_history(here, moment.search, ran.depths);
    left -= std::min(left, std::max<std::uint64_t>(ran.steps, 1));
    if (next && moment.steps() == next->steps()) {
      if (next->steps() == checkpoints_.gap_end())
        refuted_ = !are_alike(*moment.search.depth_first(), *next->search.depth_first());
      next->counter = moment.counter;
    } else if (is_gap && moment.steps() == due) {
      checkpoints_.keep(moment);
    }
    if (moment.steps() < unknown_before_) note_tour(moment.search);
    refuted_ = refuted_ || (moment.steps() < end && moment.search.ended());
    if (refuted_) return;
  }
  if (!is_filled() && moment.steps() >= unknown_before_) finish_fill();
}

// Takes over everything that the second search has found out, including its number of steps.
void Timeline::finish_fill() {
  unknown_before_ = 0;
  note_records_of(second_->search);
  checkpoints_.close_gap();
  note_records();
  place_bookmarks();
}

void Timeline::place_bookmarks() {
  for (Bookmark bookmark : std::exchange(unplaced_, {})) {
    if (!counts_moves() && bookmark.visits > front().search.visits()) {
      unplaced_.push_back(bookmark);
      continue;
    }
    bookmark.step = step_of(bookmark);
    bookmarks_.push_back(bookmark);
  }
  heap_sort(bookmarks_);
}

// The second search has reached the first.
void Timeline::finish_count() {
  (front_ ? *front_ : now_).counter = second_->counter;
  checkpoints_.start_counting();
  second_.reset();
  if (now_.counter) return;
  const std::uint64_t here = now_.steps();
  now_ = checkpoints_.before(here);
  while (now_.steps() < here && run(here - now_.steps()) > 0) {
  }
}

Search Timeline::before(std::uint64_t step) const {
  const Moment& checkpoint = checkpoints_.before(step);
  const bool now_is_nearer = now_.steps() <= step && now_.steps() > checkpoint.steps();
  return now_is_nearer ? now_.search : checkpoint.search;
}

void Timeline::stop_counting() {
  if (is_filled()) second_.reset();
  if (second_) second_->counter.reset();
  now_.counter.reset();
  if (front_) front_->counter.reset();
  checkpoints_.stop_counting();
}

// In the gap and ahead of the run, candidates have no known step numbers. Tours and records are found again on the way.
void Timeline::set_detail(Detail detail) {
  if (detail == now_.search.detail()) return;
  const auto step_now = [&](std::uint64_t step) {
    Search moment = checkpoints_.before(step).search;
    go_to(moment, step);
    moment.set_detail(detail);
    return moment.steps();
  };
  tours_.clear();
  for (const Bookmark& bookmark : std::exchange(bookmarks_, {})) {
    if (bookmark.step > furthest() || checkpoints_.is_in_gap(bookmark.step))
      unplaced_.push_back(bookmark);
    else
      bookmarks_.push_back({step_now(bookmark.step), bookmark.visits, bookmark.depth});
  }
  second_.reset();
  now_.search.set_detail(detail);
  if (front_) front_->search.set_detail(detail);
  checkpoints_.set_detail(detail);
  // Steps have other numbers now, and what was between them is unknown.
  unknown_before_ = furthest();
  if (counts_moves()) place_bookmarks();
  depths_ = DepthHistory(furthest(), front().search.depth());
  records_.clear();
  note_records();
  note_tour(front().search);
}

void Timeline::toggle_bookmark() {
  const Bookmark bookmark{now_.steps(), now_.search.visits(), now_.search.depth()};
  const auto place = std::ranges::lower_bound(bookmarks_, bookmark.step, {}, &Bookmark::step);
  if (place != bookmarks_.end() && place->step == bookmark.step)
    bookmarks_.erase(place);
  else
    bookmarks_.insert(place, bookmark);
}

void Timeline::set_bookmarks(std::vector<Bookmark> bookmarks) {
  unplaced_.clear();
  bookmarks_ = std::move(bookmarks);
  heap_sort(bookmarks_);
}

std::vector<Marker> Timeline::markers() const {
  std::vector<Marker> all = records_, bookmarks;
  for (const Bookmark& bookmark : bookmarks_)
    bookmarks.push_back({Marker::Kind::bookmark, bookmark.step, bookmark.depth});
  merge(all, tours_);
  merge(all, bookmarks);
  return all;
}

// Candidates of a square are entered in order, and none is entered twice on the same path. So of two moments up to the
// present, the later one has entered everything that the earlier one has.
const Search* Timeline::moment_before(std::size_t depth, int position) {
  const auto entered = [&](const Search& moment) { return has_entered(moment, now_.search, depth, position); };
  const std::span<const Moment> past = checkpoints_.until(now_.steps());
  const auto later = std::ranges::partition_point(past, [&](const Moment& c) { return !entered(c.search); });
  looked_up_ = (later == past.begin() ? *later : *std::prev(later)).search;
  if (checkpoints_.is_in_gap(looked_up_->steps() + 1)) return nullptr;
  while (looked_up_->steps() < now_.steps() && !looked_up_->ended()) {
    looked_up_->step();
    if (looked_up_->depth() != depth + 1 || !entered(*looked_up_)) continue;
    looked_up_->step_back();
    break;
  }
  return &*looked_up_;
}

void Timeline::leave_front() {
  if (at_front()) front_ = now_;
}

// Call it after steps forward.
void Timeline::note() {
  if (front_) {
    if (now_.steps() >= front_->steps()) front_.reset();
    return;
  }
  if (now_.steps() >= checkpoints_.due(now_.steps())) checkpoints_.keep(now_);
  note_records();
  note_tour(now_.search);
  const auto is_reached = [&](const Bookmark& bookmark) { return bookmark.visits < now_.search.visits(); };
  if (is_filled() && std::ranges::any_of(unplaced_, is_reached)) place_bookmarks();
}

void Timeline::note_tour(const Search& search) {
  if (search.status() != Status::tour) return;
  const auto place = std::ranges::lower_bound(tours_, search.steps(), {}, &Marker::step);
  if (place != tours_.end() && place->step == search.steps()) return;
  tours_.insert(place, {Marker::Kind::tour, search.steps(), search.depth()});
  if (tours_.size() > kMaxTours) tours_.pop_back();
}

bool Timeline::counts_moves() const { return now_.search.detail() == Detail::move && now_.search.is_single_attempt(); }

// Unknown records wait, unless all steps are moves.
void Timeline::note_records() {
  if (is_filled() || counts_moves()) note_records_of(front().search);
}

// A record counts once the search has continued from it.
void Timeline::note_records_of(const Search& search) {
  if (!search.depth_first() || search.deepest() == (records_.empty() ? 0 : records_.back().depth)) return;
  const std::vector<DepthRecord> records = search.records();
  for (std::size_t i = records_.size(); i < records.size(); ++i) {
    const DepthRecord& record = records[i];
    if (search.visits() == record.visit && search.depth() == record.depth) return;
    const std::uint64_t others = counts_moves() ? 0 : record.other_steps;
    records_.push_back({Marker::Kind::record, record.moves(root_depth(now_.search.problem())) + others, record.depth});
  }
}

std::uint64_t Timeline::step_of(const Bookmark& bookmark) const {
  const auto [step, visits, depth] = bookmark;
  const std::uint64_t given = root_depth(now_.search.problem());
  if (counts_moves() || visits <= given) return DepthRecord{depth, visits}.moves(given);
  Search moment = std::prev(std::ranges::lower_bound(checkpoints_.all(), visits, {}, [](const Moment& checkpoint) {
                    return checkpoint.search.visits();
                  }))->search;
  moment.run({.visits = visits - 1 - moment.visits()});
  while ((moment.visits() < visits || moment.depth() != depth) && !moment.ended()) moment.step();
  return moment.steps();
}

}  // namespace kt
