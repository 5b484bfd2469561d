#include "app/lessons/played_lesson.h"

#include <algorithm>

#include "app/lessons/stop_search.h"
#include "core/basics/parse_number.h"

namespace kt {
namespace {

using Values = std::vector<KeyValue>;

// What readers have set stays, unless a stop names it.
constexpr std::string_view kReaders[] = {"theme",    "scale", "controls", "lang",
                                         "language", "base",  "autoplay", "lesson"};

std::string value_of(const Values& values, std::string_view key, std::string_view otherwise) {
  const auto found = std::ranges::find(values, key, &KeyValue::key);
  return found == values.end() ? std::string(otherwise) : found->value;
}

void set(Values& values, std::string_view key, std::string value) {
  std::erase_if(values, [&](const KeyValue& each) { return each.key == key; });
  values.push_back({std::string(key), std::move(value)});
}

Json settings_json(const Values& values) {
  std::vector<JsonMember> members;
  for (const auto& [key, value] : values) members.push_back({key, value});
  return json_object(members);
}

Json defaults_json() {
  std::vector<JsonMember> members;
  for (const Setting& setting : settings_table()) {
    if (std::ranges::find(kReaders, setting.key) == std::end(kReaders))
      members.push_back({setting.key, setting.key == "panels" ? std::string(kNoPanels) : setting.fallback()});
  }
  return json_object(members);
}

// The panels to look at are open, if the settings name none.
Values with_panels(Values values, const LessonStop& stop) {
  std::string panels;
  for (const LessonLook& look : stop.look) {
    if (!look.panel.empty()) panels += (panels.empty() ? "" : ",") + look.panel;
  }
  if (!panels.empty() && value_of(values, "panels", "").empty()) set(values, "panels", panels);
  return values;
}

Json run_json(const LessonRun& run) {
  std::vector<JsonMember> members;
  if (run.to) members.push_back({"to", *run.to});
  if (!run.to) members.push_back({"until", run.until});
  if (run.pace) members.push_back({"pace", *run.pace});
  return json_object(members);
}

// The search itself shows where an answer is; a user plays or predicts only where the stop is.
Json show_json(const LessonStop& stop, const StopWay& way) {
  Values settings = with_panels(way.settings, stop);
  const std::string mode = value_of(stop.settings, "mode", "watch");
  std::erase_if(settings, [](const KeyValue& value) { return value.key == "mode"; });
  const std::string compare = value_of(stop.settings, "compare", ""), panels = value_of(stop.settings, "panels", "");
  return json_object({{"settings", settings_json(settings)},
                      {"step", parse_number<std::uint64_t>(value_of(settings, "step", "")).value_or(0)},
                      {"runs", json_list(way.runs, run_json)},
                      {"mode", way.is_stop ? mode : "watch"},
                      {"compares", !compare.empty() && compare != "none"},
                      {"panels", !panels.empty() && mode != "play"},
                      {"undo", way.is_stop && mode == "play"}});
}

Json mark_json(const LessonLook& look) {
  std::vector<JsonMember> members{{"place", kMarkPlaces[static_cast<std::size_t>(*look.place)]},
                                  {"kind", kMarkKinds[static_cast<std::size_t>(look.kind)]},
                                  {"text", look.text}};
  if (!look.square.empty()) members.push_back({"square", look.square});
  if (!look.to.empty()) members.push_back({"to", look.to});
  if (look.number) members.push_back({"line", *look.number});
  return json_object(members);
}

Json marks_json(std::vector<LessonLook> looks) {
  std::erase_if(looks, [](const LessonLook& look) { return !look.place; });
  return json_list(looks, mark_json);
}

Json question_json(const LessonStop& stop, const StopReport& report) {
  using Asked = LessonQuestion::Kind;
  const LessonQuestion& question = *stop.question;
  const bool moves_on = question.truth.after || !question.truth.with.empty();
  std::vector<LessonLook> looks = moves_on ? std::vector<LessonLook>() : stop.look;
  looks.insert(looks.end(), question.look.begin(), question.look.end());
  if (question.kind == Asked::square) {
    LessonLook& right = looks.emplace_back();
    right.place = Annotation::Place::square;
    right.kind = Annotation::Kind::right;
    right.square = question.answer;
  }
  std::vector<JsonMember> members{
      {"kind", LessonQuestion::kKinds[static_cast<std::size_t>(question.kind)]},
      {"ask", question.ask},
      {"answer", report.answer},
      {"why", question.why},
      {"show", moves_on ? show_json(stop, way_to(stop, question.truth)) : Json::written("null")},
      {"marks", marks_json(looks)}};
  if (!report.measured.empty()) members.push_back({"measured", report.measured});
  if (question.kind == Asked::choice) {
    members.push_back({"choices", json_list(question.choices, [&](const LessonChoice& choice) {
                         const bool is_right = &choice == question.right_choice();
                         return json_object({{"text", choice.text}, {"right", is_right}, {"why", choice.why}});
                       })});
  }
  if (question.kind == Asked::square) {
    const std::string graph = value_of(stop.settings, "graph", "none");
    members.push_back({"board", value_of(stop.settings, "board", find_setting("board")->fallback())});
    members.push_back({"graph", graph});
    members.push_back({"clicks", graph == "none"});
  }
  return json_object(members);
}

Json stop_json(const LessonStop& stop, const StopReport& report) {
  // A compared board may have ended before the step to which the run goes.
  Values picture = stop.settings;
  set(picture, "panels", std::string(kNoPanels));
  set(picture, "step", std::to_string(stop.run && stop.run->to ? *stop.run->to : report.step));
  const bool watches = value_of(stop.settings, "mode", "watch") == "watch";
  std::vector<JsonMember> members{{"title", stop.title},
                                  {"text", json_list(stop.text, [](const std::string& text) { return Json(text); })},
                                  {"notes", stop.notes},
                                  {"show", show_json(stop, way_to(stop))},
                                  {"marks", marks_json(stop.look)},
                                  {"picture", settings_json(picture)},
                                  {"asks", stop.question && watches},
                                  {"sheet", report_json(report)}};
  if (stop.question) members.push_back({"question", question_json(stop, report)});
  return json_object(members);
}

}  // namespace

Json played_json(const Lesson& lesson, std::span<const StopReport> reports) {
  const bool has_panels = std::ranges::any_of(lesson.stops, [](const LessonStop& stop) {
    return !value_of(with_panels(stop.settings, stop), "panels", "").empty();
  });
  std::vector<Json> stops;
  for (std::size_t i = 0; i < lesson.stops.size(); ++i) stops.push_back(stop_json(lesson.stops[i], reports[i]));
  return json_object({{"id", lesson.id},
                      {"title", lesson.title},
                      {"summary", lesson.summary},
                      {"minutes", lesson.minutes},
                      {"hasPanels", has_panels},
                      {"settings", defaults_json()},
                      {"stops", json_array(stops)}});
}

}  // namespace kt
