#include <gtest/gtest.h>

#include "app/approved.h"
#include "app/lessons/lessons.h"

namespace kt {
namespace {

// A lesson with one stop that has these members; the stop begins in line 2.
std::string lesson_with(std::string_view stop) {
  return "{\"id\": \"a\", \"title\": \"A\", \"summary\": \"A.\", \"minutes\": 1, \"stops\": [\n{\"title\": \"One\", "
         "\"text\": [\"Words.\"]" +
         std::string(stop) + "}\n]}";
}

std::vector<std::string> faults_of(std::string_view text) {
  const auto lesson = read_lesson(text);
  if (!lesson) return {to_string(lesson.error())};
  LessonCheck check(*lesson);
  while (!check.work(1000)) {
  }
  std::vector<std::string> faults;
  for (const LessonFault& fault : check.faults()) faults.push_back(to_string(fault));
  return faults;
}

std::string fault_of_stop(std::string_view stop) {
  const auto faults = faults_of(lesson_with(stop));
  return faults.empty() ? "" : faults.front();
}

// A row is what stands beside a title and a text in the only stop, with \n for the end of a line; or a whole lesson.
TEST(Lesson, FaultsAreApproved) {
  expect_approved("lesson_faults", [](const std::string& situation) {
    std::string text = situation;
    for (std::size_t at; (at = text.find("\\n")) != std::string::npos;) text.replace(at, 2, "\n");
    const bool is_whole = text.starts_with('[') || text.starts_with('{');
    std::string words;
    for (const std::string& fault : faults_of(is_whole ? text : lesson_with("," + text))) words += fault + "\n";
    return words.empty() ? "no fault" : words;
  });
}

TEST(Lesson, ReadsEveryMember) {
  const auto lesson = read_lesson(lesson_with(R"(,
"settings": {"board": "5x5", "heat": true, "seed": 3}, "run": {"until": "dead-end", "pace": 4}, "notes": "Slowly.",
"look": [{"square": "a1"}, {"edge": ["a1", "b3"], "kind": "wrong", "text": "no"}, {"panel": "code"}, {"code": 3}, {"step": 7}],
"question": {"kind": "number", "ask": "How many?", "answer": 21, "measure": "depth", "why": "Count."},
"claims": [{"measure": "step", "is": 20}])"));
  ASSERT_TRUE(lesson) << to_string(lesson.error());
  EXPECT_EQ(lesson->minutes, 1u);
  const LessonStop& stop = lesson->stops.front();
  EXPECT_EQ(stop.line, 2u);
  EXPECT_EQ(stop.settings[1].value, "true");
  EXPECT_EQ(stop.setting_lines, (std::vector<std::size_t>{3, 3, 3}));
  EXPECT_EQ(stop.run->until, "dead-end");
  ASSERT_EQ(stop.look.size(), 5u);
  EXPECT_EQ(stop.look[1].to, "b3");
  EXPECT_EQ(stop.look[1].kind, Annotation::Kind::wrong);
  EXPECT_EQ(stop.look[4].number, 7u);
  EXPECT_EQ(stop.question->answer, "21");
  EXPECT_EQ(stop.question->truth.measure, "depth");
  EXPECT_TRUE(faults_of(lesson_with("")).empty());
}

// The caller can pause between any two slices, so the page never blocks.
TEST(Lesson, MeasuresSlowValuesInSlices) {
  constexpr std::uint64_t kSlice = 20;
  for (const char* measure : {"closed-tours", "tours-from-start", "tours-in-all", "mistake", "kept"}) {
    const auto lesson = read_lesson(
        lesson_with(R"(, "settings": {"board": "6x6", "start": "a6"}, "run": {"to": 5000}, "claims": [{"measure": ")" +
                    std::string(measure) + R"(", "is": "!= 7777"}])"));
    ASSERT_TRUE(lesson);
    LessonCheck check(*lesson);
    std::size_t slices = 0;
    while (!check.work(kSlice)) slices += check.work_number() == 2 ? 1 : 0;
    EXPECT_TRUE(check.faults().empty()) << to_string(check.faults().front());
    EXPECT_EQ(check.work_number(), 2u) << "the search, and what is measured";
    EXPECT_GT(slices, 5u) << measure;
  }
}

TEST(Lesson, EveryMeasureHasAValueSomewhere) {
  // In the middle of a search, and at its end.
  for (const char* run : {"{\"to\": 7}", "{\"until\": \"tour\"}"}) {
    for (const MomentMeasure& measure : measures()) {
      const std::string id(measure.id);
      const std::string of = measure.of_square ? ", \"of\": \"a1\"" : "";
      const std::string fault =
          fault_of_stop(R"(, "settings": {"board": "5x5", "start": "a5"}, "run": )" + std::string(run) +
                        ", \"claims\": [{\"measure\": \"" + id + "\"" + of + ", \"is\": \"!= 7777\"}]");
      const bool at_tour = std::string(run).find("tour") != std::string::npos;
      const bool needs_a_way_on = id == "fewest" || id == "ties" || id == "mistake";
      if (at_tour && needs_a_way_on)
        EXPECT_EQ(fault, "line 2: '" + id + "' cannot be measured here");
      else
        EXPECT_EQ(fault, "");
    }
  }
}

TEST(Lesson, FindsUnclaimedNumbers) {
  const auto lesson = read_lesson(lesson_with(
      R"(, "notes": "On 5 x 5, from b2: 8,840 visits and 12 apples (Parberry 1997), or 17 (of 31).", "settings": {"board": "5x5"},
"claims": [{"measure": "visits", "is": 8840, "after": {"until": "tour"}}])"));
  ASSERT_TRUE(lesson);
  EXPECT_EQ(unclaimed_numbers(lesson->stops.front()), (std::vector<std::string>{"12", "17", "31"}));
}

TEST(Lesson, ReportsTheStateAtEachStop) {
  const auto lesson = read_lesson(lesson_with(R"(, "settings": {"board": "5x5", "start": "a5"}, "run": {"to": 19})"));
  LessonCheck check(*lesson, true);
  while (!check.work(3)) EXPECT_LT(check.progress(), 1);
  const StopReport& stop = check.stops().front();
  EXPECT_EQ(stop.step, 19u);
  EXPECT_EQ(stop.path.size(), 20u);
  EXPECT_EQ(stop.path.back(), "a4");
  EXPECT_EQ(stop.candidates, 1u);
  EXPECT_EQ(stop.next, (std::vector<std::string>{"b2", "a4", "c5", "e4", "d2", "b1"}));
  ASSERT_EQ(stop.left.size(), 20u) << "the stack has a row for each square of the path";
  EXPECT_EQ(stop.left.back(), (std::vector<std::string>{"b2"}));
  EXPECT_EQ(stop.left.front(), (std::vector<std::string>{"c4"})) << "a5 went to b3, and c4 is left";
  ASSERT_TRUE(stop.kept);
  EXPECT_LT(*stop.kept, 11u);
}

}  // namespace
}  // namespace kt
