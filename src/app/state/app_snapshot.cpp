// How an app tells what there is to see.
#include <algorithm>

#include "app/state/app.h"
#include "app/state/stack_view.h"
#include "app/words/sentence.h"

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
  view.backwards = plays_back();
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
  view.depth_curve = timeline_.depth_curve();
  view.rates = rates_.samples();
  view.visits_at_square.clear();
  view.visits_at_depth.clear();
  if (const VisitCounts* visits = timeline_.visit_counts()) {
    view.visits_at_square = visits->at_square();
    view.visits_at_depth = visits->at_depth();
  }
  view.verdict = analysis_.verdict();
  view.estimate = analysis_.view(fastest_);
  view.fast = seeking() || (playback_.playing() && is_fast(settings_.speed));
  fill_stack();
  view.can_step = !now.ended();
  view.can_step_back = now.steps() > 0;
  view.notice = notice_;
  view.sentence = describe(view);
  return view;
}

// At full speed the panels show the path alone. Beyond some length of it the sizes of branches are not looked up: each
// would be a long way to go.
void App::fill_stack() {
  constexpr double kSeconds = 0.002;
  constexpr std::size_t kLongestPath = 20'000;
  std::vector<StackFrame>& stack = snapshot_.stack;
  sizes_pending_ = false;
  if (!attention_.stack || snapshot_.fast) return stack.clear();
  const StackKey key{search().steps(), first_frame_, attention_.sizes};
  if (key != stack_key_ || stack.empty()) {
    stack = stack_frames(search(), first_frame_);
    stack_key_ = key;
    sizes_known_ = false;
  }
  if (!attention_.sizes || sizes_known_ || snapshot_.path.size() > kLongestPath) return;
  const double deadline = clock_() + kSeconds;
  sizes_known_ = branch_sizes_.fill(stack, timeline_, [&] { return clock_() >= deadline; });
  sizes_pending_ = !sizes_known_;
}

}  // namespace kt
