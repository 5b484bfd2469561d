// Module `motion`: the moving parts of a search's picture: the gliding knight, moves that grow and shrink, traces of
// undone moves and, if steps are too fast to see, how steady each move is and how often each square was entered.
//
// It smooths the snapshot and adds nothing: at rest the picture is exactly the snapshot. Up to one step per frame,
// everything is a function of the snapshot's recent steps, so it runs backwards when the search does. Beyond that, it
// is an average over the last moments.
//
//   Motion motion;
//   motion.update(snapshot, reduced);        // once per frame
//   motion.knight();                         // where to draw it
//   motion.moves();                          // whether the next frame would look different
//
// With reduced motion nothing glides, fades or sweeps: the same marks stand still. May know: the snapshot. The modules
// board and graph draw it. Begin with Motion::update().
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/settings/palette.h"
#include "app/snapshot/snapshot.h"
#include "imgui.h"

namespace kt {

// A move that is visible for a while: its remaining strength, from 0 to 1.
struct MoveTrace {
  Square from, to;
  float strength = 1;
};

// A move in progress: the share of it, from `from`, that is drawn.
struct GrowingMove {
  Square from, to;
  float share = 1;
  bool back = false;  // the knight returns over it
};

// A move of a tour during the sweep: the move at the path's square number `place`, from 0, with its share and
// brightness.
struct SweptMove {
  std::size_t place;
  float share, strength;
};
// A glow with a tail. Precondition: `squares` of the path is at least 2.
std::vector<SweptMove> swept_moves(float sweep, std::size_t squares);

// On larger boards, and with more moves, single moves cannot be distinguished.
inline constexpr std::size_t kMaxSquaresInMotion = 10'000;

class Motion {
 public:
  void update(const Snapshot& snapshot, bool reduced);

  // In squares, from the board's top left corner. None without a path.
  std::optional<ImVec2> knight() const { return knight_; }
  const std::optional<GrowingMove>& growing() const { return growing_; }
  // Opacity of the marks for possible moves, 0 to 1: they fade in with the knight.
  float arrived() const { return arrived_; }
  // Moves undone a moment ago, where `from` is the square returned to, and moves just made. The weakest first.
  std::span<const MoveTrace> move_traces() const { return move_traces_; }
  std::span<const MoveTrace> undo_traces() const { return undo_traces_; }
  // True if the search is too fast to follow: only the front of the path is drawn as it is, the rest as heat.
  bool is_blurred() const { return is_blurred_; }
  // Number of squares at the front of the path that are drawn as they are.
  std::size_t steady() const { return steady_; }
  // For a square, row by row: the share of the last moments in which it was visited.
  float visited(std::size_t square) const { return square < squares_.size() ? squares_[square].visited : 0; }
  // How often it was entered, if the search is too fast to follow: a share on the HeatScale.
  float heat(std::size_t square) const { return square < squares_.size() ? squares_[square].heat : 0; }
  // True if its number on the path has not changed for long enough to be read.
  bool shows_number(std::size_t square) const { return square >= squares_.size() || squares_[square].rests; }
  // Progress of a dead end's animation, 0 to 1; none before and after.
  std::optional<float> dead_end() const { return dead_end_; }
  // Offset of a refused square from its place, -1 to 1.
  float shake() const { return shake_; }
  // Progress of a tour's sweep, 0 to 1; none at rest.
  std::optional<float> sweep() const { return sweep_; }

  // True if the path's move to its square number `place`, from 0, is drawn as it is: it neither grows nor changes too
  // fast.
  bool draws_move(const Snapshot& snapshot, std::size_t place) const;

  bool moves() const { return moves_; }

 private:
  struct SquareState {
    float visited = 0, heat = 0;
    bool rests = true;
    std::uint32_t place = 0;  // on the path, from 1
    double since = 0;
  };

  void take_squares(const Snapshot& snapshot, double now, double elapsed);
  void take_steady(const Snapshot& snapshot);
  void take_glide(const Snapshot& snapshot);
  void take_traces(const Snapshot& snapshot);
  void take_knight(const Snapshot& snapshot);
  void take_dead_end(const Snapshot& snapshot);
  void take_sweep(const Snapshot& snapshot, double now);
  void take_shake(const Snapshot& snapshot, double now);

  bool reduced_ = false;
  bool moves_ = false;
  bool is_blurred_ = false;
  double last_ = 0;
  std::optional<Board> board_;
  std::vector<SquareState> squares_;
  std::optional<ImVec2> knight_;
  std::optional<GrowingMove> growing_;
  float arrived_ = 1;
  std::vector<MoveTrace> move_traces_, undo_traces_;
  std::size_t steady_ = 0;
  std::optional<float> dead_end_;
  std::optional<float> sweep_;
  double sweep_began_ = 0;
  float shake_ = 0;
  std::uint64_t wrong_choices_ = 0;
  double shake_began_ = 0;
  std::optional<std::uint64_t> swept_step_;  // step of the tour that was swept last
};

}  // namespace kt
