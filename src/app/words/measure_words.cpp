#include "app/words/measure_words.h"

#include <cmath>

#include "app/words/numbers.h"

namespace kt {

std::uint64_t cost_of(const MeasuredRun& run) { return run.algorithm->keeps_stack() ? run.visits : run.steps; }

std::string title_of(const MeasuredRun& run) {
  return std::string(run.algorithm->title) + ", " + std::to_string(run.board.rows) + " × " +
         std::to_string(run.board.cols) + (run.goal == Goal::closed ? ", a closed tour" : ", a tour") + " from " +
         in_brackets(run.start);
}

std::string outcome_words(const MeasuredRun& run) {
  const std::string cost = plural(cost_of(run), run.algorithm->keeps_stack() ? "visit" : "step");
  if (run.state == MeasuredRun::State::waiting) return "not begun";
  if (run.state == MeasuredRun::State::refused) return "the method does not cover this board";
  if (run.state == MeasuredRun::State::running) return cost + " so far";
  if (run.by_theorem) return run.ending == Ending::none ? "there is none, by a theorem" : "would go on for ever";
  const std::string after = " after " + cost + ", in " + describe_duration(run.seconds);
  switch (run.ending) {
    case Ending::tour: return (run.closed ? "found, closed," : "found") + after;
    case Ending::none: return "there is none: proved" + after;
    case Ending::stuck: return "stuck" + after;
    default: break;
  }
  if (run.log10_tree == 0) return "given up" + after;
  const bool sure = run.log10_high - run.log10_low < 2;
  return "given up" + after + ". Trying everything takes " + (sure ? "about " : "perhaps ") +
         rounded_number(run.log10_tree) + " visits, by Knuth's estimate";
}

}  // namespace kt
