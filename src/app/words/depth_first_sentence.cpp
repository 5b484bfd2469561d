#include "app/words/depth_first_sentence.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "app/words/numbers.h"
#include "app/words/sentence.h"
#include "core/rules/warnsdorff.h"
#include "core/search/restarts.h"

namespace kt {
namespace {

// The moves of the square that the knight stands on, counted.
struct Moves {
  std::size_t all = 0;
  std::size_t seen = 0;             // looked at
  std::size_t open = 0;             // can be made and has not been tried
  std::size_t pruned = 0;           // leads to a free square, and need not be tried
  std::size_t visited = 0;          // leads to a square of the path
  const Candidate* next = nullptr;  // the first open one
  std::size_t next_place = 0;       // its place in the order, from 1
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
std::string mover(const Snapshot& s) { return is_graph(s) ? "the search" : "the knight"; }
std::string the_mover(const Snapshot& s) { return is_graph(s) ? "The search" : "The knight"; }
std::string a_square(const Snapshot& s) { return is_graph(s) ? "vertex" : "square"; }
std::string squares(const Snapshot& s, std::uint64_t number) {
  return is_graph(s) ? plural(number, "vertex", "vertices") : plural(number, "square");
}

Square here(const Snapshot& s) { return s.path.back(); }
bool is_full(const Snapshot& s) { return s.depth == s.squares; }
bool by_degree(const Snapshot& s) { return s.settings.algorithm->uses_ties; }

// The number that a square of the path has on the board; the first one where a walk comes again.
std::optional<std::uint64_t> number_of(const Snapshot& s, Square square) {
  const auto at = std::ranges::find(s.path, square);
  if (at == s.path.end()) return {};
  return static_cast<std::uint64_t>(at - s.path.begin() + s.settings.base);
}

bool forces(const Snapshot& s) { return s.settings.algorithm->forces && !is_graph(s); }

// Of the moves that the path forces, two lead there.
bool has_its_two(const Snapshot& s, Square square) {
  return std::ranges::count_if(s.edges, [&](const auto& line) { return line[0] == square || line[1] == square; }) == 2;
}

bool may_end_anywhere(const Snapshot& s) { return s.settings.goal == Goal::tour && !s.settings.end; }

// Why all that are pruned are, as far as it has to do with cuts; null: for several reasons.
const CutReason* common_reason(const Snapshot& s) {
  static constexpr CutReason kNone{};
  const CutReason* common = nullptr;
  for (const Candidate& c : s.candidates) {
    if (c.rejection != Rejection::pruned) continue;
    if (common && *common != c.cut) return nullptr;
    common = &c.cut;
  }
  return common ? common : &kNone;
}

// A clause. `it` is what is pruned, `cut` why, null: for several reasons. Where moves are forced, with a fixed end or a
// closed tour these are several.
std::string why_pruned(const Snapshot& s, const std::string& it, const CutReason* cut, bool with_noun) {
  using enum CutReason::Kind;
  const CutReason::Kind kind = cut ? cut->kind : none;
  if (kind == none) {
    return cut && may_end_anywhere(s) && !forces(s)
               ? it + " would cut off another" + (with_noun ? " " + a_square(s) : "")
               : it + " could lead to no tour";
  }
  std::string clause = kind >= light ? "too many" : it + (kind == cuts ? " would cut the free" : " would leave");
  clause += is_graph(s) ? " vertices" : " squares";
  if (cut->beyond.row >= 0) clause += " beyond " + name(s, cut->beyond);
  clause += kind == cuts ? " apart" : kind == leaves ? " behind" : kind == light ? " are light" : " are dark";
  return clause;
}

// Which of the open moves is next, as the second half of "the knight can go to 5 squares; ...".
std::string choice(const Snapshot& s, const Moves& moves) {
  const std::string next = name(s, moves.next->square);
  if (!s.settings.algorithm->rank)
    return next + ", its " + ordinal(moves.next_place) + " move, comes first in the order of moves.";
  if (!by_degree(s)) return next + " comes first in the order of " + std::string(s.settings.algorithm->title) + ".";
  const std::string onward = plural(static_cast<std::uint64_t>(moves.next->onward), "onward move");
  const std::string fewest = " the fewest onward moves (" + std::to_string(moves.next->onward) + ")";
  if (moves.equals == 1) return next + " has" + fewest + ", so Warnsdorff's rule takes it.";
  const std::string tie = "; the tie rule (" + std::string(s.settings.tie->title) + ") takes " + next + ".";
  if (moves.equals == 2 && moves.pruned == 0) {
    const auto other = std::ranges::find_if(s.candidates, [&](const Candidate& c) {
      return &c > moves.next && c.rejection == Rejection::none && !c.looked_at && c.onward == moves.next->onward;
    });
    const std::string both = next + " and " + name(s, other->square);
    return both + (moves.open == 2 ? " both have " + onward : " have" + fewest) + tie;
  }
  if (moves.equals == moves.open) return (moves.open == 2 ? "both have " : "all have ") + onward + tie;
  return std::to_string(moves.equals) + " have" + fewest + tie;
}

std::string only_choice(const Snapshot& s, const Moves& moves) {
  const std::string next = name(s, moves.next->square) + " only";
  if (s.depth + 1 == s.squares) return next + ", the last free " + a_square(s) + ".";
  if (by_degree(s)) return next + ", so Warnsdorff's rule has no choice.";
  return next + ", its " + ordinal(moves.next_place) + " move.";
}

// A closed tour can come to it last.
bool leads_back(const Snapshot& s, Square square) {
  return s.settings.goal == Goal::closed && is_move(s.settings.leaper, square, s.settings.start.square);
}

// The only one that is left must come now, or it could never be left again.
bool is_forced(const Snapshot& s, const Moves& moves) {
  const CutReason* const cut = common_reason(s);
  return !is_graph(s) && moves.open == 1 && moves.next->onward == 1 && !leads_back(s, moves.next->square) &&
         !(forces(s) && may_end_anywhere(s)) && cut && cut->kind == CutReason::Kind::none;
}

std::string forced(const Snapshot& s, const Moves& moves) {
  return squares(s, moves.open + moves.pruned) + ", but " + name(s, moves.next->square) +
         " has only 1 onward move: it must come now, so the " + (moves.pruned == 1 ? "other is" : "others are") +
         " pruned.";
}

// It is among the lines on the board.
std::string forced_move(const Snapshot& s, const Moves& moves) {
  return squares(s, moves.open + moves.pruned) + ", but the move to " + name(s, moves.next->square) +
         " is forced, so the " + (moves.pruned == 1 ? "other is" : "others are") + " pruned.";
}

std::string after_pruning(const Snapshot& s, const Moves& moves) {
  const bool taken = std::ranges::all_of(
      s.candidates, [&](const Candidate& c) { return c.rejection != Rejection::pruned || has_its_two(s, c.square); });
  const bool one = moves.pruned == 1;
  const std::string why = !taken ? why_pruned(s, one ? "it" : "they", common_reason(s), false)
                          : one  ? "it has its two moves already"
                                 : "they have their two moves already";
  const std::string cut = with_separators(moves.pruned) + " of " + squares(s, moves.open + moves.pruned) +
                          (one ? " is pruned, as " : " are pruned, as ") + why + ". ";
  if (moves.open == 1) return cut + "Only " + name(s, moves.next->square) + " is left.";
  return cut + "Of the rest, " + choice(s, moves);
}

// Where squares may repeat, all that matters is the order.
std::string walk_on(const Snapshot& s, const Moves& moves) {
  const std::string next = name(s, moves.next->square);
  const std::string on = " goes on to " + next + ", its " + ordinal(moves.next_place) + " move";
  if (const auto number = number_of(s, moves.next->square)) {
    return on + ", though that is number " + with_separators(*number) + " already: brute force checks only at the end.";
  }
  return on + ": brute force checks for repeats only at the end.";
}

// All squares are on the path, and it is not a tour that is reported now.
std::string full(const Snapshot& s) {
  const std::string so_far = "Every " + a_square(s) + " is visited, but ";
  const std::string back = ": " + mover(s) + (s.settings.algorithm->goes_back ? " must go back." : " is stuck.");
  if (s.settings.algorithm->revisits) {
    for (std::size_t i = 1; i < s.path.size(); ++i) {
      if (std::ranges::find(s.path, s.path[i]) == s.path.begin() + static_cast<std::ptrdiff_t>(i)) continue;
      return "The walk has all " + squares(s, s.squares) + ", but " + name(s, s.path[i]) + " is on it twice" + back;
    }
  }
  if (s.settings.end && s.settings.end->square != here(s))
    return so_far + "the tour must end on " + name(s, s.settings.end->square) + back;
  if (s.tours == 0 || s.settings.goal == Goal::closed) return so_far + "no move leads back to the start" + back;
  return "The search goes back to look for another tour.";
}

std::string what_now(const Snapshot& s) {
  if (!s.settings.algorithm->goes_back) return "The rule never goes back, so it ends here.";
  if (s.path.size() == 1) return "There is nowhere to go back to, so the search ends.";
  const Square before = s.path[s.path.size() - 2];
  return the_mover(s) + " must go back to " + name(s, before) + ".";
}

std::string dead_end(const Snapshot& s, const Moves& moves) {
  const std::string at = name(s, here(s)) + " is a dead end: ";
  if (moves.visited == 0) return at + "no " + a_square(s) + " is a move away. " + what_now(s);
  if (moves.visited == 1) return at + "the only " + a_square(s) + " a move away is visited. " + what_now(s);
  const std::string all = moves.visited == 2 ? "both" + squares(s, 2).substr(1) : "all " + squares(s, moves.visited);
  return at + all + " a move away are visited. " + what_now(s);
}

std::string all_pruned(const Snapshot& s, const Moves& moves) {
  if (forces(s) && s.short_of_moves)
    return squares(s, moves.pruned) + ", but " + name(s, *s.short_of_moves) +
           " is left with fewer than the 2 moves that it needs. " + what_now(s);
  const auto first = std::ranges::find(s.candidates, Rejection::pruned, &Candidate::rejection);
  const std::string to =
      moves.pruned == 1 ? name(s, first->square) + " only, but " : squares(s, moves.pruned) + ", but ";
  const char* const it = moves.pruned == 1 ? "that" : moves.pruned == 2 ? "either" : "each";
  return to + why_pruned(s, it, common_reason(s), moves.pruned == 1) + ". " + what_now(s);
}

// What can be done on `at`, where the knight has just come.
std::string arrived(const Snapshot& s, const std::string& at) {
  const Moves moves = count(s);
  const bool starts = s.event.type == EventType::start;
  const std::string then = starts ? the_mover(s) + " starts on " + at + " and" : "From " + at + " " + mover(s);
  const std::string stop = starts ? the_mover(s) + " starts on " + at + ". " : "";
  if (is_full(s)) return stop + full(s);
  if (moves.open + moves.pruned == 0) return stop + dead_end(s, moves);
  if (s.settings.algorithm->revisits) return then + walk_on(s, moves);
  if (moves.open == 0) return then + " can go to " + all_pruned(s, moves);
  if (moves.pruned > 0 && is_forced(s, moves)) return then + " can go to " + forced(s, moves);
  if (moves.pruned > 0 && forces(s) && moves.open == 1) return then + " can go to " + forced_move(s, moves);
  if (moves.pruned > 0) return (starts ? stop : "From " + at + ", ") + after_pruning(s, moves);
  if (moves.open == 1) return then + " can go to " + only_choice(s, moves);
  return then + " can go to " + squares(s, moves.open) + "; " + choice(s, moves);
}

// Why the square left was given up.
std::string given_up(const Snapshot& s) {
  const Square square = s.event.square;
  const Algorithm& algorithm = *s.settings.algorithm;
  const std::string it = name(s, square);
  const bool was_full = s.depth + 1 == s.squares;
  if (was_full && algorithm.revisits) return "The walk that ended on " + it + " is done with";
  if (was_full && (s.settings.end || s.settings.goal == Goal::closed))
    return "The path that ended on " + it + " is done with";
  if (was_full) return "The tour that ended on " + it + " is counted";
  const auto left = std::ranges::find(s.candidates, square, &Candidate::square);
  if (algorithm.prune) return "Nothing is left to try from " + it;
  if (left != s.candidates.end() && left->onward == 0 && !algorithm.revisits) return it + " is a dead end";
  return "Every move from " + it + " is used up";
}

std::string backtrack(const Snapshot& s) {
  const Moves moves = count(s);
  const std::string back =
      given_up(s) + ": " + mover(s) + " goes back to " + name(s, here(s)) + (s.depth == 1 ? ", the start" : "");
  const std::string comma = s.depth == 1 ? "," : "";
  const bool looks_at_all = s.settings.detail == Detail::candidate && moves.seen < moves.all;
  if (moves.open == 0)
    return back + ", where no move " + (looks_at_all ? "that is left can be made." : "is left to try.");
  if (s.settings.algorithm->rank) {
    if (moves.open == 1) return back + ". Only " + name(s, moves.next->square) + " is left to try.";
    return back + ". Of the " + std::to_string(moves.open) + " left, " + choice(s, moves);
  }
  if (looks_at_all && moves.seen + 1 != moves.next_place)
    return back + comma + " and looks at its " + ordinal(moves.seen + 1) + " move.";
  return back + comma + " and tries its " + ordinal(moves.next_place) + " move, to " + name(s, moves.next->square) +
         ".";
}

// Why the move that was looked at last can not be made.
std::string rejected(const Snapshot& s, const Moves& moves) {
  const Square square = s.event.square;
  const std::string to = name(s, square);
  const std::string move = s.settings.algorithm->rank ? "A move from " + name(s, here(s))
                                                      : "The " + ordinal(moves.seen) + " move from " + name(s, here(s));
  switch (s.event.rejection) {
    case Rejection::off_board:
      return move + (s.settings.shown_board().contains(square) ? " leads into a hole, " + to : " leads off the board");
    case Rejection::pruned:
      return move + " leads to " + to + ", but " +
             why_pruned(s, "that", &std::ranges::find(s.candidates, square, &Candidate::square)->cut, true);
    default: break;
  }
  const auto number = number_of(s, square);
  return move + " leads to " + to + ", visited already" +
         (number ? " as number " + with_separators(*number) : std::string());
}

std::string reject(const Snapshot& s) {
  const Moves moves = count(s);
  const std::string out = rejected(s, moves) + ". ";
  const bool next_can = moves.open > 0 && moves.next_place == moves.seen + 1;
  if (moves.open > 0 && !s.settings.algorithm->rank) {
    return out + "The " + ordinal(moves.seen + 1) + (next_can ? ", to " + name(s, moves.next->square) + "," : "") +
           " is next.";
  }
  if (next_can && moves.open == 1) return out + "Only " + name(s, moves.next->square) + " is left to try.";
  if (next_can) return out + "Of the " + std::to_string(moves.open) + " left, " + choice(s, moves);
  if (moves.open > 0) return out + "The rule compares only moves that can be made.";
  if (moves.seen < moves.all) return out + "No move that is left can be made either.";
  if (is_full(s)) return out + full(s);
  return out + "It was the last one. " + what_now(s);
}

std::string stuck(const Snapshot& s) {
  const std::string rule = " The rule never goes back, so it stops: that proves nothing.";
  if (is_full(s)) return "Every " + a_square(s) + " is visited, but the path does not end as asked." + rule;
  return "Stuck on " + name(s, here(s)) + " after " + squares(s, s.depth) + " of " + with_separators(s.squares) + "." +
         rule;
}

const char* const kBegins = " begins, with the moves in another order.";

std::string visits_of(const Snapshot& s, std::uint64_t attempt) {
  return plural(visits_of_attempt(s.squares, attempt), "visit");
}

std::string restart(const Snapshot& s) {
  return "The " + ordinal(s.attempts - 1) + " attempt was given up after " + visits_of(s, s.attempts - 1) + ". The " +
         ordinal(s.attempts) + kBegins;
}

std::string give_up(const Snapshot& s) {
  return "That was the last of this attempt's " + visits_of(s, s.attempts) + ": it is given up, and the next" + kBegins;
}

}  // namespace

std::string describe_depth_first(const Snapshot& snapshot) {
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
