// Measurements beside the search: the request, and a row for each run. Plain values for the panel, its files and `kt
// compare`; src/app/measure makes them.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

// A tour; proof that there is none; a method without backtracking is stuck; no result within the limit.
enum class Ending : std::uint8_t { tour, none, stuck, limit };

std::string_view to_string(Ending ending);

// The start on each board: as on the shown board if that square exists; the top left corner; the square right of it;
// the middle, or the square below and right of it if the sides are even.
enum class MeasuredStart : std::uint8_t { shown, corner, beside, middle };

// The subject of a map of starts: Warnsdorff's rule on 8x8, backtracking on 5x5, or the shown search.
enum class MapSubject : std::uint8_t { warnsdorff, backtracking, shown };

// The chosen runs: all methods on all boards, for all goals, from all starts. A bit for each row of the table of
// algorithms, each Goal and each MeasuredStart.
struct MeasureChoice {
  static constexpr int kMaxBoards = 64;

  std::uint32_t methods = 0b1110;  // those of the report: backtracking, Warnsdorff's rule, and both
  int least = 5, most = 10;        // sides of the boards; of many squares every second, third, ...
  std::uint32_t goals = 0b1, starts = 0b10;
  std::uint64_t max_visits = 10'000'000;  // per run; steps for algorithms without visits
  double max_seconds = std::numeric_limits<double>::infinity();
  std::uint32_t ways = 0b1;  // kAskTheorems, kReportOrders
  MapSubject map = MapSubject::warnsdorff;

  static constexpr std::uint32_t kAskTheorems = 1;   // do not search if a theorem rules a tour out
  static constexpr std::uint32_t kReportOrders = 2;  // the move orders of the report, for its three methods

  int stride() const { return (most - least) / kMaxBoards + 1; }
  int boards() const { return (most - least) / stride() + 1; }
};

struct MeasuredRun {
  enum class State : std::uint8_t { waiting, running, refused, ended };

  const Algorithm* algorithm = nullptr;
  Board board;
  Goal goal = Goal::tour;
  Square start;
  State state = State::waiting;
  Ending ending = Ending::limit;                        // valid after the end
  bool by_theorem = false;                              // decided without a search
  bool closed = false;                                  // for a tour
  std::uint64_t visits = 0, backtracks = 0, steps = 0;  // so far
  std::size_t deepest = 0;                              // squares of the longest path so far
  std::optional<std::uint64_t> lost_visits = {};        // visits on lost paths, where the end shows them
  double seconds = 0;                                   // time of the search
  // Decimal logarithms of the visits of the whole tree, by Knuth's estimate (core/theory/estimate.h), with its spread;
  // 0: no estimate. A growth experiment has one for each board of plain backtracking.
  double log10_tree = 0, log10_low = 0, log10_high = 0;

  bool is_done() const { return state >= State::refused; }
};

struct Measured {
  bool running = false;
  std::vector<MeasuredRun> runs;  // empty: no experiment
  std::size_t done = 0;           // number of finished runs
  double visits_per_second = 0;   // of plain backtracking, otherwise of all methods with a path; 0 while unknown
};

}  // namespace kt
