#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/language/say.h"
#include "app/lessons/lessons.h"
#include "app/settings/settings.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

struct LessonOptions {
  std::string file;
  bool print = false;
  bool schema = false;
  bool strict = false;
};

void print_stop(const LessonStop& stop, const StopReport& report, std::size_t number) {
  std::string text = "\n" + say(Message{"{0}. {1} (step {2})", std::to_string(number), stop.title, report.step}) + "\n";
  for (const std::string& paragraph : stop.text) text += "   " + paragraph + "\n";
  if (stop.question) {
    text += "   ? " + stop.question->ask + "\n";
    for (std::size_t i = 0; i < stop.question->choices.size(); ++i)
      text += "     " + std::to_string(i + 1) + ") " + stop.question->choices[i].text + "\n";
    text += "   = " + report.answer + ": " + stop.question->why + "\n";
  }
  print(text);
}

int check_lesson(const LessonOptions& options) {
  if (options.schema) {
    print(lesson_schema());
    return kFound;
  }
  if (options.file.empty()) return complain(Message{"FILE is missing (see lesson --help)"});
  std::ifstream file(options.file);
  if (!file || std::filesystem::is_directory(options.file)) return complain(of_key(options.file, {"can not be read"}));
  std::ostringstream text;
  text << file.rdbuf();
  if (file.bad()) return complain(of_key(options.file, {"can not be read"}));
  const auto lesson = read_lesson(text.str());
  if (!lesson) return complain(of_key(options.file, Message::verbatim(to_string(lesson.error(), spoken()))));
  LessonCheck check(*lesson);
  Watch watch;
  const auto checked = [&] { return Message{"{0} % checked", static_cast<int>(check.progress() * 100)}; };
  const auto progress = [&] { return say(checked()); };
  while (!check.work(watch.slice())) {
    if (watch.go_on(progress)) continue;
    tell(Tone::open, {"undecided: interrupted, {0}", checked()});
    return kUndecided;
  }
  std::vector<LessonFault> faults = check.faults();
  for (const LessonStop& stop : lesson->stops) {
    for (const std::string& number : options.strict ? unclaimed_numbers(stop) : std::vector<std::string>{}) {
      faults.push_back({stop.line, {"the stop says {0}, and claims it nowhere", number}});
    }
  }
  for (const LessonFault& fault : faults) print(say(Message{"invalid: {0}", to_string(fault, spoken())}) + "\n");
  if (!faults.empty()) return kNone;
  std::size_t questions = 0, claims = 0;
  for (const LessonStop& stop : lesson->stops) {
    questions += stop.question ? 1 : 0;
    claims += stop.claims.size();
  }
  print(say(Message{"valid: {0}: {1, plural, one {# stop} other {# stops}}, {2, plural, one {# question} other {# "
                    "questions}}, {3, plural, one {# claim} other {# claims}}",
                    lesson->title, lesson->stops.size(), questions, claims}) +
        "\n");
  for (std::size_t i = 0; options.print && i < lesson->stops.size(); ++i)
    print_stop(lesson->stops[i], check.stops()[i], i + 1);
  return kFound;
}

}  // namespace

Run add_lesson(CLI::App& app) {
  auto options = std::make_shared<LessonOptions>();
  app.add_option("FILE", options->file, "a lesson, as assets/lessons has them");
  app.add_flag("--print", options->print, "print its stops, with what the search answers");
  app.add_flag("--strict", options->strict, "every number in its words has to be claimed");
  app.add_flag("--schema", options->schema, "print the schema of lessons instead");
  return [options] { return check_lesson(*options); };
}

}  // namespace kt
