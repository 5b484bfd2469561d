// Module `snapshot`: the only data that passes between app and view.
//
// Down from the app: Snapshot, everything that the view draws, filled once a frame. Up from the view: commands
// (commands.h), which are also what pages, links and tests use. Both are plain values, so a test of the view can pass
// an invented snapshot, and a test of the app a command.
//
// May know: settings and the words of the core. A panel can show only what is a field here. Begin with Snapshot.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
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

// The state of the program as a whole, as in getState().
enum class RunState : std::uint8_t { paused, playing, tour, exhausted, stuck };

// A move that a square of the path can try, and what became of it.
struct Branch {
  Candidate candidate;
  // For a branch that was left: the number of squares entered beyond it, including its own. Null until this is known.
  std::optional<std::uint64_t> visits;
};

// One frame of the recursion: a square of the path, and its moves in the order tried.
struct StackFrame {
  std::size_t depth = 1;  // of the start
  Square square;
  std::vector<Branch> branches;
  // The branch on which the path continues: a position in `branches`. -1 for the top of the stack.
  int current = -1;
};

struct Marker {
  enum class Kind : std::uint8_t { record, tour, bookmark };
  Kind kind = Kind::bookmark;
  std::uint64_t step = 0;
  std::size_t depth = 0;  // of the path there
  bool operator==(const Marker&) const = default;
};

// The known facts about the run as a whole, whatever step is shown.
struct TimelineView {
  std::uint64_t furthest = 0;        // the last step ever reached
  bool complete = false;             // it is the end
  std::vector<Marker> markers;       // by step
  std::optional<std::uint64_t> own;  // with compared boards these are times of their clock: the last step of this one
};

// The depth of the path over the whole run so far: the lowest and the highest in each stretch of `bucket` steps.
struct DepthCurve {
  struct Range {
    std::uint32_t low = 0, high = 0;
    bool is_known() const { return low <= high; }
  };
  std::uint64_t bucket = 1;   // steps; bucket i has the steps from i * bucket on
  std::vector<Range> ranges;  // at most 2048
};

// A block of the flame graph: how long a square stays on the path. It is on the path at the end of each of the curve's
// buckets from `first` to `last`. The search enters it in bucket `first` and leaves it in the bucket after `last`, if
// at all.
struct Stay {
  std::int32_t square = 0;  // row * columns + column
  std::uint32_t depth = 1;  // of the start
  std::uint32_t first = 0, last = 0;
  bool is_pruned = false;  // another board never enters the path that ends with it (FlameView::pruned_by)
  bool operator==(const Stay&) const = default;
};

// Deeper squares have no blocks.
inline constexpr std::uint32_t kDeepestStay = 1024;
// No more tours of a run are remembered.
inline constexpr std::size_t kMaxTours = 500;
// A larger tree is shown up to this step.
inline constexpr std::uint64_t kMaxTreeSteps = std::uint64_t{1} << 24;
// A run, its whole tree, or a part of them as a flame graph: x is the step, y the depth of the path. A stay
// shorter than a bucket has no block and shows only in the curve. If there are too many stays, the limit is several
// buckets.
struct FlameView {
  std::uint64_t from = 0;  // the step with which the first bucket begins
  DepthCurve curve;
  std::vector<Stay> stays;
  std::vector<std::uint64_t> tours;  // the steps that found them; not in a part
  std::uint64_t last = 0;            // step that is known
  bool is_complete = true;           // all steps up to there are known; a tree is searched as far as it is shown
  bool is_tree = false;              // of all steps that the search would make, not only of those made
  // The compared board that solves the same problem with pruning, if this one does not prune.
  std::optional<std::size_t> pruned_by;
};

// Steps a second, as measured, at a step of the run.
struct RateSample {
  std::uint64_t step = 0;
  double steps_per_second = 0;
};

