#include <gtest/gtest.h>

#include "app/lessons/lessons.h"

namespace kt {
namespace {

// A lesson with one stop, whose members are these; the stop begins in line 2.
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

TEST(Lesson, RefusesInvalidMembersWithTheirLine) {
  const std::pair<std::string, std::string> kFaults[] = {
      {", \"txt\": []",
       "line 2: 'stops' cannot contain 'txt'; it can contain title, settings, run, look, text, notes, question, "
       "claims"},
      {",\n\"settings\": {\"bord\": \"5x5\"}", "line 3: there is no setting 'bord'"},
      {",\n\"settings\": {\"board\": [5]}", "line 3: 'board' is not a string, a number, true or false"},
      {",\n\"settings\": []", "line 3: 'settings' is not an object with settings"},
      {",\n\n\"run\": {\"to\": 5, \"until\": \"tour\"}", "line 4: 'run' needs exactly one of to, until"},
      {",\"run\": {\"to\": -5}", "line 2: 'to' is not a whole number from 0 to 100000000"},
      {",\"look\": [{\"kind\": \"note\"}]",
       "line 2: 'look' needs exactly one of square, edge, panel, code, stack, step"},
      {",\"look\": [{\"panel\": \"tre\"}]",
       "line 2: 'panel' is not one of settings, play, code, stack, tree, plot, numbers, display, measure"},
      {",\"look\": [{\"edge\": [\"a1\"]}]", "line 2: 'edge' is not a list in square brackets with 2 to 2 items"},
      {",\"claims\": [{\"measure\": \"visit\", \"is\": 1}]", ""},
      {",\"claims\": [{\"measure\": \"visits\"}]", "line 2: 'claims' needs 'is'"},
      {",\"claims\": [\n{\"measure\": \"visits\", \"is\": true}]", "line 3: 'is' is neither a string nor a number"},
      {",\"question\": {\"kind\": \"choice\", \"ask\": \"?\", \"answer\": 1, \"measure\": \"step\", \"why\": \"!\"}",
       "line 2: a question of the kind 'choice' needs 'choices'"},
      {",\"question\": {\"kind\": \"number\", \"ask\": \"?\", \"answer\": 1, \"measure\": \"step\", \"why\": \"!\", "
       "\"choices\": [{\"text\": \"a\"}, {\"text\": \"b\"}]}",
       "line 2: only a question of the kind 'choice' can have 'choices'"},
      {",\"question\": {\"kind\": \"choice\", \"ask\": \"?\", \"answer\": 3, \"measure\": \"step\", \"why\": \"!\", "
       "\"choices\": [{\"text\": \"a\"}, {\"text\": \"b\"}]}",
       "line 2: 'answer' is not the number of a choice, from 1 to 2"},
  };
  for (const auto& [stop, fault] : kFaults) {
    if (fault.empty())
      EXPECT_TRUE(fault_of_stop(stop).starts_with("line 2: 'measure' is not one of step, visits, "))
          << fault_of_stop(stop);
    else
      EXPECT_EQ(fault_of_stop(stop), fault);
  }
  EXPECT_EQ(faults_of("[]").front(), "line 1: 'the lesson' is not an object in braces");
  EXPECT_EQ(faults_of("{\"id\": \"A b\"}").front(),
            "line 1: 'id' must have 1 to 40 characters: lower-case letters, digits or hyphens");
  EXPECT_EQ(faults_of("{\"id\": \"a\",\n\"minutes\": 91}").front(),
            "line 2: 'minutes' is not a whole number from 1 to 90");
  EXPECT_EQ(faults_of("{\"id\": \"a\"}").front(), "line 1: 'the lesson' needs 'title'");
}

TEST(Lesson, ReportsFalseClaimsWithTheirLine) {
  const std::string five = ",\n\"settings\": {\"board\": \"5x5\", \"start\": \"a5\"}";
  const std::pair<std::string, std::string> kFaults[] = {
      {",\n\"settings\": {\"goal\": \"tour\",\n\"board\": \"0x5\"}",
       "line 4: board: '0x5' is not a size RxC with 1 to 1024 rows and columns"},
      {",\n\"settings\": {\"board\": \"100x100\"}",
       "line 3: board: a board in a lesson can have at most 4,096 squares"},
      {",\n\"settings\": {\"board\": \"3x4\", \"step\": 9999}", "line 2: step: the search ends at step 133"},
      {five + ",\n\"claims\": [{\"measure\": \"visits\", \"is\": 2}]", "line 4: 'visits' is 1, not 2"},
      {five + ",\n\"claims\": [{\"measure\": \"visits\", \"is\": 8841,\n\"after\": {\"until\": \"tour\"}}]",
       "line 4: 'visits' is 8,840, not 8841"},
      {five + ",\n\"claims\": [{\"measure\": \"visits\", \"is\": \"many\"}]",
       "line 4: 'many' is not a number such as 12, a comparison such as >= 12 (with =, !=, <, <=, > or >=), or a range "
       "such as 4..6"},
      {five + ",\n\"claims\": [{\"measure\": \"moves\", \"is\": 2}]", "line 4: 'moves' needs a square in 'of'"},
      {five + ",\n\"claims\": [{\"measure\": \"step\", \"of\": \"a1\", \"is\": 0}]",
       "line 4: 'step' does not depend on a square; remove 'of'"},
      {five + ",\n\"claims\": [{\"measure\": \"moves\", \"of\": \"z9\", \"is\": 2}]",
       "line 4: of: 'z9' is not on the 5x5 board; write the file (a to e), then the rank (1 to 5)"},
      {five + ",\n\"run\": {\"until\": \"doom\"}",
       "line 4: until 'doom': this is neither a square of this board nor a name such as dead-end, backtrack, record, "
       "tour or end"},
      {",\n\"settings\": {\"board\": \"3x3\"}, \"run\": {\"until\": \"tour\"}",
       "line 3: until 'tour': the search ends before that"},
      {",\n\"settings\": {\"board\": \"3x3\"}, \"run\": {\"to\": 1000}",
       "line 3: the search ends at step 29, before step 1,000"},
      {five + ",\n\"look\": [{\"square\": \"f1\"}]",
       "line 4: look: 'f1' is not on the 5x5 board; write the file (a to e), then the rank (1 to 5)"},
      {five + ",\n\"look\": [{\"edge\": [\"a1\", \"a2\"]}]", "line 4: look: no move leads from a1 to a2"},
      {five + ",\n\"look\": [{\"stack\": 2}]", "line 4: stack: the path has only 1 square"},
      {five + ",\n\"question\": {\"kind\": \"number\", \"ask\": \"?\", \"answer\": 3, \"measure\": \"candidates\", "
              "\"why\": \"!\"}",
       "line 4: 'candidates' is 2, not 3"},
      {five + ",\n\"question\": {\"kind\": \"number\", \"ask\": \"?\", \"answer\": 3, \"measure\": \"knight\", "
              "\"why\": \"!\"}",
       "line 4: 'knight' is not a number"},
      {five + ",\n\"question\": {\"kind\": \"square\", \"ask\": \"?\", \"answer\": \"c4\", \"measure\": "
              "\"next-square\", \"why\": \"!\"}",
       "line 4: 'next-square' is b3, not c4"},
      {five + ",\n\"question\": {\"kind\": \"choice\", \"ask\": \"?\", \"answer\": 1, \"measure\": \"step\", \"why\": "
              "\"!\", \"choices\": [{\"text\": \"a\", \"is\": 0},\n{\"text\": \"b\", \"is\": \"<5\"}]}",
       "line 5: 'step' is 0, so the choice with <5 is correct, too"},
      {five + ",\n\"question\": {\"kind\": \"choice\", \"ask\": \"?\", \"answer\": 1, \"measure\": \"step\", \"why\": "
              "\"!\", \"choices\": [{\"text\": \"a\", \"is\": 0},\n{\"text\": \"b\"}]}",
       "line 5: the choice has no 'is', so it cannot be checked"},
      {five + R"(,
"question": {"kind": "number", "ask": "?", "answer": 1, "measure": "depth", "why": "!", "look": [{"square": "f1"}]})",
       "line 4: look: 'f1' is not on the 5x5 board; write the file (a to e), then the rank (1 to 5)"},
  };
  for (const auto& [stop, fault] : kFaults) EXPECT_EQ(fault_of_stop(stop), fault);
}

TEST(Lesson, RefusesAGameWithoutAPath) {
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "5x5", "start": "a5", "mode": "play"}, "run": {"to": 14})"), "");
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "5x5", "start": "b5", "mode": "play"}, "run": {"until": "end"})"),
            "line 2: mode: there is no path here that a player could continue");
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "12x12", "algorithm": "divide-and-conquer", "mode": "play"})"),
            "line 2: mode: there is no path here that a player could continue");
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "5x5", "start": "a5", "mode": "play"},
"question": {"kind": "square", "ask": "?", "answer": "a5", "measure": "knight", "why": "!"})"),
            "line 3: a question of the kind 'square' does not work while clicks move the knight");
}

