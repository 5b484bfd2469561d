// The whole state of one visualizer: one value per instance, without globals.
//
// State changes only in apply() and tick(). A frame is: tick(), show(), draw, apply() the commands that the view
// returned. Times are seconds of the injected clock, which must not go back.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/measure/experiment_runner.h"
#include "app/run/runs.h"
#include "app/snapshot/snapshot.h"
#include "app/state/game.h"
#include "app/state/narrator.h"
#include "app/state/prediction.h"
#include "app/state/stack_view.h"

namespace kt {

class App {
 public:
  explicit App(Clock clock);

  void apply(const Command& command);
  // Does the due steps, for at most about half of a frame's time.
  void tick();
  // Seconds until tick() could change something: 0 for the next frame, infinity for not before a command.
  double seconds_until_change() const;

  // Fills an empty or earlier snapshot.
  void show(Snapshot& view) const;
  // The sentence under the board alone.
  Message sentence() const;

  // The boards and their clock; the clock of a single one is the search's step.
  const Runs& runs() const { return runs_; }
  const Settings& settings() const { return runs_.focused().settings; }
  const Search& search() const { return runs_.focused().search(); }
  const Timeline& timeline() const { return runs_.focused().timeline; }
  const std::vector<Bookmark>& bookmarks() const { return timeline().bookmarks(); }
  std::uint64_t moment() const { return runs_.now(); }
  std::uint64_t own_clock(std::uint64_t step) const { return runs_.focused().schedule.clock_at(step); }

  // What the search is heading for.
  const Aim& aim() const { return aim_; }
  // True even while the page is hidden.
  bool is_playing() const { return playback_of(aim_) != nullptr; }
  bool is_playing_backwards() const { return is_playing() && playback_of(aim_)->backwards(); }
  // True while a requested step or event is not reached yet.
  bool is_seeking() const { return target() || awaited(); }
  std::optional<std::uint64_t> target() const;
  std::optional<RunUntil> awaited() const;
  RunState state() const;
  // While users play or predict, the answers are hidden.
  bool shows_hope() const { return settings().hope && settings().mode == Mode::watch; }
  // How fast its steps follow each other now.
  Pace pace() const;
  // The same for one board: at its end it rests, even while other boards search.
  Pace pace_of(const Run& run) const { return run.is_over() ? Pace::steps : pace(); }
  // True if it does more in a frame than a user can follow: steps or, at rest, work beside the search.
  bool is_too_fast_to_follow() const;
  // Measured; 0 while unknown.
  double steps_per_second() const { return meter_.steps_per_second(); }
  Sound::State sound() const { return sound_; }

  // Requests to the platform since the last call: show sentences about refused values, save files, open Share, start
  // presenting, store the rank of a game.
  std::vector<Message> take_errors() { return std::exchange(errors_, {}); }
  std::vector<SaveFile> take_files() { return std::exchange(files_, {}); }
  std::optional<Share> take_share() { return std::exchange(share_asked_, {}); }
  std::optional<Present> take_present() { return std::exchange(present_, {}); }
  std::optional<GameRank> take_game_rank() { return activity().take_rank(); }

  // The state to restore in another app, besides the settings.
  SavedState saved_state() const;

 private:
  friend class Activity;
  friend class Game;
  friend class Prediction;

  Activity& activity(Mode mode);
  Activity& activity() { return activity(settings().mode); }
  const Activity& activity() const { return const_cast<App*>(this)->activity(); }
  Settings& focused_settings() { return runs_.focused().settings; }
  Timeline& focused_timeline() { return runs_.focused().timeline; }

  // Commands.
  void execute(const Command& command);
  void play(Play how);
  void step(bool backwards);
  void seek(std::uint64_t step);
  void seek_frame(std::size_t depth);
  void run_until(const RunUntil& asked);
  void stop();
  void change(const std::vector<KeyValue>& values);
  void replace_settings(Settings next, std::vector<Message> errors = {}, bool names_step = false);
  void open(const OpenMeasuredRun& asked);
  void restore(const SavedState& kept);

  // Changes of the search.
  void restart(std::optional<Search> position);
  void forget_run();
  void set_boards(const Boards& boards, bool anew);
  void refuse(Message why);
  void refuse_square(Square square, Message why);

  // Time.
  void advance(double now);
  void play_on(double now, double deadline);
  void approach(const ToStep& way, double deadline);
  void approach(UntilEvent& event, double deadline);
  void take_detour(std::optional<ToStep> way);
  void arrive();
  void fill_history(double now);
  bool is_computing() const;  // beside the search
  bool is_estimating() const { return required_data_.estimate && !analysis_.at_rest(); }
  void refresh();

  // The snapshot.
  void show_moment(Snapshot& view, double now) const;
  void show_boards(Snapshot& view) const;

  Clock clock_;

  // The search, and what it is heading for.
  Runs runs_;
  Aim aim_;
  bool suspended_ = false;                    // the board is hidden: nothing plays
  std::optional<std::uint64_t> return_step_;  // the step that was left for a moment of the stack

  // What the user does; the setting `mode` selects one.
  Activity watching_;
  Game game_;
  Prediction prediction_;

  // Time.
  FramePace pace_;
  double now_ = 0;  // time of the last frame
  RateMeter meter_;
  std::uint64_t steps_done_ = 0;  // in either direction, for the meter
  RateHistory rates_;
  double fastest_ = 0;  // steps per second, at the highest speed

  // Work beside the search.
  ProblemAnalysis analysis_;
  ExperimentRunner experiments_;

  // What is shown.
  RequiredData required_data_;
  StackView stack_;
  ShowSteps flame_steps_;
  Narrator narrator_;
  std::vector<RefusedChoice> refused_;
  std::vector<Annotation> annotations_;
  std::optional<std::uint64_t> asked_at_;  // the step of an open question
  Message notice_;                         // about the last change
  std::optional<WrongChoice> wrong_;
  std::uint64_t wrong_choices_ = 0;
  Sound::State sound_ = Sound::State::absent;

  // For the platform.
  std::vector<Message> errors_;
  std::vector<SaveFile> files_;
  std::optional<Share> share_asked_;
  std::optional<Present> present_;
};

inline Snapshot view_of(const App& app) {
  Snapshot view;
  app.show(view);
  return view;
}

}  // namespace kt
