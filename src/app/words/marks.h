// The marks on the squares of a board, or the vertices of a graph: the one place that decides which there are now.
//
// The board and the graph draw them, on the screen and in pictures; the legend lists their kinds; the names of squares
// mention them. A new kind is a row here and two drawings, a case each in board_marks.cpp and graph_marks.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

// The kinds, a row each, in the order of the legend: id, layer, fields of MarkRow. Their functions are in marks.cpp.
#define KT_MARKS(MARK)                                                                                                \
  MARK(possible, moves, .name = "possible move",                                                                      \
       .help = "You can make this move. With hints, the number counts the onward moves from there.",                  \
       .words = "can be tried", .occurs = plays, .tell = tell_onward)                                                 \
  MARK(answer, answers, .name = "possible answer",                                                                    \
       .help =                                                                                                        \
           "The search could go to this square next. In a class vote, a bar shows the square's share of the votes.",  \
       .occurs = predicts, .find = find_answers, .tell = tell_answer)                                                 \
  MARK(next, moves, .name = "next",                                                                                   \
       .help = "The search tries this move next. The number counts the onward moves from there.",                     \
       .words = "comes next", .occurs = searches, .find = find_candidates, .tell = tell_onward)                       \
  MARK(later, moves, .name = "still to try",                                                                          \
       .help = "The search can try this move later. The number counts the onward moves from there.",                  \
       .words = "can be tried", .occurs = tries_several, .tell = tell_onward)                                         \
  MARK(forced, below_path, .name = "forced", .help = "A move that every tour with this beginning must contain.",      \
       .words = "must be joined to {0}", .is_line = true, .occurs = forces, .find = find_forced)                      \
  MARK(cut, below_path, .name = "cut",                                                                                \
       .help = "Without this square, the other free squares would split into separate parts.", .words = "cut square", \
       .occurs = cuts)                                                                                                \
  MARK(failed, moves, .name = "failed", .help = "The search tried this move and took it back.",                       \
       .words = "tried without success", .occurs = goes_back)                                                         \
  MARK(dead_end, dead_end, .name = "dead end", .help = "No move from this square is left to try.",                    \
       .words = "dead end", .occurs = always, .find = find_dead_end)                                                  \
  MARK(lost, below_path, .name = "lost",                                                                              \
       .help = "No tour is possible from this square on. The first square with this mark was the mistake.",           \
       .occurs = shows_hope, .find = find_lost, .tell = tell_lost)                                                    \
  MARK(pruned, moves, .name = "pruned",                                                                               \
       .help = "The search skips this free square because no tour can be completed from there.", .occurs = prunes,    \
       .tell = tell_reason)                                                                                           \
  MARK(visited, moves, .name = "visited",                                                                             \
       .help = "This move is not possible because its square is already on the path.", .occurs = one_by_one)          \
  MARK(checked, moves, .name = "checked next", .help = "The search checks this move next, but it is not possible.",   \
       .occurs = one_by_one, .tell = tell_reason)                                                                     \
  MARK(end, end, .name = "the end", .help = "The tour must end on this square.", .words = "the tour must end here",   \
       .occurs = has_end, .find = find_end)                                                                           \
  MARK(off_board, moves)                                                                                              \
  MARK(short_of_moves, below_path, .words = "has too few moves left", .find = find_short_of_moves)                    \
  MARK(backtracked, last_step, .words = "just backtracked from", .find = find_last_step)                              \
  MARK(rejected, last_step, .words = "just rejected")                                                                 \
  MARK(annotation, notes, .find = find_annotations, .tell = tell_annotation)

enum class MarkKind : std::uint8_t {
#define KT_MARK(id, ...) id,
  KT_MARKS(KT_MARK)
#undef KT_MARK
};

// Marks of one layer are drawn one after the other, and have one place in a square's name.
enum class MarkLayer : std::uint8_t { below_path, answers, moves, last_step, dead_end, end, notes };

// hidden: another mark stands in its place, so it is named, but not drawn. quiet: another mark of its kind
// matters more: the one that the next step looks at, or the fatal square.
enum class Strength : std::uint8_t { hidden, quiet, full };

struct Mark {
  MarkKind kind;
  Square square;          // perhaps off the board
  Square to = square;     // the other end of a line
  std::string text = {};  // drawn on the mark
  std::size_t index = 0;  // in the list of the snapshot that it comes from: candidates, quiz.options or annotations
  Strength strength = Strength::full;
};

struct MarkRow {
  MarkKind kind;
  MarkLayer layer;
  // In the legend, if these settings let it occur. Without a name it is not listed.
  const char* name = nullptr;
  const char* help = nullptr;
  // In a square's name. {0}: where the lines of this kind lead. `tell` adds what depends on the moment.
  MessagePattern<1> words = "";
  bool is_line = false;
  bool (*occurs)(const Settings&) = nullptr;
  void (*find)(const Snapshot&, std::vector<Mark>&) = nullptr;  // null: another row finds these, too
  void (*tell)(const Snapshot&, const Mark&, std::vector<Message>&) = nullptr;
};

// By kind.
std::span<const MarkRow> mark_rows();
inline const MarkRow& row_of(const Mark& mark) { return mark_rows()[static_cast<std::size_t>(mark.kind)]; }

// All marks. Within a layer they are in the order drawn.
std::vector<Mark> marks_of(const Snapshot& snapshot);

// The letter of an answer: A, B, C ...
inline std::string option_name(std::size_t i) { return {static_cast<char>('A' + static_cast<int>(i % 26))}; }

}  // namespace kt
