#include "app/words/square_words.h"

#include <algorithm>

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
  std::vector<std::string> neighbours = {};  // for a vertex of a graph

  const Settings& settings() const { return snapshot.settings; }
  bool is(const std::optional<Square>& other) const { return other == square; }
  // The path that is described: after a failed search, the longest one.
  bool is_over() const { return snapshot.path.empty(); }
  bool has_knight() const { return is(is_over() ? settings().start : snapshot.path.back()); }
};

Message short_reason(const PruneReason& reason) {
  switch (reason.kind) {
    case PruneReason::Kind::cuts: return {"would cut the free squares apart"};
    case PruneReason::Kind::leaves: return {"would leave squares behind"};
    case PruneReason::Kind::light: return {"would leave too many light squares"};
    case PruneReason::Kind::dark: return {"would leave too many dark squares"};
    default: return {"leads to no tour"};
  }
}

void tell_visit(const Place& place, Words& words) {
  const Snapshot& snapshot = place.snapshot;
  if (place.has_knight()) {
    if (snapshot.dead_end) words.push_back({"dead end"});
    words.push_back({"knight here"});
  }
  if (place.visit == 0) return;
  const Message nth = ordinal(place.visit);
  words.push_back(place.is_over() ? (place.settings().algorithm->prune ? Message{"{0} on the longest path tried", nth}
                                                                       : Message{"{0} on the longest path", nth})
                                  : Message{"visited {0}", nth});
  if (snapshot.short_of_moves == place.square) words.push_back({"has too few moves left"});
}

// A possible or impossible move from here.
void tell_candidate(const Place& place, Words& words) {
  const Snapshot& snapshot = place.snapshot;
  const bool plays = snapshot.settings.mode == Mode::play;
  bool next = !plays && !snapshot.quiz.asks();
  for (const Candidate& candidate : snapshot.candidates) {
    const bool open = candidate.rejection == Rejection::none && !candidate.looked_at;
    if (candidate.square == place.square && candidate.rejection != Rejection::visited) {
      if (open) {
        words.push_back(next ? Message{"comes next"} : Message{"can be tried"});
        if (!plays || snapshot.game.hints)
          words.push_back({"{0, plural, one {# onward move} other {# onward moves}}", candidate.onward});
      } else {
        words.push_back(candidate.rejection == Rejection::none ? Message{"tried without success"}
                                                               : short_reason(candidate.reason));
      }
      return;
    }
    if (open) next = false;
  }
}

void tell_moment(const Place& place, Words& words) {
  const Snapshot& snapshot = place.snapshot;
  if (snapshot.event.square == place.square) {
    if (snapshot.event.type == EventType::backtrack) words.push_back({"just backtracked from"});
    if (snapshot.event.type == EventType::reject) words.push_back({"just rejected"});
  }
  if (snapshot.state != RunState::tour) tell_candidate(place, words);
  const auto& options = snapshot.quiz.options;
  const auto option = std::ranges::find(options, place.square);
  if (snapshot.quiz.asks() && option != options.end())
    words.push_back({"answer {0}", std::string(1, static_cast<char>('A' + (option - options.begin()) % 26))});
}

// Lines besides the path: moves that every tour has or, without a path, those found so far.
void tell_lines(const Place& place, Words& words) {
  std::vector<std::string> others;
  bool cuts = false;
  for (const auto& [from, to] : place.snapshot.edges) {
    if (from != place.square && to != place.square) continue;
    if (from == to)
      cuts = true;
    else
      others.push_back(spoken_name(place.settings(), from == place.square ? to : from));
  }
  if (cuts) words.push_back({"cut square"});
  if (!others.empty())
    words.push_back(place.is_over() ? Message{"joined to {0}", listed(others)}
                                    : Message{"must be joined to {0}", listed(others)});
}

void tell_edges(const Place& place, Words& words) {
  words.push_back(place.neighbours.empty() ? Message{"no edges from here"}
                                           : Message{"to {0}", listed(place.neighbours)});
}

// For all vertices at once, because a graph may have many edges.
void find_neighbours(const EdgeList& graph, int first, std::vector<Place>& places) {
  for (const auto& [from, to] : graph.edges) {
    const std::size_t place = from - first;
    if (from >= first && place < places.size()) places[place].neighbours.push_back(graph.vertices[to]);
  }
}

void tell_marks(const Place& place, Words& words) {
  for (const Annotation& mark : place.snapshot.annotations) {
    if (mark.place == Annotation::Place::square && mark.square == place.square)
      words.push_back(mark.text.empty() ? Message{"marked"} : Message{"marked: {0}", mark.text});
  }
}

Message describe(const Place& place) {
  const Snapshot& snapshot = place.snapshot;
  const Settings& settings = place.settings();
  const std::string name = spoken_name(settings, place.square);
  if (std::ranges::find(settings.holes, place.square) != settings.holes.end()) return {"{0}, hole", name};
  Words words;
  tell_visit(place, words);
  if (!place.is_over() && shows_each_step(snapshot.pace)) tell_moment(place, words);
  if (shows_each_step(snapshot.pace) || place.is_over()) tell_lines(place, words);
  if (place.is(settings.start)) words.push_back({"start"});
  if (settings.end && place.is(*settings.end)) words.push_back({"the tour must end here"});
  if (words.empty()) words.push_back({"free"});
  const std::size_t number = settings.shown_board().number(place.square);
  if (settings.heat && number < snapshot.visits_at_square.size())
    words.push_back(visits_in_words(snapshot.visits_at_square[number]));
  tell_marks(place, words);
  if (!settings.graph.empty()) tell_edges(place, words);
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
  find_neighbours(snapshot.settings.graph, range.first.col, places);
  const std::vector<Square>& path = snapshot.path.empty() ? snapshot.longest : snapshot.path;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const int row = path[i].row - range.first.row, col = path[i].col - range.first.col;
    if (row >= 0 && row < rows && col >= 0 && col < cols) places[row * cols + col].visit = i + 1;
  }
  std::vector<Message> names;
  for (const Place& place : places) names.push_back(describe(place));
  return names;
}

}  // namespace kt
