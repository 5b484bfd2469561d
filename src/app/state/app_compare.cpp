// How an app drives boards that are compared: its own run is that of the board with the focus.
#include <algorithm>

#include "app/state/app.h"
#include "app/state/search_view.h"

namespace kt {

// Whoever changes the method of one board leaves that of the others.
void App::prepare_boards(const std::vector<KeyValue>& values) {
  if (settings_.compare.empty() || std::ranges::find(values, "compare", &KeyValue::key) != values.end()) return;
  settings_.compare = compare_text(boards_of(settings_), values);
}

void App::set_boards(const Boards& boards, bool anew) {
  if (boards.all.size() < 2 && !comparison_.on()) return;
  comparison_.set(boards, own_run(), anew, clock_);
  board_names_.clear();
  for (std::size_t i = 0; i < boards.all.size(); ++i) board_names_.push_back(board_name(boards, i));
  if (!comparison_.on()) return;
  // New ones come to where the others are.
  if (target()) return;
  if (comparison_.approach(comparison_.now(), own_run(), clock_(), clock_)) return;
  const Playback* playback = playback_of(aim_);
  aim_ = ToStep{comparison_.now(), playback ? std::optional(*playback) : std::nullopt};
}

bool App::is_over() const { return comparison_.on() ? comparison_.is_over(timeline_) : search().ended(); }

void App::run_boards(std::uint64_t due, bool backwards, double deadline) {
  const std::uint64_t before = search().steps();
  if (pace() != Pace::blur) {
    comparison_.step(due, backwards, own_run(), interval_at(settings_.speed), deadline, clock_);
  } else if (backwards) {
    constexpr std::uint64_t kAtOnce = 200;  // steps
    for (std::uint64_t left = due; left > 0 && moment() > 0 && clock_() < deadline; left -= std::min(left, kAtOnce)) {
      const std::uint64_t here = moment();
      if (!comparison_.approach(here - std::min({here, left, kAtOnce}), own_run(), deadline, clock_)) break;
    }
  } else {
    comparison_.run(due, own_run(), deadline, clock_);
  }
  const std::uint64_t here = search().steps();
  steps_done_ += here > before ? here - before : before - here;
}

// A tour or the end is everybody's; anything else is looked for on the board with the focus, and the others follow.
void App::stop_boards(UntilEvent& event, double deadline) {
  const Until what = event.asked().what;
  if (what == Until::tour || what == Until::end) {
    comparison_.run(Comparison::kEver, own_run(), deadline, clock_);
    if (is_over()) aim_ = Rest{};
    return;
  }
  // It is never further ahead of the others than in one frame.
  if (!comparison_.follow(own_run(), deadline, clock_)) return;
  bool stopped = stays(timeline_);
  const double half = (clock_() + deadline) / 2;
  Batches batches(batch_, clock_, half);
  while (!stopped && !(stopped = event.run(timeline_, batch_.steps())) && batches.go_on()) {
  }
  const bool followed = comparison_.follow(own_run(), deadline, clock_);
  if (!stopped) return;
  aim_ = followed ? Aim(Rest{}) : Aim(ToStep{comparison_.own_clock(search().steps())});
}

// Stopped on their way to a step, or while the others follow, they are at different times, and come together first.
std::optional<std::uint64_t> App::time_to_meet() {
  if (!comparison_.on() || comparison_.in_step(own_run())) return {};
  if (target()) return std::min(*target(), comparison_.furthest());
  return comparison_.own_clock(search().steps());
}

void App::tell_boards() {
  constexpr double kSteady = 0.5;  // seconds
  Snapshot& view = snapshot_;
  view.others.clear();
  view.clock.reset();
  if (!comparison_.on()) return;
  const auto tell = [&](Snapshot& board, std::size_t place, const Timeline& timeline, const Track& track) {
    board.place = place;
    board.name = board_names_[place];
    board.seconds = track.seconds_per_step() * static_cast<double>(board.step);
    board.outcome = state_at_rest(timeline.search());
    board.done = stays(timeline);
  };
  tell(view, comparison_.focus(), timeline_, comparison_.own_track());
  for (const auto& lane : comparison_.lanes()) {
    Snapshot& other = lane->seen;
    const std::size_t place = view.others.size();
    Timeline& timeline = lane->timeline;
    fill_snapshot(other, lane->settings, timeline.search(), timeline.visit_counts());
    tell(other, place + (place >= view.place ? 1 : 0), timeline, lane->track);
    other.pace = view.pace;
    other.now = view.now;
    other.backwards = view.backwards;
    other.recent = lane->recent.at(view.now, plays_back());
    const std::size_t lowest = timeline.take_lowest();
    if (view.pace == Pace::blur && RecentSteps::follows(timeline.search()))
      lane->steady.note(lowest, other.depth, other.step, view.now);
    else
      lane->steady.clear();
    const auto steady = lane->steady.longest_for(kSteady, other.step, view.now);
    other.steady = steady ? steady->squares : 0;
    other.longest.clear();
    if (other.event.type == EventType::exhausted) other.longest = timeline.longest_path();
    view.others.push_back(&other);
  }
  for (Marker& marker : view.timeline.markers) marker.step = comparison_.own_clock(marker.step);
  view.timeline.own = view.timeline.furthest;
  view.timeline.furthest = comparison_.furthest();
  view.timeline.complete = comparison_.complete(timeline_);
  view.clock = comparison_.now();
  view.can_step = !is_over();
  view.can_step_back = moment() > 0;
}

}  // namespace kt
