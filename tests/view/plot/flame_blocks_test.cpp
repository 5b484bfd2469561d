// What the flame graph says about its blocks.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/plot/flame_fixture.h"

namespace kt {
namespace {

TEST_F(FlamePanel, SaysWhatABlockIs) {
  run("board=5", 300);
  const Snapshot& snapshot = app.snapshot();
  const std::vector<Square> path = snapshot.path;
  for (std::size_t depth = 1; depth <= path.size(); ++depth) {
    const std::string words = stay_in_words(snapshot, {}, 300, static_cast<double>(depth) - 0.5);
    EXPECT_TRUE(words.starts_with(snapshot.settings.name(path[depth - 1]) + ", square " + std::to_string(depth)))
        << words;
  }
  EXPECT_EQ(stay_in_words(snapshot, {}, 300, static_cast<double>(path.size()) + 0.5), "");
}

TEST_F(FlamePanel, CountsTheVisitsOfABlockThatIsOver) {
  run("board=5", 1500);
  const FlameView& view = *app.snapshot().flame;
  ASSERT_EQ(view.curve.bucket, 1u);
  std::vector<std::uint64_t> visits;
  for (Search search(app.settings().problem()); search.steps() <= 1500; search.step())
    visits.push_back(search.visits());
  int over = 0;
  for (const Stay& stay : view.stays) {
    const std::string words = stay_in_words(app.snapshot(), {}, stay.first, stay.depth - 0.5);
    if (stay.last == 1500) {
      EXPECT_FALSE(words.contains("visit")) << words;
      continue;
    }
    ++over;
    const std::string expected =
        say(Message{"{0}, {1}", visits_in_words(visits[stay.last] - visits[stay.first] + 1),
                    Message{"{0, plural, one {# step} other {# steps}}", std::uint64_t{stay.last} - stay.first + 1}});
    EXPECT_TRUE(words.contains("\n" + expected + ", ")) << words << ", expected " << expected;
  }
  EXPECT_GT(over, 500);
}

TEST_F(FlamePanel, SaysHowLongABlockBeyondThePartIs) {
  run("board=5", 18'000);
  const FlamePanelState part{.from = 17'659.5, .to = 17'667.5};
  answer({wanted_steps(part)});
  ASSERT_EQ(app.snapshot().flame_part->curve.bucket, 1u);
  const auto words_at = [&](double depth) { return stay_in_words(app.snapshot(), part, 17'660, depth - 0.5); };
  EXPECT_EQ(words_at(1), "a5, square 1 of the path\nabout 18,000 steps, 100% of the run");
  // From step 17,636 to step 17,660; the part begins at step 17,655.
  const std::string words = words_at(19);
  EXPECT_TRUE(words.starts_with("a3, square 19 of the path\nat least 6 steps, ")) << words;
}

TEST_F(FlamePanel, WhatWasLeftWithoutATourWasInVain) {
  run("board=5&start=0,0", 0);
  answer({RunUntil{Until::tour}});
  const Snapshot& snapshot = app.snapshot();
  ASSERT_EQ(snapshot.state, RunState::tour);
  FlamePanelState in_vain{.colours = FlamePanelState::Colours::in_vain};
  zoom(in_vain, snapshot.step, 1e-9, static_cast<double>(snapshot.step));
  answer({wanted_steps(in_vain)});
  const Snapshot& seen = app.snapshot();
  EXPECT_TRUE(stay_in_words(seen, in_vain, static_cast<double>(seen.step), 24.5).ends_with("A tour begins this way"));
  zoom(in_vain, seen.step, 1e9, 0);
  EXPECT_TRUE(in_vain.is_whole());
  // Reads the first stay at each depth: the search left that square again unless it is on the tour.
  const FlameView& view = *seen.flame;
  for (const Stay& stay : view.stays) {
    const double middle = static_cast<double>((stay.first + 1) * view.curve.bucket - 1);
    const std::string words = stay_in_words(seen, in_vain, middle, stay.depth - 0.5);
    const bool is_last = stay.last + 1 == (seen.step + 1) / view.curve.bucket;
    if (is_last) continue;
    EXPECT_TRUE(words.ends_with("No tour begins this way")) << words;
  }
}

// Against the beginnings of all tours, in a run so long that a bucket has many steps.
TEST_F(FlamePanel, NeverCallsTheBeginningOfATourInVain) {
  run("board=5&start=0,0", 5'000'000);
  const Snapshot& snapshot = app.snapshot();
  ASSERT_EQ(snapshot.state, RunState::exhausted);
  std::vector<std::vector<Square>> tours;
  for (Search search(app.settings().problem()); !search.ended();) {
    search.run(UINT64_MAX);
    if (search.status() == Status::tour) tours.push_back(search.path());
  }
  ASSERT_EQ(tours.size(), 304u);
  const std::uint64_t bucket = snapshot.flame->curve.bucket;
  ASSERT_GT(bucket, 500u);
  // The number of squares of the search's path that are called in vain.
  const auto claims = [&](const Search& search, const FlamePanelState& state) {
    int in_vain = 0;
    const std::vector<Square> path = search.path();
    for (std::size_t depth = 1; depth <= path.size(); ++depth) {
      const std::string words =
          stay_in_words(app.snapshot(), state, static_cast<double>(search.steps()), static_cast<double>(depth) - 0.5);
      if (!words.ends_with("No tour begins this way")) continue;
      ++in_vain;
      EXPECT_FALSE(std::ranges::any_of(
          tours,
          [&](const auto& tour) {
            return std::equal(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(depth), tour.begin());
          }))
          << search.steps() << " " << depth;
    }
    return in_vain;
  };
  FlamePanelState state{.colours = FlamePanelState::Colours::in_vain};
  int in_vain = 0, in_parts = 0;
  for (Search search(app.settings().problem()); !search.ended(); search.run(7 * bucket - search.steps() % bucket - 1)) {
    if ((search.steps() + 1) % bucket == 0) in_vain += claims(search, state);
  }
  EXPECT_GT(in_vain, 100);
  // Parts that begin at most a few steps after a tour, or before one.
  Search search(app.settings().problem());
  for (std::size_t i = 0; i < snapshot.flame->tours.size(); i += 8) {
    const double tour = static_cast<double>(snapshot.flame->tours[i]);
    state.from = tour + static_cast<double>(i % 3) * 4 - 0.5;
    state.to = state.from + 8;
    answer({wanted_steps(state)});
    ASSERT_EQ(app.snapshot().flame_part->curve.bucket, 1u);
    while (search.steps() < static_cast<std::uint64_t>(state.from + 1))
      search.run(static_cast<std::uint64_t>(state.from + 1) - search.steps());
    for (; static_cast<double>(search.steps()) < state.to; search.step()) in_parts += claims(search, state);
  }
  EXPECT_GT(in_parts, 20);
}

// The search leaves the given squares together, when it has tried only the moves after the last one.
TEST_F(FlamePanel, OnlyTheLastGivenSquareIsRefutedAtTheEnd) {
  run("board=3x4&start=0,0&given=2,1;0,2;1,0;2,2", 1000);
  const Snapshot& snapshot = app.snapshot();
  ASSERT_EQ(snapshot.state, RunState::exhausted);
  const FlamePanelState in_vain{.colours = FlamePanelState::Colours::in_vain};
  for (std::size_t depth = 1; depth <= 5; ++depth) {
    const std::string words = stay_in_words(snapshot, in_vain, 0, static_cast<double>(depth) - 0.5);
    EXPECT_EQ(words.ends_with("No tour begins this way"), depth == 5) << words;
  }
}

TEST_F(FlamePanel, LostSquaresOnThePathAreInVain) {
  time.each_look = 0.001;
  run("board=6&hope", 1000);
  const Snapshot& snapshot = app.snapshot();
  ASSERT_TRUE(snapshot.hope.is_lost());
  ASSERT_GT(snapshot.hope.since, 1u);
  const FlamePanelState in_vain{.colours = FlamePanelState::Colours::in_vain};
  const auto is_in_vain = [&](std::size_t depth) {
    const std::string words = stay_in_words(snapshot, in_vain, 1000, static_cast<double>(depth) - 0.5);
    return words.ends_with("No tour begins this way");
  };
  EXPECT_FALSE(is_in_vain(snapshot.hope.since - 1));
  EXPECT_TRUE(is_in_vain(snapshot.hope.since));
  EXPECT_TRUE(is_in_vain(snapshot.path.size()));
}

// The squares of a tour just found are still on the path at the end of the last full bucket.
TEST_F(FlamePanel, SquaresOfATourAreNotInVainThoughTheyWereLeftSince) {
  time.each_look = 0.001;
  run("board=5&hope", 17'675);
  const Snapshot& snapshot = app.snapshot();
  const std::uint64_t bucket = snapshot.flame->curve.bucket, end = (snapshot.step + 1) / bucket * bucket - 1;
  Search search(app.settings().problem());
  search.run(UINT64_MAX);
  const std::vector<Square> tour = search.path();
  ASSERT_EQ(search.status(), Status::tour);
  ASSERT_LT(search.steps(), end);
  search.run(end - search.steps());
  const std::vector<Square> path = search.path();
  const auto shared = static_cast<std::size_t>(std::ranges::mismatch(tour, path).in2 - path.begin());
  ASSERT_TRUE(snapshot.hope.is_lost());
  ASSERT_GT(shared, snapshot.hope.since);
  for (std::size_t depth = 1; depth <= shared; ++depth) {
    const std::string words = stay_in_words(snapshot, {.colours = FlamePanelState::Colours::in_vain},
                                            static_cast<double>(end), static_cast<double>(depth) - 0.5);
    EXPECT_TRUE(words.contains(" of the path\n")) << depth;
    EXPECT_FALSE(words.ends_with("No tour begins this way")) << words;
  }
}

}  // namespace
}  // namespace kt
