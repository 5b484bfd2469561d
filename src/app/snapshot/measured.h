// What is measured beside the search: what is asked for, and a row for each run. Plain values, for the panel, its
// files and `kt compare`; src/app/measure makes them.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

// A tour; proved that there is none; a method that never goes back can not go on; not at an end.
enum class Ending : std::uint8_t { tour, none, stuck, limit };

std::string_view to_string(Ending ending);

// Where the knight starts on each board: as on the board shown, where there is such a square; in the top left corner;
// on the square right of it; in the middle, below it and right of it where the sides are even.
enum class MeasuredStart : std::uint8_t { shown, corner, beside, middle };

// What a map of starts is of: Warnsdorff's rule on 8x8, backtracking on 5x5, or the search shown.
enum class MapOf : std::uint8_t { warnsdorff, backtracking, shown };

// What is to be measured, as it is chosen: runs of all methods on all boards, of all goals, from all starts. A bit for
// each row of the table of algorithms, each Goal, each MeasuredStart.
struct MeasureChoice {
  static constexpr int kMostBoards = 64;

  std::uint32_t methods = 0b1110;  // those of the report: backtracking, Warnsdorff's rule, and both
  int least = 5, most = 10;        // sides of the boards, all squares; of very many every second, or third, ...
  std::uint32_t goals = 0b1, starts = 0b10;
  std::uint64_t max_visits = 10'000'000;  // of each run; steps, where an algorithm counts no visits
  double max_seconds = std::numeric_limits<double>::infinity();
  std::uint32_t ways = 0b1;  // kAskTheorems, kReportOrders
  MapOf map = MapOf::warnsdorff;

  static constexpr std::uint32_t kAskTheorems = 1;   // where a theorem rules a tour out, do not search
  static constexpr std::uint32_t kReportOrders = 2;  // the orders of moves of the report, for its three methods

  int stride() const { return (most - least) / kMostBoards + 1; }
  int boards() const { return (most - least) / stride() + 1; }
};

struct MeasuredRun {
  enum class State : std::uint8_t { waiting, running, refused, ended };

  const Algorithm* algorithm = nullptr;
  Board board;
  Goal goal = Goal::tour;
  Square start;
  State state = State::waiting;
  Ending ending = Ending::limit;                        // once it has ended
  bool by_theorem = false;                              // nothing was searched
  bool closed = false;                                  // of a tour
  std::uint64_t visits = 0, backtracks = 0, steps = 0;  // so far
  std::size_t deepest = 0;                              // squares of the longest path so far
  double seconds = 0;                                   // that the search took
  // Decimal logarithms of the visits of the whole tree, by Knuth's estimate (core/theory/estimate.h), with its spread;
  // 0: there is none. A growth experiment has one for each board that plain backtracking searches.
  double log10_tree = 0, log10_low = 0, log10_high = 0;

  bool is_done() const { return state >= State::refused; }
};

struct Measured {
  bool running = false;
  std::vector<MeasuredRun> runs;  // empty: nothing was asked for
  std::size_t done = 0;           // of them
  double visits_per_second = 0;   // of plain backtracking, or else of all that has a path; 0 while unknown
};

}  // namespace kt
