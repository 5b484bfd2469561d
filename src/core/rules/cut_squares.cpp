#include "core/rules/cut_squares.h"

#include <algorithm>

#include "core/rules/pruning.h"
#include "core/state/path.h"

namespace kt {
namespace {

// All moves change it, or none of those of a piece.
bool changes_colour(const Graph& graph) {
  return !graph.offsets().empty() && ((graph.offsets()[0].row + graph.offsets()[0].col) & 1) != 0;
}

int colour_of(const Graph& graph, int v) {
  const Square square = graph.square(v);
  return changes_colour(graph) ? 1 - 2 * ((square.row + square.col) & 1) : 0;
}

// Of a colour, by twice the sum of the colours that are too many.
CutReason::Kind too_many(int colours) {
  return colours > 0 ? CutReason::Kind::light : colours < 0 ? CutReason::Kind::dark : CutReason::Kind::none;
}

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
  // Seen from an outermost part the others lie one behind the other.
  if (end_ < 0 && innermost_ >= 0) walk(innermost_);
  if (met_ < squares_) all_.kind = CutReason::Kind::leaves;
  if (all_.kind == CutReason::Kind::none) all_.kind = too_many(2 * sum_ - next_colour_ - last_colour_);
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

// All that was met by way of the child is a part of its own without the parent.
void CutSquares::split(int child) {
  const Node& node = nodes_[child];
  const Part part{node.parent, node.order, met_ - node.order + 1};
  Node& cut = nodes_[part.cut];
  cut.is_cut = true;
  if (inner_.cut < 0) {
    inner_ = part;
    innermost_ = child;
  } else if (part.first > outer_.first) {
    all_.kind = CutReason::Kind::leaves;
  }
  outer_ = part;
  // A path from one square to another has the mean of their colours, all in all.
  const int colours = 2 * (sum_ - node.before) + cut.colour;
  const auto check = [&](CutReason& reason, int too_many_colours) {
    if (reason.kind == CutReason::Kind::none) reason = {too_many(too_many_colours), path_.graph().square(part.cut)};
  };
  check(out_, next_colour_ - colours);
  check(in_, colours - last_colour_);
}

CutReason CutSquares::why_not(int v) const {
  using enum CutReason::Kind;
  if (inner_.cut < 0 || all_.kind != none) return all_;
  const Node& node = nodes_[v];
  if (node.is_cut) return {cuts};
  if (inner_.has(node)) return out_;
  if (end_ >= 0 || outer_.has(node)) return {leaves, path_.graph().square(inner_.cut)};
  return in_;
}

MoveSet prune_by_cuts(const Path& path) {
  MoveSet pruned = prune_hopeless(path);
  const CutSquares cuts(path, pruned);
  for (int move = 0; move < path.moves_here(); ++move) {
    if (path.enterable(move) && cuts.why_not(path.target(move)).kind != CutReason::Kind::none) pruned.set(move);
  }
  return pruned;
}

}  // namespace kt
