#include "app/language/say.h"
#include "app/lessons/lessons.h"
#include "app/settings/json.h"
#include "app/settings/setting_kinds.h"
#include "app/settings/version.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

struct LessonOptions {
  std::string file;
  std::string print;  // "stops" or "json"; empty: only the verdict
  bool schema = false;
  bool strict = false;
};

constexpr Choice kLessonFormats[] = {{"stops"}, {"json"}};

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
  if (options.file.empty()) return print_error(Message{"FILE is missing (see kt lesson --help)"});
  if (!options.print.empty()) {
    if (const auto known = kinds::place_of(kLessonFormats, options.print); !known)
      return print_error(of_key("--print", known.error()));
  }
  const auto text = read_text(options.file);
  if (!text) return print_error(text.error());
  const auto lesson = read_lesson(*text);
  if (!lesson) return print_error(of_key(options.file, Message::verbatim(to_string(lesson.error(), spoken()))));
  LessonCheck check(*lesson);
  Watch watch;
  const auto checked = [&] { return Message{"{0}% checked", static_cast<int>(check.progress() * 100)}; };
  const auto progress = [&] { return say(checked()); };
  while (!check.work(watch.slice())) {
    if (watch.go_on(progress)) continue;
    print_message(Tone::open, {"undecided: interrupted, {0}", checked()});
    return kUndecided;
  }
  std::vector<LessonFault> faults = check.faults();
  for (const LessonStop& stop : lesson->stops) {
    for (const std::string& number : options.strict ? unclaimed_numbers(stop) : std::vector<std::string>{}) {
      faults.push_back({stop.line, {"the stop mentions {0}, but has no claim for it", number}});
    }
  }
  if (options.print == "json") {
    const std::string report = report_json(faults, check.stops(), spoken());
    const Json head =
        json_object({{"valid", faults.empty()}, {"title", lesson->title}, {"version", program_version()}});
    print(head.text.substr(0, head.text.size() - 1) + "," + report.substr(1) + "\n");
    return faults.empty() ? kFound : kNone;
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
  for (std::size_t i = 0; !options.print.empty() && i < lesson->stops.size(); ++i)
    print_stop(lesson->stops[i], check.stops()[i], i + 1);
  return kFound;
}

}  // namespace

Action add_lesson(CLI::App& app) {
  auto options = std::make_shared<LessonOptions>();
  app.add_option("FILE", options->file, "a lesson, such as those in assets/lessons");
  app.add_flag("--print{stops}", options->print,
               "print the stops with the answers of the search; --print=json prints JSON");
  app.add_flag("--strict", options->strict, "require a claim for every number in the text");
  app.add_flag("--schema", options->schema, "print the JSON schema of lessons and exit");
  return [options] { return check_lesson(*options); };
}

}  // namespace kt
