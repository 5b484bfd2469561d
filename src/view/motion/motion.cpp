#include "view/motion/motion.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "view/pen/strokes.h"
#include "view/pen/theme.h"

namespace kt {
namespace {

constexpr double kMoveTraceSeconds = 0.5;               // seconds of a trace
constexpr double kUndoTraceSeconds = 0.25;              // seconds of the trace of a new move
constexpr double kLongestGlide = 0.25, kGlide = 0.6;    // seconds; share of the time between two steps
constexpr double kQuickAverage = 0.12, kAverage = 0.4;  // seconds, for squares that change
constexpr double kLegible = 0.3;                        // seconds that a number must stay before it is shown
constexpr double kDeadEnd = 0.7;                        // seconds of the animation of a dead end
constexpr double kSweep = 1;
constexpr double kShake = 0.4;
constexpr float kFaint = 0.01f;  // too faint to see
constexpr double kLongestFrame = 0.1;

bool is_entered(EventType type) { return type == EventType::advance || type == EventType::tour; }
bool is_given_up(EventType type) { return type == EventType::backtrack || type == EventType::exhausted; }

// Slow at both ends.
float eased(double share) {
  const auto t = static_cast<float>(std::clamp(share, 0.0, 1.0));
  return t * t * (3 - 2 * t);
}

ImVec2 middle_of(Square s) { return {static_cast<float>(s.col) + 0.5f, static_cast<float>(s.row) + 0.5f}; }

// The share of new data in an average over `seconds` after `elapsed` more seconds.
float share_of(double elapsed, double seconds) { return static_cast<float>(1 - std::exp(-elapsed / seconds)); }

// The strength of a trace whose remaining time goes from 1 to 0: it stays visible for long, then fades quickly. So a
// move that is undone and repeated all the time stays dark instead of flashing.
float trace_strength(double rest) {
  const double spent = 1 - rest;
  return static_cast<float>(1 - spent * spent * spent);
}

double glide_time(const Snapshot& snapshot) {
  if (snapshot.pace > Pace::quick) return 0;
  return snapshot.recent.interval <= 0 ? kLongestGlide : std::min(kLongestGlide, kGlide * snapshot.recent.interval);
}

}  // namespace

std::vector<SweptMove> swept_moves(float sweep, std::size_t squares) {
  constexpr float kTail = 0.15f;  // of the path
  constexpr float kMaxSweptMoves = 400;
  const auto last = static_cast<float>(squares - 1);
  const float head = sweep * (1 + kTail) * last, tail = std::max(head - kTail * last, head - kMaxSweptMoves);
  std::vector<SweptMove> moves;
  for (auto i = static_cast<std::size_t>(std::max(tail, 0.0f)); i + 1 < squares; ++i) {
    const auto place = static_cast<float>(i);
    if (place >= head) break;
    moves.push_back({i, std::min(head - place, 1.0f), std::clamp((place - tail) / (head - tail), 0.0f, 1.0f)});
  }
  return moves;
}

bool Motion::draws_move(const Snapshot& snapshot, std::size_t place) const {
  const auto& path = snapshot.path;
  const bool grows = growing_ && place + 1 == path.size() && growing_->to == path.back();
  return !grows && (path.empty() || place < steady_);
}

void Motion::update(const Snapshot& snapshot, bool reduced) {
  const double now = snapshot.now;
  const double elapsed = std::clamp(now - last_, 0.0, kLongestFrame);
  last_ = now;
  reduced_ = reduced;
  moves_ = false;
  growing_.reset();
  arrived_ = 1;
  move_traces_.clear();
  undo_traces_.clear();
  sweep_.reset();
  dead_end_.reset();
  take_squares(snapshot, now, elapsed);
  take_steady(snapshot);
  if (!reduced) take_glide(snapshot);
  take_traces(snapshot);
  take_knight(snapshot);
  if (!reduced) take_dead_end(snapshot);
  if (!reduced) take_sweep(snapshot, now);
  take_shake(snapshot, now);
}

// At rest each square has its own shade; with quicker steps it is averaged over a longer time.
void Motion::take_squares(const Snapshot& snapshot, double now, double elapsed) {
  const Board board = snapshot.settings.shown_board();
  const std::size_t size = board.squares();
  if (board_ != board) {
    board_ = board;
    squares_.assign(size <= kMaxSquaresInMotion ? size : 0, {});
    knight_.reset();
  }
  if (squares_.empty()) return;
  const bool averaged = snapshot.pace != Pace::steps;
  const float share = !averaged ? 1 : share_of(elapsed, snapshot.pace == Pace::quick ? kQuickAverage : kAverage);
  const auto& entered = snapshot.visited_lately;
  const HeatScale scale(entered.empty() ? 0 : std::ranges::max(entered));
  const float share_of_heat = share_of(elapsed, kQuickAverage);
  std::vector<std::uint32_t> places(size);
  std::uint32_t place = 0;
  for (const Square s : snapshot.path) places[board.number(s)] = ++place;
  for (std::size_t i = 0; i < size; ++i) {
    SquareState& square = squares_[i];
    square.visited += (static_cast<float>(places[i] > 0) - square.visited) * share;
    const float heat = i < entered.size() ? scale.share(entered[i]) : 0;
    square.heat += (heat - square.heat) * share_of_heat;
    if (square.place != places[i]) {
      square.place = places[i];
      square.since = now;
    }
    const bool waits = averaged && square.place > 0 && now - square.since < kLegible;
    square.rests = !waits;
    moves_ = moves_ || waits;
  }
}

// The whole path, or its steady part if steps are too fast to see.
void Motion::take_steady(const Snapshot& snapshot) {
  is_blurred_ = snapshot.pace == Pace::blur && !squares_.empty();
  steady_ = snapshot.path.size();
  if (is_blurred_) steady_ = std::min(std::max<std::size_t>(snapshot.steady, 1), steady_);
}

// The current step; in backward playback the one just undone, from its end to its beginning.
void Motion::take_glide(const Snapshot& snapshot) {
  const Recent& recent = snapshot.recent;
  const double time = glide_time(snapshot);
  const bool undone = recent.undone && recent.undone->age < time;
  const bool made = !snapshot.backwards && !recent.steps.empty() && recent.steps.front().age < time;
  if (time <= 0 || (!undone && !made)) return;
  const RecentStep& step = undone ? *recent.undone : recent.steps.front();
  const float done = undone ? 1 - eased(step.age / time) : eased(step.age / time);
  if (is_entered(step.event.type)) {
    growing_ = {step.from, step.event.square, done};
  } else if (is_given_up(step.event.type)) {
    growing_ = {step.from, step.event.square, 1 - done, true};
  } else {
    return;
  }
  arrived_ = eased((undone ? 1 - step.age / time : step.age / time) * 2 - 1);
  moves_ = true;
}

// Traces of squares just left, and of those just entered. A square that is on the path again needs none.
void Motion::take_traces(const Snapshot& snapshot) {
  if (snapshot.pace == Pace::blur || (reduced_ && snapshot.pace == Pace::steps)) return;
  const auto& steps = snapshot.recent.steps;
  const auto rest = [&](double age, double time) {
    if (age >= time) return 0.0;
    moves_ = moves_ || !reduced_;
    return reduced_ ? 1.0 : 1 - age / time;
  };
  std::vector<MoveTrace> entered;  // after the step that is examined
  for (const RecentStep& step : steps) {
    const Square square = step.event.square;
    const auto same = [&](const MoveTrace& move) { return move.from == step.from && move.to == square; };
    const bool again = std::ranges::any_of(entered, same);
    // While each step has its marks, they show the last step.
    const bool marked = shows_each_step(snapshot.pace) && &step == steps.data();
    if (is_given_up(step.event.type) && !again && !marked) {
      if (const float left = trace_strength(rest(step.age, kMoveTraceSeconds)); left > kFaint)
        move_traces_.push_back({step.from, square, left});
    } else if (is_entered(step.event.type)) {
      const bool stays = std::ranges::find(snapshot.path, square) != snapshot.path.end();
      if (const auto left = static_cast<float>(rest(step.age, kUndoTraceSeconds));
          left > kFaint && stays && !again && !marked)
        undo_traces_.push_back({step.from, square, left});
      entered.push_back({step.from, square, 1});
    }
  }
  std::ranges::reverse(move_traces_);
  std::ranges::reverse(undo_traces_);
}

// The knight is at the end of the path, or glides there along the last move. In a search too fast to follow, it is at
// the end of the steady part.
void Motion::take_knight(const Snapshot& snapshot) {
  if (snapshot.path.empty()) return knight_.reset();
  knight_ = growing_ ? between(middle_of(growing_->from), middle_of(growing_->to), growing_->share)
                     : middle_of(snapshot.path[steady_ - 1]);
}

// When the knight has arrived where no move is left.
void Motion::take_dead_end(const Snapshot& snapshot) {
  const auto& steps = snapshot.recent.steps;
  if (!snapshot.dead_end || snapshot.backwards || snapshot.pace != Pace::steps || steps.empty()) return;
  if (!is_entered(steps.front().event.type)) return;
  const double share = (steps.front().age - glide_time(snapshot)) / kDeadEnd;
  if (share >= 1) return;
  moves_ = true;
  if (share > 0) dead_end_ = static_cast<float>(share);
}

// A tour is swept when it is reached, and only once while it is shown.
void Motion::take_sweep(const Snapshot& snapshot, double now) {
  if (!snapshot.shows_tour() || snapshot.path.size() < 2) return swept_step_.reset();
  if (swept_step_ != snapshot.step) {
    swept_step_ = snapshot.step;
    sweep_began_ = now;
  }
  const double share = (now - sweep_began_) / kSweep;
  if (share >= 1 || squares_.empty()) return;
  sweep_ = eased(share);
  moves_ = true;
}

// Three times back and forth, decreasing.
void Motion::take_shake(const Snapshot& snapshot, double now) {
  const std::uint64_t count = snapshot.wrong ? snapshot.wrong->count : 0;
  if (wrong_choices_ != count) shake_began_ = now;
  wrong_choices_ = count;
  const double share = (now - shake_began_) / kShake;
  shake_ = 0;
  if (count == 0 || reduced_ || share >= 1) return;
  shake_ = static_cast<float>(std::sin(share * 6 * std::numbers::pi) * (1 - share));
  moves_ = true;
}

}  // namespace kt
