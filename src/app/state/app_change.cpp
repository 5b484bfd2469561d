// How an app switches to other settings.
#include <algorithm>
#include <utility>

#include "app/state/app.h"
#include "app/state/position_key.h"

namespace kt {
namespace {

// At most a few of the sentences, so that the notice leaves space for the board.
Message summary(const std::vector<Message>& sentences) {
  constexpr std::size_t kShown = 3;
  Message text;
  for (std::size_t i = 0; i < std::min(sentences.size(), kShown); ++i)
    text = i == 0 ? sentences[i] : Message{"{0}{1}{2}", std::move(text), "\n", sentences[i]};
  if (sentences.size() <= kShown) return text;
  return {"{0}{1}… and {2} more", std::move(text), "\n", std::to_string(sentences.size() - kShown)};
}

// Adapts settings that depend on each other.
void settle(Settings& settings, bool names_step, std::vector<Message>& errors) {
  if (!settings.others.empty() && settings.mode != Mode::watch) {
    errors.push_back(
        of_key("compare", {"you can compare boards only while the search moves the knight, so the mode is now watch"}));
    settings.mode = Mode::watch;
  }
  if (settings.mode != Mode::play) return;
  if (settings.step != 0 && names_step)
    errors.push_back(of_key("step", {"a game can only be at step 0; the moves in 'given' set its position"}));
  settings.step = 0;
  settings.at.clear();
}

}  // namespace

void App::change(const std::vector<KeyValue>& values) {
  Settings next = settings();
  std::vector<Message> errors = assign(next, values);
  const bool names_step = std::ranges::find(values, "step", &KeyValue::key) != values.end();
  replace_settings(std::move(next), std::move(errors), names_step);
}

// `errors`: values refused before this; `names_step`: the new settings include a step.
void App::replace_settings(Settings next, std::vector<Message> errors, bool names_step) {
  const Settings before = settings();
  settle(next, names_step, errors);
  const Boards boards = boards_of(next);
  std::optional<Search> position;
  if (!next.at.empty()) {
    auto found = search_of(next);
    found ? void(position = *std::move(found)) : errors.push_back(found.error());
    next.at.clear();
  }
  notice_ = summary(errors);
  errors_.insert(errors_.end(), errors.begin(), errors.end());
  for (Run& run : runs_.all()) {
    const SearchSettings own = run.settings;
    run.settings = next;
    static_cast<SearchSettings&>(run.settings) = own;
  }
  focused_settings() = next;

  const bool step_named =
      names_step && std::ranges::none_of(errors, [](const Message& error) { return is_of_key(error, "step"); });
  bool anew = position.has_value();
  if (next.mode != before.mode) {
    activity(before.mode).leave();
    anew = activity().enter(*this, before, next.given != before.given) || anew;
  }
  const bool other_search = settings().problem() != before.problem();
  // The new search may be that of another compared board.
  const bool refocused = other_search && !anew && runs_.refocus(before);
  const bool restarts = (other_search && !refocused) || anew;
  if (refocused) {
    if (std::holds_alternative<UntilEvent>(aim_)) aim_ = Idle{};
    forget_run();
  }
  if (restarts) {
    restart(std::move(position));
    if (next.problem() != before.problem()) prediction_.begin(prediction_.score().by_hands);
    activity().other_search(*this);
    if (!step_named) focused_settings().step = search().steps();
  }
  const bool other_detail = next.detail != before.detail;
  if (other_detail) {
    aim_ = without_end(aim_);
    return_step_.reset();
    focused_timeline().set_detail(next.detail);
    runs_.focused().recent.clear();
    runs_.focused().visited.clear();
    rates_ = {};
    stack_.remake();
  }
  if (other_detail || next.speed != before.speed) meter_.restart(steps_done_, clock_());
  set_boards(boards, restarts || other_detail);
  if (step_named && (restarts || next.step != before.step)) seek(next.step);
}

// From a search without the user's moves, there is no way back to the search before it.
void Activity::other_search(App& app) {
  if (app.settings().given.empty()) app.game_.forget_left();
}

void App::set_boards(const Boards& boards, bool anew) {
  const Schedule before = runs_.focused().schedule;
  runs_.set(boards, anew, clock_);
  // The clock of a single board is its step.
  if (auto* way = std::get_if<ToStep>(&aim_); way && !runs_.compared()) way->step = before.step_at(way->step);
  // New boards go to the time of the others.
  if (!target() && !runs_.approach(runs_.now(), clock_(), clock_)) take_detour(ToStep{runs_.now()});
}

void App::restart(std::optional<Search> position) {
  aim_ = Idle{};
  forget_run();
  runs_.focused() = Run(settings(), std::move(position));
}

// Clears what is known about the run besides the run itself.
void App::forget_run() {
  annotations_.clear();
  asked_at_.reset();
  return_step_.reset();
  stack_.clear();
  refused_ = refused_choices(settings());
  rates_ = {};
  narrator_ = {};
  fastest_ = 0;
  analysis_.restart(settings().problem());
  analysis_.judge_if_cheap();
  meter_.restart(steps_done_, clock_());
}

SavedState App::saved_state() const {
  SavedState all;
  all.opened_at = settings().step;
  all.bookmarks = timeline().bookmarks();
  game_.save(all);
  all.score = prediction_.score();
  return all;
}

void App::restore(const SavedState& kept) {
  focused_settings().step = kept.opened_at;
  focused_timeline().set_bookmarks(kept.bookmarks);
  game_.restore(settings(), kept);
  prediction_.set_score(kept.score);
}

}  // namespace kt
