#include "app/words/square_words.h"

#include <algorithm>

#include "app/words/marks.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

using Words = std::vector<Message>;

// "B, C and D"
Message listed(const std::vector<std::string>& names) {
  Message text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i == 0)
      text = Message::verbatim(names[i]);
    else
      text = i + 1 == names.size() ? Message{"{0} and {1}", text, names[i]} : Message{"{0}, {1}", text, names[i]};
  }
  return text;
}

// A square of a snapshot; `visit` is its position on the path, from 1, or 0.
struct Place {
  const Snapshot& snapshot;
  Square square;
  std::size_t visit = 0;
  std::vector<const Mark*> marks = {};
  std::vector<std::string> joined = {};      // by lines in place of a path
  std::vector<std::string> neighbours = {};  // of a graph's vertex

  const Settings& settings() const { return snapshot.settings; }
  bool is(const std::optional<Square>& other) const { return other == square; }
  // The path that is described: after a failed search, the longest one.
  bool is_over() const { return snapshot.path.empty(); }
  bool has_knight() const { return is(is_over() ? settings().start : snapshot.path.back()); }
};

void describe_visit(const Place& place, Words& words) {
  if (place.has_knight()) words.push_back({"knight here"});
  if (place.visit == 0) return;
  const Message nth = ordinal(place.visit);
  words.push_back(place.is_over() ? (place.settings().algorithm->prune ? Message{"{0} on the longest path tried", nth}
                                                                       : Message{"{0} on the longest path", nth})
                                  : Message{"visited {0}", nth});
}

// The marks of a layer, kind by kind.
void describe_marks(const Place& place, MarkLayer layer, Words& words) {
  for (const MarkRow& row : mark_rows()) {
    if (row.layer != layer) continue;
    std::vector<std::string> ends;
    for (const Mark* mark : place.marks) {
      if (mark->kind != row.kind) continue;
      if (row.is_line)
        ends.push_back(spoken_name(place.settings(), mark->square == place.square ? mark->to : mark->square));
      else if (!row.words.text.empty())
        words.push_back(Message::name(row.words.text));
      if (row.tell) row.tell(place.snapshot, *mark, words);
    }
    if (!ends.empty()) words.push_back({row.words, listed(ends)});
  }
}

Message describe(const Place& place) {
  const Snapshot& snapshot = place.snapshot;
  const Settings& settings = place.settings();
  const std::string name = spoken_name(settings, place.square);
  if (settings.graph.empty() && std::ranges::find(settings.holes, place.square) != settings.holes.end())
    return {"{0}, hole", name};
  Words words;
  if (!place.is_over()) describe_marks(place, MarkLayer::dead_end, words);
  describe_visit(place, words);
  if (shows_each_step(snapshot.pace)) {
    describe_marks(place, MarkLayer::last_step, words);
    if (!snapshot.shows_tour()) describe_marks(place, MarkLayer::moves, words);
    describe_marks(place, MarkLayer::answers, words);
    describe_marks(place, MarkLayer::below_path, words);
  }
  if (!place.joined.empty()) words.push_back({"joined to {0}", listed(place.joined)});
  if (place.is(settings.start)) words.push_back({"start"});
  describe_marks(place, MarkLayer::end, words);
  if (words.empty()) words.push_back({"free"});
  const std::size_t number = settings.shown_board().number(place.square);
  if (settings.heat && number < snapshot.visits_at_square.size())
    words.push_back(visits_in_words(snapshot.visits_at_square[number]));
  describe_marks(place, MarkLayer::notes, words);
  if (!place.neighbours.empty())
    words.push_back({"leads to {0}", listed(place.neighbours)});
  else if (!settings.graph.empty())
    words.push_back({"no edges from here"});
  Message text = Message::verbatim(name);
  for (Message& word : words) text = {"{0}, {1}", std::move(text), std::move(word)};
  return text;
}

}  // namespace

std::vector<Message> describe_squares(const Snapshot& snapshot, SquareRange range) {
  const Board board = snapshot.settings.shown_board();
  const int rows = std::min(range.rows, board.rows - range.first.row);
  const int cols = std::min(range.cols, board.cols - range.first.col);
  std::vector<Place> places;
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) places.push_back({snapshot, {range.first.row + row, range.first.col + col}});
  }
  const auto find_place = [&](Square square) -> Place* {
    const int row = square.row - range.first.row, col = square.col - range.first.col;
    return row >= 0 && row < rows && col >= 0 && col < cols ? &places[row * cols + col] : nullptr;
  };
  const std::vector<Square>& path = snapshot.path.empty() ? snapshot.longest : snapshot.path;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (Place* place = find_place(path[i])) place->visit = i + 1;
  }
  const std::vector<Mark> marks = marks_of(snapshot);
  for (const Mark& mark : marks) {
    if (Place* place = find_place(mark.square)) place->marks.push_back(&mark);
    Place* const end = mark.to == mark.square ? nullptr : find_place(mark.to);
    if (end) end->marks.push_back(&mark);
  }
  for (const auto& [from, to] : snapshot.edges) {
    if (!snapshot.path.empty()) break;
    if (Place* place = find_place(from)) place->joined.push_back(spoken_name(snapshot.settings, to));
    if (Place* place = find_place(to)) place->joined.push_back(spoken_name(snapshot.settings, from));
  }
  const EdgeList& graph = snapshot.settings.graph;
  for (const auto& [from, to] : graph.edges)
    if (Place* place = find_place({0, from})) place->neighbours.push_back(graph.vertices[to]);
  std::vector<Message> names;
  for (const Place& place : places) names.push_back(describe(place));
  return names;
}

}  // namespace kt
