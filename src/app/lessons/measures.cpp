#include "app/lessons/measures.h"

#include <algorithm>
#include <utility>

#include "core/basics/find_row.h"
#include "core/count/frontier.h"
#include "core/problem/graph.h"
#include "core/theory/theory.h"

namespace kt {
namespace {

using Value = std::optional<MeasuredValue>;
using Moment = LessonMoment;

Value number(std::uint64_t value) { return MeasuredValue{.number = value, .text = {}}; }
Value word(std::string_view text) { return MeasuredValue{false, 0, std::string(text)}; }
Value yes_or_no(bool is) { return word(is ? "yes" : "no"); }

constexpr std::string_view kStatuses[] = {"searching", "tour", "exhausted", "stuck"};
constexpr std::string_view kExistence[] = {"exists", "impossible", "unknown"};

// The moves of the knight's square that may still be tried.
std::vector<Candidate> open_moves(const Search& search) {
  std::vector<Candidate> moves = search.candidates();
  std::erase_if(moves, [](const Candidate& c) { return c.looked_at || c.rejection != Rejection::none; });
  return moves;
}

Value fewest(const Moment& at, bool how_many) {
  const auto moves = open_moves(at.search);
  if (moves.empty()) return {};
  const int least = std::ranges::min(moves, {}, &Candidate::onward).onward;
  const auto ties = std::ranges::count(moves, least, &Candidate::onward);
  return number(how_many ? ties : least);
}

std::vector<Square> squares_of(const Settings& settings) {
  const Problem problem = settings.problem();
  const Graph graph = graph_of(problem);
  std::vector<Square> squares;
  for (int row = 0; row < problem.board.rows; ++row) {
    for (int col = 0; col < problem.board.cols; ++col) {
      const Square square{row, col};
      if (graph.exists(graph.number(square))) squares.push_back(square);
    }
  }
  return squares;
}

// The number of onward moves of a square: all on the board, or those to unvisited squares.
std::uint64_t moves_from(const Moment& at, Square from, bool unvisited) {
  const Graph graph = graph_of(at.settings.problem());
  std::uint64_t moves = 0;
  for (const Square to : squares_of(at.settings)) {
    if (graph.has_move(graph.number(from), graph.number(to)) && !(unvisited && at.search.is_visited(to))) ++moves;
  }
  return moves;
}

Value squares_of_colour(const Moment& at, int colour) {
  return number(
      std::ranges::count_if(squares_of(at.settings), [=](Square s) { return (s.row + s.col) % 2 == colour; }));
}

// Free squares that neither a free square nor the knight's square leads to.
Value lost_squares(const Moment& at) {
  const auto path = at.search.path();
  if (path.empty()) return {};
  const Graph graph = graph_of(at.settings.problem());
  std::vector<std::uint8_t> has_way_in(graph.size());
  for (const Square from : squares_of(at.settings)) {
    if (from != path.back() && at.search.is_visited(from)) continue;
    for (const int to : neighbours(graph, graph.number(from))) has_way_in[to] = 1;
  }
  return number(std::ranges::count_if(squares_of(at.settings), [&](Square square) {
    return !at.search.is_visited(square) && !has_way_in[graph.number(square)];
  }));
}

Value next_event(const Moment& at, bool square) {
  Search search = at.search;
  if (search.ended()) return {};
  const Event event = search.step();
  if (!square) return word(to_string(event.type));
  const auto path = search.path();
  return path.empty() ? Value() : word(at.settings.name(path.back()));
}

Value place_on_path(const Moment& at) {
  const auto path = at.search.path();
  const auto place = std::ranges::find(path, at.of);
  return number(place == path.end() ? 0 : place - path.begin() + 1);
}

// The number of squares that the search backtracks before it continues.
class BacktrackLength final : public LongMeasure {
 public:
  explicit BacktrackLength(const Moment& at) : search_(at.search) { search_.set_detail(Detail::move); }

