#include "core/search/divide_and_conquer.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace kt {
namespace {

// A closed tour of a small board with the edges at each corner that the joints need. With the corner at (0,0) these are
// (1,0)-(0,2) and (2,0)-(0,1).
//
// Each tour is symmetric under half a turn, so its second half is the first with every move reversed. Only the first
// half is stored: from the top left to the bottom right square, a digit 1 to 8 for each move in `clockwise` order. A
// depth-first search over such halves found them. It visits a square and its opposite together, follows the corner
// edges when it reaches one of their ends, tries squares with the fewest onward moves first, breaks ties at random, and
// restarts after 20,000 visits. All six take two seconds.
struct Base {
  Board size;
  std::string_view half;
};

constexpr Base kBases[] = {
    {{6, 6}, "182345887453281472"},
    {{6, 8}, "232186763854318521354711"},
    {{8, 8}, "14718135643238528185616612452722"},
    {{8, 10}, "2742323818753356767216813256417723442721"},
    {{10, 10}, "18182323454585218185276613456771834442568714283822"},
    {{10, 12}, "181825832323454576767258181252234552277763347118534167853122"},
};

constexpr std::size_t kOpposite = 4;  // distance in the clockwise order between a move and its reverse

// Smaller parts are not divided, because no quadrant may be smaller than 6.
constexpr int kSmallestDivided = 12;

bool is_base(Board size) { return std::min(size.rows, size.cols) < kSmallestDivided; }

// Both sides of the quadrants must be even: 2h is divided into h and h, or h - 1 and h + 1. So quadrants of n x n and n
// x (n + 2) boards have such shapes again.
int first_side(int side) { return side / 2 - side / 2 % 2; }

Square centre_of(Square corner, Board size) {
  return {corner.row + first_side(size.rows), corner.col + first_side(size.cols)};
}

}  // namespace

Message divide_and_conquer_refusal(const Problem& problem) {
  const auto [low, high] = std::minmax({problem.board.rows, problem.board.cols});
  if (!problem.edges.empty()) return {"divide and conquer works on boards, not on graphs"};
  if (std::minmax({problem.leaper.a, problem.leaper.b}) != std::pair(1, 2)) {
    return {"divide and conquer works for the knight, not for the piece {0}", to_string(problem.leaper)};
  }
  if (low < 6 || low % 2 != 0 || (high != low && high != low + 2)) {
    return {
        "divide and conquer works on boards of n x n and n x (n + 2) squares with n even and at least 6, not on {0}",
        to_string(problem.board)};
  }
  if (!problem.holes.empty()) return {"divide and conquer works only on boards without holes"};
  if (problem.end)
    return {"divide and conquer cannot end on a given square, because it finds only one tour of each board"};
  return {};
}

DivideAndConquer::DivideAndConquer(const Problem& problem) : board_(problem.board), start_(problem.start) {
  if (!divide_and_conquer_refusal(problem).empty()) {
    plan_.push_back({EventType::stuck, start_, {}});
    return;
  }
  links_.assign(board_.squares(), {-1, -1});
  plan({0, 0}, board_);
}

void DivideAndConquer::plan(Square corner, Board size) {
  if (is_base(size)) {
    plan_.push_back({EventType::lay, corner, size});
    return;
  }
  const Square centre = centre_of(corner, size);
  const int rows = centre.row - corner.row, cols = centre.col - corner.col;
  plan_.push_back({EventType::divide, corner, size});
  plan(corner, {rows, cols});
  plan({corner.row, centre.col}, {rows, size.cols - cols});
  plan({centre.row, corner.col}, {size.rows - rows, cols});
  plan(centre, {size.rows - rows, size.cols - cols});
  plan_.push_back({EventType::join, corner, size});
}

Event DivideAndConquer::step() {
  if (status() != Status::searching) return last_event();
  const Task& task = plan_[static_cast<std::size_t>(steps_++)];
  if (task.type == EventType::lay) lay(task);
  if (task.type == EventType::join) join(task, false);
  return last_event();
}

bool DivideAndConquer::step_back() {
  if (steps_ == 0) return false;
  const Task& task = plan_[static_cast<std::size_t>(--steps_)];
  if (task.type == EventType::lay) undo_lay(task);
  if (task.type == EventType::join) join(task, true);
  return true;
}

