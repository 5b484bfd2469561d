// How an app takes other settings.
#include <algorithm>
#include <utility>

#include "app/state/app.h"
#include "app/state/position_key.h"

namespace kt {
namespace {

constexpr char kNoMoment[] = "step: a game stands where its moves lead, those of given, and at no step but 0";

// A few of the sentences: a notice has to leave room for the board.
std::string summary(const std::vector<std::string>& sentences) {
  constexpr std::size_t kShown = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(sentences.size(), kShown); ++i) text += (i == 0 ? "" : "\n") + sentences[i];
  if (sentences.size() > kShown) text += "\n... and " + std::to_string(sentences.size() - kShown) + " more";
  return text;
}

}  // namespace

void App::change(const std::vector<KeyValue>& values) {
  const Settings before = settings_;
  prepare_boards(values);
  std::vector<std::string> errors = assign(settings_, values);
  if (!settings_.compare.empty() && settings_.mode != Mode::watch) {
    errors.push_back("compare: boards are compared while the search moves the knight: the mode is watch");
    settings_.mode = Mode::watch;
  }
  const Boards boards = boards_of(settings_);
  errors.insert(errors.end(), boards.errors.begin(), boards.errors.end());
  settings_.compare = compare_text(boards);
  const auto is_of_step = [](const std::string& text) { return text.starts_with("step"); };
  if (settings_.mode == Mode::play) {
    if (settings_.step != 0 && std::ranges::any_of(values, is_of_step, &KeyValue::key)) errors.push_back(kNoMoment);
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
      std::ranges::any_of(values, is_of_step, &KeyValue::key) && std::ranges::none_of(errors, is_of_step);
  const bool takes_over = settings_.mode == Mode::play && before.mode != Mode::play;
  if (takes_over) take_over(before, settings_.given != before.given);
  if (settings_.mode != before.mode) quiz_.step.reset();
  const bool other_search = settings_.problem() != before.problem();
  const bool swapped = other_search && !position && comparison_.swap_in(settings_, own_run(), before);
  const bool restarts = (other_search && !swapped) || position || takes_over;
  if (swapped) {
    until_.reset();
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