  bool work(std::uint64_t steps) override {
    for (; steps > 0 && !search_.ended(); --steps) {
      const EventType type = search_.step().type;
      if (type != EventType::backtrack && type != EventType::exhausted) return true;
      ++back_;
    }
    return search_.ended();
  }
  Value value() const override { return number(back_); }

 private:
  Search search_;
  std::uint64_t back_ = 0;
};

// The shortest length of the path until the search finds a tour or ends.
class KeptSquares final : public LongMeasure {
 public:
  explicit KeptSquares(const Moment& at)
      : search_(at.search), least_(search_.depth()), is_measurable_(search_.is_single_attempt()) {
    if (is_measurable_) search_.set_detail(Detail::move);
  }

  bool work(std::uint64_t steps) override {
    for (; steps > 0 && is_running(); --steps, --left_) {
      search_.step();
      least_ = std::min(least_, search_.depth());
    }
    return !is_running();
  }
  Value value() const override {
    return is_measurable_ && search_.status() != Status::searching ? number(least_) : Value();
  }

 private:
  bool is_running() const { return is_measurable_ && left_ > 0 && search_.status() == Status::searching && least_ > 0; }

  Search search_;
  std::size_t least_;
  bool is_measurable_;
  std::uint64_t left_ = 2'000'000;  // limit in steps
};

// Whether the path can become a tour and, if not, since which move, for any search.
class CanFinish final : public LongMeasure {
 public:
  CanFinish(const Moment& at, bool mistake) : mistake_(mistake), hope_(at.settings.problem()) {
    hope_.set_path(at.search.path());
  }

  bool work(std::uint64_t steps) override {
    if (is_over()) return true;
    steps = std::min(steps, left_);
    left_ -= steps;
    hope_.work(steps);
    return is_over();
  }
  Value value() const override {
    const std::optional<std::size_t> lost = hope_.lost();
    const bool is_known = !hope_.path().empty() && (lost || hope_.is_promising());
    if (!mistake_) return is_known ? yes_or_no(!lost) : Value();
    return is_known && lost && hope_.is_decided() && *lost > 1 ? number(*lost - 1) : Value();
  }

 private:
  bool is_over() const { return hope_.at_rest() || left_ == 0 || (!mistake_ && hope_.lost()); }

  bool mistake_;
  Hope hope_;
  std::uint64_t left_ = 4'000'000;  // limit in visits
};

// The number of tours, without finding each.
class Count final : public LongMeasure {
 public:
  Count(const Moment& at, Goal goal, bool all_starts) {
    constexpr int kMaxSquares = 36;
    constexpr std::size_t kMaxStates = 1 << 20;
    Problem problem = at.settings.problem();
    problem.goal = goal;
    if (problem.board.squares() <= kMaxSquares && frontier_can_count(problem, all_starts))
      count_.emplace(problem, all_starts, kMaxStates);
  }

  bool work(std::uint64_t steps) override { return !count_ || count_->run(steps); }
  Value value() const override {
    if (!count_ || count_->status() != FrontierCount::Status::done || count_->count().high != 0) return {};
    return number(count_->count().low);
  }

