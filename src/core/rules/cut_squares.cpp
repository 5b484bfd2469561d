#include "core/rules/cut_squares.h"

#include <algorithm>

#include "core/rules/pruning.h"
#include "core/state/path.h"

namespace kt {
namespace {

// True if every move changes the square's colour. Moves of one piece change it either always or never.
bool changes_colour(const Graph& graph) {
  return !graph.offsets().empty() && ((graph.offsets()[0].row + graph.offsets()[0].col) & 1) != 0;
}

int colour_of(const Graph& graph, int v) {
  const Square square = graph.square(v);
  return changes_colour(graph) ? 1 - 2 * ((square.row + square.col) & 1) : 0;
}

// The colour that has too many squares, from twice the sum of the colours.
PruneReason::Kind too_many(int colours) {
  return colours > 0 ? PruneReason::Kind::light : colours < 0 ? PruneReason::Kind::dark : PruneReason::Kind::none;
}

// Sum of the colours of a line of squares whose first, or last, square has that colour.
int sum_of_line(int squares, int colour) { return squares % 2 != 0 ? colour : 0; }

}  // namespace

CutSquares::CutSquares(const Path& path, const MoveSet& pruned) : path_(path) {
  const Graph& graph = path.graph();
  const Problem& problem = path.problem();
  if (!graph.symmetric() || path.empty()) return;
  int root = -1;
  for (int move = path.moves_here(); move-- > 0;)
    if (path.enterable(move) && !pruned[move]) root = path.target(move);
  if (root < 0) return;
  squares_ = graph.squares() - static_cast<int>(path.depth());
  if (problem.end) {
    root = end_ = graph.number(*problem.end);
    if (!path.is_free(end_)) return;
  } else if (problem.goal == Goal::closed) {
    root = end_ = graph.number(problem.start);
    ++squares_;
  }
  next_colour_ = -colour_of(graph, path.top());
  last_colour_ = end_ >= 0 ? colour_of(graph, end_) : squares_ % 2 != 0 ? next_colour_ : -next_colour_;
  walk(root);
  // Seen from an outermost part, the other parts lie one behind the other.
  if (end_ < 0 && innermost_ >= 0) walk(innermost_);
  if (met_ < squares_) all_.kind = PruneReason::Kind::leaves;
  if (all_.kind != PruneReason::Kind::none) return;
  all_.kind = too_many(2 * sum_ - next_colour_ - last_colour_);
  // The colours balance in number, so the end and the squares before it have the wrong one.
  if (problem.end && sum_ == sum_of_line(squares_, next_colour_))
    all_ = {all_.kind, PruneReason::Side::before, end_, squares_ - 1, sum_ - last_colour_};
}

void CutSquares::meet(int v, int parent) {
  Node& node = nodes_[v];
  node.order = node.low = ++met_;
  node.parent = parent;
  node.before = sum_;
  node.colour = static_cast<std::int8_t>(parent < 0 ? colour_of(path_.graph(), v) : -nodes_[parent].colour);
  sum_ += node.colour;
}

void CutSquares::walk(int root) {
  const Graph& graph = path_.graph();
  nodes_ = std::make_unique<Node[]>(graph.size());
  met_ = sum_ = 0;
  inner_ = outer_ = {};
  all_ = out_ = in_ = {};
  meet(root, -1);
  for (int v = root; v >= 0;) {
    Node& node = nodes_[v];
    if (node.next < graph.moves(v)) {
      const int to = graph.target(v, node.next++);
      if (to < 0 || !(to == end_ || path_.is_free(to))) continue;
      if (const int order = nodes_[to].order; order > 0) {
        node.low = std::min(node.low, order);
      } else {
        meet(to, v);
        v = to;
      }
      continue;
    }
    if (node.parent >= 0) {
      Node& parent = nodes_[node.parent];
      parent.low = std::min(parent.low, node.low);
      // The root is a cut square only if it has a second child.
      if (node.low >= parent.order && (node.parent != root || node.order > 2 || met_ < squares_)) split(v);
    }
    v = node.parent;
  }
}

// Without the parent, the squares met below the child are a separate part.
void CutSquares::split(int child) {
  const Node& node = nodes_[child];
  const Part part{node.parent, node.order, met_ - node.order + 1};
  Node& cut = nodes_[part.cut];
  cut.is_cut = true;
  if (inner_.cut < 0) {
    inner_ = part;
    innermost_ = child;
  } else if (part.first > outer_.first) {
    all_.kind = PruneReason::Kind::leaves;
  }
  outer_ = part;
  // A line from one square to another has the sum that the colours of its ends give. If the sum differs, the part, or
  // the part with the cut square, has too many squares of one colour.
  using enum PruneReason::Side;
  const int sum = sum_ - node.before;
  const auto check = [&](Fault& fault, int other_end, PruneReason::Side without, PruneReason::Side with) {
    if (fault.kind != PruneReason::Kind::none) return;
    const PruneReason::Kind kind = too_many(2 * sum + cut.colour - other_end);
    if (sum != sum_of_line(part.squares, other_end))
      fault = {kind, without, part.cut, part.squares, sum};
    else
      fault = {kind, with, part.cut, part.squares + 1, sum + cut.colour};
  };
  check(out_, next_colour_, before, up_to);
  check(in_, last_colour_, beyond, from);
}

CutSquares::Fault CutSquares::fault_of(int v) const {
  using enum PruneReason::Kind;
  if (inner_.cut < 0 || all_.kind != none) return all_;
  const Node& node = nodes_[v];
  if (node.is_cut) return {.kind = cuts};
  if (inner_.has(node)) return out_;
  if (end_ >= 0) return {.kind = leaves, .cut = inner_.cut};
  if (outer_.has(node)) return {.kind = leaves};
  return in_;
}

PruneReason CutSquares::why_not(int v) const {
  using enum PruneReason::Kind;
  const Fault fault = fault_of(v);
  PruneReason reason{.kind = fault.kind};
  if (fault.kind == none) return reason;
  if (fault.cut >= 0) reason.squares = {path_.graph().square(fault.cut)};
  if (fault.side == PruneReason::Side::all) return reason;
  reason.side = fault.side;
  reason.count = fault.count;
  reason.many = (fault.count + (fault.kind == light ? fault.sum : -fault.sum)) / 2;
  return reason;
}

MoveSet prune_by_cuts(const Path& path) {
  MoveSet pruned = prune_hopeless(path);
  const CutSquares cuts(path, pruned);
  for (int move = 0; move < path.moves_here(); ++move) {
    if (path.enterable(move) && cuts.rules_out(path.target(move))) pruned.set(move);
  }
  return pruned;
}

}  // namespace kt
