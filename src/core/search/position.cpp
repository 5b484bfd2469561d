#include "core/search/position.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/rules/rules.h"

namespace kt {
namespace {

// Replays the moves after the given ones: each square has looked at its moves in order and made the last of them.
// Returns how many earlier moves were made and undone.
std::optional<std::uint64_t> walk(Path& path, const std::vector<std::uint8_t>& looked_at) {
  std::uint64_t given_up = 0;
  if (looked_at.empty()) return 0;
  push_root(path);
  const std::size_t given = path.depth() - 1;
  if (looked_at.size() <= given) return {};
  for (std::size_t i = 0; i < given; ++i)
    if (looked_at[i] != path.looked_at(i + 1)) return {};
  for (std::size_t i = given; i < looked_at.size(); ++i) {
    const int next = looked_at[i];
    if (next > path.moves_here()) return {};
    path.set_looked_at(next);
    Ranking ranking;
    rank_moves(path, ranking);
    const MoveSet pruned = pruned_moves(path);
    const auto was_made = [&](int move) { return rejection_of(path, move, pruned) == Rejection::none; };
    const bool is_last = i + 1 == looked_at.size();
    if (!is_last && (next == 0 || !was_made(ranking[next - 1]))) return {};
    for (int n = 0; n < next - (is_last ? 0 : 1); ++n) given_up += was_made(ranking[n]);
    if (!is_last) path.push(path.target(ranking[next - 1]));
  }
  return given_up;
}

// Checks the moves of all squares left, for graphs whose squares have different numbers of moves. Every visit but the
// first is a move.
bool are_moves_of(const Counters& counters, const Path& path) {
  if (path.keeps_open_moves()) return counters.moves_given_up == 0;
  std::uint64_t looked_at = counters.moves_given_up;
  looked_at += looked_at_since_root(path);
  return counters.moves_given_up <= counters.backtracks * kMaxMoves &&
         looked_at >= counters.visits - counters.visits_given;
}

bool are_records_of(const Counters& counters, const Path& path) {
  std::size_t depth = 0;
  std::uint64_t visit = 0;
  for (const DepthRecord& record : counters.records.peaks()) {
    // The first run of records begins with the start, every other one with a later visit than the last.
    if (depth == 0 && record.visit != record.depth) return false;
    if (record.depth <= depth || record.visit < visit + (record.depth - depth)) return false;
    depth = record.depth;
    visit = record.visit;
  }
  const std::size_t least = std::max(path.depth(), root_depth(path.problem()));
  return visit <= counters.visits && depth >= least && depth <= static_cast<std::size_t>(path.graph().squares());
}

// `given_up`: the number of squares left, as the path itself implies it.
bool fit(const Counters& counters, const Path& path, std::uint64_t given_up) {
  const std::uint64_t given = root_depth(path.problem());
  Counters counted = counters;
  counted.set_visits(counters.visits, path.depth());
  if (counters.visits < given || counters.visits_given != given || counted.backtracks != counters.backtracks)
    return false;
  if (counters.backtracks < given_up) return false;
  if (path.algorithm().goes_back ? counters.stuck : path.empty() || counters.backtracks > 0) return false;
  if (counters.stuck && path.looked_at() < path.moves_here()) return false;
  const bool was_full = counters.records.deepest() == static_cast<std::size_t>(path.graph().squares());
  const bool is_tour = !path.empty() && path.is_tour();
  if (counters.tours > (was_full ? counters.visits : 0) || (is_tour && counters.tours == 0)) return false;
  return are_moves_of(counters, path) && are_records_of(counters, path);
}

}  // namespace

Position position_of(const Search& search) {
  const DepthFirst& machine = *search.depth_first();
  Position position{{}, machine.counters()};
  position.counters.rejections = 0;
  for (const Path::Frame frame : machine.path().frames()) position.looked_at.push_back(frame.next);
  return position;
}

std::expected<Search, Message> search_at(const Problem& problem, Detail detail, const Position& position) {
  if (problem.algorithm->method != Method::depth_first)
    return std::unexpected(Message{"this position belongs to a search with another algorithm"});
  Path path(problem);
  const auto given_up = walk(path, position.looked_at);
  if (!given_up) return std::unexpected(Message{"this search never takes the path of this position"});
  if (!fit(position.counters, path, *given_up))
    return std::unexpected(Message{"the path and the counters of this position do not match"});
  return Search(DepthFirst({std::move(path), position.counters}, detail));
}

}  // namespace kt
