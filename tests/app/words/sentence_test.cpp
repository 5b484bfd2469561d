#include "app/words/sentence.h"

#include <gtest/gtest.h>

#include "app/approved.h"
#include "app/language/catalogues.h"
#include "app/words_in.h"
#include "core/text/tour_text.h"

namespace kt {
namespace {

TEST(Sentence, IsApproved) {
  expect_approved("depth_first_sentences", words_in);
  expect_approved("other_sentences", words_in);
}

// Names such as (0,1) have brackets of their own.
void expect_single_brackets(const Message& message) {
  for (const Locale& locale : locales()) {
    const std::string text = Translation(locale, catalogue_of(locale)).format(message);
    for (const char* both : {"((", "\uFF08("})
      EXPECT_EQ(text.find(both), std::string::npos) << locale.id << ": " << text;
  }
}

TEST(Sentence, PutsNoBracketsAroundSquares) {
  for (const char* subject : {"depth_first_sentences", "other_sentences", "game"}) {
    std::ifstream table(std::string(KT_APPROVED "/") + subject + ".txt");
    for (std::string situation; std::getline(table, situation);) {
      if (situation.empty() || situation.starts_with(" ") || situation.starts_with("#")) continue;
      situation.insert(std::min(situation.find(' '), situation.size()), "&squares=row-column");
      if (situation.starts_with("-&")) situation.erase(0, 2);
      SnapshotApp app = in_situation(situation);
      expect_single_brackets(app.snapshot().notice);
      expect_single_brackets(app.snapshot().sentence);
    }
  }
  for (const char* wrong : {"(0,0) (1,2) (1,1)", "1 6 3/4 0 8/7 2 5", "1 2", "(0,0) (1,2) (0,0)"}) {
    for (const Leaper leaper : {Leaper{}, Leaper{1, 3}})
      expect_single_brackets(check_written_tour(*parse_tour(wrong), {}, leaper).fault);
  }
}

TEST(Sentence, OfASnapshotIsApproved) {
  Approved table("sentences_of_snapshots");
  Snapshot snapshot;
  snapshot.target = 2'000'000;
  snapshot.step = 500'000;
  table.add("On the way to a step", describe(snapshot));
  snapshot.step = 3'000'000;
  table.add("On the way back to a step", describe(snapshot));

  Snapshot other;
  other.settings.algorithm = find_algorithm("neural-network");
  other.event.type = EventType::sweep;
  table.add("A sweep of the neural network", describe(other));
  other.edges = {{Square{0, 0}, Square{1, 2}}, {Square{1, 2}, Square{3, 3}}};
  table.add("A sweep that has settled a square", describe(other));
  other.event.type = EventType::stuck;
  table.add("The neural network cannot work", describe(other));
  other.settings.algorithm = find_algorithm("divide-and-conquer");
  table.add("Divide and conquer cannot work", describe(other));
  other.pace = Pace::blur;
  other.visits = 36;
  other.event.type = EventType::lay;
  table.add("Divide and conquer at high speed", describe(other));
  other.settings.algorithm = find_algorithm("neural-network");
  other.event.type = EventType::sweep;
  const Message settling = describe(other);
  table.add("The neural network at high speed", settling);
  other.event.type = EventType::restart;
  EXPECT_EQ(describe(other), settling) << "it does not flicker";

  Snapshot first;
  first.done = true;
  first.outcome = RunState::exhausted;
  first.tours = 2;
  first.step = first.visits = 80;
  Snapshot second = first;
  second.settings.algorithm = find_algorithm("pruned");
  second.place = 1;
  first.others = {second};
  table.add("Two boards have found all tours", describe(first));
}

// Even without a panel that requests the verdict, and only until the first step.
TEST(Sentence, SaysOnlyAtTheStartThatNoTourExists) {
  SnapshotApp app = opened("board=5x5&start=0,1");
  const auto denies = [&] { return in_english(app.snapshot().sentence).starts_with("No tour from (0,1)"); };
  EXPECT_TRUE(denies());
  app.apply(StepBy{1});
  EXPECT_FALSE(denies());
  app.apply(StepBy{-1});
  EXPECT_TRUE(denies());
  app.apply(Change{{{"start", "0,0"}}});
  EXPECT_TRUE(in_english(app.snapshot().sentence).starts_with("The knight starts on (0,0)"));
}

TEST(Sentence, CountsTheVerticesOfAGraphWithoutTheHolesOfTheBoard) {
  EXPECT_EQ(in_english(describe_record(settings_of("holes=a8;b8&graph=A-B;B-C"), 2)),
            "The longest path so far has 2 of 3 vertices. At its end, the search had to backtrack.");
}

// A square is identified by row and column. It is not settled if three edges meet there.
TEST(Sentence, DistinguishesSettledSquaresOnAnyBoard) {
  Snapshot snapshot;
  snapshot.settings.algorithm = find_algorithm("neural-network");
  snapshot.settings.board = {5, 7};
  snapshot.squares = 35;
  snapshot.event.type = EventType::sweep;
  // 1,0 and 0,1 and 0,5; 2,1 and 1,3 and 1,6.
  snapshot.edges = {{Square{1, 0}, Square{2, 2}}, {Square{0, 1}, Square{2, 0}}, {Square{0, 5}, Square{2, 4}},
                    {Square{2, 1}, Square{4, 2}}, {Square{1, 3}, Square{3, 2}}, {Square{1, 6}, Square{3, 5}}};
  EXPECT_NE(in_english(describe(snapshot)).find("So far 0 of 35 squares have them, with 6 active"), std::string::npos)
      << describe(snapshot);
  snapshot.edges.push_back({Square{2, 2}, Square{4, 1}});
  snapshot.edges.push_back({Square{4, 2}, Square{3, 4}});
  EXPECT_NE(in_english(describe(snapshot)).find("So far 2 of 35 squares have them, with 8 active"), std::string::npos)
      << describe(snapshot);
  snapshot.edges.push_back({Square{2, 2}, Square{4, 3}});
  EXPECT_NE(in_english(describe(snapshot)).find("So far 1 of 35 squares has them, with 9 active"), std::string::npos)
      << describe(snapshot);
}

TEST(Numbers, HaveThousandsSeparators) {
  EXPECT_EQ(in_english(std::uint64_t{0}), "0");
  EXPECT_EQ(in_english(std::uint64_t{999}), "999");
  EXPECT_EQ(in_english(std::uint64_t{1000}), "1,000");
  EXPECT_EQ(in_english(std::uint64_t{8'250'733}), "8,250,733");
  EXPECT_EQ(in_english(18'446'744'073'709'551'615u), "18,446,744,073,709,551,615");
}

}  // namespace
}  // namespace kt