// The size of plain backtracking's tree, by Knuth's estimate (core/theory/estimate.h).
struct EstimateView {
  std::uint64_t probes = 0;  // 0: no estimate
  double log10_visits = 0;   // of the mean
  double log10_low = 0, log10_high = 0;
  double steps_per_second = 0;  // used for the time; 0 while unknown
};

// Whether a path can still be finished.
enum class Outlook : std::uint8_t { unasked, looking, possible, impossible, unknown };

// Whether some tour begins with the path. If not, the path is lost: number `since` is the fatal square, and no tour
// begins with the squares up to it.
struct HopeView {
  struct Stretch {
    std::uint64_t from = 0, to = 0;  // steps, without the last one
  };
  enum class End : std::uint8_t { unknown, notices, restarts, stuck };

  Outlook outlook = Outlook::unasked;
  // If it is impossible:
  std::size_t since = 0;
  bool is_exact = false;                                   // fewer squares do begin a tour
  std::optional<std::uint64_t> visits_since, visits_left;  // after the fatal one: up to here, and from here to the end
  End end = End::unknown;                                  // what then happens

  std::optional<std::uint64_t> lost_visits;  // so far, on lost paths
  std::vector<Stretch> stretches;            // of the run, on lost paths, as far as they are known

  bool is_lost() const { return outlook == Outlook::impossible; }
  // The path is lost up to its square of this number, from 1.
  bool is_lost_at(std::size_t number) const { return is_lost() && number >= since; }
};

// A game that the user plays.
struct GameView {
  std::size_t moves = 0;         // made
  std::size_t moves_undone = 0;  // can be redone
  std::uint64_t dead_ends = 0;   // that the user ran into
  std::uint64_t best = 0;        // rank of the best game on this board (app/play/best_game.h); 0: none yet
  bool forgets = false;          // the device stores none
  Outlook outlook = Outlook::unasked;
  std::optional<std::size_t> mistake;  // the move since which it is impossible, from 1; 0: from the start
  bool looks_for_mistake = false;
  bool hints = false;
};

// A square that the user chose and that is not allowed, until something else happens.
struct WrongChoice {
  Square square;
  Message why;
  std::uint64_t count = 0;  // number of such choices so far
};

// A question about the next move, and its answers.
struct QuizView : Score {
  enum class Kind : std::uint8_t { none, next, back };
  Kind kind = Kind::none;       // none: no question at this moment
  std::vector<Square> options;  // for `next`: A, B, C, ...; for `back`: those with raised hands
  std::optional<Square> answer;
  Square truth;                      // once it is answered
  bool ends = false;                 // for `back`: there is nothing left to return to
  std::vector<std::uint32_t> hands;  // for each option

  std::uint64_t all_hands() const { return std::accumulate(hands.begin(), hands.end(), std::uint64_t{0}); }
  std::uint32_t hands_for(std::size_t option) const { return option < hands.size() ? hands[option] : 0; }
  float share_of_hands(std::size_t option) const {
    return static_cast<float>(hands_for(option)) / static_cast<float>(std::max<std::uint64_t>(all_hands(), 1));
  }
  // The options keep their letters and votes while the answer is shown.
  bool shows_letters() const { return asks() || (kind != Kind::none && all_hands() > 0); }
  bool is_option(Square square) const { return std::ranges::find(options, square) != options.end(); }
  bool asks() const { return kind != Kind::none && !answer; }
  bool is_counted() const { return asks() && all_hands() > 0; }  // to continue, first show the answer
};

