#include "bench/workloads.h"

#include <algorithm>
#include <memory>
#include <numeric>

#include "core/count/enumerate.h"
#include "core/count/frontier.h"
#include "core/search/search.h"
#include "core/search/visit_counter.h"

namespace {

std::unique_ptr<kt::Search> g_search;  // walked back from one call to the next

double enumerated(kt::Goal goal) {
  kt::Enumeration enumeration({.board = {6, 6}, .goal = goal}, goal == kt::Goal::tour);
  while (!enumeration.run(1'000'000)) {
  }
  return static_cast<double>(enumeration.count().low);
}

}  // namespace

double first_tour_in_slices(double visits_a_slice) {
  kt::Search search(kt::Problem{});
  while (search.status() == kt::Status::searching) search.run({.visits = static_cast<std::uint64_t>(visits_a_slice)});
  return static_cast<double>(search.visits());
}

double first_tour_by_steps() {
  kt::Search search(kt::Problem{});
  while (search.step().type != kt::EventType::tour) {
  }
  return static_cast<double>(search.visits());
}

double first_tour_watched(double steps_a_batch) {
  kt::Search search(kt::Problem{});
  std::size_t highest = 0;
  while (search.status() == kt::Status::searching) {
    const kt::RunSummary ran = search.run_summarized({.steps = static_cast<std::uint64_t>(steps_a_batch)});
    highest = std::max(highest, ran.depths.high);
  }
  return highest == search.deepest() ? static_cast<double>(search.visits()) : 0;
}

double first_tour_counted(double steps_a_batch) {
  kt::Search search(kt::Problem{});
  kt::VisitCounter counter(search);
  while (search.status() == kt::Status::searching) {
    counter.run(search, {.steps = static_cast<std::uint64_t>(steps_a_batch)});
  }
  const auto& visits = counter.counts().at_square();
  return static_cast<double>(std::accumulate(visits.begin(), visits.end(), std::uint64_t{0}));
}

double begin_walk_back() {
  g_search = std::make_unique<kt::Search>(kt::Problem{});
  g_search->run(kt::Budget{});
  return static_cast<double>(g_search->steps());
}

double walk_back(double steps) {
  for (double n = 0; n < steps && g_search->step_back(); ++n) {
  }
  return static_cast<double>(g_search->steps());
}

double pruned_first_tours(double times) {
  double visits = 0;
  const kt::Problem problem{.algorithm = kt::find_algorithm("pruned")};
  for (double n = 0; n < times; ++n) {
    kt::Search search(problem);
    search.run(kt::Budget{});
    visits += static_cast<double>(search.visits());
  }
  return visits;
}

double closed_6x6() { return enumerated(kt::Goal::closed); }

double open_6x6() { return enumerated(kt::Goal::tour); }

double large_tour(int rule) {
  kt::Problem problem{.board = {1000, 1000}, .algorithm = kt::find_algorithm("warnsdorff")};
  if (rule == 0) problem.tie = kt::find_tie_rule("squirrel-cull");
  if (rule == 1) problem.tie = kt::find_tie_rule("center");
  if (rule == 2) problem.algorithm = kt::find_algorithm("divide-and-conquer");
  kt::Search search(problem);
  search.run(kt::Budget{});
  return search.status() == kt::Status::tour ? static_cast<double>(search.depth()) : 0;
}

double frontier_6x6() {
  kt::FrontierCount frontier({.board = {6, 6}, .goal = kt::Goal::closed}, false);
  while (!frontier.run(1'000'000)) {
  }
  return static_cast<double>(frontier.count().low);
}
