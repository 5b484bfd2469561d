// What an app hands on to another one that goes on in its place, beside its settings (state/kept.h).
#include <algorithm>

#include "app/settings/link.h"
#include "app/state/app.h"
#include "app/state/position_key.h"

namespace kt {

TakeUp App::kept() const {
  const auto& [answers, right, streak, best_streak] = quiz_.score;
  TakeUp all{.opened_at = settings().step,
             .bookmarks = bookmarks(),
             .undone = {},
             .by_hands = quiz_.by_hands,
             .answers = answers,
             .right = right,
             .streak = streak,
             .best_streak = best_streak,
             .left = {},
             .left_opened_at = 0,
             .left_bookmarks = {}};
  if (settings().mode == Mode::play) {
    all.undone = game_.undone;
    all.own = game_.own;
    all.taken_back = game_.taken_back;
    all.dead_ends = game_.dead_ends;
    all.hints = game_.hints;
  }
  if (!left_) return all;
  Settings left = left_->settings;
  left.step = left_->timeline.search().steps();
  left.at = position_key(left, left_->timeline.search());
  all.left = link_of(left);
  all.left_opened_at = left_->settings.step;
  all.left_bookmarks = left_->timeline.bookmarks();
  return all;
}

namespace {

// They can follow those that are made.
bool are_moves(const Settings& settings, const std::vector<Square>& undone) {
  const Board board = settings.shown_board();
  if (!std::ranges::all_of(undone, [&](Square square) { return board.contains(square); })) return false;
  Settings all = settings;
  all.given.insert(all.given.end(), undone.rbegin(), undone.rend());
  const KeyValue given{"given", find_setting("given")->format(all)};
  return assign(all, {&given, 1}).empty();
}

}  // namespace

void App::take_up(const TakeUp& kept) {
  own_settings().step = kept.opened_at;
  own_timeline().set_bookmarks(kept.bookmarks);
  quiz_.by_hands = kept.by_hands;
  quiz_.score = {kept.answers, kept.right, kept.streak, kept.best_streak};
  if (settings().mode == Mode::play) {
    if (are_moves(settings(), kept.undone)) game_.undone = kept.undone;
    game_.own = static_cast<std::size_t>(kept.own);
    game_.taken_back = kept.taken_back;
    game_.dead_ends = kept.dead_ends;
    game_.hints = kept.hints;
  }
  Settings left;
  if (kept.left.empty() || !assign(left, parse_query(kept.left)).empty()) return;
  auto position = search_of(left);
  if (!position || !position->depth_first()) return;
  left.at.clear();
  left.step = kept.left_opened_at;
  left_ = std::make_unique<Run>(left, *std::move(position));
  left_->timeline.set_bookmarks(kept.left_bookmarks);
}

}  // namespace kt
