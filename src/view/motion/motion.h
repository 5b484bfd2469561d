// Folder `motion`: what moves in the picture of a search. The knight that glides, moves that grow and draw in, traces of
// what was taken back, and, where steps are too quick to be seen singly, how steady each square and each move has been.
//
// It smooths what the snapshot says and invents nothing: at rest the picture is the snapshot's. Up to one step a frame
// all of it is a function of the snapshot's recent steps, so that it runs backwards when the search does. Beyond that
// it is an average over the last moments.
//
//   Motion motion;
//   motion.update(snapshot, reduced);        // once a frame
//   motion.knight();                         // where to draw it
//   motion.moves();                          // whether another frame would look different by itself
//
// Nothing glides, fades or sweeps when motion is to be reduced: the same marks stand still. May know: the snapshot.
// What is drawn of it is in board and graph. Begin with Motion::update().
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

// A move as it is drawn for a while: how much of it is left, 0 to 1.
struct MoveTrace {
  Square from, to;
  float strength = 1;
};

// A move on its way: the part of it, from `from`, that is drawn.
struct GrowingMove {
  Square from, to;
  float share = 1;
  bool back = false;  // the knight goes back over it
};

// A move of a tour that is being swept: from the path's square number `place`, from 0, so much of it, so bright.
struct SweptMove {
  std::size_t place;
  float share, strength;
};
// A glow with a tail; `squares`: of the path, 2 or more.
std::vector<SweptMove> swept_moves(float sweep, std::size_t squares);

// On larger boards, and with more moves, single ones can not be told apart anyway.
inline constexpr std::size_t kMostSquaresInMotion = 10'000;

class Motion {
 public:
  void update(const Snapshot& snapshot, bool reduced);

  // In squares, from the board's top left corner. None where there is no path.
  std::optional<ImVec2> knight() const { return knight_; }
  const std::optional<GrowingMove>& growing() const { return growing_; }
  // How much is seen of what can be done on the knight's square, 0 to 1: it comes with the knight.
  float arrived() const { return arrived_; }
  // Moves taken back a moment ago, `from` the square returned to, and those just made. The weakest first.
  std::span<const MoveTrace> embers() const { return embers_; }
  std::span<const MoveTrace> sparks() const { return sparks_; }
  // Whether the search is too quick to follow: only the front of the path is drawn as it is, the rest as heat.
  bool churns() const { return churns_; }
  // How many squares at the front of the path are drawn as they are.
  std::size_t steady() const { return steady_; }
  // Of a square, row by row: the share of the last moments in which it was visited.
  float visited(std::size_t square) const { return square < squares_.size() ? squares_[square].visited : 0; }
  // Its number on the path has been the same for long enough to be read.
  bool number_rests(std::size_t square) const { return square >= squares_.size() || squares_[square].rests; }
  // How far a dead end has come in saying why it is one, 0 to 1; none before and after.
  std::optional<float> dead_end() const { return dead_end_; }
  // How far a square that was refused is from its place, -1 to 1.
  float shake() const { return shake_; }
  // How much of a tour has been swept, 0 to 1; none when it rests.
  std::optional<float> sweep() const { return sweep_; }

  // Whether the path's move to its square number `place`, from 0, is drawn as it is: it neither grows nor changes too
  // quickly.
  bool draws_move(const Snapshot& snapshot, std::size_t place) const;

  bool moves() const { return moves_; }

 private:
  struct SquareState {
    float visited = 0;
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
  bool churns_ = false;
  double last_ = 0;
  std::optional<Board> board_;
  std::vector<SquareState> squares_;
  std::optional<ImVec2> knight_;
  std::optional<GrowingMove> growing_;
  float arrived_ = 1;
  std::vector<MoveTrace> embers_, sparks_;
  std::size_t steady_ = 0;
  std::optional<float> dead_end_;
  std::optional<float> sweep_;
  double sweep_began_ = 0;
  float shake_ = 0;
  std::uint64_t wrong_choices_ = 0;
  double shake_began_ = 0;
  std::optional<std::uint64_t> swept_step_;  // of the tour that was swept last
};

}  // namespace kt
