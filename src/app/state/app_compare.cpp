// How an app tells of boards that are compared: its own run is that of the board with the focus.
#include "app/state/app.h"
#include "app/state/search_view.h"

namespace kt {

void App::tell_boards() {
  constexpr double kSteady = 0.5;  // seconds
  Snapshot& view = snapshot_;
  view.clock.reset();
  view.others.resize(runs_.all().size() - 1);
  if (!runs_.compared()) return;
  const auto tell = [&](Snapshot& board, std::size_t place, const Run& run) {
    board.place = place;
    board.name = run.name;
    board.seconds = run.cost.seconds_per_step() * static_cast<double>(board.step);
    board.outcome = state_at_rest(run.search());
    board.done = run.is_over();
  };
  tell(view, runs_.focus(), runs_.own());
  std::size_t next = 0;
  for (std::size_t place = 0; place < runs_.all().size(); ++place) {
    if (place == runs_.focus()) continue;
    Run& run = runs_.all()[place];
    Snapshot& other = view.others[next++];
    fill_snapshot(other, run.settings, run.search(), run.timeline.visit_counts());
    tell(other, place, run);
    other.pace = view.pace;
    other.now = view.now;
    other.backwards = view.backwards;
    other.recent = run.recent.at(view.now, plays_back());
    const auto steady = view.pace == Pace::blur ? run.steady.longest_for(kSteady, other.step, view.now) : std::nullopt;
    other.steady = steady ? steady->squares : 0;
    other.longest.clear();
    if (other.event.type == EventType::exhausted) other.longest = run.timeline.longest_path();
  }
  for (Marker& marker : view.timeline.markers) marker.step = own_clock(marker.step);
  view.timeline.own = view.timeline.furthest;
  view.timeline.furthest = runs_.furthest();
  view.timeline.complete = runs_.is_complete();
  view.clock = runs_.now();
  view.can_step = !runs_.is_over();
  view.can_step_back = moment() > 0;
}

}  // namespace kt