struct Snapshot {
  Settings settings;
  RunState state = RunState::paused;
  bool backwards = false;               // while playing
  std::optional<Until> until;           // of the current run, if any
  std::optional<std::uint64_t> target;  // of the current seek, if any
  Event event;                          // the last one
  std::vector<Square> path;             // start first; empty when exhausted
  std::vector<Square> longest;          // when exhausted: the first of the longest paths
  // Lines to draw. Without a path: the edges so far. Beside a path: its forced moves, and each cut square as a line
  // from the square to itself.
  std::vector<std::array<Square, 2>> edges;
  std::vector<Candidate> candidates;     // of the last square of the path, in the order tried
  std::optional<Square> short_of_moves;  // the square that forced moves leave with fewer than two moves
  bool closed = false;                   // a move leads from the last square of a tour to the first
  bool dead_end = false;                 // no candidate is left to try, and the path is not a tour
  // True if no candidate is left to look at. A search that takes one move a step looks at all of them at once.
  bool has_looked_at_all() const {
    return settings.detail == Detail::move || std::ranges::all_of(candidates, &Candidate::looked_at);
  }

  std::uint64_t step = 0;
  std::uint64_t visits = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t tours = 0;
  std::uint64_t attempts = 1;  // begun so far
  bool gives_up = false;       // the next step abandons the attempt: there are no candidates
  std::size_t squares = 64;    // to visit
  std::size_t depth = 0;
  std::size_t deepest = 0;
  double steps_per_second = 0;  // measured; 0 while unknown

  TimelineView timeline;
  bool bookmarked = false;                   // the shown step
  std::optional<std::uint64_t> return_step;  // the step that was left for a moment of the stack

  // Consecutive frames of the path, by depth: the top of the stack, or the requested ones. Empty without a stack, or if
  // no panel shows it.
  std::vector<StackFrame> stack;

  DepthCurve depth_curve;
  std::vector<RateSample> rates;
  // The whole run or tree, and the part that ShowSteps asked for. Null if no panel shows them or the search has no
  // stack.
  std::shared_ptr<const FlameView> flame, flame_part;
  // How often each square was entered, row by row, and each depth (1 at the front), up to the step shown. Empty unless
  // asked for, by the heat map or the plot.
  std::vector<std::uint64_t> visits_at_square;
  std::vector<std::uint64_t> visits_at_depth;

  std::vector<RefusedChoice> refused;  // choices that these settings do not allow, and why

  Verdict verdict;  // does a tour exist, as far as theorems say
  EstimateView estimate;

  std::vector<Annotation> annotations;  // in the order drawn

  HopeView hope;
  GameView game;                      // in play mode
  QuizView quiz;                      // in predict mode
  std::optional<std::uint64_t> left;  // the step of the search to return to
  Measured growth, starts;            // the experiments beside the search

  RequiredData required_data;  // the parts that are kept up to date

  Sound::State sound = Sound::State::absent;

  Pace pace = Pace::steps;
  double now = 0;  // seconds of the app's clock
  Recent recent;
  // At Pace::blur: how many squares at the front of the path have not changed for half a second; how often each square
  // was entered in the last moments, row by row (a sample: app/time/recent_visits.h); and where most time is spent,
  // updated every few seconds so that it can be read.
  std::size_t steady = 0;
  std::vector<std::uint64_t> visited_lately;
  std::optional<SteadyFront> front;

  // Compared boards: the others in their order. This one has the focus and the place `place` among all. Each has its
  // name; the processor time that it took so far in seconds, 0 while unknown; its result, `paused` while it searches;
  // and whether it stays at its first tour or at its end.
  std::vector<Snapshot> others;
  std::size_t place = 0;
  Message name;
  double seconds = 0;
  RunState outcome = RunState::paused;
  bool done = false;
  // True if the path is a tour. While other boards search, only the outcome says so.
  bool shows_tour() const { return state == RunState::tour || (done && outcome == RunState::tour); }
  // The time of their clock; without other boards, the step.
  std::optional<std::uint64_t> clock;
  std::uint64_t moment() const { return clock.value_or(step); }

  bool can_step = true;
  bool can_step_back = false;
  std::optional<WrongChoice> wrong;
  Message sentence;  // the last step and the next one, in words
  Message notice;    // a refused value, in words; usually empty
};

}  // namespace kt
