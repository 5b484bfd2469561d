// The whole state of one visualizer: settings, search, playback. One value for each instance; no globals.
//
// State changes only in apply() and tick(). A frame is: tick(), snapshot(), draw, apply() what the view returned.
// Times are seconds of the injected clock, which must not go back.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/snapshot/commands.h"
#include "app/snapshot/snapshot.h"
#include "app/time/time.h"
#include "app/words/held_sentence.h"
#include "core/search/search.h"

namespace kt {

class App {
 public:
  explicit App(Clock clock);

  void apply(const Command& command);

  // Does the steps that are due, for about half of a frame's time at most.
  void tick();

  // Seconds until tick() could change something: 0 for the next frame, infinity for never before a command.
  double seconds_until_change() const;

  const Snapshot& snapshot();  // refilled by the call
  const Settings& settings() const { return settings_; }
  const Search& search() const { return timeline_.search(); }
  RunState state() const;
  // Steps a second as measured; 0 while unknown.
  double steps_per_second() const { return meter_.steps_per_second(); }
  // Or would, if somebody saw it.
  bool plays() const { return playback_.playing(); }
  bool plays_back() const { return playback_.playing() && playback_.backwards(); }
  // A step asked for, or what a run was asked for, is not reached yet.
  bool seeking() const { return target_ || until_; }

  // How quickly its steps follow each other now.
  Pace pace() const;
  // It does more steps in a frame than anybody could follow singly.
  bool hurries() const;

  // The code that comes later, and whether something that was asked for waits for it.
  const LatePart& late_part() const { return late_part_; }
  bool is_waiting() const { return late_part_.state == LatePart::State::coming && !waiting_.empty(); }

  // Sentences about refused values since the last call.
  std::vector<std::string> take_errors();
  // What is to be given to the user, since the last call.
  std::vector<SaveFile> take_files();
  // Whether Share was asked for since the last call.
  bool take_share();
  std::optional<Present> take_present();

  // A far step is asked for and not reached yet: which.
  std::optional<std::uint64_t> target() const { return target_; }
  std::optional<RunUntil> run_under_way() const { return until_ ? std::optional(until_->asked()) : std::nullopt; }
  const std::vector<Bookmark>& bookmarks() const { return timeline_.bookmarks(); }

  // The search at a moment already known, at `step` or not long before it.
  Search search_before(std::uint64_t step) const { return timeline_.before(step); }
  // That of the last snapshot: empty but at the end of a search that has tried everything.
  const std::vector<Square>& longest_path() const { return snapshot_.longest; }

 private:
  bool waits(const Command& command);
  void take(const LatePart& part);
  void play(bool backwards);
  void seek(std::uint64_t step);
  void step(bool backwards);
  void seek_frame(std::size_t depth);
  void run_until(const RunUntil& asked);
  void stop();
  void change(const std::vector<KeyValue>& values);
  void restart(std::optional<Search> position);
  void advance(double now);
  void run(std::uint64_t max_steps, double deadline);
  void run_back(std::uint64_t max_steps, double deadline);
  bool step_back(double deadline);
  void step_singly(std::uint64_t steps, bool backwards, double interval);
  void watch_front(double now);
  void name_what_happened(double now);
  void approach_target(double deadline);
  void approach_stop(double deadline);
  void look_ahead(double now);
  bool is_looking_ahead() const;
  void look_back(double now);
  void suspend(bool on);
  void fill_stack();
  void tell_motion();

  Clock clock_;
  Settings settings_;
  Timeline timeline_;
  Playback playback_;
  FramePace pace_;
  BatchSize batch_;
  RateMeter meter_;
  std::optional<std::uint64_t> target_;     // the step that a seek is on its way to
  std::optional<StopCondition> until_;      // the run asked for that is under way
  bool suspended_ = false;                  // nobody sees it: nothing plays
  std::optional<std::uint64_t> came_from_;  // the step left for a moment of the stack
  std::size_t first_frame_ = 0;             // of the stack, as asked for; 0: its top
  Attention attention_;
  ProblemAnalysis analysis_;
  RateHistory rates_;
  double fastest_ = 0;  // steps a second, at the highest speed
  BranchSizes branch_sizes_;
  RecentSteps recent_;
  SteadyPrefix steady_;
  std::optional<SteadyFront> front_;  // as told last
  double told_ = 0;                   // when
  HeldSentence held_;
  std::size_t records_seen_ = 0;
  bool record_untold_ = false;
  // What the stack in the snapshot is of, so that it is made anew only when it changes.
  struct StackKey {
    std::uint64_t step = 0;
    std::size_t first_frame = 0;
    bool sizes = false;
    bool operator==(const StackKey&) const = default;
  };
  StackKey stack_key_;
  bool sizes_known_ = false;
  bool sizes_pending_ = false;
  std::uint64_t steps_done_ = 0;  // in either direction, for the meter
  std::string notice_;            // about the last change
  std::vector<std::string> errors_;
  std::vector<SaveFile> files_;
  bool share_asked_ = false;
  std::optional<Present> present_;
  std::vector<Annotation> annotations_;
  LatePart late_part_;
  std::vector<Command> waiting_;  // for it
  Snapshot snapshot_;
};

}  // namespace kt
