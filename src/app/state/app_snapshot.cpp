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
  fill_snapshot(view, settings(), search(), timeline().visit_counts());
  view.state = state();
  view.backwards = plays_back();
  view.target = target();
  view.until = awaited() ? std::optional(awaited()->what) : std::nullopt;
  view.steps_per_second = meter_.steps_per_second();
  view.timeline = {timeline().furthest(), timeline().complete(), timeline().markers(), {}};
  view.came_from = came_from_;
  view.annotations = annotations_;
  view.attention = attention_;
  view.sound = sound_;
  view.depth_curve = timeline().depth_curve();
  view.rates = rates_.samples();
  view.verdict = analysis_.verdict();
  view.estimate = analysis_.view(fastest_);
  if (laboratory_.knows()) laboratory_.tell(view);
  tell_motion();
  tell_boards();
  fill_stack();
  view.left.reset();
  view.game = {};
  view.quiz = {};
  if (settings().mode != Mode::watch || left_) tell_game();
  view.notice = notice_;
  view.wrong = wrong_;
  const Message* held = held_.at(view.now);
  const bool is_over = view.state == RunState::tour || view.state == RunState::exhausted;
  if (wrong_)
    view.sentence = wrong_->why;
  else if (asked_at_ == search().steps() && !is_over)
    view.sentence = {"The explanation appears once you have answered."};
  else
    view.sentence = held && view.pace == Pace::quick && view.others.empty() ? *held : describe(view);
  return view;
}

void App::open(const OpenMeasured& asked) {
  const std::vector<KeyValue> values = laboratory_.values_of(asked);
  if (values.empty()) return;
  change(values);
  seek(0);
}

// While nobody can follow its steps, what of the path stays as it is.
void App::watch_front(double now) {
  constexpr double kRead = 4;   // seconds until another sentence may take the place of the last
  constexpr double kWorth = 2;  // that it must have been steady for
  const bool is_shown = shows_each_step(pace());
  runs_.note_steady(!is_shown, now);
  if (is_shown || !RecentSteps::follows(search())) return front_.reset();
  if (front_ && now - told_ < kRead) return;
  front_ = runs_.own().steady.longest_for(kWorth, search().steps(), now);
  told_ = now;
}

// Of steps too quick to be explained one by one.
void App::name_what_happened(double now) {
  const std::size_t records = timeline().records().size();
  record_untold_ = record_untold_ || records > records_seen_;
  records_seen_ = records;
  if (pace() != Pace::quick || !RecentSteps::follows(search())) {
    record_untold_ = false;
    return held_.clear();
  }
  if (record_untold_ && held_.takes(now, true)) {
    record_untold_ = false;
    return held_.tell(describe_record(settings(), timeline().records().back().depth), now);
  }
  if (!held_.takes(now)) return;
  fill_snapshot(snapshot_, settings(), search(), nullptr);
  snapshot_.pace = snapshot_.dead_end ? Pace::steps : Pace::quick;
  if (snapshot_.dead_end || !held_.at(now)) held_.tell(describe(snapshot_), now);
}

// What moves, and what does not.
void App::tell_motion() {
  Snapshot& view = snapshot_;
  view.pace = pace();
  view.now = clock_();
  view.recent = runs_.own().recent.at(view.now, plays_back());
  view.front = front_;
  const auto steady = view.pace == Pace::blur ? runs_.own().steady.longest_for(kSteady, view.step, view.now) : std::nullopt;
  view.steady = steady ? steady->squares : 0;
  view.longest.clear();
  if (view.event.type == EventType::exhausted) view.longest = own_timeline().longest_path();
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
    const auto steady = runs_.own().steady.longest_for(kSteady, snapshot_.step, snapshot_.now);
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
  sizes_known_ = branch_sizes_.fill(stack, own_timeline(), [&] { return clock_() >= deadline; });
  sizes_pending_ = !sizes_known_;
}

}  // namespace kt
