// A separate module for the page: reads and checks a user's own lesson (app/lessons), in slices.
//
// Returned strings are valid until the next call.
#include <emscripten.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "app/language/translation.h"
#include "app/lessons/lessons.h"
#include "app/settings/json.h"
#include "app/time/batch_size.h"

namespace {

std::optional<kt::LessonCheck> check;
kt::BatchSize batch;
std::uint64_t work_number = 0;
std::string reply;
kt::Translation words;

const char* keep(std::string text) {
  reply = std::move(text);
  return reply.c_str();
}

}  // namespace

extern "C" {

// Like kt_speak() of web_exports.cpp, for the messages of this module.
EMSCRIPTEN_KEEPALIVE void kt_lesson_speak(const char* locale, const char* catalogue) {
  const kt::Locale* known = kt::find_locale(locale);
  words = known ? kt::Translation(*known, catalogue) : kt::Translation();
}

// Empty if the format is valid and the lesson can be checked; otherwise "line 12: ...". `for_sheet`: also prepares what
// only a worksheet needs.
EMSCRIPTEN_KEEPALIVE const char* kt_lesson_open(const char* text, bool for_sheet) {
  check.reset();
  work_number = 0;
  const auto lesson = kt::read_lesson(text);
  if (!lesson) return keep(kt::to_string(lesson.error(), words));
  check.emplace(*lesson, for_sheet);
  return keep("");
}

// Works for some milliseconds and returns the share that is done, 1 at the end.
EMSCRIPTEN_KEEPALIVE double kt_lesson_work() {
  constexpr double kSlice = 0.012;  // seconds
  const kt::Clock clock = [] { return emscripten_get_now() / 1000; };
  kt::Batches batches(batch, clock, clock() + kSlice);
  do {
    if (check->work(batch.steps())) return 1;
    if (std::exchange(work_number, check->work_number()) != check->work_number()) batch.restart();
  } while (batches.go_on());
  return std::min(check->progress(), 0.99);
}

// The claims that are wrong, one per line; empty if all are true.
EMSCRIPTEN_KEEPALIVE const char* kt_lesson_faults() {
  std::string text;
  for (const kt::LessonFault& fault : check->faults()) text += (text.empty() ? "" : "\n") + kt::to_string(fault, words);
  return keep(text);
}

// As the page plays it: played_lesson.h.
EMSCRIPTEN_KEEPALIVE const char* kt_lesson_played() {
  return keep(kt::played_json(check->lesson(), check->stops()).text);
}

}  // extern "C"
