#include "app/words/game_sentence.h"

#include <algorithm>

#include "app/play/best_game.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

bool is_graph(const Snapshot& s) { return !s.settings.graph.empty(); }

std::string squares(const Snapshot& s, std::uint64_t number) {
  return is_graph(s) ? plural(number, "vertex", "vertices") : plural(number, "square");
}

std::string name(const Snapshot& s, Square square) { return spoken_name(s.settings, square); }

std::string mistake(const Snapshot& s) {
  const GameView& game = s.game;
  if (game.looks_for_mistake) return " Since which move is being found out ...";
  if (!game.mistake) return " Since which move is not known: finding out takes too long.";
  if (*game.mistake == 0) return " It never could be, from this start.";
  const Square to = s.path[*game.mistake];
  return " The mistake was move " + with_separators(*game.mistake) + ", to " + name(s, to) + ".";
}

// How many of a class knew it.
std::string hands_verdict(const QuizView& quiz) {
  std::uint64_t right = 0;
  for (std::size_t i = 0; i < quiz.hands.size(); ++i) right += quiz.options[i] == quiz.truth ? quiz.hands[i] : 0;
  return with_separators(right) + " of " + plural(quiz.all_hands(), "hand") + (right == 1 ? " was" : " were") +
         " right. ";
}

std::string outlook(const Snapshot& s) {
  switch (s.game.outlook) {
    case Outlook::looking: return " Whether it can still be finished is being found out ...";
    case Outlook::possible: return " It can still be finished.";
    case Outlook::impossible: return " It can not be finished any more." + mistake(s);
    case Outlook::unknown: return " Whether it can still be finished is not known yet: too much is left.";
    default: return {};
  }
}

}  // namespace

std::string describe_illegal(const Settings& settings, std::span<const Square> path, Square square, IllegalMove why) {
  const std::string to = spoken_name(settings, square);
  switch (why) {
    case IllegalMove::hole: return to + " is a hole: it does not exist.";
    case IllegalMove::here: return "The knight stands on " + to + " already.";
    case IllegalMove::visited: {
      const auto at = static_cast<std::uint64_t>(std::ranges::find(path, square) - path.begin());
      return to + " is visited already, as number " + with_separators(at + static_cast<std::uint64_t>(settings.base)) +
             ".";
    }
    default:
      return to + " is not a move from " + spoken_name(settings, path.back()) +
             (!settings.graph.empty()       ? ": no edge leads there."
              : settings.leaper == Leaper{} ? ": a knight goes two squares along a line and one across."
                                            : ": the piece goes " + to_string(settings.leaper) + ".");
  }
}

std::string describe_best(std::uint64_t rank, std::size_t all) {
  if (rank == 0) return "none yet";
  if (!is_tour(rank)) return with_separators(rank) + " of " + with_separators(all);
  const std::uint64_t undone = kRankOfTour - rank;
  return "a tour, " + (undone == 0 ? std::string("no move") : plural(undone, "move")) + " undone";
}

std::string describe_game(const Snapshot& s) {
  const std::string here = name(s, s.path.back());
  if (s.state == RunState::tour) {
    return std::string(s.closed ? "A closed tour, by you" : "A tour, by you") + ": all " + squares(s, s.squares) +
           ", with " + plural(s.game.dead_ends, "dead end") + " on the way.";
  }
  const std::string so_far = with_separators(s.depth) + " of " + squares(s, s.squares);
  if (s.depth == s.squares)
    return "All " + squares(s, s.squares) + ", but it must end " +
           (s.settings.end ? "on " + name(s, s.settings.end->square) : "a move from its start") + ": undo some moves.";
  if (s.candidates.empty())
    return "A dead end: from " + here + " there is no move to a free " + (is_graph(s) ? "vertex" : "square") +
           ". You have " + so_far + "; undo." + outlook(s);
  const std::string ways = plural(s.candidates.size(), "free " + std::string(is_graph(s) ? "vertex" : "square"),
                                  "free " + std::string(is_graph(s) ? "vertices" : "squares"));
  return "Your move: from " + here + " " + (is_graph(s) ? "edges lead" : "the knight can go") + " to " + ways +
         ". You have " + so_far + "." + outlook(s);
}

std::string describe_question(const Snapshot& s) {
  const QuizView& quiz = s.quiz;
  const bool is_next = quiz.kind == QuizView::Kind::next;
  const std::string here = name(s, s.path.back());
  if (!quiz.answer) {
    if (quiz.by_hands)
      return (is_next ? "From " + here + ": where will " + (is_graph(s) ? "the search" : "the knight") + " go next?"
                      : "Nothing is left to try from " + here + ". How far will it go back?") +
             (quiz.all_hands() > 0 ? " " + plural(quiz.all_hands(), "hand") + " so far."
                                   : " Hands up: a click counts one.");
    if (is_next)
      return "From " + here + ": where will " + (is_graph(s) ? "the search" : "the knight") + " go next? Choose a " +
             (is_graph(s) ? "vertex." : "square.");
    return "Nothing is left to try from " + here + ". How far will it go back? Choose the " +
           (is_graph(s) ? "vertex" : "square") + " of the path from which it goes on.";
  }
  const std::string verdict = quiz.by_hands ? hands_verdict(quiz) : *quiz.answer == quiz.truth ? "Right. " : "No. ";
  if (is_next) return verdict;
  if (quiz.ends)
    return verdict + "There is nothing left anywhere: the search goes back to " + name(s, quiz.truth) + " and is over.";
  return verdict + "It goes back to " + name(s, quiz.truth) + ", the last " + (is_graph(s) ? "vertex" : "square") +
         " of the path with a move that has not been tried.";
}

}  // namespace kt
