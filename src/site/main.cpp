// What the build of the site asks the program itself, run by Node:
//
//   site tables     the tables of settings, themes, panels, algorithms and so on, as JSON (app/state/tables.h)
//   site pictures   of each line of standard input, "settings<TAB>options", the picture in a line of JSON:
//                   {"svg":"..."}
//   site lessons    of each line, a lesson, what the search says of it, in a line: {"faults":[],"stops":[{"step":14,
//                   "path":["a1",...],"candidates":2,"next":["c2",...],"kept":8,"answer":"..."},...]}
#include <iostream>
#include <limits>
#include <string>

#include "app/lessons/lessons.h"
#include "app/settings/json.h"
#include "app/state/film.h"
#include "app/state/tables.h"
#include "view/picture/picture.h"

namespace {

void write_pictures() {
  constexpr double kNoDeadline = std::numeric_limits<double>::infinity();
  kt::PictureMaker maker;
  for (std::string line; std::getline(std::cin, line);) {
    const auto tab = std::min(line.find('\t'), line.size());
    kt::Settings settings;
    for (const std::string& error : kt::assign(settings, kt::parse_query(line.substr(0, tab))))
      std::cerr << error << "\n";
    kt::Film film(settings, settings.step, [] { return 0.0; });
    film.approach(kNoDeadline);
    const std::string options = tab < line.size() ? line.substr(tab + 1) : "";
    std::cout << kt::json_object({{"svg", maker.svg(film.untouched(), kt::picture_options(options))}}).text
              << std::endl;
  }
}

kt::Json names(const std::vector<std::string>& texts) {
  return kt::json_list(texts, [](const std::string& text) { return kt::Json(text); });
}

kt::Json stop_json(const kt::StopReport& stop) {
  return kt::json_object({{"step", stop.step},
                          {"path", names(stop.path)},
                          {"candidates", stop.candidates},
                          {"next", names(stop.next)},
                          {"kept", stop.kept ? kt::Json(*stop.kept) : kt::Json::written("null")},
                          {"answer", stop.answer}});
}

void write_lessons() {
  for (std::string line; std::getline(std::cin, line);) {
    std::vector<std::string> faults;
    std::vector<kt::StopReport> stops;
    if (const auto lesson = kt::read_lesson(line)) {
      kt::LessonCheck check(*lesson, true);
      while (!check.work(100'000)) {
      }
      for (const kt::LessonFault& fault : check.faults()) faults.push_back(fault.reason);
      stops = check.stops();
    } else {
      faults.push_back(lesson.error().reason);
    }
    std::cout << kt::json_object({{"faults", names(faults)}, {"stops", kt::json_list(stops, stop_json)}}).text
              << std::endl;
  }
}

}  // namespace

int main(int count, char** words) {
  const std::string asked = count > 1 ? words[1] : "";
  if (asked == "tables") return std::cout << kt::tables_json() << std::endl, 0;
  if (asked == "pictures") return write_pictures(), 0;
  if (asked == "lessons") return write_lessons(), 0;
  std::cerr << "site: '" << asked << "' is not tables, pictures or lessons\n";
  return 2;
}
