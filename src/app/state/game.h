// A game: the user moves the knight. Its moves are the setting `given`, and after each move a new search stands at the
// start of the remaining problem.
#pragma once

#include <memory>
#include <vector>

#include "app/play/play.h"
#include "app/run/run.h"
#include "app/state/activity.h"
#include "core/theory/hope.h"

namespace kt {

class Game : public Activity {
 public:
  // The search's path becomes the beginning of the game, and the user can return to the search.
  bool enter(App& app, const Settings& before, bool moves_named) override;
  void leave() override { begin(false); }
  void other_search(App& app) override;
  bool apply(App& app, const Command& command) override;
  bool is_busy() const override { return asks_ && !hope_->at_rest(); }
  void work(App& app, double now) override;
  void show(Snapshot& view, const App& app) const override;
  std::optional<GameRank> take_rank() override;

  // The search whose path was taken over, and in `due` its step; null if there is none.
  const Run* left() const { return left_.get(); }
  void forget_left() { left_.reset(); }
  void return_to_search(App& app);

  void save(SavedState& all) const;
  void restore(const Settings& settings, const SavedState& kept);

 private:
  void begin(bool hints);
  void choose(App& app, Square square);
  void go_to_move(App& app, std::uint64_t move);
  void moves_changed(App& app);
  void ask_outlook(const Problem& problem);
  Outlook outlook() const;
  void rank(const App& app);
  void request_best(const App& app);

  GameMoves moves_;
  std::optional<Hope> hope_;  // of the game's moves; none before somebody asked for it
  bool asks_ = false;         // whether they can be finished
  double worked_ = 0;         // seconds, on the current question

  // The best game on this board.
  struct Best {
    std::uint64_t key = 0, rank = 0;
    std::optional<std::uint64_t> reported;  // the rank reported to the device; none: not reported
    bool forgets = false;
  };
  Best best_;

  std::unique_ptr<Run> left_;
};

}  // namespace kt
