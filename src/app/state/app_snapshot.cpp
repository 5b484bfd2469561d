// How an app tells what there is to see.
#include "app/state/app.h"
#include "app/state/search_view.h"
#include "app/state/stack_view.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

// Faster than the eye tells apart, and than anything may flash (WCAG 2.3.1: three times a second).
bool is_fast(Speed speed) { return speed.mode != Speed::Mode::per_second || speed.rate > 3; }

}  // namespace

const Snapshot& App::snapshot() {
  Snapshot& view = snapshot_;
  fill_snapshot(view, settings_, search(), timeline_.visit_counts());
  view.state = state();
  view.backwards = plays_back();
  view.until = until_ ? std::optional(until_->what()) : std::nullopt;
  view.steps_per_second = meter_.steps_per_second();
  view.timeline = {timeline_.furthest(), timeline_.complete(), timeline_.markers()};
  view.came_from = came_from_;
  view.annotations = annotations_;
  view.attention = attention_;
  view.depth_curve = timeline_.depth_curve();
  view.rates = rates_.samples();
  view.verdict = analysis_.verdict();
  view.estimate = analysis_.view(fastest_);
  view.fast = seeking() || (playback_.playing() && is_fast(settings_.speed));
  fill_stack();
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
