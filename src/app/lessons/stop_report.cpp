#include "app/lessons/stop_report.h"

#include <algorithm>

#include "core/search/stack.h"

namespace kt {
namespace {

Json names(const std::vector<std::string>& texts) {
  return json_list(texts, [](const std::string& text) { return Json(text); });
}

std::vector<std::string> moves_left(const PathFrame& frame, const Settings& settings) {
  std::vector<std::string> left;
  for (std::size_t i = static_cast<std::size_t>(frame.current + 1); i < frame.candidates.size(); ++i) {
    const Candidate& candidate = frame.candidates[i];
    if (!candidate.looked_at && candidate.rejection == Rejection::none) left.push_back(settings.name(candidate.square));
  }
  return left;
}

}  // namespace

StopReport report_of(const LessonStop& stop, const Settings& settings, const Search& search) {
  constexpr std::size_t kAhead = 6;       // steps
  constexpr std::size_t kShortPath = 30;  // squares: a stack that fits on paper
  StopReport report;
  report.step = search.steps();
  for (const Square square : search.path()) report.path.push_back(settings.name(square));
  report.candidates = std::ranges::count_if(
      search.candidates(), [](const Candidate& c) { return !c.looked_at && c.rejection == Rejection::none; });
  Search ahead = search;
  for (std::size_t i = 0; i < kAhead && !ahead.ended(); ++i) {
    ahead.step();
    const auto path = ahead.path();
    if (!path.empty()) report.next.push_back(settings.name(path.back()));
  }
  if (search.depth() <= kShortPath) {
    for (const PathFrame& frame : frames_of(search, 1, kShortPath)) report.left.push_back(moves_left(frame, settings));
  }
  if (stop.question) {
    const LessonChoice* right = stop.question->right_choice();
    report.answer = right ? right->text : stop.question->answer;
  }
  return report;
}

Json report_json(const StopReport& report) {
  return json_object({{"step", report.step},
                      {"path", names(report.path)},
                      {"candidates", report.candidates},
                      {"next", names(report.next)},
                      {"left", json_list(report.left, names)},
                      {"kept", report.kept},
                      {"answer", report.answer}});
}

std::string report_json(std::span<const LessonFault> faults, std::span<const StopReport> stops,
                        const Translation& words) {
  const Json reasons = json_list(faults, [&](const LessonFault& fault) { return Json(words.format(fault.reason)); });
  return json_object({{"faults", reasons},
                      {"stops", json_list(stops, [](const StopReport& stop) { return report_json(stop); })}})
      .text;
}

}  // namespace kt
