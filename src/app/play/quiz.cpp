#include "app/play/quiz.h"

#include <algorithm>

namespace kt {

namespace {

bool is_open(const Candidate& move) { return move.rejection == Rejection::none && !move.looked_at; }

// No move is left to try: back to the first square with a move left, or to the start.
Question back_from(Search search) {
  Question question{.kind = Question::Kind::back, .truth = root(search.problem())};
  while (!search.ended()) {
    const EventType type = search.step().type;
    if (type != EventType::backtrack && type != EventType::reject) break;
    const auto candidates = search.candidates();
    if (std::ranges::none_of(candidates, is_open)) continue;
    question.truth = search.path().back();
    return question;
  }
  question.ends = true;
  return question;
}

}  // namespace

std::optional<Question> question_at(const Search& search) {
  if (!search.depth_first() || search.status() != Status::searching || search.gives_up()) return {};
  const std::vector<Candidate> candidates = search.candidates();
  const auto next = std::ranges::find_if(candidates, is_open);
  if (next == candidates.end()) {
    if (!search.problem().algorithm->goes_back) return {};
    return back_from(search);
  }
  Question question{.truth = next->square};
  for (const Candidate& move : candidates) {
    const bool leads_on = move.rejection == Rejection::none || move.rejection == Rejection::pruned;
    if (leads_on && !move.looked_at) question.options.push_back(move.square);
  }
  if (question.options.size() < 2) return {};
  return question;
}

void add_answers(Score& score, std::uint64_t hands, std::uint64_t right_hands, bool is_right) {
  score.answers += hands;
  score.right += right_hands;
  score.streak = is_right ? score.streak + 1 : 0;
  score.best_streak = std::max(score.best_streak, score.streak);
}

}  // namespace kt
