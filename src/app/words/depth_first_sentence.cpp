#include "app/words/depth_first_sentence.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "app/words/numbers.h"
#include "app/words/prune_words.h"
#include "app/words/sentence.h"
#include "core/search/restarts.h"

namespace kt {
namespace {

// The counted moves of the knight's square.
struct Moves {
  std::size_t all = 0;
  std::size_t seen = 0;             // looked at
  std::size_t open = 0;             // possible and not tried yet
  std::size_t pruned = 0;           // leads to a free square, but is skipped
  std::size_t visited = 0;          // leads to a square of the path
  const Candidate* next = nullptr;  // the first open one
  std::size_t next_place = 0;       // its position in the order, from 1
  std::size_t equals = 0;           // open, with as few onward moves as the next
};

Moves count(const Snapshot& s) {
  Moves moves;
  for (const Candidate& c : s.candidates) {
    ++moves.all;
    moves.seen += c.looked_at;
    moves.pruned += c.rejection == Rejection::pruned;
    moves.visited += c.rejection == Rejection::visited;
    if (c.rejection != Rejection::none || c.looked_at) continue;
    ++moves.open;
    if (!moves.next) {
      moves.next = &c;
      moves.next_place = moves.all;
    }
    moves.equals += c.onward == moves.next->onward;
  }
  return moves;
}

bool is_graph(const Snapshot& s) { return !s.settings.graph.empty(); }
std::string name(const Snapshot& s, Square square) { return spoken_name(s.settings, square); }
const char* kind(const Snapshot& s) { return kind_of_square(s.settings); }
Message squares(const Snapshot& s, std::uint64_t number) { return squares_in_words(s.settings, number); }
Message the_mover(const Snapshot& s) {
  if (is_graph(s)) return {"The search"};
  return is_knight(s.settings.leaper) ? Message{"The knight"} : Message{"The piece"};
}
Message mover(const Snapshot& s) {
  if (is_graph(s)) return {"the search"};
  return is_knight(s.settings.leaper) ? Message{"the knight"} : Message{"the piece"};
}

Square here(const Snapshot& s) { return s.path.back(); }
bool is_full(const Snapshot& s) { return s.depth == s.squares; }
bool by_degree(const Snapshot& s) { return s.settings.algorithm->uses_ties; }

// The number of a square of the path on the board; the first one if a walk visits it again.
std::optional<std::uint64_t> number_of(const Snapshot& s, Square square) {
  const auto at = std::ranges::find(s.path, square);
  if (at == s.path.end()) return {};
  return at - s.path.begin() + s.settings.base;
}

// Which of the open moves comes next, after "the knight can reach 5 squares."
Message choice(const Snapshot& s, const Moves& moves) {
  const std::string next = name(s, moves.next->square);
  const Algorithm& algorithm = *s.settings.algorithm;
  if (!algorithm.rank && s.event.type == EventType::start && !is_graph(s))
    return {"The search tries {0} first: the first direction on its list that fits.", next};
  if (!algorithm.rank) return {"The search tries {0} first.", next};
  if (!by_degree(s)) return {"The search tries {0} first, in the order of {1}.", next, Message::name(algorithm.title)};
  const int onward = moves.next->onward;
  if (moves.equals == 1) return {"The rule takes {0}, which has the fewest onward moves ({1}).", next, onward};
  const Message tie = Message::name(s.settings.tie->title);
  if (moves.equals == moves.open)
    return {
        "{0, select, two {Both} other {All}} have {1, plural, one {# onward move} other {# onward moves}}, so the tie "
        "rule ({2}) takes {3}.",
        moves.open == 2 ? "two" : "more", onward, tie, next};
  return {"{0} of them have the fewest onward moves ({1}), so the tie rule ({2}) takes {3}.", moves.equals, onward, tie,
          next};
}

// The same on a square to which the knight returns.
Message choice_again(const Snapshot& s, const Moves& moves) {
  const std::string next = name(s, moves.next->square);
  if (moves.open == 1) return {"Only {0} is left to try.", next};
  if (!by_degree(s) || moves.equals == 1) return choice(s, moves);
  return {"{0} moves tie, so the tie rule ({1}) takes {2}.", moves.equals, Message::name(s.settings.tie->title), next};
}

// The end of "the knight can reach ..." for a single move.
Message only_choice(const Snapshot& s, const Moves& moves) {
  const std::string next = name(s, moves.next->square);
  if (s.depth + 1 == s.squares)
    return {"only {0}, the last free {1, select, vertex {vertex} other {square}}.", next, kind(s)};
  if (by_degree(s)) return {"only {0}, so there is nothing to compare.", next};
  return {"only {0}.", next};
}

// True if all other moves are pruned because of the square that comes next.
bool is_forced(const Moves& moves, const PruneReason& reason) {
  if (moves.open != 1) return false;
  using enum PruneReason::Kind;
  return (reason.kind == scarce && reason.within.size() == 1) || reason.kind == forced || reason.kind == only_next;
}

Message forced(const Snapshot& s, const Moves& moves, const PruneReason& reason) {
  const std::string next = name(s, moves.next->square);
  if (reason.kind == PruneReason::Kind::forced)
    return {"The move to {0} is forced, so the {1, plural, one {other one is} other {other # are}} pruned.", next,
            moves.pruned};
  if (reason.kind == PruneReason::Kind::only_next)
    return {"Only a move from here leads to {0}, so {1} must go there now.", next, mover(s)};
  if (reason.any_end)
    return {"{0} and {1} have only one move left each. {0} can only come last, so {2} must go to {1} now.",
            name(s, other_than_next(reason)), next, mover(s)};
  return {
      "{0} has only one move left, so {1} must go there now. The {2, plural, one {other move is} other {other # "
      "moves are}} pruned.",
      next, mover(s), moves.pruned};
}

// The continuation of "the knight can reach 5 squares."
Message after_pruning(const Snapshot& s, const Moves& moves) {
  const Message cut{
      "{0} {0, plural, one {is} other {are}} pruned, because {1}.", moves.pruned,
      prune_clause(s.settings, common_reason(s.candidates), moves.pruned == 1 ? Subject::it : Subject::they)};
  if (moves.open == 1) return joined(cut, {"Only {0} is left.", name(s, moves.next->square)});
  return joined(cut, moves.equals > 1 ? choice_again(s, moves) : choice(s, moves));
}

// If squares may repeat, only the order matters.
Message walk_on(const Snapshot& s, const Moves& moves) {
  const std::string next = name(s, moves.next->square);
  if (const auto number = number_of(s, moves.next->square))
    return {"goes on to {0}, although that is already number {1}. Brute force checks only at the end.", next, *number};
  return {"goes on to {0}. Brute force checks for repeats only at the end.", next};
}

// On a square without a possible move, if the search looks at every candidate.
Message check_first() { return {"The search first checks each move."}; }

// The continuation from a path with all squares.
Message back_from_full(const Snapshot& s) {
  if (!s.has_looked_at_all()) return check_first();
  return s.settings.algorithm->goes_back ? Message{"{0} must go back.", the_mover(s)}
                                         : Message{"{0} is stuck.", the_mover(s)};
}

// All squares are on the path, and it is not a new tour.
Message full(const Snapshot& s) {
  if (s.settings.algorithm->revisits) {
    for (std::size_t i = 1; i < s.path.size(); ++i) {
      if (std::ranges::find(s.path, s.path[i]) == s.path.begin() + i) continue;
      return {"The walk has {0}, but it visits {1} more than once. {2}", squares(s, s.squares), name(s, s.path[i]),
              back_from_full(s)};
    }
  }
  if (s.settings.end && *s.settings.end != here(s))
    return {"Every {0, select, vertex {vertex} other {square}} has been visited, but the tour must end on {1}. {2}",
            kind(s), name(s, *s.settings.end), back_from_full(s)};
  if (s.settings.goal == Goal::closed && s.squares < 3)
    return joined({"A closed tour has at least three squares."}, back_from_full(s));
  const bool is_closed = std::ranges::find(s.candidates, s.path.front(), &Candidate::square) != s.candidates.end();
  if (s.tours == 0 || (s.settings.goal == Goal::closed && !is_closed))
    return {
        "Every {0, select, vertex {vertex} other {square}} has been visited, but no move leads back to the start. {1}",
        kind(s), back_from_full(s)};
  return {"The search goes back to look for another tour."};
}

Message what_now(const Snapshot& s) {
  if (!s.has_looked_at_all()) return check_first();
  if (!s.settings.algorithm->goes_back) return {"The rule never goes back, so the search ends here."};
  if (s.path.size() <= s.settings.given.size() + 1) return {"There is nowhere to go back to, so the search ends."};
  return {"{0} must go back to {1}.", the_mover(s), name(s, s.path[s.path.size() - 2])};
}

Message dead_end(const Snapshot& s, const Moves& moves) {
  const std::string at = name(s, here(s));
  if (moves.visited == 0)
    return {"{0} is a dead end because no {1, select, vertex {vertex} other {square}} is within reach. {2}", at,
            kind(s), what_now(s)};
  if (moves.visited == 1)
    return {
        "{0} is a dead end because the only {1, select, vertex {vertex} other {square}} within reach has been visited. {2}",
        at, kind(s), what_now(s)};
  if (moves.visited == 2)
    return {
        "{0} is a dead end because both {1, select, vertex {vertices} other {squares}} within reach have been visited. {2}",
        at, kind(s), what_now(s)};
  return {"{0} is a dead end because all {1} within reach have been visited. {2}", at, squares(s, moves.visited),
          what_now(s)};
}

Message all_pruned(const Snapshot& s, const Moves& moves) {
  const auto first = std::ranges::find(s.candidates, Rejection::pruned, &Candidate::rejection);
  const Subject it = moves.pruned == 1 ? Subject::that : moves.pruned == 2 ? Subject::either : Subject::each;
  const Message why = prune_clause(s.settings, common_reason(s.candidates), it);
  if (moves.pruned == 1) return {"only {0}, but {1}. {2}", name(s, first->square), why, what_now(s)};
  return {"{0}, but {1}. {2}", squares(s, moves.pruned), why, what_now(s)};
}

// What the knight can do on `at`, where it has just arrived.
Message arrived(const Snapshot& s, const std::string& at) {
  const Moves moves = count(s);
  const bool starts = s.event.type == EventType::start;
  const Message stop = starts ? Message{"{0} starts on {1}.", the_mover(s), at} : Message{};
  const auto can_reach = [&](Message to) {
    return starts ? Message{"{0} starts on {1} and can reach {2}", the_mover(s), at, std::move(to)}
                  : Message{"From {0} {1} can reach {2}", at, mover(s), std::move(to)};
  };
  if (is_full(s)) return joined(stop, full(s));
  if (moves.open + moves.pruned == 0) return joined(stop, dead_end(s, moves));
  if (s.settings.algorithm->revisits)
    return starts ? Message{"{0} starts on {1} and {2}", the_mover(s), at, walk_on(s, moves)}
                  : Message{"From {0} {1} {2}", at, mover(s), walk_on(s, moves)};
  if (moves.open == 0) return can_reach(all_pruned(s, moves));
  if (const PruneReason reason = common_reason(s.candidates); is_forced(moves, reason))
    return joined(stop, forced(s, moves, reason));
  if (moves.pruned > 0)
    return can_reach(Message{"{0}. {1}", squares(s, moves.open + moves.pruned), after_pruning(s, moves)});
  if (moves.open == 1) return can_reach(only_choice(s, moves));
  return can_reach(Message{"{0}. {1}", squares(s, moves.open), choice(s, moves)});
}

// Why the last square was left.
Message given_up(const Snapshot& s) {
  const Square square = s.event.square;
  const Algorithm& algorithm = *s.settings.algorithm;
  const std::string it = name(s, square);
  const bool was_full = s.depth + 1 == s.squares;
  if (was_full && algorithm.revisits) return {"The walk that ended on {0} is finished", it};
  if (was_full && (s.settings.end || s.settings.goal == Goal::closed))
    return {"The path that ended on {0} is finished", it};
  if (was_full) return {"The tour that ended on {0} has been counted", it};
  const auto left = std::ranges::find(s.candidates, square, &Candidate::square);
  if (algorithm.prune) return {"Nothing is left to try from {0}", it};
  if (left != s.candidates.end() && left->onward == 0 && !algorithm.revisits) return {"{0} is a dead end", it};
  return {"Every move from {0} has been tried", it};
}

Message backtrack(const Snapshot& s) {
  const Moves moves = count(s);
  const bool looks_at_all = s.settings.detail == Detail::candidate && moves.seen < moves.all;
  const Message back = s.depth == 1 ? Message{"the start {0}", name(s, here(s))} : Message{"{0}", name(s, here(s))};
  if (moves.open == 0 && looks_at_all)
    return {"{0}. {1} goes back to {2}. None of its other moves can be made.", given_up(s), the_mover(s), back};
  if (moves.open == 0)
    return {"{0}. {1} goes back to {2}. Nothing is left to try there.", given_up(s), the_mover(s), back};
  if (s.settings.algorithm->rank)
    return {"{0}. {1} goes back to {2}. {3}", given_up(s), the_mover(s), back, choice_again(s, moves)};
  if (looks_at_all && moves.seen + 1 != moves.next_place)
    return {"{0}. {1} goes back to {2} and looks at direction {3} on its list.", given_up(s), the_mover(s), back,
            moves.seen + 1};
  return {"{0}. {1} goes back to {2} and tries {3} next.", given_up(s), the_mover(s), back,
          name(s, moves.next->square)};
}

// Why the move looked at last is not possible.
Message rejected(const Snapshot& s, const Moves& moves) {
  const Square square = s.event.square;
  const std::string to = name(s, square);
  const Message move = s.settings.algorithm->rank
                           ? Message{"A move from {0}", name(s, here(s))}
                           : Message{"From {0}, direction {1} on the list", name(s, here(s)), moves.seen};
  switch (s.event.rejection) {
    case Rejection::off_board:
      if (s.settings.shown_board().contains(square)) return {"{0} leads into a hole, {1}.", move, to};
      return {"{0} leads off the board.", move};
    case Rejection::pruned:
      return {
          "{0} leads to {1}, but {2}.", move, to,
          prune_clause(s.settings, std::ranges::find(s.candidates, square, &Candidate::square)->reason, Subject::that)};
    default: break;
  }
  if (const auto number = number_of(s, square))
    return {"{0} leads to {1}, which has been visited as number {2}.", move, to, *number};
  return {"{0} leads to {1}, which has been visited.", move, to};
}

Message reject(const Snapshot& s) {
  const Moves moves = count(s);
  const auto after = [&](Message more) { return joined(rejected(s, moves), std::move(more)); };
  const bool next_can = moves.open > 0 && moves.next_place == moves.seen + 1;
  if (moves.open > 0 && !s.settings.algorithm->rank) {
    if (next_can)
      return after({"Direction {0} is next, and leads to {1}.", moves.seen + 1, name(s, moves.next->square)});
    return after({"Direction {0} is next.", moves.seen + 1});
  }
  if (next_can) return after(choice_again(s, moves));
  if (moves.open > 0) return after({"The rule compares only moves that can be made."});
  if (moves.seen < moves.all) return after({"None of the other moves can be made either."});
  if (is_full(s)) return after(full(s));
  return after({"No move is left. {0}", what_now(s)});
}

Message stuck(const Snapshot& s) {
  const Message rule{"The rule never goes back, so it stops. That does not prove that there is no tour."};
  if (is_full(s))
    return joined(
        {"Every {0, select, vertex {vertex} other {square}} has been visited, but the path does not end where it must.",
         kind(s)},
        rule);
  return joined({"Stuck on {0} with {1} of {2} visited.", name(s, here(s)), s.depth, squares(s, s.squares)}, rule);
}

Message restart(const Snapshot& s) {
  return {
      "Attempt {0} ended after {1, plural, one {# visit} other {# visits}}. Attempt {2} begins with another move "
      "order.",
      s.attempts - 1, visits_of_attempt(s.squares, s.attempts - 1), s.attempts};
}

Message give_up(const Snapshot& s) {
  return {
      "This attempt has used its {0, plural, one {# visit} other {# visits}}. The next one begins with another move "
      "order.",
      visits_of_attempt(s.squares, s.attempts)};
}

}  // namespace

Message describe_depth_first(const Snapshot& snapshot) {
  if (snapshot.gives_up) return give_up(snapshot);
  switch (snapshot.event.type) {
    case EventType::restart: return restart(snapshot);
    case EventType::backtrack: return backtrack(snapshot);
    case EventType::reject: return reject(snapshot);
    case EventType::stuck: return stuck(snapshot);
    default: return arrived(snapshot, name(snapshot, here(snapshot)));
  }
}

}  // namespace kt
