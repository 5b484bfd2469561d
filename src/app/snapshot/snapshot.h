// Folder `snapshot`: what crosses between app and view, and nothing else does.
//
// Downwards: Snapshot, everything the view draws, refilled once a frame. Upwards: commands (commands.h), what a user, a
// page, a link or a test can ask for; all of them become one of these. Both are plain values, so that a test of the
// view hands it an invented snapshot, and a test of the app a command.
//
// May know: settings and the words of the core. Whatever a panel is to show must be a field here first. Begin with
// Snapshot.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <vector>

#include "app/settings/refused.h"
#include "app/snapshot/annotation.h"
#include "app/snapshot/commands.h"
#include "app/snapshot/recent.h"
#include "core/basics/message.h"
#include "core/theory/existence.h"

namespace kt {

// What the program as a whole is doing, as getState() tells it.
enum class RunState : std::uint8_t { paused, playing, tour, exhausted, stuck };

// A move that a square of the path can try, and what became of it.
struct Branch {
  Candidate candidate;
  // Of one that was entered and given up: how many squares were entered beyond it, itself included. Null while it is
  // being found out.
  std::optional<std::uint64_t> visits;
};

// One frame of the recursion: a square of the path, and its moves in the order tried.
struct StackFrame {
  std::size_t depth = 1;  // of the start
  Square square;
  std::vector<Branch> branches;
  // The one that the path goes on with: a position in `branches`. -1 for the top of the stack.
  int current = -1;
};

struct Marker {
  enum class Kind : std::uint8_t { record, tour, bookmark };
  Kind kind = Kind::bookmark;
  std::uint64_t step = 0;
  std::size_t depth = 0;  // of the path there
  bool operator==(const Marker&) const = default;
};

// What is known of the run as a whole, whatever step is shown.
struct TimelineView {
  std::uint64_t furthest = 0;        // the last step that was ever reached
  bool complete = false;             // it is the end
  std::vector<Marker> markers;       // by step
  std::optional<std::uint64_t> own;  // of boards compared these are times of their clock: the last step of this one
};

// The depth of the path over the whole run so far: the lowest and the highest in each stretch of `bucket` steps.
struct DepthCurve {
  struct Range {
    std::uint32_t low = 0, high = 0;
    bool is_known() const { return low <= high; }
  };
  std::uint64_t bucket = 1;   // steps; bucket i holds the steps from i * bucket on
  std::vector<Range> ranges;  // at most 2048
};

// A square on the path without a break: a block of the flame graph. Of the ends of the curve's buckets it is there at those from
// `first` to `last`, and at no other: it came in the bucket `first` and left in the one after `last`, if at all.
struct Stay {
  std::int32_t square = 0;  // row * columns + column
  std::uint32_t depth = 1;  // of the start
  std::uint32_t first = 0, last = 0;
  bool operator==(const Stay&) const = default;
};

// Deeper squares have no blocks.
inline constexpr std::uint32_t kDeepestStay = 1024;
// A run, or a part of it, as a flame graph: x is the step, y the depth of the path. What is shorter than a bucket is not among
// the stays, but in the ranges of the curve.
struct FlameView {
  std::uint64_t from = 0;  // the step with which the first bucket begins
  DepthCurve curve;
  std::vector<Stay> stays;
  std::uint64_t last = 0;   // step that is known
  bool is_complete = true;  // false: `last` has still to come to the end of the part
};

// Steps a second, as measured, at a step of the run.
struct RateSample {
  std::uint64_t step = 0;
  double steps_per_second = 0;
};

// How large plain backtracking's tree is, by Knuth's estimate (core/theory/estimate.h).
struct EstimateView {
  std::uint64_t probes = 0;  // 0: there is none
  double log10_visits = 0;   // of the mean
  double log10_low = 0, log10_high = 0;
  double steps_per_second = 0;  // what the time is reckoned with; 0 while unknown
};

// Whether a path can still be finished.
enum class Outlook : std::uint8_t { unasked, looking, possible, impossible, unknown };

// A game that the user plays.
struct GameView {
  std::size_t moves = 0;         // made
  std::size_t moves_undone = 0;  // that can be made again
  std::uint64_t dead_ends = 0;   // that the user ran into
  std::uint64_t best = 0;        // rank of the best game on this board (app/play/best_game.h); 0: there is none yet
  bool forgets = false;          // the device keeps none
  Outlook outlook = Outlook::unasked;
  std::optional<std::size_t> mistake;  // the move since which it is impossible, from 1; 0: it always was
  bool looks_for_mistake = false;
  bool hints = false;
};

// A square that the user chose, but cannot choose, until something else happens.
struct WrongChoice {
  Square square;
  Message why;
  std::uint64_t count = 0;  // of such choices so far
};

// A question about the next move, and what became of it.
struct QuizView : Score {
  enum class Kind : std::uint8_t { none, next, back };
  Kind kind = Kind::none;       // none: there is nothing to ask at this moment
  std::vector<Square> options;  // of `next`: A, B, C ...; of `back` those that hands were up for
  std::optional<Square> answer;
  Square truth;                      // once there is an answer
  bool ends = false;                 // of `back`: there is nothing left to go back to
  std::vector<std::uint32_t> hands;  // for each option

