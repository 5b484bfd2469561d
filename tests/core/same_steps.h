// Random searches, run and stepped: both must be in the same state after each slice.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/dice.h"
#include "core/search/search.h"

namespace kt {

// A random problem on a board, sometimes with an end and with holes.
inline Problem random_problem(Dice& dice, Board board, const Algorithm& algorithm) {
  Problem problem{.board = board, .start = dice.square(board), .algorithm = &algorithm};
  for (std::size_t i = problem.moves.size() - 1; i > 0; --i) {
    std::swap(problem.moves[i], problem.moves[static_cast<std::size_t>(dice.roll(static_cast<int>(i) + 1))]);
  }
  if (dice.one_in(3)) problem.goal = Goal::closed;
  if (dice.one_in(4)) problem.end = dice.square(board);
  if (dice.one_in(4)) {
    for (int holes = dice.roll(8); holes > 0; --holes) {
      const Square hole = dice.square(board);
      const bool taken = std::ranges::find(problem.holes, hole) != problem.holes.end();
      if (!taken && hole != problem.start && hole != problem.end) problem.holes.push_back(hole);
    }
  }
  return problem;
}

// run(), defined by single steps.
inline std::uint64_t run_by_stepping(Search& search, Budget budget) {
  const std::uint64_t visits = search.visits();
  std::uint64_t steps = 0;
  while (steps < budget.steps && !search.ended()) {
    const EventType type = search.step().type;
    if (search.visits() - visits > budget.visits) {
      search.step_back();
      break;
    }
    ++steps;
    if (type == EventType::tour) break;
  }
  return steps;
}

inline std::string told(const Problem& problem) {
  std::string text = to_string(problem.board) + " from " + to_string(problem.start, problem.board, Notation::row_col);
  if (problem.goal == Goal::closed) text += " closed";
  if (problem.end) text += " to " + to_string(*problem.end, problem.board, Notation::row_col);
  for (const Square hole : problem.holes) text += " without " + to_string(hole, problem.board, Notation::row_col);
  for (const Offset move : problem.moves)
    text += " (" + std::to_string(move.row) + "," + std::to_string(move.col) + ")";
  return text + " by " + std::string(problem.algorithm->id) + ", ties " + std::string(problem.tie->id);
}

// Mostly short, sometimes long enough for a search to backtrack far.
inline int random_length(Dice& dice) { return dice.one_in(20) ? dice.roll(3000) : dice.roll(60); }

// Steps both searches forward or back.
inline void move_alike(Search& one, Search& other, Dice& dice) {
  const bool back = dice.one_in(2);
  for (int n = dice.roll(20); n > 0; --n) {
    for (Search* search : {&one, &other})
      back ? static_cast<void>(search->step_back()) : static_cast<void>(search->step());
  }
}

// One search runs and the other steps; in between, both step forward or back.
inline testing::AssertionResult runs_as_it_steps(const Problem& problem, Dice& dice) {
  Search runs(problem), steps(problem);
  for (int slices = 1 + dice.roll(6); slices > 0; --slices) {
    Budget budget;
    if (!dice.one_in(3)) budget.steps = static_cast<std::uint64_t>(random_length(dice));
    if (budget.steps == UINT64_MAX || dice.one_in(4)) budget.visits = static_cast<std::uint64_t>(random_length(dice));
    const Search before = steps;
    const std::uint64_t done = runs.run(budget), expected = run_by_stepping(steps, budget);
    if (done != expected || runs != steps) {
      return testing::AssertionFailure() << told(problem) << ": from step " << before.steps() << " with "
                                         << budget.steps << " steps and " << budget.visits << " visits it did " << done
                                         << " of " << expected;
    }
    move_alike(runs, steps, dice);
  }
  return testing::AssertionSuccess();
}

// Runs to the end, tour after tour.
inline testing::AssertionResult runs_to_the_same_end(const Problem& problem, Dice& dice) {
  Search runs(problem), steps(problem);
  while (!runs.ended() || !steps.ended()) {
    const Budget budget{.steps = 1 + static_cast<std::uint64_t>(dice.roll(100'000))};
    const std::uint64_t done = runs.run(budget), expected = run_by_stepping(steps, budget);
    if (done != expected || runs != steps)
      return testing::AssertionFailure() << told(problem) << " at step " << steps.steps();
  }
  return testing::AssertionSuccess();
}

}  // namespace kt
