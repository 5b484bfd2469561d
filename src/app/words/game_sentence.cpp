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
  if (game.looks_for_mistake) return {"Since which move is being found out ..."};
  if (!game.mistake) return {"Since which move is not known: finding out takes too long."};
  if (*game.mistake == 0) return {"It never could be, from this start."};
  return {"The mistake was move {0}, to {1}.", *game.mistake, name(s, s.path[*game.mistake])};
}

// How many of a class knew it.
Message hands_verdict(const QuizView& quiz) {
  std::uint64_t right = 0;
  for (std::size_t i = 0; i < quiz.hands.size(); ++i) right += quiz.options[i] == quiz.truth ? quiz.hands[i] : 0;
  return {"{0} of {1, plural, one {# hand} other {# hands}} {0, plural, one {was} other {were}} right.", right,
          quiz.all_hands()};
}

Message outlook(const Snapshot& s) {
  switch (s.game.outlook) {
    case Outlook::looking: return {"Whether it can still be finished is being found out ..."};
    case Outlook::possible: return {"It can still be finished."};
    case Outlook::impossible: return joined({"It can not be finished any more."}, mistake(s));
    case Outlook::unknown: return {"Whether it can still be finished is not known yet: too much is left."};
    default: return {};
  }
}

}  // namespace

Message describe_illegal(const Settings& settings, std::span<const Square> path, Square square, IllegalMove why) {
  const std::string to = spoken_name(settings, square);
  switch (why) {
    case IllegalMove::hole: return {"{0} is a hole: it does not exist.", to};
    case IllegalMove::here: return {"The knight stands on {0} already.", to};
    case IllegalMove::visited: {
      const std::uint64_t at = std::ranges::find(path, square) - path.begin();
      return {"{0} is visited already, as number {1}.", to, at + settings.base};
    }
    default: break;
  }
  const std::string from = spoken_name(settings, path.back());
  if (!settings.graph.empty()) return {"{0} is not a move from {1}: no edge leads there.", to, from};
  if (is_knight(settings.leaper))
    return {"{0} is not a move from {1}: a knight goes two squares along a line and one across.", to, from};
  return {"{0} is not a move from {1}: this piece, the {2}, goes {3} squares along a line and {4} across.",
          to,
          from,
          piece_name(settings.leaper),
          static_cast<std::uint64_t>(std::max(settings.leaper.a, settings.leaper.b)),
          static_cast<std::uint64_t>(std::min(settings.leaper.a, settings.leaper.b))};
}

Message describe_best(std::uint64_t rank, std::size_t all) {
  if (rank == 0) return {"none yet"};
  if (!is_tour(rank)) return {"{0} of {1}", rank, all};
  return {"a tour, {0, plural, =0 {no move} one {# move} other {# moves}} undone", kRankOfTour - rank};
}

Message describe_game(const Snapshot& s) {
  const std::string here = name(s, s.path.back());
  if (s.state == RunState::tour)
    return {
        "{0, select, closed {A closed tour} other {A tour}}, by you: all {1}, with {2, plural, one {# dead end} other "
        "{# "
        "dead ends}} on the way.",
        s.closed ? "closed" : "any", squares(s, s.squares), s.game.dead_ends};
  const Message so_far{"{0} of {1}", s.depth, squares(s, s.squares)};
  if (s.depth == s.squares && s.settings.end)
    return {"All {0}, but it must end on {1}: undo some moves.", squares(s, s.squares),
            name(s, s.settings.end->square)};
  if (s.depth == s.squares)
    return {"All {0}, but it must end a move from its start: undo some moves.", squares(s, s.squares)};
  if (s.candidates.empty())
    return joined(
        {"A dead end: from {0} there is no move to a free {1, select, vertex {vertex} other {square}}. You have "
         "{2}; undo.",
         here, kind(s), so_far},
        outlook(s));
  if (is_graph(s))
    return joined(
        {"Your move: from {0} edges lead to {1, plural, one {# free vertex} other {# free vertices}}. You have {2}.",
         here, s.candidates.size(), so_far},
        outlook(s));
  return joined(
      {"Your move: from {0} the knight can go to {1, plural, one {# free square} other {# free squares}}. You have "
       "{2}.",
       here, s.candidates.size(), so_far},
      outlook(s));
}

namespace {

Message question_to_hands(const Snapshot& s) {
  const std::string here = name(s, s.path.back());
  const std::uint64_t hands = s.quiz.all_hands();
  const Message asked =
      s.quiz.kind == QuizView::Kind::next
          ? Message{"From {0}: where will {1, select, vertex {the search} other {the knight}} go next?", here, kind(s)}
          : Message{"Nothing is left to try from {0}. How far will it go back?", here};
  if (hands == 0) return joined(asked, {"Hands up: a click counts one."});
  return joined(asked, {"{0, plural, one {# hand} other {# hands}} so far.", hands});
}

Message question(const Snapshot& s) {
  const std::string here = name(s, s.path.back());
  if (s.quiz.kind == QuizView::Kind::next)
    return {
        "From {0}: where will {1, select, vertex {the search go next? Choose a vertex.} other {the knight go next? "
        "Choose "
        "a square.}}",
        here, kind(s)};
  return {
      "Nothing is left to try from {0}. How far will it go back? Choose the {1, select, vertex {vertex} other "
      "{square}} of "
      "the path from which it goes on.",
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
  if (quiz.ends)
    return joined(verdict, {"There is nothing left anywhere: the search goes back to {0} and is over.", truth});
  return joined(verdict,
                {"It goes back to {0}, the last {1, select, vertex {vertex} other {square}} of the path with a move "
                 "that has not been tried.",
                 truth, kind(s)});
}

}  // namespace kt
