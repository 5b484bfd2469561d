#include "app/words/measure_words.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {

namespace {

// The visits of a method in all its runs on a board.
struct Spent {
  const Algorithm* algorithm;
  std::uint64_t visits = 0, in_vain = 0;
};

// Leaves out methods with a run whose visits in vain are unknown. Precondition: the runs of a method follow each other.
std::vector<Spent> spent_on(Board board, std::span<const MeasuredRun> runs) {
  std::vector<Spent> list;
  std::vector<const Algorithm*> unknown;
  for (const MeasuredRun& run : runs) {
    if (run.board != board) continue;
    if (list.empty() || list.back().algorithm != run.algorithm) list.push_back({run.algorithm});
    if (!run.lost_visits) unknown.push_back(run.algorithm);
    list.back().visits += run.visits;
    list.back().in_vain += run.lost_visits.value_or(0);
  }
  std::erase_if(list, [&](const Spent& spent) { return std::ranges::find(unknown, spent.algorithm) != unknown.end(); });
  return list;
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
      if (!run.lost_visits) return found;
      return {"{0}, {1} of the visits in vain", found, percentage(*run.lost_visits, run.visits)};
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

Message saving_words(std::span<const MeasuredRun> runs) {
  for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
    if (run != runs.rbegin() && run->board == std::prev(run)->board) continue;
    const std::vector<Spent> spent = spent_on(run->board, runs);
    const auto [least, most] = std::ranges::minmax_element(spent, {}, &Spent::in_vain);
    if (spent.empty() || least->in_vain == most->in_vain) continue;
    return {"On {0} × {1}, {2} of the visits made by {3} were in vain. {4} saves {5} of these.",
            run->board.rows,
            run->board.cols,
            percentage(most->in_vain, most->visits),
            Message::name(most->algorithm->title),
            Message::name(least->algorithm->title),
            percentage(most->in_vain - least->in_vain, most->in_vain)};
  }
  return {};
}

}  // namespace kt
