// What an app does while the user moves the knight. A game's moves are the setting `given`:
// with each of them the search stands at the beginning of what is left.
#include <algorithm>
#include <utility>

#include "app/play/best_game.h"
#include "app/play/moves.h"
#include "app/state/app.h"
#include "app/words/game_sentence.h"

namespace kt {
namespace {

constexpr double kPatience = 1;            // seconds of work for an answer
constexpr double kShareOfProspects = 0.5;  // of the search's time in a frame
constexpr std::uint64_t kVisitsAtATime = 2000;

}  // namespace

const Path* App::played_path() const { return search().depth_first() ? &search().depth_first()->path() : nullptr; }

void App::choose(Square square) {
  if (settings().mode == Mode::predict) return answer(square);
  if (!played_path()) change({{"algorithm", std::string(default_algorithm().id)}});
  const Path& path = *played_path();
  if (const IllegalMove why = why_illegal(path, square); why != IllegalMove::none) {
    return refuse_square(square, describe_illegal(settings(), path.squares(), square, why));
  }
  if (settings().given.size() == kMostGiven) {
    notice_ = {"given: a game can have at most {0} moves", kMostGiven};
    return;
  }
  auto& undone = game_.undone;
  auto& given = own_settings().given;
  if (given.empty()) game_.own = game_.taken_back = game_.dead_ends = 0;  // a game begins
  if (!undone.empty() && undone.back() == square) {
    undone.pop_back();
  } else {
    undone.clear();
    game_.own = std::min(game_.own, given.size());
  }
  if (game_.own == given.size()) ++game_.own;
  given.push_back(square);
  moves_changed();
  rank_game();
  const Path& now = *played_path();
  if (!now.is_tour() && legal_moves(now).empty()) ++game_.dead_ends;
}

// To so many moves, of those that were made and those that can be made again.
void App::go_to_move(std::uint64_t move) {
  auto& given = own_settings().given;
  auto& undone = game_.undone;
  const std::size_t before = given.size();
  while (given.size() > move) {
    ++game_.taken_back;
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
  notice_ = {};
  restart({});
  own_settings().step = 0;
  game_.prospects.show(search().problem());
}

// Of a game that was played here from the start.
void App::rank_game() {
  if (game_.own < settings().given.size()) return;
  const Path& path = *played_path();
  best_.rank = std::max(best_.rank, path.is_tour() ? rank_of_tour(game_.taken_back) : rank_of_path(path.depth()));
}

std::optional<App::GameNote> App::take_game_note() {
  if (best_.told == best_.rank) return {};
  best_.told = best_.rank;
  return GameNote{best_.key, best_.rank};
}

void App::know_best(const KnownBest& known) {
  best_.forgets = !known.kept;
  best_.rank = std::max(best_.rank, std::min(known.rank, kRankOfTour));
  best_.told = best_.rank;
}

// All that is asked of a run is asked of the moves of the game.
bool App::apply_to_game(const Command& command) {
  const std::uint64_t here = settings().given.size();
  if (const auto* by = std::get_if<StepBy>(&command)) {
    const std::uint64_t distance = by->distance();
    go_to_move(by->steps < 0 ? here - std::min(here, distance) : here + std::min(distance, std::uint64_t{kMostGiven}));
  } else if (const auto* to = std::get_if<Seek>(&command)) {
    go_to_move(to->step);
  } else if (const auto* frame = std::get_if<SeekFrame>(&command)) {
    go_to_move(frame->depth - 1);
  } else if (std::holds_alternative<Reset>(command)) {
    go_to_move(0);
  } else if (std::holds_alternative<ToggleBookmark>(command)) {
    notice_ = {"Bookmarks mark steps of a search. Let the search continue, or use Undo and Redo for your own moves."};
  } else {
    const auto* how = std::get_if<Play>(&command);
    const bool hands_over = how || std::holds_alternative<RunUntil>(command);
    if (hands_over) change({{"mode", "watch"}});
    return false;  // and the search goes on from there
  }
  return true;
}

void App::ask_outlook() {
  if (!played_path()) return;
  game_.prospects.ask(search().problem());
  game_.worked = 0;
}

void App::look_for_prospects(double now) {
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
  game_ = {};
  recall_best();
  // Of another search there is nothing on the screen yet.
  Problem shown = search().problem(), asked = settings().problem();
  shown.given.clear();
  asked.given.clear();
  if (shown != asked) return;
  const bool has_path = search().depth_first() != nullptr;
  if (search().steps() > 0 && before.mode != Mode::play && has_path) {
    left_ = std::make_unique<Run>(runs_.own());
    left_->settings = before;
    left_->settings.mode = Mode::watch;
  }
  if (moves_named || !has_path) return;
  std::vector<Square> path = search().path();
  if (path.empty()) path = {settings().start};
  if (path.size() > kMostGiven) {
    refuse({"mode: the path has {0} squares, but a game can begin with at most {1}, so it begins at the start",
            path.size(), kMostGiven});
    path.resize(1);
  }
  own_settings().given.assign(path.begin() + 1, path.end());
}

// Other settings of the search, or moves that came with a link.
void App::change_game() {
  game_ = {.hints = game_.hints};
  recall_best();
}

// The device is asked for that of this board.
void App::recall_best() {
  const std::uint64_t key = key_of_game(settings());
  if (key != best_.key) best_ = {.key = key};
  best_.told.reset();
}

void App::return_to_search() {
  const std::unique_ptr<Run> left = std::move(left_);
  for (const Setting& setting : settings_table()) {
    if (setting.is_of_search) (void)setting.parse(own_settings(), setting.format(left->settings));
  }
  own_settings().mode = Mode::watch;
  restart({});
  own_settings().step = left->settings.step;
  own_timeline() = std::move(left->timeline);
  notice_ = {};
}

// As far as it is not in the settings.
void App::tell_game() {
  Snapshot& view = snapshot_;
  view.left = left_ && settings().mode != Mode::predict ? std::optional(left_->timeline.search().steps()) : std::nullopt;
  if (settings().mode == Mode::predict) return tell_quiz();
  if (settings().mode != Mode::play) return;
  const std::size_t moves = settings().given.size();
  view.game = {.moves = moves,
               .moves_undone = game_.undone.size(),
               .dead_ends = game_.dead_ends,
               .best = best_.rank,
               .forgets = best_.forgets,
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
  view.timeline = {moves + game_.undone.size(), true, {}, {}};
}

}  // namespace kt
