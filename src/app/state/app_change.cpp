// How an app takes other settings.
#include <algorithm>
#include <utility>

#include "app/state/app.h"
#include "app/state/position_key.h"

namespace kt {
namespace {

// A few of the sentences: a notice has to leave room for the board.
Message summary(const std::vector<Message>& sentences) {
  constexpr std::size_t kShown = 3;
  Message text;
  for (std::size_t i = 0; i < std::min(sentences.size(), kShown); ++i)
    text = i == 0 ? sentences[i] : Message{"{0}{1}{2}", std::move(text), "\n", sentences[i]};
  if (sentences.size() <= kShown) return text;
  return {"{0}{1}… and {2} more", std::move(text), "\n", std::to_string(sentences.size() - kShown)};
}

// Whoever changes the method of one board leaves that of the others.
void write_out_boards(Settings& settings, const std::vector<KeyValue>& values) {
  if (settings.compare.empty() || std::ranges::find(values, "compare", &KeyValue::key) != values.end()) return;
  settings.compare = compare_text(boards_of(settings), values);
}

}  // namespace

void App::change(const std::vector<KeyValue>& values) {
  const Settings before = settings();
  Settings next = before;
  write_out_boards(next, values);
  std::vector<Message> errors = assign(next, values);
  if (!next.compare.empty() && next.mode != Mode::watch) {
    errors.push_back(
        of_key("compare", {"you can compare boards only while the search moves the knight, so the mode is now watch"}));
    next.mode = Mode::watch;
  }
  const Boards boards = boards_of(next);
  for (const Message& error : boards.errors) errors.push_back(of_key("compare", error));
  next.compare = compare_text(boards);
  const bool names_step = std::ranges::find(values, "step", &KeyValue::key) != values.end();
  if (next.mode == Mode::play) {
    if (next.step != 0 && names_step)
      errors.push_back(of_key("step", {"a game can only be at step 0; the moves in given set its position"}));
    next.step = 0;
    next.at.clear();
  }
  std::optional<Search> position;
  if (!next.at.empty()) {
    auto found = search_of(next);
    found ? void(position = *std::move(found)) : errors.push_back(found.error());
    next.at.clear();
  }
  notice_ = summary(errors);
  errors_.insert(errors_.end(), errors.begin(), errors.end());
  own_settings() = next;

  const bool step_named =
      names_step && std::ranges::none_of(errors, [](const Message& error) { return is_of_key(error, "step"); });
  const bool takes_over = next.mode == Mode::play && before.mode != Mode::play;
  if (takes_over) take_over(before, next.given != before.given);
  if (next.mode != before.mode) quiz_.step.reset();
  const bool other_search = settings().problem() != before.problem();
  // Another of the compared boards may be that search.
  const bool refocused = other_search && !position && runs_.refocus(before);
  const bool restarts = (other_search && !refocused) || position || takes_over;
  if (refocused) {
    if (awaited()) aim_ = Rest{};
    forget_run();
  }
  const bool other_game = !takes_over && other_search;
  if (restarts) {
    restart(std::move(position));
    if (other_game) quiz_ = {.by_hands = quiz_.by_hands};
    if (other_game && next.mode == Mode::play) change_game();
    // Another search, without anybody's moves, is not that of a game: nothing leads back from it.
    if (next.mode == Mode::watch && next.given.empty()) left_.reset();
    if (!step_named) own_settings().step = search().steps();
  }
  const bool other_detail = next.detail != before.detail;
  if (other_detail) {
    aim_ = without_end(aim_);
    came_from_.reset();
    own_timeline().set_detail(next.detail);
    runs_.own().recent.clear();
    rates_ = {};
    snapshot_.stack.clear();
  }
  if (other_detail || next.speed != before.speed) meter_.restart(steps_done_, clock_());
  const bool other_boards = other_search || position || other_detail || next.compare != before.compare ||
                            next.equal_time != before.equal_time;
  if (other_boards) set_boards(boards, restarts || other_detail);
  if (step_named && (restarts || next.step != before.step)) seek(next.step);
}

void App::set_boards(const Boards& boards, bool anew) {
  runs_.set(boards, anew, clock_);
  // New ones come to where the others are.
  if (!target() && !runs_.approach(runs_.now(), clock_(), clock_)) take_detour(ToStep{runs_.now()});
}

void App::restart(std::optional<Search> position) {
  stop();
  forget_run();
  runs_.own() = Run(settings(), std::move(position));
}

// What is known of another run beside the run itself.
void App::forget_run() {
  annotations_.clear();
  asked_at_.reset();
  came_from_.reset();
  first_frame_ = 0;
  snapshot_.stack.clear();
  snapshot_.refused = refused_choices(settings());
  branch_sizes_.clear();
  rates_ = {};
  fastest_ = 0;
  analysis_.restart(settings().problem());
  analysis_.judge_if_cheap();
  meter_.restart(steps_done_, clock_());
}

}  // namespace kt
