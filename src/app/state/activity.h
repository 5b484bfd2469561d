// What the user does with a search: watch it, play (game.h) or predict (prediction.h). Each activity owns its state,
// handles the commands that mean something else in it, and adds to the snapshot.
#pragma once

#include <cstdint>
#include <optional>

#include "app/snapshot/snapshot.h"

namespace kt {

class App;

// A game to store on the device: its key and its best rank (app/play/best_game.h). The device replies with the best one
// it has (KnownBest).
struct GameRank {
  std::uint64_t key = 0, rank = 0;
};

// The base class is the activity of watching.
class Activity {
 public:
  virtual ~Activity() = default;

  // Starts this activity after another; `before` are the settings then. True if the search restarts.
  virtual bool enter(App&, const Settings& /*before*/, bool /*moves_named*/) { return false; }
  virtual void leave() {}
  // Called when another search is shown.
  virtual void other_search(App& app);

  // True if it has handled the command; otherwise the command has its usual meaning.
  virtual bool apply(App&, const Command&) { return false; }
  // Plays the due steps in its own way; false if it has none.
  virtual bool play(App&, std::uint64_t /*due*/, double /*deadline*/) { return false; }

  // Does work in slices, whatever plays.
  virtual bool is_busy() const { return false; }
  virtual void work(App&, double /*now*/) {}

  // Called after every command and every tick.
  virtual void refresh(const App&) {}
  virtual void show(Snapshot&, const App&) const {}
  virtual std::optional<GameRank> take_rank() { return {}; }
};

}  // namespace kt
