// Folder `compare`: the runs of boards beside the one with the focus, on one clock.
//
// The app has the run of the board with the focus, as it has without any others; here are those of the others, and the
// clock. At a time of the clock each board is at a step of its own: with equal steps that is the time itself; with
// equal time it is the step that the board had reached when each had had as much of the processor's time, and the clock
// counts the steps of the quickest. Such a time once reached always leads back to the same steps. A board stays at its
// first tour, or where its search ends. When all stay, the run is over.
//
// Whatever takes long is done in slices, by measured time. May know: settings, the snapshot, time. Begin with
// Comparison.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "app/compare/course.h"
#include "app/settings/compared.h"
#include "app/time/time.h"

namespace kt {

// A board's way through the clock's time.
struct Track {
  std::vector<Knot> knots;  // with equal time: where it was when, by clock
  Knot due;                 // where it is sent at present
  double seconds = 0;       // of the processor, measured for so many steps
  std::uint64_t steps = 0;

  double seconds_per_step() const { return steps > 0 ? seconds / static_cast<double>(steps) : 0; }
};

// Before anything has run: how long a step takes, of a search that is about to begin, when nothing else disturbs it.
void measure(Track& track, const Search& start, const Clock& clock);
// Steps that it makes while the quickest makes one.
double share(const Track& track, const Track& quickest);

// A run as the app has it, for the time of a call.
struct OwnRun {
  Timeline& timeline;
  RecentSteps& recent;
  SteadyPrefix& steady;
  BatchSize& batch;
};

// The run of a board without the focus.
struct Lane {
  explicit Lane(Settings board);

  Settings settings;
  Timeline timeline;
  RecentSteps recent;
  SteadyPrefix steady;
  BatchSize batch;
  Track track;
  Snapshot seen;  // what there is to see of it
};

class Comparison {
 public:
  static constexpr std::uint64_t kEver = std::numeric_limits<std::uint64_t>::max();

  bool on() const { return !lanes_.empty(); }
  const std::vector<std::unique_ptr<Lane>>& lanes() const { return lanes_; }  // in their order
  const Track& own_track() const { return own_track_; }
  std::size_t focus() const { return focus_; }
  // Of all boards in their order, as they are known now; none without others.
  std::vector<Course> courses() const;

  // The run of a board with these settings changes places with the app's own; false when there is none.
  bool swap_in(const Settings& settings, OwnRun own, const Settings& before);
  // Those beside the app's own from now on: what runs already goes on. `anew`: the own run has begun from the start.
  void set(const Boards& boards, OwnRun own, bool anew, const Clock& clock);
  // Where the clock stands, the furthest that it was, and whether that is the end.
  std::uint64_t now() const { return now_; }
  std::uint64_t furthest() const { return furthest_; }
  bool complete(const Timeline& own) const { return end_of_clock(own) <= furthest_; }
  bool is_over(const Timeline& own) const { return end_of_clock(own) <= now_; }
  // When the own board is at the step.
  std::uint64_t own_clock(std::uint64_t step) const { return clock_at(own_track_, step); }

  // Towards a time of the clock until the deadline; true when all are there, or stay before it.
  bool approach(std::uint64_t time, OwnRun own, double deadline, const Clock& clock);
  // So many ticks of the clock onwards, as far as the deadline allows, if they are too quick to be seen singly;
  // else one by one, the next coming after `interval` seconds. Returns the steps of the own board.
  std::uint64_t run(std::uint64_t ticks, OwnRun own, double deadline, const Clock& clock);
  void step(std::uint64_t ticks, bool backwards, OwnRun own, double interval, double deadline, const Clock& clock);
  // All are where they are at the time of the clock.
  bool in_step(OwnRun own);
  // After the own board was moved to another step: the others are to follow.
  bool follow(OwnRun own, double deadline, const Clock& clock);

  // Finds out what is not known of the others' runs yet, and counts their visits if asked to.
  void look_back(bool counts, double deadline, const Clock& clock);
  bool has_looked_back(bool counts) const;

 private:
  struct Runner;
  std::vector<Runner> all(OwnRun own);
  static void step_to(const Runner& board, std::uint64_t to, double interval, double deadline, const Clock& clock);
  static double note(const Runner& board, std::uint64_t from, double& began, const Clock& clock);
  std::uint64_t step_at(const Track& track, std::uint64_t time) const;
  std::uint64_t clock_at(const Track& track, std::uint64_t step) const;
  double pace(const Track& track) const;
  std::uint64_t end_of_clock(const Timeline& own) const;
  void advance_to(std::uint64_t time, OwnRun own);
  void run_slices(OwnRun own, double deadline, const Clock& clock);

  std::vector<std::unique_ptr<Lane>> lanes_;
  std::size_t focus_ = 0;
  Track own_track_;
  bool equal_time_ = false;
  std::uint64_t now_ = 0, furthest_ = 0;
};

// The step at which it stays: of its first tour, or of its end. kEver while that is not known.
std::uint64_t end_of(const Timeline& timeline);
// It is there.
bool stays(const Timeline& timeline);

}  // namespace kt
