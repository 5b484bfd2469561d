// A module of its own for the page: it reads and checks a lesson that somebody brings (app/lessons), in slices.
//
// Strings returned live until the next call.
#include <emscripten.h>

#include <optional>
#include <string>

#include "app/lessons/lessons.h"
#include "app/settings/json.h"

namespace {

std::optional<kt::LessonCheck> check;
std::string reply;

const char* keep(std::string text) {
  reply = std::move(text);
  return reply.c_str();
}

}  // namespace

extern "C" {

// Empty where it is in order as far as its form goes, and is to be checked; else "line 12: ...".
EMSCRIPTEN_KEEPALIVE const char* kt_lesson_open(const char* text) {
  check.reset();
  const auto lesson = kt::read_lesson(text);
  if (!lesson) return keep(kt::to_string(lesson.error()));
  check.emplace(*lesson);
  return keep("");
}

// Works for some milliseconds; the share that is done, 1 at the end.
EMSCRIPTEN_KEEPALIVE double kt_lesson_work() {
  constexpr double kSlice = 12;  // milliseconds
  constexpr std::uint64_t kSteps = 5000;
  for (const double end = emscripten_get_now() + kSlice; emscripten_get_now() < end;) {
    if (check->work(kSteps)) return 1;
  }
  return std::min(check->progress(), 0.99);
}

// What is not true of it, a line each; nothing where all is.
EMSCRIPTEN_KEEPALIVE const char* kt_lesson_faults() {
  std::string text;
  for (const kt::LessonFault& fault : check->faults()) text += (text.empty() ? "" : "\n") + kt::to_string(fault);
  return keep(text);
}

}  // extern "C"