 private:
  std::optional<FrontierCount> count_;
};

template <typename Measure, auto... kHow>
std::unique_ptr<LongMeasure> begin(const Moment& at) {
  return std::make_unique<Measure>(at, kHow...);
}

using Kind = MomentMeasure::Kind;

constexpr MomentMeasure kMeasures[] = {
    {"step", Kind::number, false, "steps so far", [](const Moment& at) { return number(at.search.steps()); }},
    {"visits", Kind::number, false, "visits so far, including the start",
     [](const Moment& at) { return number(at.search.visits()); }},
    {"backtracks", Kind::number, false, "backtracks so far",
     [](const Moment& at) { return number(at.search.backtracks()); }},
    {"depth", Kind::number, false, "squares on the path, which is the height of the stack",
     [](const Moment& at) { return number(at.search.depth()); }},
    {"deepest", Kind::number, false, "squares on the longest path so far",
     [](const Moment& at) { return number(at.search.deepest()); }},
    {"tours", Kind::number, false, "tours found so far", [](const Moment& at) { return number(at.search.tours()); }},
    {"attempts", Kind::number, false, "attempts started so far",
     [](const Moment& at) { return number(at.search.attempts()); }},
    {"squares", Kind::number, false, "squares to visit",
     [](const Moment& at) { return number(squares_of(at.settings).size()); }},
    {"free", Kind::number, false, "squares not on the path",
     [](const Moment& at) { return number(squares_of(at.settings).size() - at.search.path().size()); }},
    {"light", Kind::number, false, "squares with the colour of the top left corner",
     [](const Moment& at) { return squares_of_colour(at, 0); }},
    {"dark", Kind::number, false, "squares with the other colour",
     [](const Moment& at) { return squares_of_colour(at, 1); }},
    {"candidates", Kind::number, false, "moves that the knight can still try from its square, shown as rings",
     [](const Moment& at) { return number(open_moves(at.search).size()); }},
    {"fewest", Kind::number, false, "fewest onward moves of any candidate",
     [](const Moment& at) { return fewest(at, false); }},
    {"ties", Kind::number, false, "candidates that share the fewest onward moves",
     [](const Moment& at) { return fewest(at, true); }},
    {"goes-back", Kind::number, false, "squares that the search goes back before it moves on", nullptr,
     begin<BacktrackLength>},
    {"kept", Kind::number, false,
     "squares of this path that the search keeps until it finds a tour; the next move is the mistake", nullptr,
     begin<KeptSquares>},
    {"can-finish", Kind::word, false, "yes or no: this path can become a tour", nullptr, begin<CanFinish, false>},
    {"mistake", Kind::number, false,
     "the number of the move, from 1, after which this path can no longer become a tour", nullptr,
     begin<CanFinish, true>},
    {"lost", Kind::number, false, "free squares that can no longer be reached", lost_squares},
    {"moves", Kind::number, true, "moves from a square on the empty board",
     [](const Moment& at) { return number(moves_from(at, at.of, false)); }},
    {"onward", Kind::number, true, "onward moves from a square",
     [](const Moment& at) { return number(moves_from(at, at.of, true)); }},
    {"number", Kind::number, true, "the number of a square on the path, from 1, or 0 if it is not on the path",
     place_on_path},
    {"knight", Kind::square, false, "where the knight is",
     [](const Moment& at) {
       const auto path = at.search.path();
       return path.empty() ? Value() : word(at.settings.name(path.back()));
     }},
    {"next-square", Kind::square, false, "where the knight is after the next step",
     [](const Moment& at) { return next_event(at, true); }},
    {"next-event", Kind::word, false, "the next event: advance, backtrack, tour, exhausted or stuck",
     [](const Moment& at) { return next_event(at, false); }},
    {"event", Kind::word, false, "the last event",
     [](const Moment& at) { return word(to_string(at.search.last_event().type)); }},
    {"status", Kind::word, false, "searching, tour, exhausted or stuck",
     [](const Moment& at) { return word(kStatuses[std::to_underlying(at.search.status())]); }},
    {"closed", Kind::word, false, "yes or no: the tour shown is closed",
     [](const Moment& at) { return yes_or_no(at.search.status() == Status::tour && at.search.is_closed()); }},
    {"exists", Kind::word, false, "exists, impossible or unknown: whether theorems say that a tour exists",
     [](const Moment& at) { return word(kExistence[std::to_underlying(existence(at.settings.problem()).existence)]); }},
    {"tours-from-start", Kind::number, false, "open tours from the start, up to 36 squares", nullptr,
     begin<Count, Goal::tour, false>},
    {"tours-in-all", Kind::number, false, "open tours from all squares, in both directions, up to 36 squares", nullptr,
     begin<Count, Goal::tour, true>},
    {"closed-tours", Kind::number, false, "closed tours, each counted once, up to 36 squares", nullptr,
     begin<Count, Goal::closed, false>},
};

}  // namespace

std::span<const MomentMeasure> measures() { return kMeasures; }

const MomentMeasure* find_measure(std::string_view id) { return find_row(kMeasures, id); }

}  // namespace kt
