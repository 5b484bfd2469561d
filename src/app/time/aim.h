// What a run is heading for, one of: nothing; steps at the set speed; a step; an event.
#pragma once

#include <optional>
#include <variant>

#include "app/snapshot/commands.h"
#include "app/time/lost_stretches.h"
#include "app/time/playback.h"
#include "app/time/timeline.h"

namespace kt {

struct Idle {};

struct ToStep {
  std::uint64_t step = 0;
  std::variant<Idle, Playback, RunUntil> then = {};  // continues from there
};

// A run that stops by itself (see RunUntil in commands.h).
class UntilEvent {
 public:
  // Also stops if no lost move is decided within `farthest` steps.
  UntilEvent(const RunUntil& asked, const Timeline& timeline, std::uint64_t farthest = LostStretches::kFarthestAhead);

  const RunUntil& asked() const { return asked_; }
  // Runs for about `work` steps; true when it has stopped.
  bool run(Timeline& timeline, std::uint64_t work);
  // True if it stopped because it could not decide whether a path is lost.
  bool gave_up() const { return gave_up_; }

 private:
  bool run_to_record(Timeline& timeline, std::uint64_t work);
  bool run_to_loss(Timeline& timeline, std::uint64_t work);
  bool step(Timeline& timeline);

  RunUntil asked_;
  std::uint64_t first_step_, farthest_;
  std::optional<LostStretches> lost_;  // from the first step on, if the run stops at lost moves
  bool gave_up_ = false;
  bool entered_none_;  // no square was entered yet beyond the top one: if the search leaves it now, it is a dead end
};

using Aim = std::variant<Idle, Playback, ToStep, UntilEvent>;

// What plays, or will play once the step is reached; null if nothing does.
inline const Playback* playback_of(const Aim& aim) {
  const auto* way = std::get_if<ToStep>(&aim);
  return way ? std::get_if<Playback>(&way->then) : std::get_if<Playback>(&aim);
}

// The same aim without its detour or event: it plays if it did, otherwise it rests.
inline Aim without_end(const Aim& aim) {
  const Playback* playback = playback_of(aim);
  return playback ? Aim(*playback) : Aim(Idle{});
}

}  // namespace kt
