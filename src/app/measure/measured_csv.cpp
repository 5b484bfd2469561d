#include "app/measure/measured_csv.h"

#include <cmath>

#include "core/basics/decimal.h"

namespace kt {
namespace {

// Rounds to a millionth, the resolution of the clock.
std::string rounded(double number) { return shortest_decimal(std::round(number * 1e6) / 1e6); }

}  // namespace

// A square contains a comma.
std::string measured_csv(std::span<const MeasuredRun> runs) {
  std::string text =
      "algorithm,board,goal,start,status,closed,visits,backtracks,steps,seconds,log10_tree,log10_low,log10_high,"
      "visits_in_vain\n";
  for (const MeasuredRun& run : runs) {
    if (!run.is_done()) continue;
    text += std::string(run.algorithm->id) + "," + to_string(run.board) + "," +
            (run.goal == Goal::closed ? "closed" : "tour") + ",\"" +
            to_string(run.start, run.board, Notation::row_col) + "\",";
    if (run.state == MeasuredRun::State::refused) {
      text += "not covered,,,,,,,,,\n";
      continue;
    }
    text += std::string(to_string(run.ending)) + (run.closed ? ",true" : ",false");
    for (const std::uint64_t number : {run.visits, run.backtracks, run.steps}) text += "," + std::to_string(number);
    text += "," + rounded(run.seconds);
    for (const double number : {run.log10_tree, run.log10_low, run.log10_high})
      text += "," + (number == 0 ? std::string() : rounded(number));
    text += "," + (run.lost_visits ? std::to_string(*run.lost_visits) : std::string()) + "\n";
  }
  return text;
}

}  // namespace kt
