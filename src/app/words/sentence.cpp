#include "app/words/sentence.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/language/translation.h"
#include "app/settings/compared.h"
#include "app/words/depth_first_sentence.h"
#include "app/words/game_sentence.h"
#include "app/words/hope_words.h"
#include "app/words/numbers.h"

namespace kt {
namespace {

Message counts(const Snapshot& snapshot) {
  if (snapshot.attempts > 1)
    return {
        "{0, plural, one {# visit} other {# visits}} and {1, plural, one {# backtrack} other {# backtracks}} in {2, "
        "plural, one {# attempt} other {# attempts}}",
        snapshot.visits, snapshot.backtracks, snapshot.attempts};
  return {"{0, plural, one {# visit} other {# visits}} and {1, plural, one {# backtrack} other {# backtracks}}",
          snapshot.visits, snapshot.backtracks};
}

const char* kind_of_tour(const Settings& settings) { return settings.goal == Goal::closed ? "closed" : "any"; }

// Most paths were never tried, so the longest one tried need not be the longest there is.
Message exhausted_by_pruning(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  const Algorithm& algorithm = *settings.algorithm;
  const bool is_board = settings.graph.empty();
  const Message proved{
      "Proved: there is no {0, select, closed {closed tour} other {tour}} from {1}. Every path was tried or pruned "
      "({2, select, forces {forced moves} cuts {cut squares, too few moves left} other {too few moves left}}), with {3}.",
      kind_of_tour(settings), origin(settings),
      algorithm.forces && is_board ? "forces"
      : algorithm.cuts             ? "cuts"
                                   : "other",
      counts(snapshot)};
  if (snapshot.deepest == snapshot.squares) return proved;
  return joined(proved, {"The longest path tried has {0} of {1}.", snapshot.deepest,
                         squares_in_words(settings, snapshot.squares)});
}

Message exhausted(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  if (snapshot.tours > 0)
    return {
        "That is all: {0, select, closed {{1, plural, one {# closed tour} other {# closed tours}}} other {{1, plural, "
        "one {# tour} other {# tours}}}} from {2}, after {3}.",
        kind_of_tour(settings), snapshot.tours, origin(settings), counts(snapshot)};
  if (settings.algorithm->prune) return exhausted_by_pruning(snapshot);
  const Message proved{
      "Proved: there is no {0, select, closed {closed tour} other {tour}} from {1}. Every possibility has been tried, "
      "with {2}.",
      kind_of_tour(settings), origin(settings), counts(snapshot)};
  if (snapshot.deepest == snapshot.squares) return proved;
  return joined(proved,
                {"The longest path has {0} of {1}.", snapshot.deepest, squares_in_words(settings, snapshot.squares)});
}

Message found(const Snapshot& snapshot) {
  const Message after =
      snapshot.edges.empty() ? counts(snapshot) : Message{"{0, plural, one {# step} other {# steps}}", snapshot.step};
  return {
      "{0, select, closed {A closed tour} other {A tour}}! It contains every {1, select, vertex {vertex} other {square}} exactly once. The search took {2}.",
      snapshot.closed ? "closed" : "any", kind_of_square(snapshot.settings), after};
}

// The number of squares where two lines meet, as at every square of a tour.
std::size_t settled_squares(const Snapshot& snapshot) {
  const Board board = snapshot.settings.shown_board();
  std::vector<int> lines(board.squares());
  for (const auto& edge : snapshot.edges) {
    for (const Square square : edge) ++lines[board.number(square)];
  }
  return std::ranges::count(lines, 2);
}

Message describe_division(const Snapshot& snapshot) {
  const std::string square = spoken_name(snapshot.settings, snapshot.event.square);
  if (!shows_each_step(snapshot.pace))
    return {"Dividing and joining. {0} of {1, plural, one {# square} other {# squares}} lie on a ready-made tour.",
            snapshot.visits, snapshot.squares};
  switch (snapshot.event.type) {
    case EventType::divide:
      return {"The part with its top left corner on {0} is too large for a ready-made tour, so it is divided in four.",
              square};
    case EventType::lay:
      return {
          "The part with its top left corner on {0} is small enough for a ready-made tour. Such tours now cover {1} of "
          "{2, "
          "plural, one {# square} other {# squares}}.",
          square, snapshot.visits, snapshot.squares};
    case EventType::join:
      return {"Four tours meet at {0}. One move of each is replaced, and they become one tour.", square};
    case EventType::stuck: return {"This board cannot be divided into parts with ready-made tours."};
    default: return {"The board will be divided until each part is small enough for a ready-made tour."};
  }
}

Message describe_network(const Snapshot& snapshot) {
  if (!shows_each_step(snapshot.pace))
    return {"Searching. The network settles again and again, until its active moves form a single loop."};
  switch (snapshot.event.type) {
    case EventType::sweep:
      return {
          "Every neuron wants two active moves at each of its squares. So far {0} of {1, plural, one {# square} other "
          "{# "
          "squares}} {0, plural, one {has} other {have}} them, with {2, plural, one {# active move} other {# active "
          "moves}}.",
          settled_squares(snapshot), snapshot.squares, snapshot.edges.size()};
    case EventType::restart:
      return {"That attempt is over. A new one begins, with each neuron active or inactive at random."};
    case EventType::stuck: return {"Some square has fewer than two moves, so there is no closed tour."};
    default: return {"There is one neuron for every possible move between two squares, active or inactive at random."};
  }
}

// Before the first step of a search that is known to be hopeless: the whole reason if its English text is short enough,
// otherwise its first sentence.
Message hopeless(const Snapshot& snapshot) {
  constexpr std::size_t kRoom = 184, kRoomBesideMore = 145;
  const Settings& settings = snapshot.settings;
  const auto told = [&](Message reason) -> Message {
    if (settings.goal == Goal::closed) return {"No closed tour: {0, clause}", std::move(reason)};
    return {"No tour from {0}: {1, clause}", spoken_name(settings, settings.start), std::move(reason)};
  };
  const Message reason = reason_words(snapshot);
  const Message all = told(reason);
  const std::optional<Message> first = first_of_joined(reason);
  if (!first || in_english(all).size() <= kRoom) return all;
  const Message begun = told(*first);
  return in_english(begun).size() > kRoomBesideMore ? all : joined(begun, {"See Statistics for more."});
}

// For steps too fast to describe: where most time is spent, once that is known.
Message searching(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  const auto& front = snapshot.front;
  if (snapshot.pace == Pace::blur && front && front->squares < snapshot.squares && front->steps > 0) {
    return {
        "{0, plural, one {The first move has} other {The first # moves have}} not changed for {1} ({2, plural, one {# step} other {# steps}}). All that time went into the remaining {3}.",
        front->squares - 1, describe_duration(std::floor(front->seconds)),
        rounded_number(std::log10(static_cast<double>(front->steps))),
        squares_in_words(settings, snapshot.squares - front->squares)};
  }
  const Message longest{"The longest path so far has {0} of {1}.", snapshot.deepest,
                        squares_in_words(settings, snapshot.squares)};
  if (snapshot.attempts > 1) return joined({"Searching, in the {0} attempt.", ordinal(snapshot.attempts)}, longest);
  return joined({"Searching."}, longest);
}

// All boards in their order, including the focused one.
std::vector<const Snapshot*> all_boards(const Snapshot& snapshot) {
  std::vector<const Snapshot*> boards;
  for (const Snapshot& other : snapshot.others) boards.push_back(&other);
  boards.insert(boards.begin() + static_cast<std::ptrdiff_t>(snapshot.place), &snapshot);
  return boards;
}

Message board_outcome(const Snapshot& board) {
  const std::uint64_t number = board.place + 1;
  const Message cost = board.settings.algorithm->keeps_stack()
                           ? visits_in_words(board.visits)
                           : Message{"{0, plural, one {# step} other {# steps}}", board.step};
  if (board.outcome == RunState::stuck) return {"Board {0} got stuck after {1}", number, cost};
  if (board.outcome == RunState::tour) return {"Board {0} found a tour after {1}", number, cost};
  if (board.tours > 0 && board.settings.algorithm->prune)
    return {"Board {0} tried or pruned every path in {1}", number, cost};
  if (board.tours > 0) return {"Board {0} tried everything in {1}", number, cost};
  return {"Board {0} ruled out a tour after {1}", number, cost};
}

// What two boards spent on lost paths, if both answer the same question. Empty while that is not known.
Message saving(const Snapshot& one, const Snapshot& other) {
  if (!one.hope.lost_visits || !other.hope.lost_visits) return {};
  if (one.outcome != other.outcome || one.outcome == RunState::stuck || !are_same_problem(one.settings, other.settings))
    return {};
  const std::uint64_t most = *one.hope.lost_visits, least = *other.hope.lost_visits;
  if (most < least) return saving(other, one);
  if (most == least) return {};
  return {"{0} of board {1}'s visits were in vain. Board {2} saves {3} of these.", percentage(most, one.visits),
          one.place + 1, other.place + 1, percentage(most - least, most)};
}

// The results of several boards. While all of them search: what the focused one does.
Message describe_boards(const Snapshot& snapshot) {
  const std::vector<const Snapshot*> boards = all_boards(snapshot);
  const bool begins = std::ranges::all_of(boards, [](const Snapshot* board) { return board->step == 0; });
  if (begins && boards.size() == 2) return {"Both boards are ready to search."};
  if (begins) return {"All {0} boards are ready to search.", std::uint64_t{boards.size()}};
  Message told;
  std::vector<std::uint64_t> searching;
  const auto add = [&](Message clause) {
    told = told.empty() ? std::move(clause) : Message{"{0}; {1, clause}", std::move(told), std::move(clause)};
  };
  for (const Snapshot* board : boards) {
    if (board->done)
      add(board_outcome(*board));
    else
      searching.push_back(board->place + 1);
  }
  if (searching.size() == boards.size() && shows_each_step(snapshot.pace))
    return {"Board {0}: {1}", std::uint64_t{snapshot.place + 1},
            joined(describe_search(snapshot), describe_hope(snapshot))};
  if (searching.size() == 1) add({"Board {0} is still searching", searching[0]});
  if (searching.size() == 2) add({"Boards {0} and {1} are still searching", searching[0], searching[1]});
  if (searching.size() == 3)
    add({"Boards {0}, {1} and {2} are still searching", searching[0], searching[1], searching[2]});
  if (searching.size() > 3) add({"All {0} boards are still searching", std::uint64_t{searching.size()}});
  Message all{"{0}.", std::move(told)};
  return boards.size() == 2 && searching.empty() ? joined(std::move(all), saving(*boards[0], *boards[1])) : all;
}

// On the way to a requested step that is far away.
Message on_the_way(const Snapshot& snapshot) {
  const std::uint64_t step = snapshot.step, target = *snapshot.target;
  if (step >= target) return {"Going to step {0}, now at {1}. Press Pause to stop.", target, step};
  return {"Going to step {0}, now at {1} ({2}%). Press Pause to stop.", target, step, step * 100 / target};
}

}  // namespace

Message origin(const Settings& settings) {
  const std::string start = spoken_name(settings, settings.start);
  const std::string end = settings.end ? spoken_name(settings, *settings.end) : "";
  if (settings.given.empty() && end.empty()) return Message::verbatim(start);
  if (settings.given.empty()) return {"{0} with the end {1}", start, end};
  if (end.empty()) return {"{0} with the moves already made", start};
  return {"{0} with the moves already made and the end {1}", start, end};
}

Message the_mover(const Settings& settings) {
  if (!settings.graph.empty()) return {"The search"};
  return is_knight(settings.leaper) ? Message{"The knight"} : Message{"The piece"};
}

Message mover(const Settings& settings) {
  if (!settings.graph.empty()) return {"the search"};
  return is_knight(settings.leaper) ? Message{"the knight"} : Message{"the piece"};
}

Message squares_in_words(const Settings& settings, std::uint64_t number) {
  if (settings.graph.empty()) return {"{0, plural, one {# square} other {# squares}}", number};
  return {"{0, plural, one {# vertex} other {# vertices}}", number};
}

Message with_names(const Settings& settings, Message message) {
  if (!settings.graph.empty()) return message;
  for (MessageArgument& argument : message.arguments()) {
    if (auto* const inner = std::get_if<Message>(&argument.value)) {
      *inner = with_names(settings, std::move(*inner));
    } else if (auto* const text = std::get_if<std::string>(&argument.value);
               text && text->starts_with('(') && text->ends_with(')')) {
      const auto square = parse_square(std::string_view(*text).substr(1, text->size() - 2), settings.board);
      if (square) *text = spoken_name(settings, *square);
    }
  }
  return message;
}

Message reason_words(const Snapshot& snapshot) { return with_names(snapshot.settings, snapshot.verdict.reason); }

Message describe_record(const Settings& settings, std::size_t depth) {
  const std::size_t all = settings.shown_board().squares() - settings.problem().holes.size();
  return {"The longest path so far has {0} of {1}. At its end, the search had to backtrack.", depth,
          squares_in_words(settings, all)};
}

Message describe(const Snapshot& snapshot) {
  if (snapshot.target) return on_the_way(snapshot);
  if (snapshot.settings.mode == Mode::play && !snapshot.path.empty()) return describe_game(snapshot);
  if (snapshot.quiz.asks()) return describe_question(snapshot);
  if (!snapshot.quiz.answer && !snapshot.others.empty()) return describe_boards(snapshot);
  if (!snapshot.quiz.answer) return joined(describe_search(snapshot), describe_hope(snapshot));
  const Message verdict = describe_question(snapshot);
  return snapshot.quiz.kind == QuizView::Kind::next ? joined(verdict, describe_search(snapshot)) : verdict;
}

Message describe_search(const Snapshot& snapshot) {
  const bool over = snapshot.event.type == EventType::tour || snapshot.event.type == EventType::exhausted;
  const bool is_too_fast =
      snapshot.settings.algorithm->keeps_stack() ? snapshot.pace != Pace::steps : !shows_each_step(snapshot.pace);
  if (is_too_fast && !snapshot.path.empty()) return searching(snapshot);
  if (snapshot.event.type == EventType::start && snapshot.verdict.existence == Existence::impossible)
    return hopeless(snapshot);
  if (over) return snapshot.event.type == EventType::tour ? found(snapshot) : exhausted(snapshot);
  switch (snapshot.settings.algorithm->method) {
    case Method::divide_and_conquer: return describe_division(snapshot);
    case Method::neural_network: return describe_network(snapshot);
    default: return describe_depth_first(snapshot);
  }
}

std::string spoken_name(const Settings& settings, Square square) {
  const bool as_numbers = settings.graph.empty() && settings.squares == Notation::row_col;
  return as_numbers ? in_brackets(square) : settings.name(square);
}

}  // namespace kt
