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

}  // namespace

void App::change(const std::vector<KeyValue>& values) {
  const Settings before = settings_;
  prepare_boards(values);
  std::vector<Message> errors = assign(settings_, values);
  if (!settings_.compare.empty() && settings_.mode != Mode::watch) {
    errors.push_back(
        of_key("compare", {"you can compare boards only while the search moves the knight, so the mode is now watch"}));
    settings_.mode = Mode::watch;
  }
  const Boards boards = boards_of(settings_);
  for (const Message& error : boards.errors) errors.push_back(of_key("compare", error));
  settings_.compare = compare_text(boards);
  const bool names_step = std::ranges::find(values, "step", &KeyValue::key) != values.end();
  if (settings_.mode == Mode::play) {
    if (settings_.step != 0 && names_step)
      errors.push_back(of_key("step", {"a game can only be at step 0; the moves in given set its position"}));
    settings_.step = 0;
    settings_.at.clear();
  }
  std::optional<Search> position;
  if (!settings_.at.empty()) {
    auto found = search_of(settings_);
    found ? void(position = *std::move(found)) : errors.push_back(found.error());
    settings_.at.clear();
  }
  notice_ = summary(errors);
  errors_.insert(errors_.end(), errors.begin(), errors.end());

  const bool step_named =
      names_step && std::ranges::none_of(errors, [](const Message& error) { return is_of_key(error, "step"); });
  const bool takes_over = settings_.mode == Mode::play && before.mode != Mode::play;
  if (takes_over) take_over(before, settings_.given != before.given);
  if (settings_.mode != before.mode) quiz_.step.reset();
  const bool other_search = settings_.problem() != before.problem();
  const bool swapped =
      other_search && !position && comparison_.on() && comparison_.swap_in(settings_, own_run(), before);
  const bool restarts = (other_search && !swapped) || position || takes_over;
  if (swapped) {
    if (awaited()) aim_ = Rest{};
    forget_run();
  }
  const bool other_game = !takes_over && other_search;
  if (restarts) {
    restart(std::move(position));
    if (other_game) quiz_ = {.by_hands = quiz_.by_hands};
    if (other_game && settings_.mode == Mode::play) change_game();
    // Another search, without anybody's moves, is not that of a game: nothing leads back from it.
    if (settings_.mode == Mode::watch && settings_.given.empty()) left_.reset();
    if (!step_named) settings_.step = search().steps();
  }
  if (settings_.detail != before.detail) {
    aim_ = without_end(aim_);
    came_from_.reset();
    timeline_.set_detail(settings_.detail);
    recent_.clear();
    rates_ = {};
    snapshot_.stack.clear();
  }
  const bool other_rate = settings_.detail != before.detail || settings_.speed != before.speed;
  if (other_rate) meter_.restart(steps_done_, clock_());
  const bool other_boards = other_search || position || settings_.compare != before.compare ||
                            settings_.detail != before.detail || settings_.equal_time != before.equal_time;
  if (other_boards) set_boards(boards, restarts || settings_.detail != before.detail);
  if (step_named && (restarts || settings_.step != before.step)) seek(settings_.step);
}

void App::restart(std::optional<Search> position) {
  stop();
  forget_run();
  recent_.clear();
  Search start(settings_.problem(), settings_.detail);
  batch_.restart(start);
  timeline_ = position ? Timeline(std::move(start), *std::move(position)) : Timeline(std::move(start));
}

// What is known of another run beside the run itself.
void App::forget_run() {
  annotations_.clear();
  asked_at_.reset();
  came_from_.reset();
  first_frame_ = 0;
  snapshot_.stack.clear();
  snapshot_.refused = refused_choices(settings_);
  branch_sizes_.clear();
  rates_ = {};
  fastest_ = 0;
  analysis_.restart(settings_.problem());
  analysis_.judge_if_cheap();
  meter_.restart(steps_done_, clock_());
}

}  // namespace kt
