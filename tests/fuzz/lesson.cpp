// Lessons of users: each is read, or refused with one of its lines. Playing an accepted one does no harm.
#include "app/lessons/lessons.h"
#include "fuzz/fuzz.h"

namespace kt {
namespace {

void hold_is_fault(const LessonFault& fault, std::string_view text) {
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
  hold(fault.line >= 1 && fault.line <= lines, "a fault is in a line", to_string(fault));
  const std::string reason = in_english(fault.reason);
  hold(!reason.empty() && reason.find('\n') == std::string::npos, "a reason is a sentence", reason);
  record_answer(reason.substr(reason.rfind('\'') + 1));
}

}  // namespace
}  // namespace kt

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kt;
  constexpr int kSlices = 20;
  const std::string_view text = text_of(data, size);
  const auto lesson = read_lesson(text);
  if (!lesson) {
    hold_is_fault(lesson.error(), text);
    return 0;
  }
  hold(!lesson->stops.empty() && lesson->stops.size() <= 40, "a lesson has stops", text);
  for (const LessonStop& stop : lesson->stops) {
    hold(!stop.title.empty() && !stop.text.empty(), "a stop has words", text);
    record_answer(std::to_string(unclaimed_numbers(stop).size()));
  }
  LessonCheck check(*lesson);
  for (int i = 0; i < kSlices && !check.work(500); ++i)
    hold(check.progress() < 1, "it is not done before its end", text);
  for (const LessonFault& fault : check.faults()) hold_is_fault(fault, text);
  return 0;
}
