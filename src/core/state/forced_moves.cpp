#include "core/state/forced_moves.h"

#include <algorithm>
#include <utility>

namespace kt {
namespace {

constexpr int kKindBits = 2, kMoveBits = 4;

std::uint16_t bit(int move) { return static_cast<std::uint16_t>(1u << move); }

// Number of moves in a square's set, including the one to the outside.
int count_moves(unsigned moves) { return count(static_cast<std::uint8_t>(moves)) + static_cast<int>(moves >> kMoves); }

}  // namespace

ForcedMoves::ForcedMoves(const Problem& problem, const Graph& graph, const OpenMoves& open)
    : places_(graph.size() + 1), to_visit_(graph.squares()), start_(graph.number(problem.start)) {
  const std::span<const Offset> offsets = graph.offsets();
  for (std::size_t move = 0; move < offsets.size(); ++move) {
    const auto [row, col] = offsets[move];
    delta_[move] = row * graph.board().cols + col;
    back_[move] = static_cast<std::uint8_t>(std::ranges::find(offsets, Offset{-row, -col}) - offsets.begin());
  }
  for (int v = 0; v <= graph.size(); ++v) {
    places_[v].chain_end = v;
    if (v < graph.size() && graph.exists(v)) places_[v].left = static_cast<std::uint16_t>(open.of(v));
  }
  const int end = problem.end ? graph.number(*problem.end) : -1;
  if (problem.goal == Goal::closed) {
    last_ = end;
    return;
  }
  outside_ = graph.size();
  const auto colour = [](int row, int col) { return (row + col) & 1; };
  const int changes = colour(offsets[0].row, offsets[0].col) & (to_visit_ - 1);
  const int last_colour = colour(problem.start.row, problem.start.col) ^ changes;
  const auto may_be_last = [&](int v) {
    const Square square = graph.square(v);
    return graph.exists(v) && colour(square.row, square.col) == last_colour && (end < 0 || v == end);
  };
  for (int v = 0; v < graph.size(); ++v) {
    if (v == start_ || may_be_last(v)) turn_left(v, kOut, +1);
  }
  ++to_visit_;
}

void ForcedMoves::begin(const Graph& graph) {
  note(Kind::step, 0, 0);
  for (int v = 0; v < graph.size() + (outside_ >= 0); ++v) {
    if (v == outside_ || graph.exists(v)) check_left(v);
  }
  if (outside_ >= 0) return force_and_follow(start_, kOut);
  if (last_ < 0) return force_and_follow(start_, kNone);
  const int closing = move_between(start_, last_);
  fails_ |= closing == kNone;
  force_and_follow(start_, closing);
}

void ForcedMoves::enter(int from, int to) {
  if (fails_) {
    ++beyond_;
    return;
  }
  note(Kind::step, 0, 0);
  const int move = move_between(from, to);
  fails_ = move == kNone;
  force_and_follow(from, move);
}

void ForcedMoves::leave() {
  if (beyond_ > 0) {
    --beyond_;
    return;
  }
  fails_ = false;
  short_ = -1;
  for (;;) {
    const Change change = changes_.back();
    changes_.pop_back();
    const int v = static_cast<int>(change >> (kKindBits + kMoveBits));
    const int move = static_cast<int>(change >> kKindBits) % (1 << kMoveBits);
    switch (static_cast<Kind>(change % (1 << kKindBits))) {
      case Kind::step: return;
      case Kind::lost: turn_left(v, move, +1); break;
      case Kind::forced: take_back_forced(v, move); break;
    }
  }
}

void ForcedMoves::take_back_forced(int v, int move) {
  const int w = to(v, move);
  // The inner squares of a chain keep the ends that they had.
  const bool v_was_alone = count_forced(v) == 1, w_was_alone = count_forced(w) == 1;
  if (moves_forced_-- < to_visit_) {
    places_[v_was_alone ? v : places_[v].chain_end].chain_end = v;
    places_[w_was_alone ? w : places_[w].chain_end].chain_end = w;
  }
  turn_forced(v, move, -1);
}

int ForcedMoves::count_left(int v) const { return v == outside_ ? outside_left_ : count_moves(places_[v].left); }
int ForcedMoves::count_forced(int v) const { return v == outside_ ? outside_forced_ : count_moves(places_[v].forced); }

// The move from v to w; kNone if no remaining move leads there.
int ForcedMoves::move_between(int v, int w) const {
  std::uint32_t moves = places_[v].left;
  while (moves != 0 && to(v, lowest(moves)) != w) moves &= moves - 1;
  return moves == 0 ? kNone : lowest(moves);
}

void ForcedMoves::note(Kind kind, int v, int move) {
  changes_.push_back(static_cast<Change>((v << kMoveBits | move) << kKindBits | static_cast<int>(kind)));
}

void ForcedMoves::check_left(int v) {
  const int moves = count_left(v);
  if (moves == 2) scarce_.push_back(v);
  if (moves >= 2) return;
  fails_ = true;
  if (short_ < 0 && v != outside_) short_ = v;
}

void ForcedMoves::turn_left(int v, int move, int by) {
  places_[v].left ^= bit(move);
  if (move != kOut) {
    places_[to(v, move)].left ^= bit(back_[move]);
  } else {
    outside_left_ += by;
    outside_sum_ ^= v;
  }
}

void ForcedMoves::turn_forced(int v, int move, int by) {
  places_[v].forced ^= bit(move);
  if (move != kOut) {
    places_[to(v, move)].forced ^= bit(back_[move]);
  } else {
    outside_forced_ += by;
  }
}

// Removes a move of a square.
void ForcedMoves::lose(int v, int move) {
  note(Kind::lost, v, move);
  turn_left(v, move, -1);
  check_left(v);
  check_left(to(v, move));
}

// Removes all moves except the forced ones.
void ForcedMoves::lose_others(int v) {
  if (v != outside_) {
    for (std::uint32_t others = places_[v].left & ~places_[v].forced; others != 0; others &= others - 1)
      lose(v, lowest(others));
  } else if (outside_left_ > 2) {
    for (int from = 0; from < outside_; ++from) {
      if (((places_[from].left & ~places_[from].forced) >> kOut & 1) != 0) lose(from, kOut);
    }
  }
}

// Forces a remaining move of a square.
void ForcedMoves::force(int v, int move) {
  if ((places_[v].forced & bit(move)) != 0) return;
  const int w = to(v, move);
  int v_end = places_[v].chain_end, w_end = places_[w].chain_end;
  const bool closes = v_end == w;
  fails_ |= closes && moves_forced_ + 1 < to_visit_;
  if (fails_) return;
  note(Kind::forced, v, move);
  turn_forced(v, move, +1);
  ++moves_forced_;
  if (closes) return;
  places_[v_end].chain_end = w_end;
  places_[w_end].chain_end = v_end;
  for (const int place : {v, w}) {
    if (count_forced(place) == 2) lose_others(place);
  }
  if (moves_forced_ + 1 == to_visit_) return;
  if (v_end == outside_) std::swap(v_end, w_end);
  if (const int closing = move_between(v_end, w_end); closing != kNone && (places_[v_end].forced & bit(closing)) == 0)
    lose(v_end, closing);
}

// Forces a move, if there is one, and all its consequences.
void ForcedMoves::force_and_follow(int v, int move) {
  if (move != kNone) force(v, move);
  while (!scarce_.empty() && !fails_) {
    const int place = scarce_.back();
    scarce_.pop_back();
    if (place == outside_) {
      force(outside_sum_ ^ start_, kOut);
    } else {
      for (std::uint32_t moves = places_[place].left; moves != 0 && !fails_; moves &= moves - 1)
        force(place, lowest(moves));
    }
  }
  scarce_.clear();
}

}  // namespace kt
