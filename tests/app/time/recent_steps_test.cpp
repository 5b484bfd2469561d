#include "app/time/recent_steps.h"

#include <gtest/gtest.h>

#include "app/from_query.h"

namespace kt {
namespace {

constexpr double kInterval = 1.0 / 60;

// A step as text: "backtrack (3,1) from (2,3)".
std::string told(const RecentStep& step) {
  const auto square = [](Square s) { return "(" + std::to_string(s.row) + "," + std::to_string(s.col) + ")"; };
  return std::string(to_string(step.event.type)) + " " + square(step.event.square) + " from " + square(step.from);
}

std::vector<std::string> told(const Recent& recent) {
  std::vector<std::string> texts;
  for (const RecentStep& step : recent.steps) texts.push_back(told(step));
  return texts;
}

TEST(RecentSteps, DescribeTheMoveOfEachStep) {
  Search search = search_of("board=5x5");
  search.step();
  EXPECT_EQ(told(last_step_of(search)), "advance (2,1) from (0,0)");
  while (search.last_event().type != EventType::backtrack) search.step();
  const RecentStep back = last_step_of(search);
  EXPECT_EQ(back.from, search.path().back());
  EXPECT_EQ(std::abs(back.from.row - back.event.square.row) * std::abs(back.from.col - back.event.square.col), 2);
}

TEST(RecentSteps, AgeWithTime) {
  Search search = search_of("board=5x5");
  RecentSteps recent;
  for (int i = 0; i < 3; ++i) {
    search.step();
    recent.stepped(search, kInterval, i);
  }
  const Recent now = recent.at(2.5, false);
  ASSERT_EQ(now.steps.size(), 3u);
  EXPECT_EQ(now.steps[0].event, search.last_event());
  EXPECT_DOUBLE_EQ(now.steps[0].age, 0.5);
  EXPECT_DOUBLE_EQ(now.steps[2].age, 2.5);
  EXPECT_DOUBLE_EQ(now.interval, kInterval);
  EXPECT_FALSE(now.undone);
}

// The same moment looks the same from either direction, so the animation also runs backwards.
TEST(RecentSteps, AreTheSameForwardAndBack) {
  for (const char* query :
       {"board=5x5", "board=5x5&detail=candidate", "board=6x6&algorithm=warnsdorff-backtracking&tie=random",
        "board=3x4", "board=8&end=7,7&algorithm=restarts", "graph=A-B;A-D;B>C;B-D;D-E;E-F;F>C&start=A"}) {
    Search search = search_of(query);
    RecentSteps forward, back;
    std::vector<std::vector<std::string>> by_step;
    double now = 0;
    by_step.push_back({});
    while (search.steps() < 400 && !search.ended()) {
      search.step();
      forward.stepped(search, kInterval, now += kInterval);
      by_step.push_back(told(forward.at(now, false)));
    }
    while (search.steps() > 0) {
      const RecentStep undone = last_step_of(search);
      search.step_back();
      back.stepped_back(search, undone, kInterval, now += kInterval);
      const Recent recent = back.at(now, true);
      const auto step = static_cast<std::size_t>(search.steps());
      ASSERT_EQ(told(recent), by_step[step]) << query << ", step " << step;
      EXPECT_EQ(told(*recent.undone), told(undone));
    }
  }
}

TEST(RecentSteps, DecreaseWhilePlayedBackwards) {
  Search search = search_of("board=5x5");
  while (search.steps() < 100) search.step();
  RecentSteps recent;
  const RecentStep undone = last_step_of(search);
  search.step_back();
  recent.stepped_back(search, undone, 0.1, 10);
  const Recent at_once = recent.at(10, true), later = recent.at(10.06, true);
  ASSERT_EQ(at_once.steps.size(), RecentSteps::kMax);
  EXPECT_NEAR(at_once.steps[0].age, 0.1, 1e-9);
  EXPECT_NEAR(at_once.steps[4].age, 0.5, 1e-9);
  EXPECT_NEAR(later.steps[0].age, 0.04, 1e-9);
  EXPECT_NEAR(later.steps[4].age, 0.44, 1e-9);
  EXPECT_NEAR(later.undone->age, 0.06, 1e-9);
  // After stopping there, their ages grow again.
  EXPECT_NEAR(recent.at(10.5, false).steps[0].age, 0.6, 1e-9);
}

TEST(RecentSteps, SurviveAChangeOfDirection) {
  Search search = search_of("board=5x5");
  RecentSteps recent;
  double now = 0;
  for (int i = 0; i < 20; ++i) {
    search.step();
    recent.stepped(search, 0.1, now += 0.1);
  }
  const auto before = told(recent.at(now, false));
  for (int i = 0; i < 5; ++i) {
    const RecentStep undone = last_step_of(search);
    search.step_back();
    recent.stepped_back(search, undone, 0.1, now += 0.1);
  }
  for (int i = 0; i < 5; ++i) {
    search.step();
    recent.stepped(search, 0.1, now += 0.1);
  }
  EXPECT_EQ(told(recent.at(now, false)), before);
  EXPECT_FALSE(recent.at(now, false).undone) << "it is made again";
}

TEST(RecentSteps, AreNotKeptForLargeBoardsOrWithoutAPath) {
  EXPECT_TRUE(RecentSteps::follows(search_of("board=8x8")));
  EXPECT_TRUE(RecentSteps::follows(search_of("board=100x100")));
  EXPECT_FALSE(RecentSteps::follows(search_of("board=101x100")));
  EXPECT_FALSE(RecentSteps::follows(search_of("board=8x8&algorithm=neural-network")));
}

}  // namespace
}  // namespace kt
