#include "app/words/game_sentence.h"

#include <algorithm>

#include "app/play/best_game.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

bool is_graph(const Snapshot& s) { return !s.settings.graph.empty(); }

const char* kind(const Snapshot& s) { return kind_of_square(s.settings); }
Message squares(const Snapshot& s, std::uint64_t number) { return squares_in_words(s.settings, number); }
std::string name(const Snapshot& s, Square square) { return spoken_name(s.settings, square); }

Message mistake(const Snapshot& s) {
  const GameView& game = s.game;
  if (game.looks_for_mistake) return {"Looking for the move that was the mistake…"};
  if (!game.mistake) return {"Finding the move that was the mistake would take too long."};
  if (*game.mistake == 0) return {"No tour was ever possible from this start."};
  return {"The mistake was move {0}, to {1}.", *game.mistake, name(s, s.path[*game.mistake])};
}

// How many students of a class were right.
Message hands_verdict(const QuizView& quiz) {
  std::uint64_t right = 0;
  for (std::size_t i = 0; i < quiz.hands.size(); ++i) right += quiz.options[i] == quiz.truth ? quiz.hands[i] : 0;
  return {"{0} of {1, plural, one {# vote was} other {# votes {0, plural, one {was} other {were}}}} correct.", right,
          quiz.all_hands()};
}

Message outlook(const Snapshot& s) {
  switch (s.game.outlook) {
    case Outlook::looking: return {"Checking whether the tour can still be finished…"};
    case Outlook::possible: return {"The tour can still be finished."};
    case Outlook::impossible: return joined({"The tour can no longer be finished."}, mistake(s));
    case Outlook::unknown: return {"It is too early to tell whether the tour can still be finished."};
    default: return {};
  }
}

}  // namespace

Message describe_illegal(const Settings& settings, std::span<const Square> path, Square square, IllegalMove why) {
  const std::string to = spoken_name(settings, square);
  switch (why) {
    case IllegalMove::hole: return {"{0} is a hole, not a square of the board.", to};
    case IllegalMove::here:
      if (!settings.graph.empty()) return {"The path already ends on {0}.", to};
      return {"{0} is already on {1}.", the_mover(settings), to};
    case IllegalMove::visited: {
      const std::uint64_t at = std::ranges::find(path, square) - path.begin();
      return {"{0} has already been visited, as number {1}.", to, at + settings.base};
    }
    case IllegalMove::none:  // for predictions
      return {"The search has already looked at the move to {0}. Choose another move.", to};
    case IllegalMove::no_move: break;
  }
  const std::string from = spoken_name(settings, path.back());
  if (!settings.graph.empty()) return {"{0} is not a move away from {1}, because no edge leads there.", to, from};
  if (is_knight(settings.leaper))
    return {
        "{0} is not a knight's move from {1}. A knight moves two squares along a row or column and one to the side.",
        to, from};
  return {
      "{0} is not a move away from {1}. This piece, the {2}, moves {3, plural, one {# square} other {# squares}} along a row or column and {4} to the side.",
      to,
      from,
      piece_name(settings.leaper),
      static_cast<std::uint64_t>(std::max(settings.leaper.a, settings.leaper.b)),
      static_cast<std::uint64_t>(std::min(settings.leaper.a, settings.leaper.b))};
}

Message describe_best(std::uint64_t rank, std::size_t all) {
  if (rank == 0) return {"none yet"};
  if (!is_tour(rank)) return {"{0} of {1}", rank, all};
  return {"a tour, {0, plural, =0 {no moves} one {# move} other {# moves}} undone", kRankOfTour - rank};
}

Message describe_game(const Snapshot& s) {
  const std::string here = name(s, s.path.back());
  if (s.state == RunState::tour)
    return {
        "You found {0, select, closed {a closed tour} other {a tour}} of all {1}, with {2, plural, one {# dead end} other {# dead ends}} on the way.",
        s.closed ? "closed" : "any", squares(s, s.squares), s.game.dead_ends};
  const Message so_far = is_graph(s)
                             ? Message{"{0} of {1, plural, one {# vertex} other {# vertices}}", s.depth, s.squares}
                             : Message{"{0} of {1, plural, one {# square} other {# squares}}", s.depth, s.squares};
  if (s.depth == s.squares && s.settings.end && *s.settings.end != s.path.back())
    return {"You have visited all {0}, but the tour must end on {1}. Undo some moves.", squares(s, s.squares),
            name(s, *s.settings.end)};
  if (s.depth == s.squares)
    return {"You have visited all {0}, but the tour must end one move from its start. Undo some moves.",
            squares(s, s.squares)};
  if (s.candidates.empty())
    return joined(
        {"{0} is a dead end, as no free {1, select, vertex {vertex} other {square}} is within reach. You have visited {2}; undo a move.",
         here, kind(s), so_far},
        outlook(s));
  if (is_graph(s))
    return joined(
        {"Your move. From {0}, {1, plural, one {an edge leads to # free vertex} other {edges lead to # free vertices}}; you have visited {2}.",
         here, s.candidates.size(), so_far},
        outlook(s));
  return joined(
      {"Your move. From {0} {1} can reach {2, plural, one {# free square} other {# free squares}}; you have visited {3}.",
       here, mover(s.settings), s.candidates.size(), so_far},
      outlook(s));
}

namespace {

Message question_about_next(const Snapshot& s) {
  return {"Where will {1} go next from {0}?", name(s, s.path.back()), mover(s.settings)};
}

Message question_to_hands(const Snapshot& s) {
  const std::string here = name(s, s.path.back());
  const std::uint64_t hands = s.quiz.all_hands();
  const Message asked = s.quiz.kind == QuizView::Kind::next
                            ? question_about_next(s)
                            : Message{"Nothing is left to try from {0}. How far will the search go back?", here};
  if (hands == 0) return joined(asked, {"Show of hands: each click adds one vote."});
  return joined(asked, {"{0, plural, one {# vote} other {# votes}} so far.", hands});
}

Message question(const Snapshot& s) {
  const std::string here = name(s, s.path.back());
  if (s.quiz.kind == QuizView::Kind::next)
    return joined(question_about_next(s), {"Choose a {0, select, vertex {vertex} other {square}}.", kind(s)});
  return {
      "Nothing is left to try from {0}. Choose the {1, select, vertex {vertex} other {square}} on the path that the search will go back to.",
      here, kind(s)};
}

}  // namespace

Message describe_question(const Snapshot& s) {
  const QuizView& quiz = s.quiz;
  if (!quiz.answer) return quiz.by_hands ? question_to_hands(s) : question(s);
  const Message verdict = quiz.by_hands                ? hands_verdict(quiz)
                          : *quiz.answer == quiz.truth ? Message{"Right."}
                                                       : Message{"No."};
  if (quiz.kind == QuizView::Kind::next) return verdict;
  const std::string truth = name(s, quiz.truth);
  if (quiz.ends) return joined(verdict, {"Nothing is left to try, so the search goes back to {0} and ends.", truth});
  return joined(
      verdict,
      {"The search goes back to {0}, the last {1, select, vertex {vertex} other {square}} on the path with an untried move.",
       truth, kind(s)});
}

}  // namespace kt
