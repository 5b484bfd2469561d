#include "app/state/game.h"

#include <algorithm>
#include <utility>

#include "app/play/best_game.h"
#include "app/play/moves.h"
#include "app/state/app.h"
#include "app/state/position_key.h"
#include "app/words/game_sentence.h"
#include "core/basics/overloaded.h"

namespace kt {
namespace {

constexpr double kPatience = 1;            // seconds of work for an answer
constexpr double kShareOfProspects = 0.5;  // of the search's time in a frame
constexpr std::uint64_t kVisitsAtATime = 2000;

// True if the undone moves can follow the moves made.
bool are_moves(const Settings& settings, const std::vector<Square>& undone) {
  const Board board = settings.shown_board();
  if (!std::ranges::all_of(undone, [&](Square square) { return board.contains(square); })) return false;
  Settings all = settings;
  all.given.insert(all.given.end(), undone.rbegin(), undone.rend());
  const KeyValue given{"given", find_setting("given")->format(all)};
  return assign(all, {&given, 1}).empty();
}

}  // namespace

void Game::begin(bool hints) {
  moves_ = {.undone = {}, .hints = hints};
  hope_.reset();
  asks_ = false;
}

bool Game::enter(App& app, const Settings& before, bool moves_named) {
  app.stop();
  begin(false);
  request_best(app);
  const Search& search = app.search();
  // No other search may be shown yet.
  Problem shown = search.problem(), asked = app.settings().problem();
  shown.given.clear();
  asked.given.clear();
  if (shown != asked) return true;
  const bool has_path = search.depth_first() != nullptr;
  if (search.steps() > 0 && has_path) {
    left_ = std::make_unique<Run>(app.runs_.focused());
    left_->settings = before;
    left_->settings.mode = Mode::watch;
    left_->due.step = left_->here();
  }
  if (moves_named || !has_path) return true;
  std::vector<Square> path = search.path();
  if (path.empty()) path = {app.settings().start};
  // A walk of brute force may repeat squares, but a game cannot.
  std::vector<char> is_passed(app.settings().shown_board().squares());
  const auto is_repeated = [&](Square square) {
    return std::exchange(is_passed[app.settings().shown_board().number(square)], true) != 0;
  };
  path.erase(std::ranges::find_if(path, is_repeated), path.end());
  if (path.size() > kMaxGiven) {
    app.refuse({"mode: the path has {0} squares, but a game can begin with at most {1}, so it begins at the start",
                path.size(), kMaxGiven});
    path.resize(1);
  }
  app.focused_settings().given.assign(path.begin() + 1, path.end());
  return true;
}

// Or moves from a link.
void Game::other_search(App& app) {
  begin(moves_.hints);
  request_best(app);
}

// Commands of a run apply to the moves of the game.
bool Game::apply(App& app, const Command& command) {
  const std::uint64_t here = app.settings().given.size();
  bool is_carried_out = true;
  // The search continues from there.
  const auto hand_over = [&] {
    Settings next = app.settings();
    next.mode = Mode::watch;
    app.replace_settings(std::move(next));
    is_carried_out = false;
  };
  std::visit(Overloaded{
                 [&](StepBy by) {
                   const std::uint64_t distance = std::min(by.distance(), std::uint64_t{kMaxGiven});
                   go_to_move(app, by.steps < 0 ? here - std::min(here, distance) : here + distance);
                 },
                 [&](Seek to) { go_to_move(app, to.step); },
                 [&](SeekFrame frame) { go_to_move(app, frame.depth - 1); },
                 [&](Reset) { go_to_move(app, 0); },
                 [&](ToggleBookmark) {
                   app.notice_ = {
                       "Bookmarks mark steps of a search. Let the search continue, or use Undo and Redo for your own "
                       "moves."};
                 },
                 [&](Play) { hand_over(); },
                 [&](const RunUntil&) { hand_over(); },
                 [&](Choose chosen) { choose(app, chosen.square); },
                 [&](AskOutlook) {
                   if (app.search().depth_first()) ask_outlook(app.search().problem());
                 },
                 [&](ShowHints asked) { moves_.hints = asked.on; },
                 [&](KnownBest known) {
                   best_.forgets = !known.kept;
                   best_.rank = std::max(best_.rank, std::min(known.rank, kRankOfTour));
                   best_.reported = best_.rank;
                 },
                 [&](const auto&) { is_carried_out = false; },
             },
             command);
  return is_carried_out;
}

void Game::choose(App& app, Square square) {
  if (!app.search().depth_first()) {
    Settings next = app.settings();
    next.algorithm = &default_algorithm();
    app.replace_settings(std::move(next));
  }
  const Path& path = app.search().depth_first()->path();
  if (const IllegalMove why = why_illegal(path, square); why != IllegalMove::none) {
    return app.refuse_square(square, describe_illegal(app.settings(), path.squares(), square, why));
  }
  auto& given = app.focused_settings().given;
  if (given.size() == kMaxGiven) {
    app.notice_ = {"A game can have at most {0} moves.", kMaxGiven};
    return;
  }
  if (given.empty()) moves_.own = moves_.taken_back = moves_.dead_ends = 0;  // a game begins
  if (!moves_.undone.empty() && moves_.undone.back() == square) {
    moves_.undone.pop_back();
  } else {
    moves_.undone.clear();
    moves_.own = std::min<std::uint64_t>(moves_.own, given.size());
  }
  if (moves_.own == given.size()) ++moves_.own;
  given.push_back(square);
  moves_changed(app);
  rank(app);
  const Path& now = app.search().depth_first()->path();
  if (!now.is_tour() && legal_moves(now).empty()) ++moves_.dead_ends;
}

// Goes to this number of moves, among those made and those that can be redone.
void Game::go_to_move(App& app, std::uint64_t move) {
  auto& given = app.focused_settings().given;
  auto& undone = moves_.undone;
  const std::size_t before = given.size();
  while (given.size() > move) {
    ++moves_.taken_back;
    undone.push_back(given.back());
    given.pop_back();
  }
  while (given.size() < move && !undone.empty()) {
    given.push_back(undone.back());
    undone.pop_back();
  }
  if (given.size() != before) moves_changed(app);
}

void Game::moves_changed(App& app) {
  app.notice_ = {};
  app.restart({});
  app.focused_settings().step = 0;
  asks_ = false;
  if (hope_) hope_->set_path(root_path(app.search().problem()));
}

void Game::ask_outlook(const Problem& problem) {
  if (!hope_) hope_.emplace(problem);
  hope_->set_path(root_path(problem));
  hope_->try_again();
  asks_ = true;
  worked_ = 0;
}

Outlook Game::outlook() const {
  if (!hope_) return Outlook::unasked;
  if (hope_->lost()) return Outlook::impossible;
  if (hope_->is_promising()) return Outlook::possible;
  if (!asks_) return Outlook::unasked;
  return hope_->at_rest() ? Outlook::unknown : Outlook::looking;
}

// For a game that was played here from the start.
void Game::rank(const App& app) {
  if (moves_.own < app.settings().given.size()) return;
  const Path& path = app.search().depth_first()->path();
  best_.rank = std::max(best_.rank, path.is_tour() ? rank_of_tour(moves_.taken_back) : rank_of_path(path.depth()));
}

// Asks the device for the best game on this board.
void Game::request_best(const App& app) {
  const std::uint64_t key = key_of_game(app.settings());
  if (key != best_.key) best_ = {.key = key};
  best_.reported.reset();
}

std::optional<GameRank> Game::take_rank() {
  if (best_.reported == best_.rank) return {};
  best_.reported = best_.rank;
  return GameRank{best_.key, best_.rank};
}

void Game::work(App& app, double now) {
  const double deadline = now + app.pace_.budget() * kShareOfProspects;
  const std::uint64_t answers = hope_->answers();
  double here = app.clock_();
  const double began = here;
  do {
    if (hope_->work(kVisitsAtATime)) break;
    here = app.clock_();
  } while (here < deadline);
  worked_ += here - began;
  // Each question has its own time limit.
  if (hope_->answers() != answers) worked_ = 0;
  if (worked_ > kPatience) hope_->give_up();
}

void Game::return_to_search(App& app) {
  const std::unique_ptr<Run> left = std::move(left_);
  if (!left) return;
  Settings& settings = app.focused_settings();
  static_cast<SearchSettings&>(settings) = left->settings;
  settings.mode = Mode::watch;
  app.restart({});
  settings.step = left->settings.step;
  app.focused_timeline() = std::move(left->timeline);
  app.set_boards(boards_of(settings), true);
  // A search that began again after it was restored goes on to the step where it was left.
  if (left->due.step > app.search().steps()) app.seek(app.own_clock(left->due.step));
  app.notice_ = {};
}

// What the settings do not have.
void Game::show(Snapshot& view, const App& app) const {
  const std::size_t moves = app.settings().given.size();
  view.game = {.moves = moves,
               .moves_undone = moves_.undone.size(),
               .dead_ends = moves_.dead_ends,
               .best = best_.rank,
               .forgets = best_.forgets,
               .outlook = outlook(),
               .looks_for_mistake = is_busy(),
               .hints = moves_.hints};
  if (hope_ && hope_->lost() && hope_->is_decided()) view.game.mistake = *hope_->lost() - 1;
  if (const DepthFirst* stack = app.search().depth_first()) view.candidates = legal_moves(stack->path());
  view.short_of_moves.reset();
  view.edges.clear();
  view.dead_end = view.state != RunState::tour && view.candidates.empty();
  view.step = moves;
  view.can_step = !moves_.undone.empty();
  view.can_step_back = moves > 0;
  view.timeline = {moves + moves_.undone.size(), true, {}, {}};
}

void Game::save(SavedState& all) const {
  all.game = moves_;
  if (!left_) return;
  all.left = left_->settings;
  all.left->step = left_->due.step;
  all.left->at = position_key(*all.left, left_->search());
  all.left_opened_at = left_->settings.step;
  all.left_bookmarks = left_->timeline.bookmarks();
}

void Game::restore(const Settings& settings, const SavedState& kept) {
  moves_ = kept.game;
  if (!are_moves(settings, moves_.undone)) moves_.undone.clear();
  if (!kept.left) return;
  Settings left = *kept.left;
  auto position = search_of(left);
  if (!position || !position->depth_first()) return;
  left.at.clear();
  left.step = kept.left_opened_at;
  left_ = std::make_unique<Run>(left, *std::move(position));
  left_->timeline.set_bookmarks(kept.left_bookmarks);
  left_->due.step = kept.left->step;
}

}  // namespace kt