std::uint64_t DivideAndConquer::run(std::uint64_t max_steps) {
  std::uint64_t done = 0;
  for (; done < max_steps && status() == Status::searching; ++done) step();
  return done;
}

Status DivideAndConquer::status() const {
  if (steps_ < plan_.size()) return Status::searching;
  return plan_.back().type == EventType::stuck ? Status::stuck : Status::tour;
}

Event DivideAndConquer::last_event() const {
  if (steps_ == 0) return {EventType::start, start_};
  const Task& task = plan_[static_cast<std::size_t>(steps_ - 1)];
  const Square at = task.type == EventType::join ? centre_of(task.corner, task.size) : task.corner;
  return {is_complete() ? EventType::tour : task.type, at};
}

std::vector<Square> DivideAndConquer::path() const {
  std::vector<Square> squares;
  squares.reserve(depth());
  if (!is_complete()) return squares;
  std::int32_t here = board_.number(start_);
  std::int32_t before = links_[here][0];
  for (std::size_t i = 0; i < links_.size(); ++i) {
    squares.push_back(square(here));
    const auto [a, b] = links_[here];
    before = std::exchange(here, a == before ? b : a);
  }
  return squares;
}

std::vector<std::array<Square, 2>> DivideAndConquer::edges() const {
  std::vector<std::array<Square, 2>> list;
  list.reserve(static_cast<std::size_t>(visits_));
  for (std::int32_t from = 0; from < static_cast<std::int32_t>(links_.size()); ++from) {
    for (const std::int32_t to : links_[from]) {
      if (to > from) list.push_back({square(from), square(to)});
    }
  }
  return list;
}

void DivideAndConquer::lay(const Task& task) {
  const bool upright = task.size.rows > task.size.cols;
  const Board lying = upright ? Board{task.size.cols, task.size.rows} : task.size;
  const std::string_view half = std::ranges::find(kBases, lying, &Base::size)->half;
  std::array<std::int32_t, kMoves> deltas;
  std::ranges::transform(move_orders().front().moves, deltas.begin(), [&](Offset move) {
    return upright ? move.col * board_.cols + move.row : move.row * board_.cols + move.col;
  });
  std::int32_t here = board_.number(task.corner);
  for (const std::size_t turn : {std::size_t{0}, kOpposite}) {
    for (const char digit : half) {
      const std::size_t move = (digit - '1' + turn) % kMoves;
      const std::int32_t next = here + deltas[move];
      links_[here][1] = next;
      links_[next][0] = here;
      here = next;
    }
  }
  visits_ += task.size.squares();
}

void DivideAndConquer::undo_lay(const Task& task) {
  for (int row = 0; row < task.size.rows; ++row) {
    const auto first = links_.begin() + board_.number({task.corner.row + row, task.corner.col});
    std::fill_n(first, task.size.cols, std::array<std::int32_t, 2>{-1, -1});
  }
  visits_ -= task.size.squares();
}

void DivideAndConquer::join(const Task& task, bool undo) {
  // Two squares of each quadrant around the centre: top left, top right, bottom right, bottom left.
  constexpr Offset kRing[] = {{-1, -3}, {-2, -1}, {-3, 1}, {-1, 0}, {0, 2}, {1, 0}, {2, -2}, {0, -1}};
  constexpr std::size_t kRingSize = std::size(kRing);
  const Square centre = centre_of(task.corner, task.size);
  const auto at = [&](std::size_t i) {
    const Offset offset = kRing[i % kRingSize];
    return board_.number({centre.row + offset.row, centre.col + offset.col});
  };
  for (std::size_t i = 0; i < kRingSize; ++i) {
    const bool is_second = i % 2 == 1;
    const std::int32_t inside = at(is_second ? i - 1 : i + 1);
    const std::int32_t across = at(is_second ? i + 1 : i + kRingSize - 1);
    relink(at(i), undo ? across : inside, undo ? inside : across);
  }
}

// Replaces the link in the same place of the pair, so that undoing restores the same value.
void DivideAndConquer::relink(std::int32_t v, std::int32_t from, std::int32_t to) {
  auto& pair = links_[v];
  (pair[0] == from ? pair[0] : pair[1]) = to;
}

}  // namespace kt
