#include "app/state/app.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/settings/setting_kinds.h"
#include "app/state/search_view.h"
#include "app/words/hope_words.h"
#include "core/basics/overloaded.h"

namespace kt {
namespace {

// Share of the search's time in a frame. Counting needs enough to catch up with a running search; the analysis can
// wait.
constexpr double kShareOfCounting = 0.8;
constexpr double kShareOfFilling = 0.4;
constexpr double kShareOfAnalysis = 0.2;
constexpr double kShareOfHope = 0.4;
constexpr double kShareBesideMeasuring = 0.5;

// False for commands that the view and the page send by themselves.
bool is_of_user(const Command& command) {
  return !std::holds_alternative<RequiredData>(command) && !std::holds_alternative<ShowFrames>(command) &&
         !std::holds_alternative<ShowSteps>(command) && !std::holds_alternative<KnownBest>(command) &&
         !std::holds_alternative<Annotate>(command) && !std::holds_alternative<Suspend>(command) &&
         !std::holds_alternative<SetBookmarks>(command);
}

}  // namespace

App::App(Clock clock)
    : clock_(std::move(clock)),
      runs_(Settings{}),
      analysis_(settings().problem()),
      refused_(refused_choices(settings())) {
  analysis_.judge_if_cheap();
}

Activity& App::activity(Mode mode) {
  if (mode == Mode::play) return game_;
  if (mode == Mode::predict) return prediction_;
  return watching_;
}

void App::apply(const Command& command) {
  // An earlier command of the same frame may have changed the board.
  const auto* chosen = std::get_if<Choose>(&command);
  if (chosen && !settings().shown_board().contains(chosen->square)) return;
  if (is_of_user(command)) wrong_.reset();
  if (!activity().apply(*this, command)) execute(command);
  refresh();
}

void App::execute(const Command& command) {
  std::visit(Overloaded{
                 [&](Play how) { play(how); },
                 [&](Pause) { stop(); },
                 [&](StepBy by) {
                   if (by.steps == 1 || by.steps == -1) return step(by.steps < 0);
                   const std::uint64_t here = moment();  // cancels a seek
                   const std::uint64_t distance = by.distance();
                   seek(by.steps < 0 ? here - std::min(here, distance) : here + distance);
                 },
                 // A step beyond the range is refused with the error of the setting.
                 [&](Seek to) {
                   if (to.step <= kMaxStep) return seek(to.own ? own_clock(to.step) : to.step);
                   refuse(of_key("step", kinds::not_whole(std::to_string(to.step), kMaxStep).error()));
                 },
                 [&](SeekFrame frame) { seek_frame(frame.depth); },
                 [&](const RunUntil& asked) { run_until(asked); },
                 [&](Reset) { seek(settings().step); },
                 [&](Suspend asked) {
                   suspended_ = asked.on;
                   meter_.restart(steps_done_, clock_());
                 },
                 [&](ToggleBookmark) { focused_timeline().toggle_bookmark(); },
                 [&](const SetBookmarks& asked) { focused_timeline().set_bookmarks(asked.bookmarks); },
                 [&](ReturnToSearch) { game_.return_to_search(*this); },
                 [&](const SavedState& asked) { restore(asked); },
                 [&](const Change& changes) { change(changes.settings); },
                 [&](const Edit& values) {
                   Settings next = settings();
                   std::vector<Message> errors = edit(next, values);
                   replace_settings(std::move(next), std::move(errors));
                 },
                 [&](Focus asked) { replace_settings(with_focus(settings(), asked.place)); },
                 [&](AddBoard) { replace_settings(with_board(settings())); },
                 [&](RemoveBoard) { replace_settings(without_board(settings())); },
                 [&](const Measure& asked) { experiments_.apply(asked, settings()); },
                 [&](const OpenMeasuredRun& asked) { open(asked); },
                 [&](ShowFrames frames) { stack_.show_from(frames.first); },
                 [&](ShowSteps steps) { flame_steps_ = steps; },
                 [&](RequiredData required_data) {
                   if (required_data_.visits && !required_data.visits) focused_timeline().stop_counting();
                   required_data_ = required_data;
                 },
                 [&](const Annotate& asked) {
                   annotations_ = asked.annotations;
                   asked_at_.reset();
                   if (asked.asks) asked_at_ = search().steps();
                 },
                 [&](DismissNotice) { notice_ = {}; },
                 [&](const Notify& asked) { notice_ = asked.notice; },
                 [&](const Sound& asked) {
                   sound_ = asked.state;
                   if (!asked.failure.empty()) notice_ = Message::verbatim(asked.failure);
                 },
                 [&](const SaveFile& file) { files_.push_back(file); },
                 [&](Share asked) { share_asked_ = asked; },
                 [&](Present present) { present_ = present; },
                 // Commands of another activity.
                 [](const auto&) { return; },
             },
             command);
}

void App::open(const OpenMeasuredRun& asked) {
  const std::optional<Settings> measured = experiments_.settings_of(asked);
  if (!measured) return;
  Settings next = settings();
  static_cast<SearchSettings&>(next) = *measured;
  next.detail = settings().detail;
  replace_settings(std::move(next));
  seek(0);
}

void App::tick() {
  now_ = clock_();
  pace_.frame(now_);
  if (!suspended_) {
    advance(now_);
    if (experiments_.is_busy()) experiments_.work(now_ + pace_.budget(), clock_);
    runs_.note_changes(!shows_each_step(pace()), now_);
    narrator_.watch(runs_.focused(), pace_of(runs_.focused()), now_);
  } else if (const auto* way = std::get_if<ToStep>(&aim_)) {
    approach(*way, now_ + pace_.budget());
  }
  refresh();
  constexpr double kSeconds = 0.002;
  if (stack_.is_busy()) stack_.find_sizes(runs_.focused(), clock_() + kSeconds, clock_);
  if (!runs_.knows_flames()) runs_.work_on_flames(clock_() + kSeconds, clock_);
}

// Computes the slow parts of the snapshot.
void App::refresh() {
  const double share = std::holds_alternative<Idle>(aim_) ? 1 : kShareOfHope;
  if (shows_hope()) runs_.look_for_hope(clock_() + pace_.budget() * share, clock_);
  activity().refresh(*this);
  stack_.refresh(runs_.focused(), required_data_, pace_of(runs_.focused()), now_);
  runs_.refresh_flames(required_data_.flame, flame_steps_, now_);
  for (Run& run : runs_.all()) {
    if (run.search().last_event().type == EventType::exhausted) run.timeline.find_longest_path();
  }
}

void App::advance(double now) {
  const double deadline = now + pace_.budget() * (experiments_.is_busy() ? kShareBesideMeasuring : 1);
  if (is_estimating()) analysis_.work(now + pace_.budget() * kShareOfAnalysis, clock_);
  fill_history(now);
  if (activity().is_busy()) activity().work(*this, now);
  std::visit(Overloaded{
                 [](Idle) {},
                 [&](const Playback&) { play_on(now, deadline); },
                 [&](const ToStep& way) { approach(way, deadline); },
                 [&](UntilEvent& event) { approach(event, deadline); },
             },
             aim_);
}

void App::play_on(double now, double deadline) {
  auto& playback = std::get<Playback>(aim_);
  const bool back = playback.backwards();
  const std::uint64_t due = playback.steps_due(settings().speed, now);
  if (!back && activity().play(*this, due, deadline)) return;
  const std::uint64_t before = search().steps();
  const double interval = interval_at(settings().speed);
  take_detour(pace() == Pace::blur ? runs_.run(due, back, deadline, clock_)
                                   : runs_.step(due, back, interval, deadline, clock_));
  arrive();
  const std::uint64_t here = search().steps();
  steps_done_ += std::max(here, before) - std::min(here, before);
  meter_.update(steps_done_, clock_());
  if (!back) rates_.add(here, meter_.steps_per_second());
  if (settings().speed.mode == Speed::Mode::max) fastest_ = std::max(fastest_, meter_.steps_per_second());
  const bool stops = runs_.compared() ? runs_.is_over() : search().status() != Status::searching;
  if (back ? moment() > 0 : !stops) return;
  aim_ = Idle{};
  meter_.finish(steps_done_, clock_());
}

// Stepping back over a restart repeats the previous attempt, which may take longer than the frame.
void App::take_detour(std::optional<ToStep> way) {
  if (!way) return;
  if (const Playback* playback = playback_of(aim_)) way->then = *playback;
  aim_ = *way;
}

bool App::is_computing() const {
  return is_estimating() || !runs_.has_history(required_data_.visits, settings().heat) || stack_.is_busy() ||
         !runs_.knows_flames() || activity().is_busy() || experiments_.is_busy() ||
         (shows_hope() && !runs_.knows_hope());
}

double App::seconds_until_change() const {
  constexpr double kForever = std::numeric_limits<double>::infinity();
  if (suspended_) return target() ? 0 : kForever;
  if (is_seeking() || is_computing()) return 0;
  const Playback* playback = playback_of(aim_);
  return playback ? playback->seconds_until_due(settings().speed, clock_()) : kForever;
}

Pace App::pace() const {
  if (is_seeking()) return Pace::blur;
  return is_playing() ? pace_at(settings().speed) : Pace::steps;
}

bool App::is_too_fast_to_follow() const {
  constexpr double kBlur = 600;  // steps per second: ten per frame
  const Speed speed = settings().speed;
  const bool blurred = speed.mode == Speed::Mode::max || (speed.mode == Speed::Mode::per_second && speed.rate >= kBlur);
  return is_seeking() || (is_playing() ? blurred : is_computing());
}

std::optional<std::uint64_t> App::target() const {
  const auto* way = std::get_if<ToStep>(&aim_);
  return way ? std::optional(way->step) : std::nullopt;
}

std::optional<RunUntil> App::awaited() const {
  const auto* event = std::get_if<UntilEvent>(&aim_);
  if (event) return event->asked();
  const auto* way = std::get_if<ToStep>(&aim_);
  const auto* then = way ? std::get_if<RunUntil>(&way->then) : nullptr;
  return then ? std::optional(*then) : std::nullopt;
}

RunState App::state() const {
  if (target() || (!suspended_ && !std::holds_alternative<Idle>(aim_))) return RunState::playing;
  return runs_.compared() && !runs_.is_over() ? RunState::paused : state_at_rest(search());
}

void App::refuse_square(Square square, Message why) { wrong_ = {square, std::move(why), ++wrong_choices_}; }

void App::refuse(Message why) {
  notice_ = why;
  errors_.push_back(std::move(why));
}

// Finds the steps before a late start, and counts visits.
void App::fill_history(double now) {
  const double share = required_data_.visits ? kShareOfCounting : kShareOfFilling;
  runs_.fill_history(required_data_.visits, settings().heat, now + pace_.budget() * share, clock_);
  if (!timeline().is_refuted()) return;
  restart({});
  set_boards(boards_of(settings()), true);
  refuse({"at: the search never reaches this position, so it starts again"});
}

// Ends a seek or a run where it is. Compared boards on their way first come together.
void App::stop() {
  const std::uint64_t here = own_clock(search().steps());
  const std::uint64_t meeting = target() ? std::min(*target(), runs_.furthest()) : here;
  aim_ = runs_.in_step() ? Aim(Idle{}) : Aim(ToStep{meeting});
}

void App::play(Play how) {
  if (how.waits && target()) {
    std::get<ToStep>(aim_).then = Playback(clock_(), how.backwards);
    return;
  }
  aim_ = without_end(aim_);
  if (is_playing() && is_playing_backwards() == how.backwards) return;
  if (how.backwards ? moment() == 0 : runs_.is_over()) return stop();
  aim_ = Playback(clock_(), how.backwards);
  meter_.restart(steps_done_, clock_());
}

// Near steps are reached before this returns, far ones over the next frames.
void App::seek(std::uint64_t step) {
  stop();
  meter_.restart(steps_done_, clock_());
  aim_ = ToStep{step};
  runs_.focused().recent.clear();
  approach(std::get<ToStep>(aim_), clock_() + pace_.budget());
}

// A single visible step.
void App::step(bool backwards) {
  stop();
  meter_.restart(steps_done_, clock_());
  take_detour(runs_.step(1, backwards, 0, clock_() + pace_.budget(), clock_));
  arrive();
}

void App::seek_frame(std::size_t depth) {
  const DepthFirst* stack = search().depth_first();
  if (!stack || depth < 1 || depth >= stack->depth()) return;
  if (depth < root_depth(search().problem())) {
    notice_ = {"That move was made before the search began, so the search never goes back past it."};
    return;
  }
  const std::uint64_t here = moment();
  const Search* entered = focused_timeline().moment_before(depth, stack->path().looked_at(depth) - 1);
  if (!entered) {
    notice_ = {"Still working out the earlier steps. Try again in a moment."};
    return;
  }
  seek(own_clock(entered->steps()));
  return_step_ = here;
}

void App::run_until(const RunUntil& asked) {
  if (asked.waits && target()) {
    std::get<ToStep>(aim_).then = asked;
    return;
  }
  stop();
  meter_.restart(steps_done_, clock_());
  aim_ = UntilEvent(asked, timeline());
  runs_.focused().recent.clear();
  approach(std::get<UntilEvent>(aim_), clock_() + pace_.budget());
}

// Tours on the way do not stop it.
void App::approach(const ToStep& way, double deadline) {
  if (!runs_.approach(way.step, deadline, clock_)) return;
  const auto* then = std::get_if<RunUntil>(&way.then);
  const std::optional<RunUntil> event = then ? std::optional(*then) : std::nullopt;
  aim_ = without_end(aim_);
  arrive();
  if (event) run_until(*event);
}

void App::approach(UntilEvent& event, double deadline) {
  if (!runs_.approach(event, deadline, clock_)) return;
  if (event.gave_up()) notice_ = describe_open_question(settings());
  arrive();
  stop();
}

// Forgets the step to return to once the search has passed it again.
void App::arrive() {
  if (return_step_ && moment() >= *return_step_) return_step_.reset();
}

}  // namespace kt
