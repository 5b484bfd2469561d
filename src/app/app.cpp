#include "app/app.h"

#include <algorithm>
#include <utility>

#include "app/sentence.h"

namespace kt {
namespace {

// Between two looks at the clock: reading it costs as much as several steps.
constexpr std::uint64_t kBatch = 2000;

// Faster than the eye tells apart, and than anything may flash (WCAG 2.3.1: three times a second).
bool is_fast(Speed speed) { return speed.mode != Speed::Mode::per_second || speed.rate > 3; }

template <typename... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};

// A few of the sentences: a notice has to leave room for the board.
std::string summary(const std::vector<std::string>& sentences) {
  constexpr std::size_t kShown = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(sentences.size(), kShown); ++i) text += (i == 0 ? "" : "\n") + sentences[i];
  if (sentences.size() > kShown) text += "\n... and " + std::to_string(sentences.size() - kShown) + " more";
  return text;
}

}  // namespace

App::App(Clock clock) : clock_(std::move(clock)), search_(settings_.problem(), settings_.detail) {}

void App::apply(const Command& command) {
  std::visit(Overloaded{
                 [&](Play how) { play(how.backwards); },
                 [&](Pause) {
                   playback_.pause();
                   target_.reset();
                 },
                 [&](StepBy by) {
                   const std::uint64_t here = search_.steps();  // a seek under way is given up
                   const std::uint64_t distance = by.steps < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(by.steps)
                                                               : static_cast<std::uint64_t>(by.steps);
                   seek(by.steps < 0 ? here - std::min(here, distance) : here + distance);
                 },
                 [&](Seek to) { seek(to.step); },
                 [&](SeekFrame) {},
                 [&](RunUntil) {},
                 [&](ToggleBookmark) {},
                 [&](ShowFrames) {},
                 [&](const SaveFile& file) { files_.push_back(file); },
                 [&](Reset) { seek(settings_.step); },
                 [&](const Change& changes) { change(changes.settings); },
                 [&](ChangeSpeed by) {
                   const int last = static_cast<int>(speed_stops().size()) - 1;
                   const int stop = static_cast<int>(nearest_speed_stop(settings_.speed)) + by.stops;
                   const Speed speed = speed_stops()[static_cast<std::size_t>(std::clamp(stop, 0, last))];
                   change({{"speed", to_string(speed)}});
                 },
                 [&](DismissNotice) { notice_.clear(); },
             },
             command);
}

void App::tick() {
  const double now = clock_();
  if (target_) return approach_target(now + kFrameBudget);
  if (!playback_.playing()) return;
  const std::uint64_t due = playback_.steps_due(settings_.speed, now);
  if (run_until(due, now + kFrameBudget) < due) playback_.drop_debt();
  meter_.update(search_.steps(), clock_());
  if (search_.status() == Status::searching) return;
  playback_.pause();
  meter_.finish(search_.steps(), clock_());
}

double App::seconds_until_change() const {
  return target_ ? 0 : playback_.seconds_until_due(settings_.speed, clock_());
}

RunState App::state() const {
  if (playback_.playing() || target_) return RunState::playing;
  switch (search_.status()) {
    case Status::tour: return RunState::tour;
    case Status::exhausted: return RunState::exhausted;
    case Status::stuck: return RunState::stuck;
    default: return RunState::paused;
  }
}

std::vector<SaveFile> App::take_files() { return std::exchange(files_, {}); }

std::vector<std::string> App::take_errors() { return std::exchange(errors_, {}); }

void App::play(bool) {
  target_.reset();
  if (playback_.playing() || search_.ended()) return;
  playback_.play(clock_());
  meter_.restart(search_.steps(), clock_());
}

// Near steps are reached before this returns, far ones over the next frames.
void App::seek(std::uint64_t step) {
  playback_.pause();
  meter_.restart(search_.steps(), clock_());
  target_ = step;
  approach_target(clock_() + kFrameBudget);
}

void App::change(const std::vector<KeyValue>& values) {
  const Settings before = settings_;
  const std::vector<std::string> errors = assign(settings_, values);
  notice_ = summary(errors);
  errors_.insert(errors_.end(), errors.begin(), errors.end());

  const bool step_named = std::ranges::any_of(values, [](const KeyValue& pair) { return pair.key == "step"; });
  const bool other_search = settings_.problem() != before.problem();
  if (other_search) {
    restart();
    if (!step_named) settings_.step = 0;
  }
  if (settings_.detail != before.detail) {
    target_.reset();
    search_.set_detail(settings_.detail);
  }
  const bool other_rate = settings_.detail != before.detail || settings_.speed != before.speed;
  if (other_rate) meter_.restart(search_.steps(), clock_());
  if (step_named && (other_search || settings_.step != before.step)) seek(settings_.step);
}

void App::restart() {
  playback_.pause();
  target_.reset();
  search_ = Search(settings_.problem(), settings_.detail);
  meter_.restart(0, clock_());
}

std::uint64_t App::run_until(std::uint64_t max_steps, double deadline) {
  std::uint64_t done = 0;
  while (done < max_steps) {
    const std::uint64_t batch = std::min(max_steps - done, kBatch);
    const std::uint64_t ran = search_.run(batch);
    done += ran;
    if (ran < batch || search_.status() != Status::searching || clock_() >= deadline) break;
  }
  return done;
}

// Walks back, or forward again from the start, whichever is nearer. On the way tours do not stop it.
void App::approach_target(double deadline) {
  const std::uint64_t target = *target_;
  if (target < search_.steps() / 2) search_ = Search(settings_.problem(), settings_.detail);
  do {
    for (std::uint64_t i = 0; i < kBatch && search_.steps() > target; ++i) search_.step_back();
    if (search_.steps() < target) search_.run(std::min(target - search_.steps(), kBatch));
    if (search_.steps() == target || search_.ended()) {
      target_.reset();
      return;
    }
  } while (clock_() < deadline);
}

const Snapshot& App::snapshot() {
  Snapshot& view = snapshot_;
  view.settings = settings_;
  view.state = state();
  view.event = search_.last_event();
  view.path = search_.path();
  view.candidates = search_.candidates();
  view.edges = search_.edges();
  view.squares = static_cast<std::size_t>(settings_.shown_board().squares()) - search_.problem().holes.size();
  view.closed = search_.status() == Status::tour && search_.is_closed();
  const bool goes_on = std::ranges::any_of(
      view.candidates, [](const Candidate& c) { return c.rejection == Rejection::none && !c.looked_at; });
  view.dead_end =
      search_.status() == Status::stuck || (search_.status() == Status::searching && !view.path.empty() && !goes_on);
  view.step = search_.steps();
  view.visits = search_.visits();
  view.backtracks = search_.backtracks();
  view.tours = search_.tours();
  view.depth = search_.depth();
  view.deepest = search_.deepest();
  view.steps_per_second = meter_.steps_per_second();
  view.fast = target_ || (playback_.playing() && is_fast(settings_.speed));
  view.can_step = !search_.ended();
  view.can_step_back = search_.steps() > 0;
  view.notice = notice_;
  view.sentence = describe(view);
  return view;
}

}  // namespace kt
