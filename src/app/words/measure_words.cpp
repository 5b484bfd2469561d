#include "app/words/measure_words.h"

#include <optional>

#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {

namespace {

// Up to its first tour a complete search enters the squares of that tour once; no tour begins like any other path that
// it tries.
std::optional<std::uint64_t> lost_visits(const MeasuredRun& run) {
  const bool is_known = run.algorithm->complete && run.algorithm->method == Method::depth_first;
  return is_known && run.visits >= run.deepest ? std::optional(run.visits - run.deepest) : std::nullopt;
}

}  // namespace

std::uint64_t cost_of(const MeasuredRun& run) { return run.algorithm->keeps_stack() ? run.visits : run.steps; }

Message title_of(const Settings& settings, const MeasuredRun& run) {
  Settings on_its_board;
  on_its_board.board = run.board;
  on_its_board.squares = settings.squares;
  return {"{0}, {1} × {2}, {3, select, closed {a closed tour} other {a tour}} from {4}",
          Message::name(run.algorithm->title),
          run.board.rows,
          run.board.cols,
          run.goal == Goal::closed ? "closed" : "any",
          spoken_name(on_its_board, run.start)};
}

Message tree_words(const MeasuredRun& run) {
  return {"trying everything would take {0, select, about {about} other {perhaps}} {1} visits, by Knuth's estimate",
          run.log10_high - run.log10_low < 2 ? "about" : "perhaps", rounded_number(run.log10_tree)};
}

Message outcome_words(const MeasuredRun& run) {
  const Message cost = run.algorithm->keeps_stack()
                           ? visits_in_words(cost_of(run))
                           : Message{"{0, plural, one {# step} other {# steps}}", cost_of(run)};
  if (run.state == MeasuredRun::State::waiting) return {"not started"};
  if (run.state == MeasuredRun::State::refused) return {"this method does not work on this board"};
  if (run.state == MeasuredRun::State::running) return {"{0} so far", cost};
  if (run.by_theorem && run.ending == Ending::none) return {"no tour, by a theorem"};
  if (run.by_theorem) return {"would never end"};
  const Message time = describe_duration(run.seconds);
  switch (run.ending) {
    case Ending::tour: {
      const Message found = run.closed ? Message{"found a closed tour after {0}, in {1}", cost, time}
                                       : Message{"found a tour after {0}, in {1}", cost, time};
      const auto lost = lost_visits(run);
      return lost ? Message{"{0}, {1} of the visits wasted", found, percentage(*lost, run.visits)} : found;
    }
    case Ending::none: return {"no tour, proved after {0}, in {1}", cost, time};
    case Ending::stuck: return {"stuck after {0}, in {1}", cost, time};
    default: break;
  }
  if (run.log10_tree == 0) return {"unfinished after {0}, in {1}", cost, time};
  return {
      "unfinished after {0}, in {1}. Trying everything would take {2, select, about {about} other {perhaps}} {3, plural, one {# visit} other {# visits}}, by Knuth's estimate",
      cost, time, run.log10_high - run.log10_low < 2 ? "about" : "perhaps", rounded_number(run.log10_tree)};
}

}  // namespace kt
