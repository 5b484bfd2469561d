// The whole state of one visualizer. One value for each instance; no globals.
//
// State changes only in apply() and tick(). A frame is: tick(), show(), draw, apply() what the view returned. Times are
// seconds of the injected clock, which must not go back.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/measure/laboratory.h"
#include "app/run/runs.h"
#include "app/snapshot/snapshot.h"
#include "app/state/flame_graph.h"
#include "app/state/game.h"
#include "app/state/narrator.h"
#include "app/state/prediction.h"
#include "app/state/stack_view.h"

namespace kt {

class App {
 public:
  explicit App(Clock clock);

  void apply(const Command& command);
  // Does the steps that are due, for about half of a frame's time at most.
  void tick();
  // Seconds until tick() could change something: 0 for the next frame, infinity for never before a command.
  double seconds_until_change() const;

  // All that there is to see, into a snapshot of an earlier moment or an empty one.
  void show(Snapshot& view) const;
  // The sentence under the board alone.
  Message sentence() const;

  // The boards and their clock; that of a single one is the search's step.
  const Runs& runs() const { return runs_; }
  const Settings& settings() const { return runs_.own().settings; }
  const Search& search() const { return runs_.own().search(); }
  const Timeline& timeline() const { return runs_.own().timeline; }
  const std::vector<Bookmark>& bookmarks() const { return timeline().bookmarks(); }
  std::uint64_t moment() const { return runs_.now(); }
  std::uint64_t own_clock(std::uint64_t step) const { return runs_.own().course.clock_at(step); }

  // What the search is on its way to.
  const Aim& aim() const { return aim_; }
  // True even while the page is hidden.
  bool plays() const { return playback_of(aim_) != nullptr; }
  bool plays_back() const { return plays() && playback_of(aim_)->backwards(); }
  // A step or an event was asked for and is not reached yet.
  bool seeking() const { return target() || awaited(); }
  std::optional<std::uint64_t> target() const;
  std::optional<RunUntil> awaited() const;
  RunState state() const;
  // How quickly its steps follow each other now.
  Pace pace() const;
  // It does more in a frame than anybody could follow: steps, or, at rest, what is measured.
  bool hurries() const;
  // As measured; 0 while unknown.
  double steps_per_second() const { return meter_.steps_per_second(); }
  Sound::State sound() const { return sound_; }

  // What the platform is to do, since the last call: show sentences about refused values, save files, offer to share,
  // show the board to a room, remember how good a game was.
  std::vector<Message> take_errors() { return std::exchange(errors_, {}); }
  std::vector<SaveFile> take_files() { return std::exchange(files_, {}); }
  std::optional<Share> take_share() { return std::exchange(share_asked_, {}); }
  std::optional<Present> take_present() { return std::exchange(present_, {}); }
  std::optional<GameNote> take_game_note() { return activity().take_note(); }

  // What another app takes up beside the settings.
  TakeUp kept() const;

 private:
  friend class Activity;
  friend class Game;
  friend class Prediction;

  Activity& activity(Mode mode);
  Activity& activity() { return activity(settings().mode); }
  const Activity& activity() const { return const_cast<App*>(this)->activity(); }
  Settings& own_settings() { return runs_.own().settings; }
  Timeline& own_timeline() { return runs_.own().timeline; }

  // Commands.
  void carry_out(const Command& command);
  void play(bool backwards);
  void step(bool backwards);
  void seek(std::uint64_t step);
  void seek_frame(std::size_t depth);
  void run_until(const RunUntil& asked);
  void stop();
  void change(const std::vector<KeyValue>& values);
  void become(Settings next, std::vector<Message> errors = {}, bool names_step = false);
  void open(const OpenMeasured& asked);
  void take_up(const TakeUp& kept);

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
  void take_detour(std::optional<ToStep> way);
  void arrive();
  void look_back(double now);
  bool is_estimating() const { return attention_.estimate && !analysis_.at_rest(); }
  void refresh();

  // What there is to see.
  void show_moment(Snapshot& view, double now) const;
  void show_boards(Snapshot& view) const;

  Clock clock_;

  // The search, and what it is on its way to.
  Runs runs_;
  Aim aim_;
  bool suspended_ = false;                  // nobody sees it: nothing plays
  std::optional<std::uint64_t> came_from_;  // the step left for a moment of the stack

  // What the user does with it. One is active, as the setting `mode` says.
  Activity watching_;
  Game game_;
  Prediction prediction_;

  // Time.
  FramePace pace_;
  double now_ = 0;  // of the last frame
  RateMeter meter_;
  std::uint64_t steps_done_ = 0;  // in either direction, for the meter
  RateHistory rates_;
  double fastest_ = 0;  // steps a second, at the highest speed

  // Beside the search.
  ProblemAnalysis analysis_;
  Laboratory laboratory_;

  // What is shown of it.
  Attention attention_;
  StackView stack_;
  FlameGraph flame_;
  Narrator narrator_;
  std::vector<RefusedChoice> refused_;
  std::vector<Annotation> annotations_;
  std::optional<std::uint64_t> asked_at_;  // the step that somebody asks about
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
