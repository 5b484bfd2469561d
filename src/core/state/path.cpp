#include "core/state/path.h"

#include <algorithm>
#include <tuple>

namespace kt {

Path::Path(const Problem& problem)
    : problem_(problem),
      graph_(std::make_shared<const Graph>(graph_of(problem))),
      keeps_open_moves_(problem.edges.empty() && !problem.algorithm->revisits),
      in_given_order_(keeps_open_moves_ && !problem.algorithm->rank && !problem.algorithm->prune),
      order_stages_(std::make_shared<const std::vector<MoveOrderStage>>(order_stages_of(problem))) {
  frames_.resize(graph_->squares());
  std::ranges::transform(graph_->offsets(), delta_.begin(),
                         [&](Offset move) { return move.row * problem.board.cols + move.col; });
  const bool forces = keeps_open_moves_ && algorithm().forces;
  if (keeps_open_moves_ && !forces && SmallBoard::covers(*graph_)) {
    small_ = std::make_shared<const SmallBoard>(*graph_);
    if (in_given_order_ && small_->has_knight()) knights_board_ = small_.get();
    free_ = small_->squares();
    return;
  }
  number_.assign(graph_->size(), 0);
  for (const Square hole : problem.holes) number_[graph_->number(hole)] = -1;
  if (!keeps_open_moves_) return;
  open_ = OpenMoves(*graph_, algorithm().prune && !forces);
  if (forces) forced_ = ForcedMoves(problem, *graph_, open_);
}

// A walk may have more squares than the board.
void Path::add_room() { frames_.resize(2 * frames_.size() + 1); }

void Path::number_top() {
  std::int32_t& number = number_[top()];
  if (number > 0) return;  // a walk may return to its squares
  number = static_cast<std::int32_t>(depth());
  if (keeps_open_moves_) open_.occupy(top());
  if (!forced_.is_kept()) return;
  if (depth() > 1) return forced_.enter(frames_[depth() - 2].square, top());
  forced_.begin(*graph_);
}

void Path::unnumber_top() {
  std::int32_t& number = number_[top()];
  if (number < static_cast<std::int32_t>(depth())) return;
  number = 0;
  if (keeps_open_moves_) open_.release(top());
  if (forced_.is_kept()) forced_.leave();
}

void Path::give_up_root() {
  while (!empty()) pop();
}

void Path::count_last(VisitCounts& counts, std::size_t squares) const {
  for (std::size_t at = depth() - squares; at < depth(); ++at) counts.enter(frames_[at].square, at + 1);
}

std::vector<Square> Path::squares() const {
  std::vector<Square> squares;
  copy_squares(squares);
  return squares;
}

void Path::copy_squares(std::vector<Square>& squares) const {
  squares.resize(depth());
  std::ranges::transform(frames(), squares.begin(), [&](const Frame& frame) { return graph_->square(frame.square); });
}

bool Path::starts_as(const Path& other, std::size_t length) const {
  if (depth() < length || other.depth() < length) return false;
  return std::ranges::equal(frames().first(length), other.frames().first(length), {}, &Frame::square, &Frame::square);
}

bool Path::is_closed() const { return is_full() && depth() > 2 && graph_->has_move(top(), frames_.front().square); }

bool Path::is_full_tour() const {
  if (problem_.end && graph_->number(*problem_.end) != top()) return false;
  if (problem_.goal == Goal::closed && !is_closed()) return false;
  if (!algorithm().revisits) return true;
  // A walk that repeats a square keeps another number there.
  std::int32_t place = 0;
  return std::ranges::all_of(frames(), [&](const Frame& frame) { return number(frame.square) == ++place; });
}

bool Path::is_free(int v) const { return small_ ? (free_ & SmallBoard::at(small_->place(v))) != 0 : number_[v] == 0; }

int Path::number(int v) const {
  if (!small_) return number_[v];
  const auto all = frames();
  const auto frame = std::ranges::find(all, v, &Frame::square);
  if (frame != all.end()) return static_cast<int>(frame - all.begin()) + 1;
  return graph_->exists(v) ? 0 : -1;
}

int Path::degree(int v) const {
  if (keeps_open_moves_) return count(static_cast<std::uint8_t>(open(v)));
  int free = 0;
  for (int move = 0; move < graph_->moves(v); ++move) {
    const int to = graph_->target(v, move);
    free += to >= 0 && is_free(to);
  }
  return free;
}

Square Path::destination(int move) const {
  if (const int v = target(move); v >= 0) return graph_->square(v);
  const Offset offset = graph_->offsets()[move];
  const Square here = graph_->square(top());
  return {here.row + offset.row, here.col + offset.col};
}

bool Path::enterable(int move) const {
  if (keeps_open_moves_) return (open(top()) >> move & 1) != 0;
  const int v = target(move);
  return v >= 0 && (algorithm().revisits || is_free(v));
}

// A stage ends when its square is reached while the stage is in use.
const MoveOrderStage& Path::order_stage() const {
  int reached = 0;
  return *std::ranges::find_if(*order_stages_, [&](const MoveOrderStage& stage) {
    const int at = stage.until < 0 ? 0 : number(stage.until);
    const bool in_force = at <= reached;
    reached = at;
    return in_force;
  });
}

std::size_t Path::bytes() const {
  return problem_.holes.size() * sizeof(Square) + open_.bytes() + forced_.bytes() + number_.size() * sizeof number_[0] +
         frames_.size() * sizeof frames_[0];
}

bool Path::operator==(const Path& other) const {
  const auto state = [](const Path& p) { return std::tie(p.problem_, p.free_, p.open_, p.forced_, p.number_); };
  return state(*this) == state(other) && std::ranges::equal(frames(), other.frames());
}

}  // namespace kt
