#include "app/lessons/stop_report.h"

#include <algorithm>

namespace kt {
namespace {

Json names(const std::vector<std::string>& texts) {
  return json_list(texts, [](const std::string& text) { return Json(text); });
}

}  // namespace

StopReport report_of(const LessonStop& stop, const Settings& settings, const Search& search) {
  constexpr std::size_t kAhead = 6;  // steps
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
