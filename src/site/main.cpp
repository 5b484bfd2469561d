// The program that the site's build runs under Node:
//
//   site tables     the tables of settings, themes, panels, algorithms and so on, as JSON (app/state/tables.h)
//   site pictures   for each line of standard input, "settings<TAB>options", the picture in a line of JSON:
//                   {"svg":"..."}. Its words are in the language of the setting `lang`, English without one.
//   site lessons    for each line of standard input, a lesson, a line of JSON: {"faults":["..."],"lesson":{...}}, where
//                   the lesson is as the page plays it (app/lessons/played_lesson.h), or null
#include <iostream>
#include <limits>
#include <span>
#include <string>

#include "app/language/catalogues.h"
#include "app/language/say.h"
#include "app/lessons/lessons.h"
#include "app/recording/recording.h"
#include "app/settings/json.h"
#include "app/state/tables.h"
#include "view/pen/theme.h"
#include "view/picture/picture.h"

namespace {

void speak_in(const kt::Locale* locale) {
  static kt::Translation words;
  const kt::Locale& wanted = locale ? *locale : kt::locales().front();
  if (words.locale().id == wanted.id) return;
  words = kt::Translation(wanted, kt::catalogue_of(wanted));
  kt::speak(&words);
}

void write_tables() {
  std::string tables = kt::tables_json();
  tables.insert(tables.size() - 1, ",\"lessonLimits\":" + kt::lesson_limits().text);
  std::cout << tables << std::endl;
}

void write_pictures() {
  for (const kt::Locale& locale : kt::locales()) {
    const std::span<const unsigned char> characters = kt::characters_of(locale);
    if (!characters.empty()) kt::load_characters(characters);
  }
  constexpr double kNoDeadline = std::numeric_limits<double>::infinity();
  kt::PictureMaker maker;
  for (std::string line; std::getline(std::cin, line);) {
    const auto tab = std::min(line.find('\t'), line.size());
    kt::Settings settings;
    for (const kt::Message& error : kt::assign(settings, kt::parse_query(line.substr(0, tab))))
      std::cerr << kt::in_english(error) << "\n";
    speak_in(settings.lang);
    kt::Recording recording(settings, settings.step, [] { return 0.0; });
    recording.approach(kNoDeadline);
    const std::string options = tab < line.size() ? line.substr(tab + 1) : "";
    std::cout << kt::json_object({{"svg", maker.svg(recording.untouched(), kt::picture_options(options))}}).text
              << std::endl;
  }
}

void write_lesson(const std::vector<kt::LessonFault>& faults, const kt::Json& lesson) {
  const auto told = [](const kt::LessonFault& fault) { return kt::Json(kt::in_english(fault.reason)); };
  std::cout << kt::json_object({{"faults", kt::json_list(faults, told)}, {"lesson", lesson}}).text << std::endl;
}

void write_lessons() {
  for (std::string line; std::getline(std::cin, line);) {
    const auto lesson = kt::read_lesson(line);
    if (!lesson) {
      write_lesson({lesson.error()}, kt::Json::written("null"));
      continue;
    }
    kt::LessonCheck check(*lesson, true);
    while (!check.work(100'000)) {
    }
    write_lesson(check.faults(), kt::played_json(check.lesson(), check.stops()));
  }
}

}  // namespace

int main(int count, char** words) {
  const std::string asked = count > 1 ? words[1] : "";
  if (asked == "tables") return write_tables(), 0;
  if (asked == "pictures") return write_pictures(), 0;
  if (asked == "lessons") return write_lessons(), 0;
  std::cerr << "site: '" << asked << "' is not tables, pictures or lessons\n";
  return 2;
}
