#include "app/state/app.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/state/search_view.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

// Of the search's time in a frame: so much that counting catches up with a search that runs on; the analysis can wait.
constexpr double kShareOfCounting = 0.8;
constexpr double kShareOfFilling = 0.4;
constexpr double kShareOfAnalysis = 0.2;
constexpr std::uint64_t kStepsToQuestion = 200;  // in a frame: each is looked at
constexpr double kShareBesideMeasuring = 0.5;

template <typename... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};

// Not what the view and the page ask for by themselves.
bool is_of_user(const Command& command) {
  return !std::holds_alternative<Attention>(command) && !std::holds_alternative<ShowFrames>(command) &&
         !std::holds_alternative<KnownBest>(command) && !std::holds_alternative<Annotate>(command) &&
         !std::holds_alternative<Suspend>(command);
}

}  // namespace

App::App(Clock clock)
    : clock_(std::move(clock)),
      timeline_(Search(settings_.problem(), settings_.detail)),
      analysis_(settings_.problem()) {
  snapshot_.refused = refused_choices(settings_);
  analysis_.judge_if_cheap();
}

void App::apply(const Command& command) {
  if (is_of_user(command)) wrong_.reset();
  if (settings_.mode == Mode::play && apply_to_game(command)) return;
  if (settings_.mode == Mode::predict && shows_answer(command)) return;
  std::visit(Overloaded{
                 [&](Play how) { play(how.backwards); },
                 [&](Pause) { stop(); },
                 [&](StepBy by) {
                   if (by.steps == 1 || by.steps == -1) return step(by.steps < 0);
                   const std::uint64_t here = moment();  // a seek under way is given up
                   const std::uint64_t distance = by.distance();
                   seek(by.steps < 0 ? here - std::min(here, distance) : here + distance);
                 },
                 // A step too far is refused as the setting is.
                 [&](Seek to) {
                   const bool own = to.own && comparison_.on();
                   to.step <= kMaxStep ? seek(own ? comparison_.own_clock(to.step) : to.step)
                                       : change({{"step", std::to_string(to.step)}});
                 },
                 [&](SeekFrame frame) { seek_frame(frame.depth); },
                 [&](const RunUntil& asked) { run_until(asked); },
                 [&](ToggleBookmark) { timeline_.toggle_bookmark(); },
                 [&](const TakeUp& asked) { take_up(asked); },
                 [&](Suspend asked) { suspend(asked.on); },
                 [&](Reset) { seek(settings_.step); },
                 [&](const Change& changes) { change(changes.settings); },
                 [&](ChangeSpeed by) {
                   const int last = static_cast<int>(speed_stops().size()) - 1;
                   const int stop = static_cast<int>(nearest_speed_stop(settings_.speed)) + by.stops;
                   const Speed speed = speed_stops()[std::clamp(stop, 0, last)];
                   change({{"speed", to_string(speed)}});
                 },
                 [&](ShowFrames frames) { first_frame_ = frames.first; },
                 [&](Attention attention) {
                   if (attention_.visits && !attention.visits) timeline_.stop_counting();
                   attention_ = attention;
                 },
                 [&](DismissNotice) { notice_ = {}; },
                 [&](const Notify& asked) { notice_ = asked.notice; },
                 [&](Choose chosen) {
                   if (settings_.mode != Mode::watch) choose(chosen.square);
                 },
                 [&](AskOutlook) {
                   if (settings_.mode == Mode::play) ask_outlook();
                 },
                 [&](ShowHints asked) { game_.hints = asked.on; },
                 [&](const KnownBest& known) {
                   if (settings_.mode == Mode::play) know_best(known);
                 },
                 [&](ShowOfHands asked) { quiz_ = {.by_hands = asked.on}; },
                 [&](const CountHands& counted) {
                   if (settings_.mode == Mode::predict) count_hands(counted);
                 },
                 [&](ReturnToSearch) {
                   if (left_) return_to_search();
                 },
                 [&](const SaveFile& file) { files_.push_back(file); },
                 [&](Share) { share_asked_ = true; },
                 [&](Present present) { present_ = present; },
                 [&](const Annotate& asked) {
                   annotations_ = asked.annotations;
                   asked_at_.reset();
                   if (asked.asks) asked_at_ = search().steps();
                 },
                 [&](const Measure& asked) { laboratory_.take(asked, settings_); },
                 [&](const OpenMeasured& asked) { open(asked); },
                 [&](Focus asked) { change(search_values(with_focus(settings_, asked.place))); },
                 [&](const Sound& asked) {
                   sound_ = asked.state;
                   if (!asked.failure.empty()) notice_ = Message::verbatim(asked.failure);
                 },
             },
             command);
}

