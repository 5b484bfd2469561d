// How an app tells what there is to see.
#include <algorithm>

#include "app/app.h"
#include "app/sentence.h"

namespace kt {
namespace {

// Faster than the eye tells apart, and than anything may flash (WCAG 2.3.1: three times a second).
bool is_fast(Speed speed) { return speed.mode != Speed::Mode::per_second || speed.rate > 3; }

}  // namespace

const Snapshot& App::snapshot() {
  Snapshot& view = snapshot_;
  const Search& now = search();
  view.settings = settings_;
  view.state = state();
  view.backwards = playback_.playing() && playback_.backwards();
  view.until = until_ ? std::optional(until_->what()) : std::nullopt;
  view.event = now.last_event();
  now.copy_path(view.path);
  view.candidates = now.candidates();
  view.edges = now.edges();
  view.squares = static_cast<std::size_t>(settings_.shown_board().squares()) - now.problem().holes.size();
  view.closed = now.status() == Status::tour && now.is_closed();
  const bool goes_on = std::ranges::any_of(
      view.candidates, [](const Candidate& c) { return c.rejection == Rejection::none && !c.looked_at; });
  view.dead_end =
      now.status() == Status::stuck || (now.status() == Status::searching && !view.path.empty() && !goes_on);
  view.step = now.steps();
  view.visits = now.visits();
  view.backtracks = now.backtracks();
  view.tours = now.tours();
  view.depth = now.depth();
  view.deepest = now.deepest();
  view.steps_per_second = meter_.steps_per_second();
  view.timeline = {timeline_.furthest(), timeline_.complete(), timeline_.markers()};
  view.came_from = came_from_;
  view.attention = attention_;
  fill_stack();
  view.fast = seeking() || (playback_.playing() && is_fast(settings_.speed));
  view.can_step = !now.ended();
  view.can_step_back = now.steps() > 0;
  view.notice = notice_;
  view.sentence = describe(view);
  return view;
}

void App::fill_stack() {}

}  // namespace kt