  std::uint64_t all_hands() const { return std::accumulate(hands.begin(), hands.end(), std::uint64_t{0}); }
  std::uint32_t hands_for(std::size_t option) const { return option < hands.size() ? hands[option] : 0; }
  float share_of_hands(std::size_t option) const {
    return static_cast<float>(hands_for(option)) / static_cast<float>(std::max<std::uint64_t>(all_hands(), 1));
  }
  // The letters of the options, which stay with their votes when the answer is shown.
  bool shows_letters() const { return asks() || (kind != Kind::none && all_hands() > 0); }
  bool is_option(Square square) const { return std::ranges::find(options, square) != options.end(); }
  bool asks() const { return kind != Kind::none && !answer; }
  bool is_counted() const { return asks() && all_hands() > 0; }  // what goes on shows the answer first
};

struct Snapshot {
  Settings settings;
  RunState state = RunState::paused;
  bool backwards = false;                    // while playing
  std::optional<Until> until;                // a run asked for is under way
  std::optional<std::uint64_t> target;       // a step asked for that is not reached yet
  Event event;                               // the last one
  std::vector<Square> path;                  // start first; empty when exhausted
  std::vector<Square> longest;               // when exhausted: the first of the longest paths there were
  std::vector<std::array<Square, 2>> edges;  // where there is no path yet: lines instead; beside it: what it forces,
                                             // and each cut square, as a line from there to there
  std::vector<Candidate> candidates;         // of the last square of the path, in the order tried
  std::optional<Square> short_of_moves;      // by what is forced it has fewer than the two that it needs
  bool closed = false;                       // the last square of a tour is a move from the first
  bool dead_end = false;                     // none of them is left to try, and the path is not a tour

  std::uint64_t step = 0;
  std::uint64_t visits = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t tours = 0;
  std::uint64_t attempts = 1;  // begun so far
  bool gives_up = false;       // the present one, with the next step: there are no candidates
  std::size_t squares = 64;    // to be visited
  std::size_t depth = 0;
  std::size_t deepest = 0;
  double steps_per_second = 0;  // as measured; 0 while unknown

  TimelineView timeline;
  std::optional<std::uint64_t> came_from;  // the step left for a moment of the stack

  // Frames of the path next to each other, by depth: the top of the stack, or those asked for. Empty where there is no
  // stack, or no panel that shows it.
  std::vector<StackFrame> stack;

  DepthCurve depth_curve;
  std::vector<RateSample> rates;
  // Of the whole run, and of the part asked for (ShowSteps). Null unless a panel shows them, and where there is no stack.
  std::shared_ptr<const FlameView> flame, flame_part;
  // How often each square was entered, row by row, and each depth (1 at the front), up to the step shown. Empty unless
  // asked for, by the heat map or the plot.
  std::vector<std::uint64_t> visits_at_square;
  std::vector<std::uint64_t> visits_at_depth;

  std::vector<RefusedChoice> refused;  // what can not be chosen with these settings, and why

  Verdict verdict;  // does a tour exist, as far as theorems know
  EstimateView estimate;

  std::vector<Annotation> annotations;  // in the order drawn

  GameView game;                      // while the user plays
  QuizView quiz;                      // while the user predicts
  std::optional<std::uint64_t> left;  // the step of the search that can be returned to
  Measured growth, starts;            // the experiments beside the search

  Attention attention;  // what of it is kept up to date

  Sound::State sound = Sound::State::absent;

  Pace pace = Pace::steps;
  double now = 0;  // seconds of the app's clock
  Recent recent;
  // At Pace::blur: how many squares at the front of the path have been as they are for half a second; and where all the
  // time goes, told anew every few seconds, so that it can be read.
  std::size_t steady = 0;
  std::optional<SteadyFront> front;

  // Boards compared: what is seen of the others, in their order without this one, which has the focus and the place
  // `place` among them all. Of each its name; the seconds of the processor's time that it took to come here, 0 while
  // unknown; how it came out, `paused` while it searches; and whether it is at its first tour, or its end, where it
  // stays.
  std::vector<Snapshot> others;
  std::size_t place = 0;
  Message name;
  double seconds = 0;
  RunState outcome = RunState::paused;
  bool done = false;
  // Where their clock stands; without others, the step.
  std::optional<std::uint64_t> clock;
  std::uint64_t moment() const { return clock.value_or(step); }

  bool can_step = true;
  bool can_step_back = false;
  std::optional<WrongChoice> wrong;
  Message sentence;  // what just happened and what comes next
  Message notice;    // a refused value, in words; usually empty
};

}  // namespace kt
