// The runs of one visualizer: a single one, or those of compared boards on one clock.
//
// At each time of the clock, a board is at one step. With equal steps that is the time itself. With equal time it is
// the step that the board had reached when all boards had used the same processor time; the clock then counts the steps
// of the quickest. A time that was reached once gives the same steps again, but with equal time only about the same
// once there were more than 1,024 such times. A compared board stays at its first tour or at its end. When all boards
// stay, the run is over. The clock of a single run is its step.
//
// Long work is done in slices, by measured time.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "app/run/run.h"
#include "app/settings/compared.h"

namespace kt {

class Runs {
 public:
  explicit Runs(const Settings& settings) : all_{Run(settings)} {}

  // In the order of the boards. All panels show the one with the focus.
  std::span<Run> all() { return all_; }
  std::span<const Run> all() const { return all_; }
  std::size_t focus() const { return focus_; }
  Run& focused() { return all_[focus_]; }
  const Run& focused() const { return all_[focus_]; }
  bool compared() const { return all_.size() > 1; }

  // Moves the focus to a run with the problem that the focused board was just given; that board gets `before` again.
  // False if there is no such run.
  bool refocus(const Settings& before);
  // Sets the boards. The focused run belongs to the focused board, and existing runs continue. `anew`: the clock starts
  // where the focused run is.
  void set(const Boards& boards, bool anew, const Clock& clock);

  // The time of the clock, the latest time it had, and whether that is the end.
  std::uint64_t now() const { return compared() ? now_ : focused().here(); }
  std::uint64_t furthest() const { return compared() ? furthest_ : focused().timeline.furthest(); }
  bool is_complete() const { return end() <= furthest(); }
  bool is_over() const { return end() <= now(); }
  // True if all boards are where they should be at the time of the clock.
  bool in_step() const;

  // Goes towards a time of the clock until the deadline; true when all boards are there, or stay before it.
  bool approach(std::uint64_t time, double deadline, const Clock& clock);
  // Runs until the event on the focused board; the others follow. A tour or the end counts on any board. True when it
  // has stopped, although the others may still be on their way.
  bool approach(UntilEvent& event, double deadline, const Clock& clock);
  // Makes so many ticks until the deadline. If that comes first, returns where to continue.
  std::optional<ToStep> run(std::uint64_t ticks, bool backwards, double deadline, const Clock& clock);
  // Makes the ticks one by one, so that each is visible, at intervals of `interval` seconds.
  std::optional<ToStep> step(std::uint64_t ticks, bool backwards, double interval, double deadline, const Clock& clock);

  // Notes how each path has changed since the last call, if its steps are too fast to see: how far it was steady, and
  // which squares were entered.
  void note_changes(bool is_quick, double now);

  // Finds the unknown part of the runs, and counts visits of the focused run and of the others.
  void fill_history(bool counts_own, bool counts_others, double deadline, const Clock& clock);
  bool has_history(bool counts_own, bool counts_others) const;

  // Finds out whether the paths are lost.
  void look_for_hope(double deadline, const Clock& clock);
  bool knows_hope() const;

  // Keeps the flame graphs up to date, and goes on with the parts of them that take long.
  void refresh_flames(bool is_shown, const ShowSteps& asked, double now);
  void work_on_flames(double deadline, const Clock& clock);
  bool knows_flames() const;

 private:
  std::uint64_t end() const;
  void note(Run& board, std::uint64_t from, double seconds);
  void update_paces();
  void advance_to(std::uint64_t time);
  void run_together(std::uint64_t ticks, double deadline, const Clock& clock);
  void run_slices(double deadline, const Clock& clock);
  bool approach_all(std::uint64_t time, double deadline, const Clock& clock);
  bool follow(double deadline, const Clock& clock);
  bool is_counted(const Run& board, bool counts_own, bool counts_others) const;
  std::optional<FlameGraph::PrunedBy> pruned_by(std::size_t place) const;

  std::vector<Run> all_;
  std::size_t focus_ = 0;
  bool equal_time_ = false;
  std::uint64_t now_ = 0, furthest_ = 0;  // of the common clock
};

}  // namespace kt
