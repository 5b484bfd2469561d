// The runs of one visualizer: a single one, or those of boards compared, on one clock.
//
// At a time of the clock each board is at a step of its own: with equal steps that is the time itself; with equal time
// it is the step that the board had reached when each had had as much of the processor's time, and the clock counts the
// steps of the quickest. Such a time once reached always leads back to the same steps. A compared board stays at its
// first tour, or where its search ends. When all stay, the run is over. The clock of a single run is its step.
//
// Whatever takes long is done in slices, by measured time.
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
  Run& own() { return all_[focus_]; }
  const Run& own() const { return all_[focus_]; }
  bool compared() const { return all_.size() > 1; }

  // Another run gets the focus, if one has the problem of the settings that the focused one was given; that one then
  // has those of `before` again. False when there is none.
  bool refocus(const Settings& before);
  // The boards from now on, the focused run being that of the board with the focus: whatever runs already goes on.
  // `anew`: the clock begins where the focused run is.
  void set(const Boards& boards, bool anew, const Clock& clock);

  // Where the clock stands, the furthest that it was, and whether that is the end.
  std::uint64_t now() const { return compared() ? now_ : own().here(); }
  std::uint64_t furthest() const { return compared() ? furthest_ : own().timeline.furthest(); }
  bool is_complete() const { return end() <= furthest(); }
  bool is_over() const { return end() <= now(); }
  // All are where they are at the time of the clock.
  bool in_step() const;

  // Towards a time of the clock until the deadline; true when all are there, or stay before it.
  bool approach(std::uint64_t time, double deadline, const Clock& clock);
  // Until the event on the board with the focus; the others follow. A tour or the end is everybody's. True when it has
  // stopped, though the others may be on their way still.
  bool approach(UntilEvent& event, double deadline, const Clock& clock);
  // So many ticks of the clock, as far as the deadline allows. Where that came first, the way that is left to a time.
  std::optional<ToStep> run(std::uint64_t ticks, bool backwards, double deadline, const Clock& clock);
  // The same one by one, so that each can be seen, the next coming after `interval` seconds.
  std::optional<ToStep> step(std::uint64_t ticks, bool backwards, double interval, double deadline, const Clock& clock);

  // Since the last call each path has been steady down to some depth, if its steps come too quickly to be seen singly.
  void note_steady(bool is_quick, double now);

  // Finds out what is not known of the runs yet, and counts visits: of the focused one, of the others.
  void look_back(bool counts_own, bool counts_others, double deadline, const Clock& clock);
  bool has_looked_back(bool counts_own, bool counts_others) const;

 private:
  std::uint64_t end() const;
  void note(Run& board, std::uint64_t from, double seconds);
  void weigh();
  void advance_to(std::uint64_t time);
  void run_together(std::uint64_t ticks, double deadline, const Clock& clock);
  void run_slices(double deadline, const Clock& clock);
  bool follow(double deadline, const Clock& clock);
  bool is_counted(const Run& board, bool counts_own, bool counts_others) const;

  std::vector<Run> all_;
  std::size_t focus_ = 0;
  bool equal_time_ = false;
  std::uint64_t now_ = 0, furthest_ = 0;  // of the clock of several
};

}  // namespace kt
