#include "app/words/marks.h"

#include <optional>
#include <utility>

namespace kt {
namespace {

using Marks = std::vector<Mark>;
using Words = std::vector<Message>;

bool always(const Settings&) { return true; }
bool plays(const Settings& s) { return s.mode == Mode::play; }
bool predicts(const Settings& s) { return s.mode == Mode::predict; }
bool searches(const Settings& s) { return !plays(s); }
bool goes_back(const Settings& s) { return searches(s) && s.algorithm->goes_back; }
bool tries_several(const Settings& s) { return searches(s) && (s.algorithm->goes_back || s.algorithm->rank); }
bool forces(const Settings& s) { return searches(s) && s.algorithm->forces; }
bool cuts(const Settings& s) { return searches(s) && s.algorithm->cuts; }
bool prunes(const Settings& s) { return searches(s) && s.algorithm->prune; }
bool one_by_one(const Settings& s) { return searches(s) && s.detail == Detail::candidate; }
bool shows_hope(const Settings& s) { return s.hope && s.mode == Mode::watch; }
bool has_end(const Settings& s) { return s.end.has_value(); }

// `is_due`: the next step looks at it. An impossible move is a mark only while the search looks at candidates.
std::optional<MarkKind> kind_of(const Candidate& candidate, bool is_due, bool one_by_one) {
  using enum MarkKind;
  if (candidate.rejection == Rejection::none) return candidate.looked_at ? failed : later;
  if (candidate.rejection == Rejection::pruned && !is_due) return pruned;
  if (!is_due && !(one_by_one && candidate.looked_at)) return {};
  if (candidate.rejection == Rejection::off_board) return off_board;
  return is_due ? checked : visited;
}

// The first open move comes next. One that the last step rejected, or that has the letter of an answer, is only named.
void find_candidates(const Snapshot& snapshot, Marks& marks) {
  if (snapshot.path.empty()) return;
  const bool is_game = plays(snapshot.settings), looks = snapshot.settings.detail == Detail::candidate;
  const QuizView& quiz = snapshot.quiz;
  const Event& event = snapshot.event;
  bool is_next = !is_game && !quiz.asks(), is_looked_at = false;
  for (std::size_t i = 0; i < snapshot.candidates.size(); ++i) {
    const Candidate& candidate = snapshot.candidates[i];
    const bool is_due = looks && !candidate.looked_at && !is_looked_at;
    is_looked_at |= is_due;
    const auto kind = kind_of(candidate, is_due, looks);
    if (!kind) continue;
    Mark& mark = marks.emplace_back(Mark{.kind = *kind, .square = candidate.square, .index = i});
    if (looks && !is_due) mark.strength = Strength::quiet;
    if ((event.type == EventType::reject && event.square == candidate.square) ||
        (quiz.shows_letters() && quiz.is_option(candidate.square)))
      mark.strength = Strength::hidden;
    if (kind != MarkKind::later) continue;
    if (is_game) mark.kind = MarkKind::possible;
    if (std::exchange(is_next, false)) mark.kind = MarkKind::next;
    if (!is_game || snapshot.game.hints) mark.text = std::to_string(candidate.onward);
  }
}

void find_answers(const Snapshot& snapshot, Marks& marks) {
  if (snapshot.path.empty() || !snapshot.quiz.shows_letters()) return;
  const auto& options = snapshot.quiz.options;
  for (std::size_t i = 0; i < options.size(); ++i)
    marks.push_back({.kind = MarkKind::answer, .square = options[i], .text = option_name(i), .index = i});
}

// What the path forces elsewhere can be read only while each step can be seen.
bool shows_forced(const Snapshot& snapshot) { return !snapshot.path.empty() && shows_each_step(snapshot.pace); }

// And the cut squares. Without a path these lines are in its place.
void find_forced(const Snapshot& snapshot, Marks& marks) {
  if (!shows_forced(snapshot)) return;
  for (const auto& [from, to] : snapshot.edges)
    marks.push_back({.kind = from == to ? MarkKind::cut : MarkKind::forced, .square = from, .to = to});
}

void find_short_of_moves(const Snapshot& snapshot, Marks& marks) {
  if (shows_forced(snapshot) && snapshot.short_of_moves)
    marks.push_back({.kind = MarkKind::short_of_moves, .square = *snapshot.short_of_moves});
}

// The square left or rejected.
void find_last_step(const Snapshot& snapshot, Marks& marks) {
  const Event& event = snapshot.event;
  if (snapshot.path.empty()) return;
  if (event.type == EventType::backtrack) marks.push_back({.kind = MarkKind::backtracked, .square = event.square});
  if (event.type == EventType::reject) marks.push_back({.kind = MarkKind::rejected, .square = event.square});
}

// The knight's square. At the end of a search without a tour, the end of its longest path.
void find_dead_end(const Snapshot& snapshot, Marks& marks) {
  const bool is_over = snapshot.path.empty();
  const std::vector<Square>& path = is_over ? snapshot.longest : snapshot.path;
  if (!path.empty() && (is_over ? path.size() < snapshot.squares : snapshot.dead_end))
    marks.push_back({.kind = MarkKind::dead_end, .square = path.back()});
}

// The fatal square in full, and each later square of the path once.
void find_lost(const Snapshot& snapshot, Marks& marks) {
  if (!snapshot.hope.is_lost()) return;
  const Board board = snapshot.settings.shown_board();
  std::vector<bool> found(static_cast<std::size_t>(board.squares()));
  for (std::size_t number = snapshot.hope.since; number <= snapshot.path.size(); ++number) {
    const Square square = snapshot.path[number - 1];
    const auto place = static_cast<std::size_t>(board.number(square));
    if (found[place]) continue;
    found[place] = true;
    const Strength strength = number == snapshot.hope.since ? Strength::full : Strength::quiet;
    marks.push_back({.kind = MarkKind::lost, .square = square, .strength = strength});
  }
}

void find_end(const Snapshot& snapshot, Marks& marks) {
  if (const auto& end = snapshot.settings.end) marks.push_back({.kind = MarkKind::end, .square = *end});
}

void find_annotations(const Snapshot& snapshot, Marks& marks) {
  const Board board = snapshot.settings.shown_board();
  for (std::size_t i = 0; i < snapshot.annotations.size(); ++i) {
    const Annotation& annotation = snapshot.annotations[i];
    if (annotation.place > Annotation::Place::move) continue;  // in a panel
    const Square to = annotation.place == Annotation::Place::move ? annotation.to : annotation.square;
    if (board.contains(annotation.square) && board.contains(to))
      marks.push_back({.kind = MarkKind::annotation, .square = annotation.square, .to = to, .index = i});
  }
}

void tell_onward(const Snapshot& snapshot, const Mark& mark, Words& words) {
  if (mark.text.empty() || mark.strength == Strength::hidden) return;
  words.push_back({"{0, plural, one {# onward move} other {# onward moves}}", snapshot.candidates[mark.index].onward});
}

void tell_answer(const Snapshot&, const Mark& mark, Words& words) { words.push_back({"answer {0}", mark.text}); }

void tell_reason(const Snapshot& snapshot, const Mark& mark, Words& words) {
  const Candidate& candidate = snapshot.candidates[mark.index];
  if (candidate.rejection != Rejection::pruned) return;
  switch (candidate.reason.kind) {
    case PruneReason::Kind::cuts: return words.push_back({"would cut the free squares apart"});
    case PruneReason::Kind::leaves: return words.push_back({"would leave squares behind"});
    case PruneReason::Kind::light: return words.push_back({"would leave too many light squares"});
    case PruneReason::Kind::dark: return words.push_back({"would leave too many dark squares"});
    default: return words.push_back({"leads to no tour"});
  }
}

void tell_lost(const Snapshot&, const Mark& mark, Words& words) {
  words.push_back(mark.strength == Strength::full ? Message{"the path is lost from here on"} : Message{"lost"});
}

void tell_annotation(const Snapshot& snapshot, const Mark& mark, Words& words) {
  const Annotation& annotation = snapshot.annotations[mark.index];
  if (annotation.place != Annotation::Place::square) return;
  words.push_back(annotation.text.empty() ? Message{"marked"} : Message{"marked: {0}", annotation.text});
}

#define KT_MARK(id, on_layer, ...) {.kind = MarkKind::id, .layer = MarkLayer::on_layer __VA_OPT__(, ) __VA_ARGS__},
constexpr MarkRow kRows[] = {KT_MARKS(KT_MARK)};
#undef KT_MARK

}  // namespace

std::span<const MarkRow> mark_rows() { return kRows; }

std::vector<Mark> marks_of(const Snapshot& snapshot) {
  Marks marks;
  for (const MarkRow& row : kRows)
    if (row.find) row.find(snapshot, marks);
  return marks;
}

}  // namespace kt