TEST(Lesson, RefusesAPredictionWithNothingToPredict) {
  const std::string from_corner = R"(, "settings": {"board": "3x4", "start": "a3", "mode": "predict"}, "run": )";
  EXPECT_EQ(fault_of_stop(from_corner + R"({"to": 4})"), "");
  EXPECT_EQ(fault_of_stop(from_corner + R"({"until": "dead-end"})"), "");
  EXPECT_EQ(fault_of_stop(from_corner + R"({"to": 2})"), "line 2: mode: there is nothing to predict at this step");
  EXPECT_EQ(fault_of_stop(from_corner + R"({"until": "tour"})"),
            "line 2: mode: there is nothing to predict at this step");
}

TEST(Lesson, StartsGamesWithGivenMoves) {
  const std::string lost = R"(,
"settings": {"board": "5x5", "start": "a5", "mode": "play", "given": "b3;a1;c2;b4;a2;c1;d3;e1"}, "claims": [
{"measure": "knight", "is": "e1"}, {"measure": "depth", "is": 9}, {"measure": "can-finish", "is": "no"}, {"measure": "mistake", "is": )";
  EXPECT_EQ(fault_of_stop(lost + "7}]"), "");
  EXPECT_EQ(fault_of_stop(lost + "8}]"), "line 4: 'mistake' is 7, not 8");
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "5x5", "start": "a5", "given": "b3"}, "claims": [
{"measure": "can-finish", "is": "yes"},
{"measure": "mistake", "is": 1}])"),
            "line 4: 'mistake' cannot be measured here");
  EXPECT_EQ(fault_of_stop(",\n\"settings\": {\"board\": \"5x5\", \"start\": \"a5\", \"given\": \"b4\"}").substr(0, 14),
            "line 3: given:");
}

