#include "app/words/marks.h"

#include <gtest/gtest.h>

#include "app/approved.h"
#include "app/words_in.h"

namespace kt {
namespace {

// A line for each mark, such as "next b3 5": its kind, its square or squares, its text, and its strength unless full.
std::string marks_in(const std::string& situation) {
#define KT_MARK(id, ...) #id,
  constexpr const char* kIds[] = {KT_MARKS(KT_MARK)};
#undef KT_MARK
  constexpr const char* kStrengths[] = {" (hidden)", " (quiet)", ""};
  SnapshotApp app = in_situation(situation);
  const Snapshot& snapshot = app.snapshot();
  const auto name = [&](Square s) {
    const bool exists = snapshot.settings.shown_board().contains(s);
    return " " + (exists ? snapshot.settings.name(s) : std::to_string(s.row) + "," + std::to_string(s.col));
  };
  std::string lines;
  for (const Mark& mark : marks_of(snapshot)) {
    lines += kIds[static_cast<std::size_t>(mark.kind)] + name(mark.square);
    if (mark.to != mark.square) lines += name(mark.to);
    if (!mark.text.empty()) lines += " " + mark.text;
    lines += std::string(kStrengths[static_cast<std::size_t>(mark.strength)]) + "\n";
  }
  return lines;
}

TEST(Marks, AreApproved) { expect_approved("marks", marks_in); }

TEST(Marks, AnnotationsOfSquaresAndMovesAreMarks) {
  using enum Annotation::Place;
  Snapshot snapshot;
  snapshot.annotations = {{.place = move, .square = {0, 1}, .to = {2, 2}},
                          {.place = stack_row, .line = 3},
                          {.square = {9, 9}},  // of another board, in the moment of a change
                          {.square = {4, 4}, .text = "here"}};
  const std::vector<Mark> marks = marks_of(snapshot);
  ASSERT_EQ(marks.size(), 2u);
  EXPECT_EQ(marks[0].to, (Square{2, 2}));
  EXPECT_EQ(marks[1].square, (Square{4, 4}));
  EXPECT_EQ(snapshot.annotations[marks[1].index].text, "here");
}

TEST(Marks, LostSquaresAreMarkedOnceAndTheFatalOneInFull) {
  Snapshot snapshot;
  const std::vector<Square> walk{{0, 0}, {1, 2}, {2, 4}, {1, 2}};
  snapshot.path = walk;
  const auto lost = [&] {
    std::vector<std::pair<Square, Strength>> squares;
    for (const Mark& mark : marks_of(snapshot))
      if (mark.kind == MarkKind::lost) squares.emplace_back(mark.square, mark.strength);
    return squares;
  };
  snapshot.hope = {.outlook = Outlook::possible};
  EXPECT_TRUE(lost().empty());
  snapshot.hope = {.outlook = Outlook::impossible, .since = 2};
  const std::vector<std::pair<Square, Strength>> from_the_second{{walk[1], Strength::full}, {walk[2], Strength::quiet}};
  EXPECT_EQ(lost(), from_the_second);
  snapshot.path.clear();
  EXPECT_TRUE(lost().empty());
}

// What is on the board is explained below it.
TEST(Marks, OccurOnlyWhereTheLegendListsThem) {
  int found = 0;
  for (const Algorithm& algorithm : algorithms()) {
    for (const char* settings : {"", "&detail=candidate", "&mode=predict", "&mode=play", "&end=1,2", "&hope"}) {
      SnapshotApp app([] { return 0.0; });
      app.apply(Change{parse_query("board=4&algorithm=" + std::string(algorithm.id) + settings)});
      for (int step = 0; step < 30; ++step) {
        const Snapshot& snapshot = app.snapshot();
        for (const Mark& mark : marks_of(snapshot)) {
          const MarkRow& row = row_of(mark);
          found += row.name != nullptr;
          EXPECT_TRUE(!row.name || row.occurs(snapshot.settings)) << row.name << algorithm.id << settings << step;
        }
        app.apply(StepBy{1});
        app.tick();
      }
    }
  }
  EXPECT_GT(found, 500);
}

}  // namespace
}  // namespace kt