void App::tick() {
  const double now = clock_();
  pace_.frame(now);
  if (suspended_) {
    if (target_) approach_target(now + pace_.budget());
    return;
  }
  advance(now);
  if (laboratory_.works()) laboratory_.work(now + pace_.budget(), clock_);
  watch_front(now);
  name_what_happened(now);
}

void App::advance(double now) {
  const double deadline = now + pace_.budget() * (laboratory_.works() ? kShareBesideMeasuring : 1);
  look_ahead(now);
  if (game_.prospects.at_work()) look_for_prospects(now);
  if (comparison_.on()) return advance_boards(now, deadline);
  if (target_) return approach_target(deadline);
  if (until_) return approach_stop(deadline);
  if (!playback_.playing()) return;
  const std::uint64_t due = playback_.steps_due(settings_.speed, now);
  if (settings_.mode == Mode::predict && !playback_.backwards() && search().depth_first()) {
    if (run_to_question(std::min<std::uint64_t>(due, kStepsToQuestion))) playback_.pause();
    return;
  }
  if (pace() != Pace::blur && RecentSteps::follows(search())) {
    step_singly(due, playback_.backwards(), interval_at(settings_.speed));
  } else {
    recent_.clear();
    playback_.backwards() ? run_back(due, deadline) : run(due, deadline);
  }
  meter_.update(steps_done_, clock_());
  if (!playback_.backwards()) rates_.add(search().steps(), meter_.steps_per_second());
  if (settings_.speed.mode == Speed::Mode::max) fastest_ = std::max(fastest_, meter_.steps_per_second());
  const bool over = playback_.backwards() ? search().steps() == 0 : search().status() != Status::searching;
  if (!over) return;
  playback_.pause();
  meter_.finish(steps_done_, clock_());
}

double App::seconds_until_change() const {
  if (suspended_) return target_ ? 0 : std::numeric_limits<double>::infinity();
  if (seeking() || is_looking_ahead() || game_.prospects.at_work() || laboratory_.works()) return 0;
  return playback_.seconds_until_due(settings_.speed, clock_());
}

Pace App::pace() const {
  if (seeking()) return Pace::blur;
  return playback_.playing() ? pace_at(settings_.speed) : Pace::steps;
}

bool App::hurries() const {
  constexpr double kBlur = 600;  // steps a second: ten a frame
  const Speed speed = settings_.speed;
  const bool blurred = speed.mode == Speed::Mode::max || (speed.mode == Speed::Mode::per_second && speed.rate >= kBlur);
  return seeking() || (playback_.playing() ? blurred : laboratory_.works());
}

RunState App::state() const {
  const bool moves = target_ || ((playback_.playing() || until_) && !suspended_);
  if (moves) return RunState::playing;
  return comparison_.on() && !is_over() ? RunState::paused : state_at_rest(search());
}

std::vector<SaveFile> App::take_files() { return std::exchange(files_, {}); }

bool App::take_share() { return std::exchange(share_asked_, false); }
std::optional<Present> App::take_present() { return std::exchange(present_, {}); }

std::vector<Message> App::take_errors() { return std::exchange(errors_, {}); }

void App::refuse_square(Square square, Message why) { wrong_ = {square, std::move(why), ++wrong_choices_}; }

void App::refuse(Message why) {
  notice_ = why;
  errors_.push_back(std::move(why));
}

// What the panels need beside the search itself.
void App::look_ahead(double now) {
  if (is_estimating()) {
    analysis_.work(now + pace_.budget() * kShareOfAnalysis, clock_);
  }
  look_back(now);
}

// To the steps that were come to without the way there, or that are to be counted.
void App::look_back(double now) {
  const bool counts = attention_.visits;
  const double deadline = now + pace_.budget() * (counts ? kShareOfCounting : kShareOfFilling);
  Batches batches(batch_, clock_, deadline);
  while (!(counts ? timeline_.count(batch_.steps()) : timeline_.fill(batch_.steps())) && batches.go_on()) {
  }
  if (comparison_.on()) comparison_.look_back(settings_.heat, deadline, clock_);
  if (!timeline_.is_refuted()) return;
  restart({});
  refuse({"at: the search never reaches this position, so it starts again"});
}

bool App::is_estimating() const { return attention_.estimate && !analysis_.at_rest(); }

bool App::is_looking_ahead() const {
  return sizes_pending_ || is_estimating() || !(attention_.visits ? timeline_.is_counted() : timeline_.is_filled()) ||
         (comparison_.on() && !comparison_.has_looked_back(settings_.heat));
}

// A seek or a run under way is given up where it is.
void App::stop() {
  playback_.pause();
  target_ = time_to_meet();
  until_.reset();
}

void App::suspend(bool on) {
  suspended_ = on;
  meter_.restart(steps_done_, clock_());
}

