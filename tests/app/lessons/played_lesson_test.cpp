#include <gtest/gtest.h>

#include "app/lessons/lessons.h"

namespace kt {
namespace {

// As the page plays a lesson with one stop, whose members are these.
std::string played(const std::string& stop) {
  const auto lesson = read_lesson(R"({"id": "a", "title": "A", "summary": "A.", "minutes": 1, "stops": [
{"title": "One", "text": ["Words."])" +
                                  stop + "}]}");
  if (!lesson) return to_string(lesson.error());
  LessonCheck check(*lesson);
  while (!check.work(1000)) {
  }
  for (const LessonFault& fault : check.faults()) ADD_FAILURE() << to_string(fault);
  return played_json(check.lesson(), check.stops()).text;
}

void expect_part(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << part << "\nis not in\n" << text;
}

TEST(PlayedLesson, LeadsToAStopWithMarksAndPanels) {
  const std::string text = played(R"(, "settings": {"board": "5x5", "start": "a5"},
"run": {"until": "dead-end", "pace": 4}, "look": [{"square": "a1"}, {"panel": "code"}, {"panel": "stack"},
{"edge": ["a1", "b3"], "kind": "wrong", "text": "no"}, {"stack": 3}])");
  expect_part(text, R"("hasPanels":true,"settings":{"board":"8x8","holes":"none")");
  expect_part(text, R"("step":"0","at":"none","panels":"none","squares":)");  // a reader's theme and text size stay
  expect_part(text, R"("show":{"settings":{"board":"5x5","start":"a5","panels":"code,stack"},"step":0,)"
                    R"("runs":[{"until":"dead-end","pace":4}],"mode":"watch","compares":false,"panels":false,)"
                    R"("undo":false})");
  expect_part(text, R"("marks":[{"place":"square","kind":"note","text":"","square":"a1"},)"
                    R"({"place":"edge","kind":"wrong","text":"no","square":"a1","to":"b3"},)"
                    R"({"place":"stack","kind":"note","text":"","line":3}])");
  expect_part(text, R"("picture":{"board":"5x5","start":"a5","panels":"none","step":"20"},"asks":false)");
}

TEST(PlayedLesson, GoesOnToAnAnswerAndMarksIt) {
  const std::string text = played(R"(, "settings": {"board": "5x5", "start": "a5"}, "run": {"to": 2},
"look": [{"square": "a1"}], "question": {"kind": "square", "ask": "?", "answer": "e2", "measure": "knight",
"after": {"to": 3, "pace": 1}, "why": "!", "look": [{"square": "a5"}]})");
  expect_part(text, R"("asks":true)");
  expect_part(text, R"("question":{"kind":"square","ask":"?","answer":"e2","why":"!",)"
                    R"("show":{"settings":{"board":"5x5","start":"a5"},"step":0,"runs":[{"to":2},{"to":3,"pace":1}],)"
                    R"("mode":"watch","compares":false,"panels":false,"undo":false},)"
                    R"("marks":[{"place":"square","kind":"note","text":"","square":"a5"},)"
                    R"({"place":"square","kind":"right","text":"","square":"e2"}],)"
                    R"("measured":"e2","board":"5x5","graph":"none","clicks":true})");
}

TEST(PlayedLesson, KeepsTheMarksOfAStopThatItsAnswerDoesNotLeave) {
  const std::string text = played(R"(, "settings": {"board": "5x5", "start": "a5"}, "look": [{"square": "a1"}],
"question": {"kind": "choice", "ask": "?", "answer": 2, "measure": "candidates", "why": "!", "look": [{"square": "b3"}],
"choices": [{"text": "One", "is": 1, "why": "No."}, {"text": "Two", "is": 2}]})");
  expect_part(
      text, R"("answer":"Two","why":"!","show":null,"marks":[{"place":"square","kind":"note","text":"","square":"a1"},)"
            R"({"place":"square","kind":"note","text":"","square":"b3"}],"measured":"2",)"
            R"("choices":[{"text":"One","right":false,"why":"No."},{"text":"Two","right":true,"why":""}])");
}

TEST(PlayedLesson, LetsUsersPlayUntilTheAnswerOfAnotherSearch) {
  const std::string text = played(R"(, "settings": {"board": "5x5", "start": "a5", "mode": "play", "panels": "stack"},
"run": {"to": 3}, "question": {"kind": "number", "ask": "?", "answer": 36, "measure": "squares",
"with": {"board": "6x6", "start": "a6"}, "after": {"until": "tour"}, "why": "!"})");
  expect_part(text, R"("show":{"settings":{"board":"5x5","start":"a5","panels":"stack"},"step":0,"runs":[{"to":3}],)"
                    R"("mode":"play","compares":false,"panels":false,"undo":true})");
  expect_part(text, R"("asks":false)");
  expect_part(text, R"("show":{"settings":{"panels":"stack","board":"6x6","start":"a6"},"step":0,)"
                    R"("runs":[{"until":"tour"}],"mode":"watch","compares":false,"panels":false,"undo":false})");
}

TEST(PlayedLesson, SaysThatBoardsAreCompared) {
  expect_part(played(R"(, "settings": {"board": "5x5", "start": "a5", "compare": "moves:report", "panels": "none"},
"run": {"to": 1000})"),
              R"("mode":"watch","compares":true,"panels":true,"undo":false})");
}

TEST(Judgement, JudgesNumbersAndSquares) {
  const auto said = [](const char* question, const char* answer) {
    return std::string(to_string(judge(parse_query(question), answer)));
  };
  EXPECT_EQ(said("kind=number&answer=1728", "1728"), "right");
  EXPECT_EQ(said("kind=number&answer=1728", "1727"), "low");
  EXPECT_EQ(said("kind=number&answer=1728", "99999999999999"), "high");
  for (const char* none : {"", "three", "-3"}) EXPECT_EQ(said("kind=number&answer=1728", none), "unreadable");
  for (const char* right : {"b2", " B2 ", "3,1", "(3, 1)"})
    EXPECT_EQ(said("kind=square&answer=b2&board=5x5&graph=none", right), "right") << right;
  for (const char* wrong : {"b3", "1,1", "z9"})
    EXPECT_EQ(said("kind=square&answer=b2&board=5x5&graph=none", wrong), "wrong") << wrong;
  for (const char* none : {"", "b", "2", "here"})
    EXPECT_EQ(said("kind=square&answer=b2&board=5x5&graph=none", none), "unreadable") << none;
  EXPECT_EQ(said("kind=square&answer=F&board=8x8&graph=E-F", "f "), "right");
  EXPECT_EQ(said("kind=square&answer=F&board=8x8&graph=E-F", "G"), "wrong");
  EXPECT_EQ(said("kind=square&answer=a&board=8x8&graph=A-a;a-B", " a"), "right");
  EXPECT_EQ(said("kind=square&answer=a&board=8x8&graph=A-a;a-B", "A"), "wrong");
}

}  // namespace
}  // namespace kt
