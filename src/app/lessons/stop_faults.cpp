#include "app/lessons/stop_faults.h"

#include "app/play/quiz.h"
#include "app/settings/named_squares.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"
#include "core/search/refusal.h"

namespace kt {
namespace {

void refuse(LessonFaults& faults, std::size_t line, Message reason) { faults.push_back({line, std::move(reason)}); }

Message called(const LessonClaim& claim) {
  if (claim.of.empty()) return Message::verbatim(quoted(claim.measure));
  return {"{0} of {1}", quoted(claim.measure), claim.of};
}

void judge_value(const LessonClaim& claim, const MeasuredValue& value, bool is_true, LessonFaults& faults) {
  const auto verdict = holds(claim.is, value);
  if (!verdict) return refuse(faults, claim.line, verdict.error());
  if (*verdict == is_true) return;
  if (is_true)
    refuse(faults, claim.line, {"{0} is {1}, not {2}", called(claim), to_argument(value), claim.is});
  else
    refuse(faults, claim.line,
           {"{0} is {1}, so the choice with {2} is correct, too", called(claim), to_argument(value), claim.is});
}

void judge_look(const LessonLook& look, const StopSearch& at, LessonFaults& faults) {
  using Place = Annotation::Place;
  const std::size_t depth = at.search().depth();
  if (look.place == Place::stack_row && *look.number > depth)
    return refuse(faults, look.line,
                  of_key("stack", {"the path has only {0, plural, one {# square} other {# squares}}", depth}));
  if (look.place != Place::square && look.place != Place::move) return;
  const auto from = parse_existing(at.settings(), look.square);
  if (!from) return refuse(faults, look.line, of_key("look", from.error()));
  if (look.place == Place::square) return;
  const auto to = parse_existing(at.settings(), look.to);
  if (!to) return refuse(faults, look.line, of_key("look", to.error()));
  const Graph graph = graph_of(at.settings().problem());
  const int a = graph.number(*from), b = graph.number(*to);
  if (!graph.has_move(a, b) && !graph.has_move(b, a))
    refuse(faults, look.line, of_key("look", {"no move leads from {0} to {1}", look.square, look.to}));
}

}  // namespace

void judge_mode(const LessonStop& stop, const StopSearch& at, LessonFaults& faults) {
  const Search& search = at.search();
  const bool asks_for_square = stop.question && stop.question->kind == LessonQuestion::Kind::square;
  switch (at.settings().mode) {
    case Mode::watch:
      if (asks_for_square && at.is_compared())
        refuse(faults, stop.question->line, {"a question of the kind 'square' works only with a single board"});
      return;
    case Mode::predict:
      if (!question_at(search)) refuse(faults, stop.line, of_key("mode", {"there is nothing to predict at this step"}));
      return;
    case Mode::play:
      if (!search.depth_first() || search.path().empty())
        refuse(faults, stop.line, of_key("mode", {"there is no path here that a player could continue"}));
      else if (search.depth() > kMaxGiven)
        refuse(faults, stop.line, of_key("mode", {"a game can begin with a path of at most {0} squares", kMaxGiven}));
      else if (asks_for_square)
        refuse(faults, stop.question->line,
               {"a question of the kind 'square' does not work while clicks move the knight"});
      return;
  }
}

void judge_looks(const std::vector<LessonLook>& looks, const StopSearch& at, LessonFaults& faults) {
  for (const LessonLook& look : looks) judge_look(look, at, faults);
}

std::optional<LessonMoment> moment_of(const LessonClaim& claim, const StopSearch& at, LessonFaults& faults) {
  const bool needs_square = find_measure(claim.measure)->of_square;
  if (!needs_square && !claim.of.empty())
    return refuse(faults, claim.line, {"{0} does not depend on a square; remove 'of'", quoted(claim.measure)}),
           std::nullopt;
  if (!needs_square) return LessonMoment{at.settings(), at.search(), {}};
  if (claim.of.empty())
    return refuse(faults, claim.line, {"{0} needs a square in 'of'", quoted(claim.measure)}), std::nullopt;
  const auto square = parse_existing(at.settings(), claim.of);
  if (!square) return refuse(faults, claim.line, of_key("of", square.error())), std::nullopt;
  return LessonMoment{at.settings(), at.search(), *square};
}

void judge_claim(const LessonClaim& claim, const std::optional<MeasuredValue>& value, LessonFaults& faults) {
  if (!value) return refuse(faults, claim.line, {"{0} cannot be measured here", called(claim)});
  judge_value(claim, *value, true, faults);
}

void judge_answer(const LessonQuestion& question, const std::optional<MeasuredValue>& value, LessonFaults& faults) {
  LessonClaim truth = question.truth;
  const MomentMeasure& measure = *find_measure(truth.measure);
  using Asked = LessonQuestion::Kind;
  if (value && question.kind == Asked::number && measure.kind != MomentMeasure::Kind::number)
    return refuse(faults, truth.line, {"{0} is not a number", called(truth)});
  if (value && question.kind == Asked::square && measure.kind != MomentMeasure::Kind::square)
    return refuse(faults, truth.line, {"{0} is not a square", called(truth)});
  if (value && question.kind == Asked::number && !parse_number<std::uint64_t>(question.answer))
    return refuse(faults, truth.line, {"'answer' is not a whole number"});
  if (!value || question.kind != Asked::choice) return judge_claim(truth, value, faults);
  for (const LessonChoice& choice : question.choices) {
    if (choice.is.empty()) {
      refuse(faults, choice.line, {"the choice has no 'is', so it cannot be checked"});
      continue;
    }
    truth.is = choice.is;
    truth.line = choice.line;
    judge_value(truth, *value, &choice == question.right_choice(), faults);
  }
}

}  // namespace kt