// Two orders: the first has its tour at step 56, and stays there.
const std::string kTwo =
    R"(, "settings": {"board": "5x5", "start": "a5", "moves": "report", "compare": "moves:lexicographic"})";

TEST(Lesson, ComparesBoardsOnOneClock) {
  EXPECT_EQ(fault_of_stop(kTwo + R"(, "run": {"to": 1000}, "claims": [
{"measure": "visits", "is": 41}, {"measure": "step", "is": 56}, {"measure": "status", "board": 1, "is": "tour"},
{"measure": "step", "board": 2, "is": 1000}, {"measure": "status", "board": 2, "is": "searching"},
{"measure": "visits", "board": 1, "is": 41, "after": {"until": "end"}}, {"measure": "visits", "board": 2, "is": 70659, "after": {"until": "tour"}}],
"question": {"kind": "number", "ask": "?", "answer": 70659, "measure": "visits", "board": 2, "after": {"until": "tour"}, "why": "!"})"),
            "");
  EXPECT_EQ(fault_of_stop(kTwo + R"(, "claims": [
{"measure": "visits", "board": 2, "is": 41, "after": {"until": "tour"}}])"),
            "line 3: 'visits' is 70,659, not 41");
  // A larger board beside a smaller one.
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "5x5", "start": "a5", "compare": "board:6x6/start:a6"},
"claims": [{"measure": "squares", "board": 2, "is": 36}, {"measure": "squares", "is": 25}])"),
            "");
}

