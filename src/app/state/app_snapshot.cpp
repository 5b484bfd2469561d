// How an app tells what there is to see.
#include "app/state/app.h"
#include "app/state/search_view.h"
#include "app/state/stack_view.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

constexpr double kSteady = 0.5;  // seconds

}  // namespace

const Snapshot& App::snapshot() {
  Snapshot& view = snapshot_;
  fill_snapshot(view, settings_, search(), timeline_.visit_counts());
  view.state = state();
  view.backwards = plays_back();
  view.target = target_;
  view.until = until_ ? std::optional(until_->asked().what) : std::nullopt;
  view.steps_per_second = meter_.steps_per_second();
  view.timeline = {timeline_.furthest(), timeline_.complete(), timeline_.markers()};
  view.came_from = came_from_;
  view.annotations = annotations_;
  view.attention = attention_;
  view.late_part = late_part_;
  view.waits = !waiting_.empty();
  view.depth_curve = timeline_.depth_curve();
  view.rates = rates_.samples();
  view.verdict = analysis_.verdict();
  view.estimate = analysis_.view(fastest_);
  tell_motion();
  fill_stack();
  view.notice = notice_;
  const std::string* held = held_.at(view.now);
  view.sentence = held && view.pace == Pace::quick ? *held : describe(view);
  return view;
}

// What moves, and what does not.
void App::tell_motion() {
  Snapshot& view = snapshot_;
  view.pace = pace();
  view.now = clock_();
  view.recent = recent_.at(view.now, plays_back());
  view.front = front_;
  const auto steady = view.pace == Pace::blur ? steady_.longest_for(kSteady, view.step, view.now) : std::nullopt;
  view.steady = steady ? steady->squares : 0;
  view.longest.clear();
  if (view.event.type == EventType::exhausted) view.longest = timeline_.longest_path();
}

// At full speed only what is steady. Beyond some length of the path the sizes of branches are not looked up: each would
// be a long way to go.
void App::fill_stack() {
  constexpr double kSeconds = 0.002;
  constexpr std::size_t kLongestPath = 20'000;
  std::vector<StackFrame>& stack = snapshot_.stack;
  sizes_pending_ = false;
  if (!attention_.stack) return stack.clear();
  StackKey key{search().steps(), first_frame_, attention_.sizes};
  std::size_t count = kStackWindow;
  if (!shows_each_step(snapshot_.pace)) {
    const auto steady = steady_.longest_for(kSteady, snapshot_.step, snapshot_.now);
    if (!steady) return stack.clear();
    count = std::min(kStackWindow, steady->squares);
    key = {snapshot_.step - std::min(snapshot_.step, steady->steps), steady->squares - count + 1, attention_.sizes};
  }
  if (key != stack_key_ || stack.empty()) {
    stack = stack_frames(search(), key.first_frame, count);
    stack_key_ = key;
    sizes_known_ = false;
  }
  if (!attention_.sizes || sizes_known_ || snapshot_.path.size() > kLongestPath) return;
  const double deadline = clock_() + kSeconds;
  sizes_known_ = branch_sizes_.fill(stack, timeline_, [&] { return clock_() >= deadline; });
  sizes_pending_ = !sizes_known_;
}

}  // namespace kt
