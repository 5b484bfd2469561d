// What an app does while the user moves the knight, or is asked where it goes. A game's moves are the setting `given`:
// with each of them the search stands at the beginning of what is left.
#include <algorithm>
#include <utility>

#include "app/play/moves.h"
#include "app/state/app.h"
#include "app/state/search_view.h"
#include "app/words/game_sentence.h"
#include "core/basics/heap_sort.h"

namespace kt {
namespace {

constexpr double kPatience = 1;            // seconds of work for an answer
constexpr double kShareOfProspects = 0.5;  // of the search's time in a frame
constexpr std::uint64_t kVisitsAtATime = 2000;

}  // namespace

const Path* App::played_path() const { return search().depth_first() ? &search().depth_first()->path() : nullptr; }

void App::choose(Square square) {
  if (settings_.mode == Mode::predict) return answer(square);
  if (settings_.mode != Mode::play) return;
  if (!played_path()) change({{"algorithm", std::string(default_algorithm().id)}});
  const Path& path = *played_path();
  if (const IllegalMove why = why_illegal(path, square); why != IllegalMove::none) {
    notice_ = describe_illegal(settings_, path.squares(), square, why);
    return;
  }
  if (settings_.given.size() == kMostGiven) {
    notice_ = "given: a game has at most " + std::to_string(kMostGiven) + " moves";
    return;
  }
  auto& undone = game_.undone;
  if (!undone.empty() && undone.back() == square)
    undone.pop_back();
  else
    undone.clear();
  settings_.given.push_back(square);
  moves_changed();
  const Path& now = *played_path();
  if (!now.is_tour() && legal_moves(now).empty()) ++game_.dead_ends;
}

// To so many moves, of those that were made and those that can be made again.
void App::go_to_move(std::uint64_t move) {
  auto& given = settings_.given;
  auto& undone = game_.undone;
  const std::size_t before = given.size();
  while (given.size() > move) {
    undone.push_back(given.back());
    given.pop_back();
  }
  while (given.size() < move && !undone.empty()) {
    given.push_back(undone.back());
    undone.pop_back();
  }
  if (given.size() != before) moves_changed();
}

void App::moves_changed() {
  notice_.clear();
  restart({});
  settings_.step = 0;
  game_.longest = std::max(game_.longest, search().depth());
  game_.prospects.show(search().problem());
}

// All that is asked of a run is asked of the moves of the game.
bool App::apply_to_game(const Command& command) {
  const std::uint64_t here = settings_.given.size();
  if (const auto* by = std::get_if<StepBy>(&command)) {
    const auto steps = static_cast<std::uint64_t>(by->steps < 0 ? -by->steps : by->steps);
    go_to_move(by->steps < 0 ? here - std::min(here, steps) : here + std::min(steps, std::uint64_t{kMostGiven}));
  } else if (const auto* to = std::get_if<Seek>(&command)) {
    go_to_move(to->step);
  } else if (const auto* frame = std::get_if<SeekFrame>(&command)) {
    go_to_move(frame->depth - 1);
  } else if (std::holds_alternative<Reset>(command)) {
    go_to_move(0);
  } else if (std::holds_alternative<ToggleBookmark>(command)) {
    notice_ = "Bookmarks are of a search's steps: let the search go on, or undo and redo your moves.";
  } else {
    const auto* how = std::get_if<Play>(&command);
    const bool hands_over = how || std::holds_alternative<RunUntil>(command);
    if (hands_over) change({{"mode", "watch"}});
    return false;  // and the search goes on from there
  }
  return true;
}

void App::ask_outlook() {
  if (settings_.mode != Mode::play || !played_path()) return;
  game_.prospects.ask(search().problem());
  game_.worked = 0;
}

void App::look_for_prospects(double now) {
  if (!game_.prospects.at_work()) return;
  const double deadline = now + pace_.budget() * kShareOfProspects;
  const auto [outlook, mistake] = std::pair(game_.prospects.outlook(), game_.prospects.at_work());
  double here = clock_();
  const double began = here;
  do {
    if (game_.prospects.work(kVisitsAtATime)) break;
    here = clock_();
  } while (here < deadline);
  game_.worked += here - began;
  // Each question has its own time.
  if (game_.prospects.outlook() != outlook || game_.prospects.at_work() != mistake) game_.worked = 0;
  if (game_.worked > kPatience) game_.prospects.give_up();
}

// With what it has on the screen, which becomes the beginning of a game. The search can be returned to.
void App::take_over(const Settings& before, bool moves_named) {
  stop();
  game_ = {.longest = game_.longest};
  const bool has_path = search().depth_first() != nullptr;
  if (search().steps() > 0 && before.mode != Mode::play && has_path) {
    left_ = std::make_unique<LeftSearch>(before, timeline_);
    left_->settings.mode = Mode::watch;
  }
  if (moves_named || !has_path) return;
  std::vector<Square> path = search().path();
  if (path.empty()) path = {settings_.start.square};
  if (path.size() > kMostGiven) {
    notice_ = "mode: the path has " + std::to_string(path.size()) + " squares, and a game begins with at most " +
              std::to_string(kMostGiven) + ": it begins at the start";
    errors_.push_back(notice_);
    path.resize(1);
  }
  settings_.given.assign(path.begin() + 1, path.end());
}

// Other settings of the search, or moves that came with a link.
void App::change_game(const Settings& before) {
  Problem played = before.problem(), now = settings_.problem();
  played.given.clear();
  now.given.clear();
  quiz_ = {};
  if (settings_.mode != Mode::play) return;
  const std::size_t longest = played == now ? game_.longest : 0;
  game_ = {.longest = std::max(longest, search().depth()), .hints = game_.hints};
}

void App::return_to_search() {
  if (!left_) return;
  const std::unique_ptr<LeftSearch> left = std::move(left_);
  for (const Setting& setting : settings_table()) {
    if (setting.is_of_search) (void)setting.parse(settings_, setting.format(left->settings));
  }
  settings_.mode = Mode::watch;
  restart({});
  settings_.step = left->settings.step;
  timeline_ = std::move(left->timeline);
  notice_.clear();
}

// As far as it is not in the settings.
void App::tell_game() {
  Snapshot& view = snapshot_;
  view.left = left_ && settings_.mode != Mode::predict ? std::optional(left_->timeline.search().steps()) : std::nullopt;
  view.game = {};
  view.quiz = {};
  if (settings_.mode == Mode::predict) {
    put_question();
    const auto& [step, question, answer, score] = quiz_;
    view.quiz = {
        .answers = score.answers, .right = score.right, .streak = score.streak, .best_streak = score.best_streak};
    if (!question || playback_.playing() || seeking()) return;
    view.quiz.kind = question->kind == Question::Kind::next ? QuizView::Kind::next : QuizView::Kind::back;
    view.quiz.options = question->options;
    view.quiz.answer = answer;
    if (answer) {
      const bool is_right = *answer == question->truth;
      view.quiz.truth = question->truth;
      view.quiz.ends = question->ends;
      if (!is_right) view.annotations.push_back({.kind = Annotation::Kind::wrong, .square = *answer});
      view.annotations.push_back({.kind = Annotation::Kind::right, .square = question->truth});
    }
    if (view.quiz.asks()) hide_answer(view);
    return;
  }
  if (settings_.mode != Mode::play) return;
  const std::size_t moves = settings_.given.size();
  view.game = {.moves = moves,
               .moves_undone = game_.undone.size(),
               .dead_ends = game_.dead_ends,
               .longest = game_.longest,
               .outlook = game_.prospects.outlook(),
               .mistake = game_.prospects.mistake(),
               .looks_for_mistake = game_.prospects.at_work(),
               .hints = game_.hints};
  if (const Path* path = played_path()) view.candidates = legal_moves(*path);
  view.short_of_moves.reset();
  view.edges.clear();
  view.dead_end = view.state != RunState::tour && view.candidates.empty();
  view.step = moves;
  view.can_step = !game_.undone.empty();
  view.can_step_back = moves > 0;
  view.timeline = {moves + game_.undone.size(), true, {}};
}

// A new moment has a new question.
void App::put_question() {
  if (settings_.mode != Mode::predict || quiz_.step == search().steps()) return;
  quiz_.step = search().steps();
  quiz_.question = question_at(search());
  quiz_.answer.reset();
  // In an order that tells nothing.
  if (quiz_.question) heap_sort(quiz_.question->options, [](Square s) { return std::pair(s.row, s.col); });
}

void App::answer(Square square) {
  put_question();
  if (!quiz_.question || playback_.playing()) return;
  if (quiz_.answer) return apply(Play{});
  const Question& question = *quiz_.question;
  const bool is_next = question.kind == Question::Kind::next;
  const std::vector<Square> path = search().path();
  if (std::ranges::find(is_next ? question.options : path, square) == (is_next ? question.options : path).end()) {
    notice_ = is_next ? describe_illegal(settings_, path, square, why_illegal(*played_path(), square))
                      : "The search goes back along its path: choose a square of it.";
    return;
  }
  notice_.clear();
  quiz_.answer = square;
  quiz_.score.add(square == question.truth);
}

// While predicting, a run goes on to the next moment with a question.
bool App::run_to_question(std::uint64_t max_steps) {
  for (std::uint64_t steps = 0; steps < max_steps; ++steps) {
    step_singly(1, false, interval_at(settings_.speed));
    if (search().ended() || search().status() != Status::searching || question_comes()) return true;
  }
  return false;
}

// On the way back there is one question, before it, and then where it goes on.
bool App::question_comes() {
  const auto question = question_at(search());
  if (!question) return false;
  return question->kind == Question::Kind::next || search().last_event().type != EventType::backtrack;
}

}  // namespace kt
