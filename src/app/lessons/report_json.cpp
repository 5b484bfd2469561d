#include "app/lessons/report_json.h"

#include "app/settings/json.h"

namespace kt {
namespace {

Json names(const std::vector<std::string>& texts) {
  return json_list(texts, [](const std::string& text) { return Json(text); });
}

Json stop_json(const StopReport& stop) {
  return json_object({{"step", stop.step},
                      {"path", names(stop.path)},
                      {"candidates", stop.candidates},
                      {"next", names(stop.next)},
                      {"kept", stop.kept ? Json(*stop.kept) : Json::written("null")},
                      {"answer", stop.answer}});
}

}  // namespace

std::string report_json(std::span<const LessonFault> faults, std::span<const StopReport> stops,
                        const Translation& words) {
  const Json reasons = json_list(faults, [&](const LessonFault& fault) { return Json(words.format(fault.reason)); });
  return json_object({{"faults", reasons}, {"stops", json_list(stops, stop_json)}}).text;
}

}  // namespace kt
