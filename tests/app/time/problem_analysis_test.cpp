#include "app/time/problem_analysis.h"

#include <gtest/gtest.h>

#include <cmath>

#include "app/fake_time.h"
#include "app/settings_of.h"

namespace kt {
namespace {

Problem problem_of(const char* text) { return settings_of(text).problem(); }

// Every look takes a tenth of a millisecond.
constexpr FakeTime kTicking{.now = 0, .each_look = 1e-4};

ProblemAnalysis finished(const Problem& problem) {
  FakeTime time = kTicking;
  ProblemAnalysis analysis(problem);
  while (analysis.work(time.now + 0.004, time.clock())) {
  }
  return analysis;
}

TEST(ProblemAnalysis, KnowsNothingBeforeItsFirstWork) {
  const ProblemAnalysis analysis(problem_of("board=5"));
  EXPECT_FALSE(analysis.at_rest());
  EXPECT_EQ(analysis.view(1000).probes, 0u);
  EXPECT_EQ(analysis.view(1000).steps_per_second, 1000);
  EXPECT_EQ(analysis.verdict().existence, Existence::unknown);
  EXPECT_TRUE(analysis.verdict().reason.empty());
}

// Expensive verdicts wait until they are requested.
TEST(ProblemAnalysis, JudgesCheapProblemsAtOnce) {
  const auto judged = [](const char* text) {
    ProblemAnalysis analysis(problem_of(text));
    analysis.judge_if_cheap();
    EXPECT_FALSE(analysis.at_rest());
    return analysis.verdict().existence;
  };
  EXPECT_EQ(judged("board=5&start=0,1"), Existence::impossible);
  EXPECT_EQ(judged("board=100&holes=1,2;2,1"), Existence::impossible);
  EXPECT_EQ(judged("board=1001&start=0,1"), Existence::impossible);
  EXPECT_EQ(judged("board=101&holes=1,2;2,1"), Existence::unknown);
}

// The trees are known: 1,735,079 visits from the corner, 1,829,421 from beside it.
TEST(ProblemAnalysis, EstimatesTheKnownTreesOf5x5WithinTheirSpread) {
  for (const auto& [text, visits] : {std::pair{"board=5", 1'735'079.0}, {"board=5&start=0,1", 1'829'421.0}}) {
    const EstimateView view = finished(problem_of(text)).view(0);
    EXPECT_GE(view.probes, 1'000u);
    EXPECT_NEAR(std::pow(10, view.log10_visits), visits, visits / 10);
    EXPECT_LT(view.log10_low, std::log10(visits));
    EXPECT_GT(view.log10_high, std::log10(visits));
    EXPECT_LT(view.log10_low, view.log10_visits);
    EXPECT_GT(view.log10_high, view.log10_visits);
  }
}

TEST(ProblemAnalysis, GivesAVerdictWithAReason) {
  for (const auto& [text, existence] : {std::pair{"board=5&goal=closed", Existence::impossible},
                                        {"board=5&start=0,1", Existence::impossible},
                                        {"board=4x6&goal=closed", Existence::impossible},
                                        {"board=8&start=0,1", Existence::exists},
                                        {"board=6&holes=2,2;2,3", Existence::unknown},
                                        {"graph=A-B;A-D;B>C;B-D;D-E;E-F;F>C", Existence::unknown}}) {
    const ProblemAnalysis analysis = finished(problem_of(text));
    EXPECT_EQ(analysis.verdict().existence, existence) << text;
    EXPECT_FALSE(analysis.verdict().reason.empty()) << text;
  }
}

TEST(ProblemAnalysis, StopsAfterEnoughProbes) {
  ProblemAnalysis analysis(problem_of("board=5"));
  const Clock stopped = [] { return 0.0; };
  EXPECT_FALSE(analysis.work(1, stopped));
  EXPECT_TRUE(analysis.at_rest());
  EXPECT_EQ(analysis.view(0).probes, ProblemAnalysis::kProbes);
}

TEST(ProblemAnalysis, StopsAfterEnoughTime) {
  ProblemAnalysis analysis(problem_of("board=8"));
  double now = 0;
  const Clock slow = [&now] { return now += 0.03; };
  int slices = 1;
  while (analysis.work(now + 0.04, slow)) ASSERT_LT(++slices, 100);
  EXPECT_GT(slices, 1);
  EXPECT_LT(analysis.view(0).probes, 1'000u);
  EXPECT_GT(analysis.view(0).probes, 0u);
  EXPECT_FALSE(analysis.work(now + 1, slow)) << "and stays there";
}

TEST(ProblemAnalysis, RespectsItsDeadline) {
  FakeTime time = kTicking;
  ProblemAnalysis analysis(problem_of("board=8"));
  analysis.work(time.now + 0.001, time.clock());
  EXPECT_LT(time.now, 0.0015);
  const auto probes = analysis.view(0).probes;
  EXPECT_GT(probes, 0u);
  analysis.work(time.now, time.clock());
  EXPECT_EQ(analysis.view(0).probes, probes) << "the deadline has passed already";
}

TEST(ProblemAnalysis, GivesTheSameResultInSlicesOfAnySize) {
  const Problem problem = problem_of("board=8&seed=7");
  ProblemAnalysis whole(problem);
  whole.work(1, [] { return 0.0; });
  const EstimateView a = whole.view(0), b = finished(problem).view(0);
  ASSERT_EQ(b.probes, a.probes);
  EXPECT_EQ(b.log10_visits, a.log10_visits);
  EXPECT_EQ(b.log10_low, a.log10_low);
  EXPECT_EQ(b.log10_high, a.log10_high);
}

TEST(ProblemAnalysis, RestartsForAnotherBoard) {
  ProblemAnalysis analysis = finished(problem_of("board=5"));
  analysis.restart(problem_of("board=5"));
  EXPECT_TRUE(analysis.at_rest()) << "it is the same";
  analysis.restart(problem_of("board=6"));
  EXPECT_FALSE(analysis.at_rest());
  EXPECT_EQ(analysis.view(0).probes, 0u);
  EXPECT_TRUE(analysis.verdict().reason.empty());
  analysis.work(1, [] { return 0.0; });
  EXPECT_EQ(analysis.view(0).log10_visits, finished(problem_of("board=6")).view(0).log10_visits);
}

TEST(ProblemAnalysis, RestartsItsTimeForAnotherBoard) {
  ProblemAnalysis analysis(problem_of("board=8"));
  double now = 0;
  const Clock slow = [&now] { return now += 0.03; };
  while (analysis.work(now + 0.04, slow)) {
  }
  analysis.restart(problem_of("board=9"));
  EXPECT_TRUE(analysis.work(now + 0.04, slow));
  EXPECT_GT(analysis.view(0).probes, 0u);
}

TEST(ProblemAnalysis, KeepsTheTreeButNotTheVerdictForAnotherGoal) {
  ProblemAnalysis analysis = finished(problem_of("board=5"));
  EXPECT_EQ(analysis.verdict().existence, Existence::exists);
  analysis.restart(problem_of("board=5&goal=closed&algorithm=pruned"));
  EXPECT_FALSE(analysis.at_rest());
  EXPECT_EQ(analysis.view(0).probes, ProblemAnalysis::kProbes);
  EXPECT_FALSE(analysis.work(1, [] { return 0.0; }));
  EXPECT_EQ(analysis.verdict().existence, Existence::impossible);
  analysis.restart(problem_of("board=5&end=4,4"));
  EXPECT_EQ(analysis.view(0).probes, ProblemAnalysis::kProbes) << "nor does an end change the tree";
}

TEST(ProblemAnalysis, EndsOnTheLargestBoards) {
  for (const char* text : {"board=1024", "board=1x1024", "board=1", "board=1024&holes=5,5;7,7"}) {
    const ProblemAnalysis analysis = finished(problem_of(text));
    EXPECT_TRUE(analysis.at_rest()) << text;
    EXPECT_GT(analysis.view(0).probes, 0u) << text;
    EXPECT_TRUE(std::isfinite(analysis.view(0).log10_high)) << text;
  }
}

TEST(StepsPerVisit, CountCandidatesInTheirDetail) {
  EXPECT_EQ(steps_per_visit(settings_of("")), 2);
  EXPECT_EQ(steps_per_visit(settings_of("detail=candidate")), 9);
  EXPECT_EQ(steps_per_visit(settings_of("detail=candidate&leaper=1,1")), 5);
  EXPECT_EQ(steps_per_visit(settings_of("detail=candidate&graph=A-B;B>C")), 2);
  EXPECT_EQ(steps_per_visit(settings_of("graph=A-B;B>C")), 2);
}

}  // namespace
}  // namespace kt
