#include "app/lessons/lesson.h"

#include <algorithm>

#include "app/lessons/measures.h"
#include "app/lessons/shape.h"
#include "app/settings/compared.h"
#include "app/settings/settings.h"
#include "core/basics/parse_number.h"

namespace kt {
namespace {

using Kind = Shape::Kind;
using enum ShapeMember::Need;

using Names = std::vector<std::string_view>;
Names mark_ids() { return {std::begin(kMarkKinds), std::end(kMarkKinds)}; }
Names question_ids() { return {std::begin(LessonQuestion::kKinds), std::end(LessonQuestion::kKinds)}; }
Names panel_ids() {
  static const std::vector<Choice> choices = find_setting("panels")->choices();
  Names ids;
  for (const Choice& choice : choices) ids.push_back(choice.id);
  return ids;
}
Names measure_ids() {
  Names ids;
  for (const MomentMeasure& measure : measures()) ids.push_back(measure.id);
  return ids;
}

constexpr Shape kId{.kind = Kind::name};
constexpr Shape kShort{.least = 1, .most = 80};
constexpr Shape kLine{.least = 1, .most = 300};
constexpr Shape kParagraph{.least = 1, .most = 600};
constexpr Shape kNotes{.least = 0, .most = 1500};
constexpr Shape kWord{.least = 1, .most = 40};
constexpr Shape kSquares{.kind = Kind::list, .least = 2, .most = 2, .item = &kWord};
constexpr Shape kMinutes{.kind = Kind::whole, .least = 1, .most = 90};
constexpr Shape kStep{.kind = Kind::whole, .least = 0, .most = kMaxSteps};
constexpr Shape kNumber{.kind = Kind::whole, .least = 1, .most = 1'000'000};
constexpr Shape kPace{.kind = Kind::whole, .least = 1, .most = 20};
constexpr Shape kBoard{.kind = Kind::whole, .least = 1, .most = kMaxBoards};
constexpr Shape kValue{.kind = Kind::value};
constexpr Shape kSettings{.kind = Kind::settings};
constexpr Shape kMark{.kind = Kind::choice, .ids = mark_ids};
constexpr Shape kPanel{.kind = Kind::choice, .ids = panel_ids};
constexpr Shape kMeasure{.kind = Kind::choice, .ids = measure_ids};
constexpr Shape kQuestionKind{.kind = Kind::choice, .ids = question_ids};

constexpr ShapeMember kRunMembers[] = {
    {"to", one, &kStep, "run to this step"},
    {"until", one, &kWord,
     "run until the next dead-end, backtrack, record, tour, reject, lost or noticed, the end, or a visit to this square"},
    {"pace", free, &kPace, "show the run at this speed, in steps per second"},
};
constexpr Shape kRun{.kind = Kind::object, .members = kRunMembers};

constexpr ShapeMember kLookMembers[] = {
    {"square", one, &kWord, "a square or a vertex"},
    {"edge", one, &kSquares, "a move between two squares"},
    {"panel", one, &kPanel, "a panel to open"},
    {"code", one, &kNumber, "a line of the code panel, from 1"},
    {"stack", one, &kNumber, "a row of the stack, by the number of its square on the path, from 1"},
    {"step", one, &kStep, "a place on the timeline"},
    {"kind", free, &kMark, "the kind of mark; note by default"},
    {"text", free, &kWord, "a short text beside the mark"},
};
constexpr Shape kLookItem{.kind = Kind::object, .members = kLookMembers};
constexpr Shape kLook{.kind = Kind::list, .least = 0, .most = 24, .item = &kLookItem};

constexpr ShapeMember kChoiceMembers[] = {
    {"text", must, &kLine, "the text of the choice"},
    {"is", free, &kValue, "matches the measure only if this choice is correct, such as 8840, > 1000, 4..6 or tour"},
    {"why", free, &kLine, "the feedback for this choice"},
};
constexpr Shape kChoice{.kind = Kind::object, .members = kChoiceMembers};
constexpr Shape kChoices{.kind = Kind::list, .least = 2, .most = 6, .item = &kChoice};

constexpr ShapeMember kQuestionMembers[] = {
    {"kind", must, &kQuestionKind, "the kind of answer"},
    {"ask", must, &kLine, "the question"},
    {"choices", free, &kChoices, "the choices, only for the kind choice"},
    {"answer", must, &kValue, "the number of the correct choice, from 1; or a number; or a square"},
    {"measure", must, &kMeasure, "the measure of the search that gives the answer"},
    {"of", free, &kWord, "the square that the measure is about"},
    {"board", free, &kBoard, "the number of the compared board, from 1"},
    {"with", free, &kSettings, "settings that differ from those of the stop, for another search from its start"},
    {"after", free, &kRun, "how the search continues before it is measured; the page shows this after the answer"},
    {"look", free, &kLook, "what to look at after the answer"},
    {"why", must, &kParagraph, "the reason, shown after the answer"},
};
constexpr Shape kQuestion{.kind = Kind::object, .members = kQuestionMembers};

constexpr ShapeMember kClaimMembers[] = {
    {"measure", must, &kMeasure, "what to measure"},
    {"of", free, &kWord, "the square that the measure is about"},
    {"board", free, &kBoard, "the number of the compared board, from 1"},
    {"is", must, &kValue, "8840, > 1000, 4..6, tour, c2"},
    {"with", free, &kSettings, "settings that differ from those of the stop, for another search from its start"},
    {"after", free, &kRun, "how the search continues before it is measured"},
};
constexpr Shape kClaim{.kind = Kind::object, .members = kClaimMembers};
constexpr Shape kClaims{.kind = Kind::list, .least = 0, .most = 40, .item = &kClaim};
constexpr Shape kText{.kind = Kind::list, .least = 1, .most = 6, .item = &kParagraph};

constexpr ShapeMember kStopMembers[] = {
    {"title", must, &kShort, "a heading"},
    {"settings", free, &kSettings, "as in a link; omitted settings have their default"},
    {"run", free, &kRun, "how the search continues from the setting step, which is 0 by default"},
    {"look", free, &kLook, "what to look at"},
    {"text", must, &kText, "paragraphs"},
    {"notes", free, &kNotes, "teacher's notes"},
    {"question", free, &kQuestion, "asked below the text"},
    {"claims", free, &kClaims, "statements about the search that can be checked"},
};
constexpr Shape kStop{.kind = Kind::object, .members = kStopMembers};
constexpr Shape kStops{.kind = Kind::list, .least = 1, .most = kMaxStops, .item = &kStop};

constexpr ShapeMember kLessonMembers[] = {
    {"$schema", free, &kLine, "schema.json, so that editors can help"},
    {"id", must, &kId, "its name in links"},
    {"title", must, &kShort, "its heading"},
    {"summary", must, &kLine, "one sentence"},
    {"minutes", must, &kMinutes, "the approximate duration"},
    {"stops", must, &kStops, "the stops, in order"},
};
constexpr Shape kLesson{.kind = Kind::object, .members = kLessonMembers};

// The following functions read trees whose form is valid.
std::string text_at(const JsonNode& node, std::string_view key) {
  const JsonNode* found = node.find(key);
  return found ? found->text : std::string();
}

std::optional<std::uint64_t> number_at(const JsonNode& node, std::string_view key) {
  return parse_number<std::uint64_t>(text_at(node, key));
}

std::vector<KeyValue> settings_at_key(const JsonNode& node, std::string_view key,
                                      std::vector<std::size_t>* lines = nullptr) {
  std::vector<KeyValue> values;
  if (const JsonNode* found = node.find(key)) {
    for (std::size_t i = 0; i < found->keys.size(); ++i) {
      values.push_back({found->keys[i], found->items[i].text});
      if (lines) lines->push_back(found->items[i].line);
    }
  }
  return values;
}

std::optional<LessonRun> run_at(const JsonNode& node, std::string_view key) {
  const JsonNode* found = node.find(key);
  if (!found) return {};
  return LessonRun{found->line, number_at(*found, "to"), text_at(*found, "until"), number_at(*found, "pace")};
}

LessonClaim claim_of(const JsonNode& node, std::string_view key) {
  return {node.find(key)->line,          text_at(node, "measure"), text_at(node, "of"),  text_at(node, key),
          settings_at_key(node, "with"), number_at(node, "board"), run_at(node, "after")};
}

// The value of the enumeration whose names these are.
template <typename Value>
Value value_named(std::string_view name, const auto& names) {
  return static_cast<Value>(std::ranges::find(names, name) - std::begin(names));
}

LessonLook look_of(const JsonNode& node) {
  LessonLook look{.line = node.line,
                  .place = {},
                  .text = text_at(node, "text"),
                  .square = text_at(node, "square"),
                  .to = {},
                  .number = {},
                  .panel = text_at(node, "panel")};
  if (const JsonNode* kind = node.find("kind")) look.kind = value_named<Annotation::Kind>(kind->text, kMarkKinds);
  for (const std::string_view name : kMarkPlaces) {
    if (!node.find(name)) continue;
    look.place = value_named<Annotation::Place>(name, kMarkPlaces);
    look.number = number_at(node, name);
  }
  if (const JsonNode* edge = node.find("edge")) {
    look.square = edge->items[0].text;
    look.to = edge->items[1].text;
  }
  return look;
}

std::vector<LessonLook> looks_of(const JsonNode& node) {
  std::vector<LessonLook> looks;
  if (const JsonNode* list = node.find("look")) {
    for (const JsonNode& item : list->items) looks.push_back(look_of(item));
  }
  return looks;
}

std::expected<LessonQuestion, LessonFault> question_of(const JsonNode& node) {
  LessonQuestion question{.line = node.line,
                          .kind = value_named<LessonQuestion::Kind>(text_at(node, "kind"), LessonQuestion::kKinds),
                          .ask = text_at(node, "ask"),
                          .answer = text_at(node, "answer"),
                          .why = text_at(node, "why"),
                          .truth = claim_of(node, "answer"),
                          .look = looks_of(node)};
  const JsonNode* choices = node.find("choices");
  const bool is_choice = question.kind == LessonQuestion::Kind::choice;
  if (is_choice && !choices)
    return std::unexpected(LessonFault{node.line, {"a question of the kind 'choice' needs 'choices'"}});
  if (!is_choice && choices)
    return std::unexpected(LessonFault{node.line, {"only a question of the kind 'choice' can have 'choices'"}});
  if (!is_choice) return question;
  for (const JsonNode& choice : choices->items) {
    question.choices.push_back({choice.line, text_at(choice, "text"), text_at(choice, "is"), text_at(choice, "why")});
  }
  if (!question.right_choice())
    return std::unexpected(LessonFault{
        question.truth.line, {"'answer' is not the number of a choice, from 1 to {0}", question.choices.size()}});
  return question;
}

std::expected<LessonStop, LessonFault> stop_of(const JsonNode& node) {
  LessonStop stop{.line = node.line,
                  .title = text_at(node, "title"),
                  .settings = {},
                  .setting_lines = {},
                  .run = run_at(node, "run"),
                  .look = looks_of(node),
                  .text = {},
                  .notes = text_at(node, "notes"),
                  .question = {},
                  .claims = {}};
  stop.settings = settings_at_key(node, "settings", &stop.setting_lines);
  for (const JsonNode& paragraph : node.find("text")->items) stop.text.push_back(paragraph.text);
  if (const JsonNode* claims = node.find("claims")) {
    for (const JsonNode& claim : claims->items) stop.claims.push_back(claim_of(claim, "is"));
  }
  if (const JsonNode* question = node.find("question")) {
    auto read = question_of(*question);
    if (!read) return std::unexpected(read.error());
    stop.question = *std::move(read);
  }
  return stop;
}

}  // namespace

const LessonChoice* LessonQuestion::right_choice() const {
  const std::size_t number = parse_number<std::size_t>(answer).value_or(0);
  return number >= 1 && number <= choices.size() ? &choices[number - 1] : nullptr;
}

std::expected<Lesson, LessonFault> read_lesson(std::string_view json) {
  const auto tree = read_json(json);
  if (!tree) return std::unexpected(tree.error());
  if (auto fault = fault_of(*tree, kLesson, "the lesson")) return std::unexpected(*std::move(fault));
  Lesson lesson{.id = text_at(*tree, "id"),
                .title = text_at(*tree, "title"),
                .summary = text_at(*tree, "summary"),
                .minutes = number_at(*tree, "minutes").value_or(1),
                .stops = {}};
  for (const JsonNode& node : tree->find("stops")->items) {
    auto stop = stop_of(node);
    if (!stop) return std::unexpected(stop.error());
    lesson.stops.push_back(*std::move(stop));
  }
  return lesson;
}

Json lesson_limits() {
  constexpr std::size_t kLongestStop = 1000;  // more than the stop behind a packed lesson needs
  return json_object({{"bytes", kLongestLesson},
                      {"letters", kLongestLessonSetting - kLongestStop},
                      {"stops", kMaxStops},
                      {"steps", kMaxSteps}});
}

std::string lesson_schema() {
  std::string text = schema_of(kLesson).text;
  const std::string head =
      "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"A lesson of the knight's tour\",";
  return head + text.substr(1) + "\n";
}

}  // namespace kt
