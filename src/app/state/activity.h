// What the user does with a search: watches it, plays (game.h) or predicts (prediction.h). Each activity owns its
// state, carries out the commands that mean something else in it, and tells what there is to see of it.
#pragma once

#include <cstdint>
#include <optional>

#include "app/snapshot/snapshot.h"

namespace kt {

class App;

// What the device is to be told of a game: its key and its best rank (app/play/best_game.h), of which it tells the best
// that it knows (KnownBest).
struct GameNote {
  std::uint64_t key = 0, rank = 0;
};

// Watching is this, without more.
class Activity {
 public:
  virtual ~Activity() = default;

  // Another activity makes way for this one; `before` are the settings then. True when the search begins anew.
  virtual bool enter(App&, const Settings& /*before*/, bool /*moves_named*/) { return false; }
  virtual void leave() {}
  // Another search is on the screen.
  virtual void other_search(App& app);

  // True when the command is carried out; otherwise it has its usual meaning.
  virtual bool apply(App&, const Command&) { return false; }
  // Plays the steps that are due in its own way; false where it has none.
  virtual bool play(App&, std::uint64_t /*due*/, double /*deadline*/) { return false; }

  // Finds something out, in slices, whatever plays.
  virtual bool is_at_work() const { return false; }
  virtual void work(App&, double /*now*/) {}

  // After every command and every tick.
  virtual void refresh(const App&) {}
  virtual void show(Snapshot&, const App&) const {}
  virtual std::optional<GameNote> take_note() { return {}; }
};

}  // namespace kt
