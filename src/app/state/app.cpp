#include "app/state/app.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/state/position_key.h"
#include "app/state/search_view.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

// Of the search's time in a frame: so much that counting catches up with a search that runs on; the analysis can wait.
constexpr double kShareOfCounting = 0.8;
constexpr double kShareOfFilling = 0.4;
constexpr double kShareOfAnalysis = 0.2;
constexpr double kShareBesideMeasuring = 0.5;

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

App::App(Clock clock)
    : clock_(std::move(clock)),
      timeline_(Search(settings_.problem(), settings_.detail)),
      analysis_(settings_.problem()) {
  snapshot_.refused = refused_choices(settings_);
  analysis_.judge_if_cheap();
}

void App::apply(const Command& command) {
  std::visit(Overloaded{
                 [&](Play how) { play(how.backwards); },
                 [&](Pause) { stop(); },
                 [&](StepBy by) {
                   if (by.steps == 1 || by.steps == -1) return step(by.steps < 0);
                   const std::uint64_t here = search().steps();  // a seek under way is given up
                   const std::uint64_t distance = by.steps < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(by.steps)
                                                               : static_cast<std::uint64_t>(by.steps);
                   seek(by.steps < 0 ? here - std::min(here, distance) : here + distance);
                 },
                 // A step too far is refused as the setting is.
                 [&](Seek to) {
                   to.step <= kMaxStep ? seek(to.step) : change({{"step", std::to_string(to.step)}});
                 },
                 [&](SeekFrame frame) { seek_frame(frame.depth); },
                 [&](const RunUntil& asked) { run_until(asked); },
                 [&](ToggleBookmark) { timeline_.toggle_bookmark(); },
                 [&](const TakeUp& asked) {
                   settings_.step = asked.opened_at;
                   timeline_.set_bookmarks(asked.bookmarks);
                 },
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
                 [&](DismissNotice) { notice_.clear(); },
                 [&](const SaveFile& file) { files_.push_back(file); },
                 [&](Share) { share_asked_ = true; },
                 [&](Present present) { present_ = present; },
                 [&](const Annotate& asked) { annotations_ = asked.annotations; },
                 [&](const Measure& asked) { laboratory_.take(asked, settings_); },
                 [&](const OpenMeasured& asked) { open(asked); },
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
  laboratory_.work(now + pace_.budget(), clock_);
  watch_front(now);
  name_what_happened(now);
}

void App::advance(double now) {
  const double deadline = now + pace_.budget() * (laboratory_.works() ? kShareBesideMeasuring : 1);
  look_ahead(now);
  if (target_) return approach_target(deadline);
  if (until_) return approach_stop(deadline);
  if (!playback_.playing()) return;
  const std::uint64_t due = playback_.steps_due(settings_.speed, now);
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
  if (seeking() || is_looking_ahead() || laboratory_.works()) return 0;
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
  return moves ? RunState::playing : state_at_rest(search());
}

std::vector<SaveFile> App::take_files() { return std::exchange(files_, {}); }

bool App::take_share() { return std::exchange(share_asked_, false); }
std::optional<Present> App::take_present() { return std::exchange(present_, {}); }

std::vector<std::string> App::take_errors() { return std::exchange(errors_, {}); }

// What the panels need beside the search itself.
void App::look_ahead(double now) {
  if (attention_.estimate && !analysis_.at_rest()) {
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
  if (!timeline_.is_refuted()) return;
  restart({});
  errors_.push_back(notice_ = "at: the search never comes to this position: it begins again");
}

bool App::is_looking_ahead() const {
  return sizes_pending_ || (attention_.estimate && !analysis_.at_rest()) ||
         !(attention_.visits ? timeline_.is_counted() : timeline_.is_filled());
}

// A seek or a run under way is given up where it is.
void App::stop() {
  playback_.pause();
  target_.reset();
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
  if (backwards ? search().steps() == 0 : search().ended()) return;
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
  const std::uint64_t here = search().steps();
  if (!RecentSteps::follows(search())) return seek(backwards ? here - std::min<std::uint64_t>(here, 1) : here + 1);
  stop();
  meter_.restart(steps_done_, clock_());
  step_singly(1, backwards, 0);
  if (came_from_ && search().steps() >= *came_from_) came_from_.reset();
}

void App::seek_frame(std::size_t depth) {
  const DepthFirst* stack = search().depth_first();
  if (!stack || depth < 1 || depth >= stack->depth()) return;
  const std::uint64_t here = search().steps();
  const Search* moment = timeline_.moment_before(depth, stack->path().looked_at(depth) - 1);
  if (!moment) {
    notice_ = "That moment is not known yet: the steps before this one are being found out.";
    return;
  }
  seek(moment->steps());
  came_from_ = here;
}

void App::run_until(const RunUntil& asked) {
  stop();
  meter_.restart(steps_done_, clock_());
  until_.emplace(asked, timeline_);
  recent_.clear();
  approach_stop(clock_() + pace_.budget());
}

void App::change(const std::vector<KeyValue>& values) {
  const Settings before = settings_;
  std::vector<std::string> errors = assign(settings_, values);
  std::optional<Search> position;
  if (!settings_.at.empty()) {
    auto found = search_of(settings_);
    found ? void(position = *std::move(found)) : errors.push_back(found.error());
    settings_.at.clear();
  }
  notice_ = summary(errors);
  errors_.insert(errors_.end(), errors.begin(), errors.end());

  const auto is_of_step = [](const std::string& text) { return text.starts_with("step"); };
  const bool step_named =
      std::ranges::any_of(values, is_of_step, &KeyValue::key) && std::ranges::none_of(errors, is_of_step);
  const bool other_search = settings_.problem() != before.problem();
  const bool restarts = other_search || position;
  if (restarts) {
    restart(std::move(position));
    if (!step_named) settings_.step = search().steps();
  }
  if (settings_.detail != before.detail) {
    target_.reset();
    until_.reset();
    came_from_.reset();
    timeline_.set_detail(settings_.detail);
    recent_.clear();
    rates_ = {};
    snapshot_.stack.clear();
  }
  const bool other_rate = settings_.detail != before.detail || settings_.speed != before.speed;
  if (other_rate) meter_.restart(steps_done_, clock_());
  if (step_named && (restarts || settings_.step != before.step)) seek(settings_.step);
}

void App::restart(std::optional<Search> position) {
  stop();
  annotations_.clear();
  came_from_.reset();
  first_frame_ = 0;
  snapshot_.stack.clear();
  snapshot_.refused = refused_choices(settings_);
  branch_sizes_.clear();
  recent_.clear();
  rates_ = {};
  fastest_ = 0;
  analysis_.restart(settings_.problem());
  analysis_.judge_if_cheap();
  Search start(settings_.problem(), settings_.detail);
  batch_.restart(start);
  timeline_ = position ? Timeline(std::move(start), *std::move(position)) : Timeline(std::move(start));
  meter_.restart(steps_done_, clock_());
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

// While nobody can follow its steps, what of the path stays as it is.
void App::watch_front(double now) {
  constexpr double kRead = 4;   // seconds until another sentence may take the place of the last
  constexpr double kWorth = 2;  // that it must have been steady for
  const std::size_t lowest = timeline_.take_lowest();
  if (shows_each_step(pace()) || !RecentSteps::follows(search())) {
    steady_.clear();
    front_.reset();
    return;
  }
  steady_.note(lowest, search().depth(), search().steps(), now);
  if (front_ && now - told_ < kRead) return;
  front_ = steady_.longest_for(kWorth, search().steps(), now);
  told_ = now;
}

// Of steps too quick to be explained one by one.
void App::name_what_happened(double now) {
  const std::size_t records = timeline_.records().size();
  record_untold_ = record_untold_ || records > records_seen_;
  records_seen_ = records;
  if (pace() != Pace::quick || !RecentSteps::follows(search())) {
    record_untold_ = false;
    return held_.clear();
  }
  if (record_untold_ && held_.takes(now, true)) {
    record_untold_ = false;
    return held_.tell(describe_record(settings_, timeline_.records().back().depth), now);
  }
  if (!held_.takes(now)) return;
  fill_snapshot(snapshot_, settings_, search(), nullptr);
  snapshot_.pace = snapshot_.dead_end ? Pace::steps : Pace::quick;
  if (snapshot_.dead_end || !held_.at(now)) held_.tell(describe(snapshot_), now);
}

// On the way tours do not stop it.
void App::approach_target(double deadline) {
  Batches batches(batch_, clock_, deadline);
  do {
    if (!timeline_.approach(*target_, batch_.steps())) continue;
    target_.reset();
    if (came_from_ && search().steps() >= *came_from_) came_from_.reset();
    return;
  } while (batches.go_on());
}

void App::approach_stop(double deadline) {
  Batches batches(batch_, clock_, deadline);
  do {
    if (!until_->run(timeline_, batch_.steps())) continue;
    until_.reset();
    if (RecentSteps::follows(search())) recent_.stepped(search(), 0, clock_());  // where it ended is seen
    return;
  } while (batches.go_on());
}

}  // namespace kt
