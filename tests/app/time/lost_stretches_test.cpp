// When a run was lost, against exhaustive search after each step.
#include "app/time/lost_stretches.h"

#include <gtest/gtest.h>

#include "core/hope_model.h"

namespace kt {
namespace {

constexpr std::uint64_t kSteps = 400;

// At each step of a run that it follows, in slices of so many steps.
testing::AssertionResult is_true_of(const Search& start, std::uint64_t slice, std::uint64_t patience,
                                    int& in_stretches) {
  LostStretches stretches(start, patience);
  while (!stretches.ended() && stretches.known_end() <= start.steps() + kSteps &&
         stretches.here().steps() < start.steps() + 100 * kSteps)
    stretches.work(slice);
  HopeModel model(start.problem());
  Search search = start;
  std::uint64_t lost_visits = 0, visits = 0;
  for (;; search.step()) {
    const auto since = search.path().empty() ? std::nullopt : model.since(search.path());
    if (since) lost_visits += search.visits() - visits;
    visits = search.visits();
    if (search.steps() >= stretches.known_end() || search.steps() > start.steps() + kSteps) break;
    const auto stretch = stretches.at(search.steps());
    const auto wrong = [&](const char* what) {
      return testing::AssertionFailure() << told(start.problem()) << ": " << what << " at step " << search.steps();
    };
    const auto counted = stretches.lost_visits(search.steps(), search.visits());
    // What it could not find out it must not claim to be.
    if (stretch && (stretch->since > 0 || !since) && stretch->since != since.value_or(0))
      return wrong("another square is fatal");
    if (patience > 0 && stretch.has_value() != since.has_value()) return wrong("it is lost or not");
    if (!stretch && since && search.steps() < stretches.first_unknown()) return wrong("it is lost");
    if (counted && *counted != lost_visits) return wrong("another number of lost visits");
    if (patience > 0 && start.steps() == 0 && !counted) return wrong("no number of lost visits");
    in_stretches += stretch.has_value();
    // The promise.
    if (stretch && stretch->to != LostStretches::kNoStep) {
      Search later = search;
      while (later.steps() < stretch->to) {
        if (later.depth() < stretch->since) return wrong("it ends earlier");
        later.step();
      }
      const std::uint64_t again = stretch->noticed ? 0 : root_depth(start.problem());  // a restart visits the start
      if (later.visits() - again != std::max(stretch->last, search.visits())) return wrong("so many more visits");
      if (stretch->noticed && !later.path().empty() && model.since(later.path())) return wrong("it ends too early");
    }
    if (search.ended()) break;
  }
  return testing::AssertionSuccess();
}

void expect_true_stretches(int runs, std::uint32_t seed, std::uint64_t patience) {
  Dice dice(seed);
  int in_stretches = 0;
  for (int n = 0; n < runs; ++n) {
    const Problem problem = problem_with_path(dice, true);
    Search start(problem, dice.one_in(6) ? Detail::candidate : Detail::move);
    if (dice.one_in(4)) start.run(static_cast<std::uint64_t>(dice.roll(500)));
    const std::uint64_t slice = static_cast<std::uint64_t>(dice.one_in(2) ? 1 + dice.roll(10) : 2000);
    ASSERT_TRUE(is_true_of(start, patience == 0 ? 1 : slice, patience, in_stretches)) << "run " << n;
  }
  EXPECT_GT(in_stretches, 20 * runs);
}

TEST(LostStretches, AreThoseOfExhaustiveSearch) { expect_true_stretches(100, 1, 1'000'000); }
TEST(LostStretchesSweep, AreThoseOfExhaustiveSearch) { expect_true_stretches(600, 2, 1'000'000); }
// What the questions leave open, the run itself proves or refutes later.
TEST(LostStretches, NeverClaimWhatIsNotKnown) { expect_true_stretches(200, 3, 0); }

TEST(LostStretches, OfACompleteRunAreKnownWithoutAnyQuestion) {
  for (const char* algorithm : {"backtracking", "warnsdorff-backtracking", "pruned"}) {
    const Search start({.board = {3, 4}, .algorithm = find_algorithm(algorithm)});
    LostStretches patient(start), impatient(start, 0);
    while (!patient.ended()) patient.work(100'000);
    while (!impatient.ended()) impatient.work(1);
    ASSERT_EQ(patient.all().size(), impatient.all().size()) << algorithm;
    for (std::size_t i = 0; i < patient.all().size(); ++i) {
      EXPECT_EQ(patient.all()[i].from, impatient.all()[i].from) << algorithm;
      EXPECT_EQ(patient.all()[i].to, impatient.all()[i].to) << algorithm;
      EXPECT_EQ(patient.all()[i].since, impatient.all()[i].since) << algorithm;
    }
  }
}

// Up to its first tour a complete search visits each square of that tour once, and all else in vain.
TEST(LostStretches, OfASearchForTheFirstTourAreAllButTheTour) {
  for (const auto& [board, visits] : {std::pair(Board{5, 5}, std::uint64_t{8840}), {Board{6, 6}, 248'169}}) {
    Search search({.board = board});
    LostStretches stretches(search);
    search.run(UINT64_MAX);
    ASSERT_EQ(search.status(), Status::tour);
    ASSERT_EQ(search.visits(), visits);
    while (stretches.known_end() <= search.steps()) stretches.work(100'000);
    EXPECT_EQ(stretches.lost_visits(search.steps(), search.visits()),
              visits - static_cast<std::uint64_t>(board.squares()));
    EXPECT_FALSE(stretches.at(search.steps()));
  }
}

// Counts the beginnings of tours of random problems without a search of the program.
TEST(LostStretches, OfACompleteRunAreAllButTheBeginningsOfTours) {
  constexpr std::uint64_t kLongest = 300'000;
  Dice dice(5);
  int with_tours = 0, without = 0;
  for (int n = 0; n < 200; ++n) {
    const Problem problem = problem_with_path(dice, true);
    if (!problem.algorithm->complete || problem.algorithm->method != Method::depth_first) continue;
    const Search start(problem);
    LostStretches stretches(start);
    while (!stretches.ended() && stretches.here().steps() < kLongest) stretches.work(10'000);
    if (!stretches.ended()) continue;
    const Search& end = stretches.here();
    const std::uint64_t useful = HopeModel(problem).visits_not_in_vain(root_path(problem));
    ASSERT_EQ(stretches.lost_visits(end.steps(), end.visits()), end.visits() - useful) << told(problem);
    ++(useful > 0 ? with_tours : without);
  }
  EXPECT_GT(with_tours, 20);
  EXPECT_GT(without, 20);
}

// All tours of 5x5 have thousands of stretches: then neighbours are joined, and none is forgotten.
TEST(LostStretches, TakeBoundedMemory) {
  const Search start({.board = {5, 5}});
  LostStretches stretches(start);
  while (!stretches.ended()) stretches.work(1'000'000);
  EXPECT_LE(stretches.all().size(), 4096u);
  const Search& end = stretches.here();
  const auto lost = stretches.lost_visits(end.steps(), end.visits());
  ASSERT_TRUE(lost);
  std::uint64_t steps = 0;
  for (const LostStretch& stretch : stretches.all()) steps += stretch.to - stretch.from;
  EXPECT_LT(*lost, end.visits());
  EXPECT_GT(*lost, end.visits() * 9 / 10);
  EXPECT_LE(steps, end.steps());
  EXPECT_GT(steps, end.steps() * 9 / 10);
}

}  // namespace
}  // namespace kt