TEST(Lesson, RefusesInvalidComparisons) {
  const std::pair<std::string, std::string> kFaults[] = {
      {R"(, "claims": [{"measure": "visits", "board": 2, "is": 1}])",
       "line 2: board: this stop does not compare boards"},
      {kTwo + R"(,
"claims": [{"measure": "visits", "board": 3, "is": 1}])",
       "line 3: board: there are only 2 boards"},
      {kTwo + R"(,
"claims": [{"measure": "visits", "board": 9, "is": 1}])",
       "line 3: 'board' is not a whole number from 1 to 4"},
      {kTwo + R"(,
"run": {"until": "dead-end"})",
       "line 3: until 'dead-end': compared boards can run only to a step, a tour or the end"},
      {R"(, "settings": {"compare": "algorithm:pruned", "clock": "time"},
"run": {"to": 10})",
       "line 3: clock: with equal time, the step of each board is unpredictable; run the boards to a tour or the end"},
      {R"(, "settings": {"compare": "algorithm:pruned", "mode": "play"})",
       "line 2: mode: boards can be compared only while the search moves the knight"},
      {R"(,
"settings": {"compare": "algorithm:magic"})",
       "line 3: compare: 'algorithm:magic', algorithm: 'magic' is not one of "},
      {kTwo + R"(,
"question": {"kind": "square", "ask": "?", "answer": "a5", "measure": "knight", "why": "!"})",
       "line 3: a question of the kind 'square' works only with a single board"},
  };
  for (const auto& [stop, fault] : kFaults) EXPECT_EQ(fault_of_stop(stop).substr(0, fault.size()), fault);
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

TEST(Lesson, AllowsClaimsAboutAnotherSearch) {
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "5x5"}, "run": {"to": 20}, "claims": [
{"measure": "visits", "is": 64, "with": {"board": "8x8", "algorithm": "warnsdorff"}, "after": {"until": "tour"}},
{"measure": "step", "is": 24, "after": {"to": 24}}, {"measure": "step", "is": 20}])"),
            "");
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

TEST(Lesson, MeasuresTheRightValues) {
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "5x5", "start": "a5"}, "run": {"until": "dead-end"}, "claims": [
{"measure": "knight", "is": "b2"}, {"measure": "goes-back", "is": 4}, {"measure": "next-event", "is": "backtrack"}, {"measure": "next-square", "is": "a4"},
{"measure": "free", "is": 4}, {"measure": "light", "is": 13}, {"measure": "dark", "is": 12}, {"measure": "lost", "is": 2},
{"measure": "number", "of": "a5", "is": 1}, {"measure": "number", "of": "a1", "is": 0}, {"measure": "onward", "of": "a2", "is": 0},
{"measure": "can-finish", "is": "no"}, {"measure": "kept", "is": "<11"}, {"measure": "status", "is": "searching"}, {"measure": "exists", "is": "exists"}])"),
            "");
  EXPECT_EQ(
      fault_of_stop(
          R"(, "settings": {"graph": "A-B;A-D;B>C;B-D;D-E;E-F;F>C", "start": "A"}, "run": {"until": "C"}, "claims": [
{"measure": "step", "is": 2}, {"measure": "knight", "is": "C"}, {"measure": "squares", "is": 6}])"),
      "");
  // Round the hole: the knight is the way to the last square.
  EXPECT_EQ(fault_of_stop(R"(, "settings": {"board": "3x3", "start": "a3", "holes": "b2"}, "run": {"to": 6}, "claims": [
{"measure": "free", "is": 1}, {"measure": "lost", "is": 0}])"),
            "");
}

TEST(Lesson, MarksOneWayEdgesFromEitherEnd) {
  const std::string graph = R"(, "settings": {"graph": "A-B;B>C;C-D", "start": "A"}, "look": [{"edge": )";
  EXPECT_EQ(fault_of_stop(graph + R"(["B", "C"]}])"), "");
  EXPECT_EQ(fault_of_stop(graph + R"(["C", "B"]}])"), "");
  EXPECT_EQ(fault_of_stop(graph + R"(["A", "C"]}])"), "line 2: look: no move leads from A to C");
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
  ASSERT_TRUE(stop.kept);
  EXPECT_LT(*stop.kept, 11u);
}

}  // namespace
}  // namespace kt
