// A game: the user moves the knight. Its moves are the setting `given`: with each of them the search stands at the
// beginning of what is left.
#pragma once

#include <memory>
#include <vector>

#include "app/play/play.h"
#include "app/run/run.h"
#include "app/state/activity.h"

namespace kt {

class Game : public Activity {
 public:
  // The search's path becomes the beginning of the game, and the search can be returned to.
  bool enter(App& app, const Settings& before, bool moves_named) override;
  void leave() override { begin(false); }
  void other_search(App& app) override;
  bool apply(App& app, const Command& command) override;
  bool is_at_work() const override { return prospects_.at_work(); }
  void work(App& app, double now) override;
  void show(Snapshot& view, const App& app) const override;
  std::optional<GameNote> take_note() override;

  // The search whose path was taken over; null if there is none.
  const Run* left() const { return left_.get(); }
  void forget_left() { left_.reset(); }
  void return_to_search(App& app);

  void keep(TakeUp& all) const;
  void take_up(const Settings& settings, const TakeUp& kept);

 private:
  void begin(bool hints);
  void choose(App& app, Square square);
  void go_to_move(App& app, std::uint64_t move);
  void moves_changed(App& app);
  void rank(const App& app);
  void recall_best(const App& app);

  GameMoves moves_;
  Prospects prospects_;
  double worked_ = 0;  // seconds, on the question under way

  // Of the games on this board.
  struct Best {
    std::uint64_t key = 0, rank = 0;
    std::optional<std::uint64_t> told;  // the rank that the device was told of; none: it was not asked
    bool forgets = false;
  };
  Best best_;

  std::unique_ptr<Run> left_;
};

}  // namespace kt
