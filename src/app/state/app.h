// The whole state of one visualizer: settings, search, playback. One value for each instance; no globals.
//
// State changes only in apply() and tick(). A frame is: tick(), snapshot(), draw, apply() what the view returned.
// Times are seconds of the injected clock, which must not go back.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/measure/laboratory.h"
#include "app/play/play.h"
#include "app/run/runs.h"
#include "app/snapshot/commands.h"
#include "app/snapshot/snapshot.h"
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
  const Snapshot& last_snapshot() const { return snapshot_; }
  const Settings& settings() const { return runs_.own().settings; }
  const Search& search() const { return runs_.own().search(); }
  RunState state() const;
  // Steps a second as measured; 0 while unknown.
  double steps_per_second() const { return meter_.steps_per_second(); }
  // What the search is on its way to.
  const Aim& aim() const { return aim_; }
  // True even while the page is hidden.
  bool plays() const { return playback_of(aim_) != nullptr; }
  bool plays_back() const { return plays() && playback_of(aim_)->backwards(); }
  // A step or an event was asked for and is not reached yet.
  bool seeking() const { return target() || awaited(); }
  std::optional<std::uint64_t> target() const;
  std::optional<RunUntil> awaited() const;

  // How quickly its steps follow each other now.
  Pace pace() const;
  // It does more in a frame than anybody could follow: steps, or, at rest, what is measured.
  bool hurries() const;

  Sound::State sound() const { return sound_; }

  // Sentences about refused values since the last call.
  std::vector<Message> take_errors();
  // What is to be given to the user, since the last call.
  std::vector<SaveFile> take_files();
  // Whether Share was asked for since the last call.
  bool take_share();
  std::optional<Present> take_present();
  // What the device is to be told of the game: its key and its best rank (app/play/best_game.h), of which it tells the
  // best that it knows (KnownBest). None where it knows all. In mode `play`.
  struct GameNote {
    std::uint64_t key = 0, rank = 0;
  };
  std::optional<GameNote> take_game_note();
  // What another app takes up beside the settings.
  TakeUp kept() const;

  // The boards and their clock; that of a single one is the search's step.
  const Runs& runs() const { return runs_; }
  const Timeline& timeline() const { return runs_.own().timeline; }
  std::uint64_t moment() const { return runs_.now(); }
  std::uint64_t own_clock(std::uint64_t step) const { return runs_.own().course.clock_at(step); }
  const std::vector<Bookmark>& bookmarks() const { return timeline().bookmarks(); }

  // The search at a moment already known, at `step` or not long before it.
  Search search_before(std::uint64_t step) const { return timeline().before(step); }
  // That of the last snapshot: empty but at the end of a search that has tried everything.
  const std::vector<Square>& longest_path() const { return snapshot_.longest; }

 private:
  void play(bool backwards);
  void seek(std::uint64_t step);
  void step(bool backwards);
  void seek_frame(std::size_t depth);
  void run_until(const RunUntil& asked);
  void stop();
  void change(const std::vector<KeyValue>& values);
  void open(const OpenMeasured& asked);
  void restart(std::optional<Search> position);
  void forget_run();
  void advance(double now);
  void take_detour(std::optional<ToStep> way);
  void arrive();
  void watch_front(double now);
  void name_what_happened(double now);
  void approach(const ToStep& way, double deadline);
  void play_on(double now, double deadline);
  void look_ahead(double now);
  bool is_estimating() const;
  bool is_looking_ahead() const;
  void look_back(double now);
  void suspend(bool on);
  void fill_stack();
  void tell_motion();
  // Compared boards: app_compare.cpp.
  void set_boards(const Boards& boards, bool anew);
  void tell_boards();

  Settings& own_settings() { return runs_.own().settings; }
  Timeline& own_timeline() { return runs_.own().timeline; }

  // In app_play.cpp.
  bool apply_to_game(const Command& command);
  const Path* played_path() const;
  void choose(Square square);
  void go_to_move(std::uint64_t move);
  void moves_changed();
  void rank_game();
  void ask_outlook();
  void look_for_prospects(double now);
  void take_over(const Settings& before, bool moves_named);
  void change_game();
  void recall_best();
  void take_up(const TakeUp& kept);
  void know_best(const KnownBest& known);
  void return_to_search();
  void tell_game();

  // In app_predict.cpp.
  void put_question();
  void answer(Square square);
  void raise_hand(Square square);
  void count_hands(const CountHands& counted);
  bool shows_answer(const Command& command);
  void tell_quiz();
  bool run_to_question(std::uint64_t max_steps, double deadline);
  bool question_comes();

  Clock clock_;
  Runs runs_;
  Aim aim_;
  FramePace pace_;
  RateMeter meter_;
  bool suspended_ = false;                  // nobody sees it: nothing plays
  std::optional<std::uint64_t> came_from_;  // the step left for a moment of the stack
  std::size_t first_frame_ = 0;             // of the stack, as asked for; 0: its top
  Attention attention_;
  ProblemAnalysis analysis_;
  Laboratory laboratory_;
  RateHistory rates_;
  double fastest_ = 0;  // steps a second, at the highest speed
  BranchSizes branch_sizes_;
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
  Message notice_;                // about the last change
  std::optional<WrongChoice> wrong_;
  std::uint64_t wrong_choices_ = 0;
  void refuse_square(Square square, Message why);
  std::vector<Message> errors_;
  void refuse(Message why);
  std::vector<SaveFile> files_;
  bool share_asked_ = false;
  std::optional<Present> present_;
  std::vector<Annotation> annotations_;
  std::optional<std::uint64_t> asked_at_;  // the step that somebody asks about
  // What the user plays, beside the moves made, which are the setting `given`.
  struct Game {
    std::vector<Square> undone;  // moves that can be made again, the next one at the back
    std::uint64_t dead_ends = 0;
    std::uint64_t taken_back = 0;  // moves undone
    std::size_t own = 0;           // so many of its moves were chosen here, from the first on: not taken over
    bool hints = false;
    Prospects prospects;
    double worked = 0;  // seconds, on the question under way
  };
  Game game_;
  // Of the games on this board.
  struct BestGame {
    std::uint64_t key = 0, rank = 0;
    std::optional<std::uint64_t> told;  // the rank that the device was told of; none: it was not asked
    bool forgets = false;
  };
  BestGame best_;
  struct Quiz {
    std::optional<std::uint64_t> step;  // of the moment that the question is about
    std::optional<Question> question;
    std::optional<Square> answer;
    Score score;
    bool by_hands = false;
    std::vector<std::uint32_t> hands;  // for each option
  };
  Quiz quiz_;
  std::unique_ptr<Run> left_;  // the search whose path was taken over by the user
  Sound::State sound_ = Sound::State::absent;
  Snapshot snapshot_;
};

}  // namespace kt
