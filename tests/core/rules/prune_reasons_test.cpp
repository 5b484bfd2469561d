// Compares the structured reason of each pruned move with a model of the rules (reason_model.h), on every step of
// searches of random problems. KT_ALL tries many more.
#include "core/rules/prune_reasons.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "core/all_tours.h"
#include "core/rules/force_model.h"
#include "core/rules/reason_model.h"

namespace kt {
namespace {

using Kind = PruneReason::Kind;

// How often each reason occurred.
using Tally = std::map<Kind, int>;

std::string told(const PruneReason& reason) {
  std::string text = "kind " + std::to_string(static_cast<int>(reason.kind)) + ":";
  for (const Square square : reason.squares)
    text += " (" + std::to_string(square.row) + "," + std::to_string(square.col) + ")";
  return text + " side " + std::to_string(static_cast<int>(reason.side)) + ", " + std::to_string(reason.many) + " of " +
         std::to_string(reason.count);
}

testing::AssertionResult fails(const std::string& what) { return testing::AssertionFailure() << what; }

bool is_of_cuts(Kind kind) {
  return kind == Kind::cuts || kind == Kind::leaves || kind == Kind::light || kind == Kind::dark;
}

// True if the forced moves contradict each other, now or before given moves that a search would not have made. Which
// square has too few moves first depends on the order, so the model does not predict it.
bool contradicts_itself(const ReasonModel& model) {
  std::vector<Square> path;
  for (const int v : model.here) path.push_back(model.squares[v]);
  for (; !path.empty(); path.pop_back()) {
    const ReasonModel before(model.problem, path);
    if (ForceModel(before).fails()) return true;
    if (path.size() > root_depth(model.problem)) return false;
  }
  return false;
}

testing::AssertionResult is_right(const ReasonModel& model, const Path& path, const Candidate& candidate) {
  const Algorithm& algorithm = path.algorithm();
  const int v = model.number(candidate.square);
  const PruneReason& reason = candidate.reason;
  const bool reachable = v >= 0 && model.free.contains(v);
  if (candidate.rejection != Rejection::pruned) {
    if (reason.kind != Kind::none) return fails("a reason for what is not pruned");
    if (algorithm.revisits) return testing::AssertionSuccess();
    const Rejection rejection = reachable ? Rejection::none : v >= 0 ? Rejection::visited : Rejection::off_board;
    if (candidate.rejection != rejection) return fails("rejected otherwise");
    if (reachable && candidate.onward != model.onward(v)) return fails("onward moves");
    if (reachable && algorithm.prune && !path.forced_moves().is_kept() && model.of_ways(v).kind != Kind::none)
      return fails("not pruned, though " + told(model.of_ways(v)));
    return testing::AssertionSuccess();
  }
  if (!reachable || !algorithm.prune) return fails("pruned, and no free square");
  const bool forces = path.forced_moves().is_kept();
  if (forces && reason.kind == Kind::short_of) {
    return contradicts_itself(model) ? testing::AssertionSuccess() : fails("it has its moves, " + told(reason));
  }
  const PruneReason of_ways = model.of_ways(v);
  if (of_ways.kind != Kind::none) {
    if (reason == of_ways) return testing::AssertionSuccess();
    return fails(told(reason) + " instead of " + told(of_ways));
  }
  if (algorithm.cuts && is_of_cuts(reason.kind)) {
    const std::string fault = model.fault_of_cut(v, reason);
    return fault.empty() ? testing::AssertionSuccess() : fails(fault + ", " + told(reason));
  }
  if (!forces) return fails("no reason in the model, " + told(reason));
  const ForceModel forced(model);
  if (forced.fails()) return reason.kind == Kind::none ? testing::AssertionSuccess() : fails("it fails");
  const PruneReason by_force = forced.of(v);
  return reason == by_force ? testing::AssertionSuccess() : fails(told(reason) + " instead of " + told(by_force));
}

// Steps through one search.
testing::AssertionResult explains_itself(const Problem& problem, Detail detail, int steps, Tally& tally) {
  Search search(problem, detail);
  for (int step = 0; step < steps; ++step) {
    if (const DepthFirst* machine = search.depth_first(); machine && !machine->path().empty() && !search.gives_up()) {
      std::vector<Candidate> candidates = search.candidates();
      explain_pruning(machine->path(), candidates);
      const ReasonModel model(problem, search.path());
      for (const Candidate& candidate : candidates) {
        ++tally[candidate.reason.kind];
        if (const auto right = is_right(model, machine->path(), candidate); !right)
          return fails(std::string(problem.algorithm->id) + " on " + kt::told(problem) + ", step " +
                       std::to_string(step) + ", to (" + std::to_string(candidate.square.row) + "," +
                       std::to_string(candidate.square.col) + "): " + right.message() + "; given " +
                       told(PruneReason{.squares = problem.given}));
      }
    }
    if (search.ended()) break;
    search.step();
  }
  return testing::AssertionSuccess();
}

TEST(PruneReasonsSweep, MatchAModelOfTheRules) {
  const bool is_wide = std::getenv("KT_ALL") != nullptr;
  const int problems = is_wide ? 600 : 120, steps = is_wide ? 60 : 40;
  Tally tally;
  for (const Algorithm& algorithm : algorithms()) {
    if (!algorithm.keeps_stack()) continue;
    Dice dice(35);
    for (int n = 0; n < problems; ++n) {
      Problem problem = any_problem(dice, algorithm);
      // Most of them are small, so that searches reach their ends.
      if (problem.edges.empty() && problem.board.squares() > 64 && !dice.one_in(4)) {
        problem = small_problem(dice);
        problem.algorithm = &algorithm;
        if (refusal(problem)) continue;
        if (dice.one_in(3)) give_moves(dice, problem);
      }
      const Detail detail = dice.one_in(4) ? Detail::candidate : Detail::move;
      ASSERT_TRUE(explains_itself(problem, detail, steps, tally)) << "problem " << n;
    }
  }
  // Each kind was compared; the first three are rare.
  for (const Kind kind :
       {Kind::wrong_last, Kind::no_return, Kind::next_two, Kind::end_passed, Kind::lost, Kind::unreachable,
        Kind::crowded, Kind::scarce, Kind::last_two, Kind::only_next, Kind::kept, Kind::cuts, Kind::leaves, Kind::light,
        Kind::dark, Kind::short_of, Kind::forced, Kind::settled}) {
    const bool is_rare = kind == Kind::wrong_last || kind == Kind::no_return || kind == Kind::next_two;
    if (!is_rare || is_wide) {
      EXPECT_GT(tally[kind], 0) << "kind " << static_cast<int>(kind);
    }
    RecordProperty("kind_" + std::to_string(static_cast<int>(kind)), tally[kind]);
  }
}

// (2,0) and (3,0) have two moves each, which form a chain from the start: no tour can close it at (3,1). But a tour may
// also leave the start through (1,1) or (2,2), and then come back through (2,0).
TEST(PruneReasons, CallNoMoveForcedThatMayBeTheLast) {
  const Problem problem{.board = {6, 5},
                        .holes = {{0, 0}, {1, 0}, {4, 0}, {5, 0}},
                        .leaper = {0, 1},
                        .start = {2, 1},
                        .goal = Goal::closed,
                        .algorithm = find_algorithm("forced-moves")};
  const Search search(problem);
  std::vector<Candidate> candidates = search.candidates();
  explain_pruning(search.depth_first()->path(), candidates);
  int open = 0, pruned = 0;
  for (const Candidate& candidate : candidates) {
    open += candidate.rejection == Rejection::none;
    if (candidate.rejection != Rejection::pruned) continue;
    ++pruned;
    EXPECT_EQ(candidate.square, (Square{3, 1}));
    EXPECT_EQ(candidate.reason.kind, Kind::none);
  }
  EXPECT_EQ(open, 3);
  EXPECT_EQ(pruned, 1);
}

// The part that the knight enters has too many light squares. The other part has too many dark squares.
TEST(PruneReasons, NameTheSideOfThePart) {
  const Problem problem{.board = {4, 3},
                        .start = {3, 0},
                        .algorithm = find_algorithm("cut-squares"),
                        .tie = find_tie_rule("random"),
                        .seed = 5};
  Search search(problem);
  search.run(3);
  std::vector<Candidate> candidates = search.candidates();
  explain_pruning(search.depth_first()->path(), candidates);
  const auto pruned = std::ranges::find(candidates, Rejection::pruned, &Candidate::rejection);
  ASSERT_NE(pruned, candidates.end());
  EXPECT_EQ(pruned->reason.kind, Kind::light);
  EXPECT_EQ(pruned->reason.squares, std::vector<Square>(1, {1, 0}));
  EXPECT_TRUE(pruned->reason.side == PruneReason::Side::before || pruned->reason.side == PruneReason::Side::up_to);
}

}  // namespace
}  // namespace kt
