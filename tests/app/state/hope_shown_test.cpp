// What an app shows of lost paths, and when.
#include <gtest/gtest.h>

#include <limits>

#include "app/app_fixture.h"
#include "app/from_query.h"
#include "app/state/position_key.h"
#include "app/state/state_json.h"
#include "app/time/lost_stretches.h"
#include "app/words/hope_words.h"
#include "core/hope_model.h"

namespace kt {
namespace {

class HopeShownTest : public AppTest {
 protected:
  HopeShownTest() { time.each_look = 0.001; }
  const HopeView& wait(int most = 5000) {
    for (int n = 0; n < most && app.seconds_until_change() == 0; ++n) frame();
    EXPECT_GT(app.seconds_until_change(), 0);
    return app.snapshot().hope;
  }
};

TEST_F(HopeShownTest, SaysSinceWhichSquareAndForHowLong) {
  change("board=6&hope&step=1000");
  const HopeView hope = wait();
  ASSERT_EQ(hope.outlook, Outlook::impossible);
  HopeModel model(app.search().problem());
  EXPECT_EQ(hope.since, model.since(app.search().path()));
  EXPECT_TRUE(hope.is_exact);
  // The promise: after so many visits more the search gives that square up.
  ASSERT_TRUE(hope.visits_left);
  Search later = app.search();
  while (later.depth() >= hope.since) later.step();
  EXPECT_EQ(later.visits() - app.search().visits(), hope.visits_left);
  EXPECT_NE(in_english(app.snapshot().sentence).find("Lost since "), std::string::npos);
}

TEST_F(HopeShownTest, FollowsEachStepInBothDirections) {
  change("board=5&hope");
  HopeModel model(app.search().problem());
  for (int n = 0; n < 60; ++n) {
    app.apply(StepBy{n % 5 == 4 ? -1 : 1});
    const HopeView hope = wait();
    const auto since = model.since(app.search().path());
    ASSERT_EQ(hope.outlook, since ? Outlook::impossible : Outlook::possible) << app.search().steps();
    ASSERT_EQ(hope.since, since.value_or(0)) << app.search().steps();
  }
}

TEST_F(HopeShownTest, CountsVisitsInVain) {
  change("board=5&hope");
  app.apply(RunUntil{Until::tour});
  wait();
  EXPECT_EQ(app.snapshot().visits, 8840u);
  EXPECT_EQ(app.snapshot().hope.lost_visits, 8840u - 25);
}

TEST_F(HopeShownTest, IsHiddenFromWhoPlaysOrPredicts) {
  for (const char* mode : {"hope=false", "hope&mode=play", "hope&mode=predict"}) {
    change("board=6&mode=watch&step=1000");
    change(mode);
    wait();
    EXPECT_EQ(app.snapshot().hope.outlook, Outlook::unasked) << mode;
    EXPECT_FALSE(app.snapshot().hope.lost_visits) << mode;
    EXPECT_TRUE(app.snapshot().hope.stretches.empty()) << mode;
    EXPECT_EQ(state_json(app, {}, false).find("\"hope\":{"), std::string::npos) << mode;
  }
}

TEST_F(HopeShownTest, IsKnownWhereARunIsEnteredLate) {
  const Settings settings = settings_of("board=6");
  Search search(settings.problem());
  search.run(1000);
  change("board=6&hope&at=" + position_key(settings, search));
  frame();
  frame();
  ASSERT_EQ(app.search().steps(), 1000u);
  EXPECT_EQ(wait().since, HopeModel(search.problem()).since(search.path()));
}

// The run is entered late, and its earlier steps come back only slowly. The path alone says how many visits were in
// vain.
TEST_F(HopeShownTest, CountsVisitsInVainWhereARunIsEnteredLate) {
  const Settings settings = settings_of("board=6");
  Search search(settings.problem());
  LostStretches stretches(search);
  search.run(300'000);
  while (stretches.known_end() <= search.steps()) stretches.work(100'000);
  const auto expected = stretches.lost_visits(search.steps(), search.visits());
  ASSERT_TRUE(expected);
  change("board=6&hope&at=" + position_key(settings, search));
  for (int n = 0; n < 200 && !app.snapshot().hope.lost_visits; ++n) frame();
  EXPECT_EQ(app.search().steps(), 300'000u);
  EXPECT_EQ(app.snapshot().hope.lost_visits, expected);
}

// Too large for questions, but a tour leaves none open.
TEST_F(HopeShownTest, CountsVisitsInVainOfATourOnALargeBoard) {
  change("board=40&algorithm=warnsdorff-backtracking&hope");
  app.apply(RunUntil{Until::tour});
  wait();
  ASSERT_EQ(app.state(), RunState::tour);
  EXPECT_EQ(app.snapshot().hope.lost_visits, app.search().visits() - 1600);
}

TEST_F(HopeShownTest, OfAWalkThatEndsStuckIsNeverNoticed) {
  change("board=7&algorithm=warnsdorff&tie=first&moves=clockwise&start=b6&hope");
  app.apply(RunUntil{Until::end});
  wait();
  ASSERT_EQ(app.state(), RunState::stuck);
  EXPECT_EQ(app.snapshot().hope.end, HopeView::End::stuck);
}

// A restart leaves a question open, which only a long search answers.
using HopeShownSlow = HopeShownTest;

TEST_F(HopeShownSlow, IsNotPromisingWhereARestartLeavesAQuestionOpen) {
  change("board=20&leaper=1,4&algorithm=restarts&hope&step=1528");
  wait(20'000);
  ASSERT_EQ(app.search().steps(), 1528u);
  EXPECT_EQ(app.snapshot().hope.outlook, Outlook::impossible);
}

TEST_F(HopeShownTest, IsUnknownOnLargeBoards) {
  change("board=40&hope");
  EXPECT_EQ(wait().outlook, Outlook::unknown);
}

TEST_F(HopeShownTest, IsNothingWithoutAPath) {
  change("board=8&algorithm=divide-and-conquer&goal=closed&hope");
  EXPECT_EQ(wait().outlook, Outlook::unasked);
}

TEST_F(HopeShownTest, IsKnownOfEachBoardCompared) {
  change("board=5&hope&compare=algorithm:pruned");
  app.apply(RunUntil{Until::tour});
  wait();
  const Snapshot& snapshot = app.snapshot();
  ASSERT_EQ(snapshot.others.size(), 1u);
  EXPECT_EQ(snapshot.hope.lost_visits, 8840u - 25);
  EXPECT_EQ(snapshot.others[0].hope.lost_visits, snapshot.others[0].visits - 25);
  const std::string told = in_english(snapshot.sentence);
  EXPECT_TRUE(told.ends_with(" visits. 99.71% of board 1's visits were in vain. Board 2 saves 100% of these.")) << told;
  const std::string json = state_json(app, {}, false);
  EXPECT_NE(json.find(R"("done":true,"hope":{"hope":"promising","visitsInVain":8815}})"), std::string::npos) << json;
}

// A board that got stuck, or has another problem, saves nothing.
TEST_F(HopeShownTest, ComparesOnlyBoardsThatAnswerTheSameQuestion) {
  for (const char* query : {"board=5&hope&compare=start:3,0",
                            "board=8&start=2,4&algorithm=warnsdorff&compare=algorithm:warnsdorff-backtracking&hope"}) {
    change(query);
    app.apply(RunUntil{Until::end});
    wait();
    const Snapshot& snapshot = app.snapshot();
    ASSERT_TRUE(snapshot.done && snapshot.others.at(0).done) << query;
    ASSERT_TRUE(snapshot.hope.lost_visits && snapshot.others[0].hope.lost_visits) << query;
    const std::string told = in_english(snapshot.sentence);
    EXPECT_FALSE(told.contains("saves")) << told;
    change("compare=none");
  }
}

TEST_F(HopeShownTest, IsSaidOfTheFocusedBoardWhileAllSearch) {
  change("board=6&hope&compare=algorithm:pruned&step=20");
  wait();
  const Snapshot& snapshot = app.snapshot();
  ASSERT_FALSE(snapshot.done || snapshot.others.at(0).done);
  const std::string told = in_english(snapshot.sentence), hope = in_english(describe_hope(snapshot));
  EXPECT_FALSE(hope.empty());
  EXPECT_TRUE(told.starts_with("Board 1: ") && told.ends_with(hope)) << told;
}

TEST_F(HopeShownTest, IsCountedInTheStepsThatAreShown) {
  change("board=5&hope&step=300");
  const std::size_t since = wait().since;
  change("detail=candidate");
  EXPECT_EQ(wait().since, since);
  const HopeView hope = app.snapshot().hope;
  ASSERT_FALSE(hope.stretches.empty());
  const std::uint64_t here = app.search().steps();
  EXPECT_TRUE(std::ranges::any_of(hope.stretches, [&](const auto& s) { return s.from <= here && here < s.to; }));
}

TEST_F(HopeShownTest, SaysNothingOfAPathThatIsGone) {
  change("board=4&hope&compare=algorithm:pruned");
  app.apply(RunUntil{Until::end});
  wait();
  ASSERT_TRUE(app.search().path().empty());
  const std::string json = state_json(app, {}, false);
  EXPECT_EQ(json.find("promising"), std::string::npos) << json;
  const std::string in_vain = R"("hope":{"visitsInVain":)" + std::to_string(app.search().visits()) + "}";
  EXPECT_NE(json.find(in_vain), std::string::npos) << json;
}

TEST_F(HopeShownTest, IsPartOfTheState) {
  change("board=6&hope&step=1000");
  wait();
  const std::string json = state_json(app, {}, false);
  EXPECT_NE(json.find("\"hope\":{\"hope\":\"lost\",\"since\":"), std::string::npos) << json;
  EXPECT_NE(json.find("\"visitsLeft\":"), std::string::npos);
}

}  // namespace
}  // namespace kt