void App::play(bool backwards) {
  target_.reset();
  until_.reset();
  if (playback_.playing() && playback_.backwards() == backwards) return;
  if (backwards ? moment() == 0 : is_over()) return;
  playback_.play(clock_(), backwards);
  meter_.restart(steps_done_, clock_());
}

// Near steps are reached before this returns, far ones over the next frames.
void App::seek(std::uint64_t step) {
  stop();
  meter_.restart(steps_done_, clock_());
  target_ = step;
  recent_.clear();
  approach_target(clock_() + pace_.budget());
}

// One that is to be seen as such.
void App::step(bool backwards) {
  const std::uint64_t here = moment();
  if (!RecentSteps::follows(search()) && !comparison_.on())
    return seek(backwards ? here - std::min<std::uint64_t>(here, 1) : here + 1);
  stop();
  meter_.restart(steps_done_, clock_());
  if (comparison_.on())
    comparison_.step(1, backwards, own_run(), 0, clock_() + pace_.budget(), clock_);
  else
    step_singly(1, backwards, 0);
  if (came_from_ && moment() >= *came_from_) came_from_.reset();
}

void App::seek_frame(std::size_t depth) {
  const DepthFirst* stack = search().depth_first();
  if (!stack || depth < 1 || depth >= stack->depth()) return;
  if (depth < root_depth(search().problem())) {
    notice_ = {"That move was made before the search began, so the search never goes back past it."};
    return;
  }
  const std::uint64_t here = moment();
  const Search* entered = timeline_.moment_before(depth, stack->path().looked_at(depth) - 1);
  if (!entered) {
    notice_ = {"Still working out the earlier steps. Try again in a moment."};
    return;
  }
  seek(comparison_.on() ? comparison_.own_clock(entered->steps()) : entered->steps());
  came_from_ = here;
}

void App::run_until(const RunUntil& asked) {
  stop();
  meter_.restart(steps_done_, clock_());
  until_.emplace(asked, timeline_);
  recent_.clear();
  approach_stop(clock_() + pace_.budget());
}

void App::run(std::uint64_t max_steps, double deadline) {
  Batches batches(batch_, clock_, deadline);
  std::uint64_t done = 0;
  do {
    const std::uint64_t batch = std::min(max_steps - done, batch_.steps());
    const std::uint64_t ran = timeline_.run(batch);
    done += ran;
    if (ran < batch || search().status() != Status::searching) break;
  } while (done < max_steps && batches.go_on());
  steps_done_ += done;
}

void App::run_back(std::uint64_t max_steps, double deadline) {
  constexpr std::uint64_t kCost = 10;  // of a step back, in steps
  Batches batches(batch_, clock_, deadline);
  std::uint64_t done = 0;
  while (done < max_steps && step_back(deadline)) {
    if (++done % std::max<std::uint64_t>(batch_.steps() / kCost, 1) == 0 && !batches.go_on()) break;
  }
  steps_done_ += done;
}

// Over a restart all of the attempt before is to be run again, which may take more than there is time for.
bool App::step_back(double deadline) {
  const bool restarted = search().depth_first() && search().steps_to_undo() == 0 && search().steps() > 0;
  if (!restarted) return timeline_.step_back();
  target_ = search().steps() - 1;
  approach_target(deadline);
  return !target_;
}

void App::step_singly(std::uint64_t steps, bool backwards, double interval) {
  for (std::uint64_t i = 0; i < steps; ++i) {
    if (backwards ? search().steps() == 0 : search().ended()) return;
    const RecentStep undone = last_step_of(search());
    if (!backwards)
      timeline_.step();
    else if (!step_back(clock_() + pace_.budget()))
      return recent_.clear();
    ++steps_done_;
    if (backwards)
      recent_.stepped_back(search(), undone, interval, clock_());
    else
      recent_.stepped(search(), interval, clock_());
    if (!backwards && search().status() != Status::searching) return;
  }
}

// On the way tours do not stop it.
void App::approach_target(double deadline) {
  if (comparison_.on()) {
    if (comparison_.approach(*target_, own_run(), deadline, clock_)) target_.reset();
    if (came_from_ && !target_ && moment() >= *came_from_) came_from_.reset();
    return;
  }
  Batches batches(batch_, clock_, deadline);
  do {
    if (!timeline_.approach(*target_, batch_.steps())) continue;
    target_.reset();
    if (came_from_ && search().steps() >= *came_from_) came_from_.reset();
    return;
  } while (batches.go_on());
}

void App::approach_stop(double deadline) {
  if (comparison_.on()) return stop_boards(deadline);
  Batches batches(batch_, clock_, deadline);
  do {
    if (!until_->run(timeline_, batch_.steps())) continue;
    until_.reset();
    if (RecentSteps::follows(search())) recent_.stepped(search(), 0, clock_());  // where it ended is seen
    return;
  } while (batches.go_on());
}

}  // namespace kt
