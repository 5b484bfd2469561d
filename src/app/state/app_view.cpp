// Fills the snapshot of an app.
#include <algorithm>

#include "app/state/app.h"
#include "app/state/search_view.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

// How a run moves, and its part that was steady until the last frame.
void show_motion(Snapshot& view, const Run& run, double last_frame) {
  const bool is_blurred = view.pace == Pace::blur;
  const auto steady = is_blurred ? run.steady.longest_for(kSteady, run.here(), last_frame) : std::nullopt;
  view.recent = run.recent.at(view.now, view.backwards);
  view.steady = steady ? steady->squares : 0;
  view.visited_lately = is_blurred ? run.visited.at_square() : std::vector<std::uint64_t>();
  view.longest.clear();
  if (view.event.type == EventType::exhausted) view.longest = run.timeline.longest_path();
}

void show_flame(Snapshot& view, const FlameGraph& flame) {
  view.flame = flame.whole();
  view.flame_part = flame.part();
}

// For compared boards.
void show_outcome(Snapshot& view, const Run& run, std::size_t place) {
  view.place = place;
  view.name = run.name;
  view.seconds = run.cost.seconds_per_step() * static_cast<double>(view.step);
  view.outcome = state_at_rest(run.search());
  view.done = run.is_over();
}

}  // namespace

void App::show(Snapshot& view) const {
  const double now = clock_();
  show_moment(view, now);
  view.sound = sound_;
  view.required_data = required_data_;
  view.notice = notice_;
  view.refused = refused_;
  view.return_step = return_step_;
  view.steps_per_second = meter_.steps_per_second();
  view.depth_curve = timeline().depth_curve();
  view.rates = rates_.samples();
  show_flame(view, runs_.focused().flame);
  view.estimate = analysis_.view(fastest_);
  experiments_.show(view);
}

Message App::sentence() const {
  Snapshot view;
  show_moment(view, clock_());
  return view.sentence;
}

// Everything that the sentence needs, and the sentence.
void App::show_moment(Snapshot& view, double now) const {
  fill_snapshot(view, settings(), search(), timeline().visit_counts());
  view.pace = pace_of(runs_.focused());
  view.backwards = is_playing_backwards();
  view.now = now;
  show_motion(view, runs_.focused(), now_);
  view.state = state();
  view.target = target();
  view.until = awaited() ? std::optional(awaited()->what) : std::nullopt;
  view.front = narrator_.front();
  view.verdict = analysis_.verdict();
  view.annotations = annotations_;
  view.stack = stack_.frames();
  view.timeline = {timeline().furthest(), timeline().complete(), timeline().markers(), {}};
  view.bookmarked = std::ranges::find(bookmarks(), view.step, &Bookmark::step) != bookmarks().end();
  view.hope = shows_hope() ? runs_.focused().hope.view(timeline()) : HopeView();
  show_boards(view);
  view.left = game_.left() ? std::optional(game_.left()->due.step) : std::nullopt;
  view.game = {};
  view.quiz = {};
  activity().show(view, *this);
  const Message* held = narrator_.held(now);
  const bool is_over = view.state == RunState::tour || view.state == RunState::exhausted;
  view.wrong = wrong_;
  if (wrong_)
    view.sentence = wrong_->why;
  else if (asked_at_ == search().steps() && !is_over)
    view.sentence = {"The explanation appears once you have answered."};
  else
    view.sentence = held && view.pace == Pace::quick && view.others.empty() ? *held : describe(view);
}

void App::show_boards(Snapshot& view) const {
  view.clock.reset();
  view.others.resize(runs_.all().size() - 1);
  if (!runs_.compared()) return;
  std::size_t next = 0;
  for (std::size_t place = 0; place < runs_.all().size(); ++place) {
    const Run& run = runs_.all()[place];
    Snapshot& board = place == runs_.focus() ? view : view.others[next++];
    if (&board != &view) {
      fill_snapshot(board, run.settings, run.search(), run.timeline.visit_counts());
      board.pace = pace_of(run);
      board.backwards = view.backwards;
      board.now = view.now;
      show_motion(board, run, now_);
      board.hope = shows_hope() ? run.hope.view(run.timeline) : HopeView();
      board.timeline = {run.timeline.furthest(), run.timeline.complete(), {}, run.timeline.furthest()};
      show_flame(board, run.flame);
    }
    show_outcome(board, run, place);
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
