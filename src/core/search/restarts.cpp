#include "core/search/restarts.h"

#include <bit>
#include <span>
#include <utility>

#include "core/basics/heap_sort.h"
#include "core/basics/splitmix.h"

namespace kt {
namespace {

// Number i of the sequence: 2^(k-1) if i is 2^k - 1, otherwise number i - 2^(k-1) + 1 for the smallest k with i < 2^k -
// 1.
std::uint64_t luby(std::uint64_t i) {
  while (!std::has_single_bit(i + 1)) i -= std::bit_floor(i) - 1;
  return (i + 1) / 2;
}

// Fisher and Yates.
template <typename T>
void shuffle(std::span<T> all, std::uint64_t chance) {
  for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[mixed(chance + i * kGoldenRatio) % i]);
}

// Shuffles the moves of each square, and gives random ties another seed.
void shuffle(Problem& problem, std::uint64_t attempt) {
  const std::uint64_t chance = mixed(mixed(problem.seed + kGoldenRatio) + attempt + kGoldenRatio);
  shuffle(std::span<Offset>(problem.moves), chance);
  for (std::span<std::pair<int, int>> edges(problem.edges.edges); !edges.empty();) {
    std::size_t same = 1;
    while (same < edges.size() && edges[same].first == edges[0].first) ++same;
    shuffle(edges.first(same), chance + edges[0].first);
    edges = edges.subspan(same);
  }
  problem.seed = static_cast<std::uint32_t>(chance);
}

}  // namespace

std::uint64_t visits_of_attempt(std::size_t squares, std::uint64_t attempt) { return 2 * squares * luby(attempt); }

Restarts::Restarts(const Problem& problem, Detail detail) : Restarts(DepthFirst(problem, detail)) {
  if (problem.algorithm->method == Method::restarts) allow_visits();
}

Restarts::Restarts(DepthFirst attempt)
    : moves_(attempt.path().problem().moves),
      seed_(attempt.path().problem().seed),
      detail_(attempt.detail()),
      attempt_(std::move(attempt)) {}

void Restarts::allow_visits() { visits_allowed_ = visits_of_attempt(attempt_.path().graph().squares(), attempts_); }

void Restarts::begin(std::uint64_t attempt) {
  Problem problem = attempt_.path().problem();
  problem.moves = moves_;
  problem.seed = seed_;
  heap_sort(problem.edges.edges);
  if (attempt > 1) shuffle(problem, attempt);
  attempt_ = DepthFirst(problem, detail_);
  attempts_ = attempt;
  allow_visits();
}

Event Restarts::last_event() const {
  Event event = attempt_.last_event();
  if (attempts_ > 1 && event.type == EventType::start) event.type = EventType::restart;
  return event;
}

std::uint64_t Restarts::steps() const {
  const std::uint64_t given = (attempts_ - 1) * attempt_.path().problem().given.size();
  return before_.visits - given + before_.backtracks + (detail_ == Detail::candidate ? before_.rejections : 0) +
         attempt_.steps();
}

DepthRecords Restarts::depth_records() const {
  DepthRecords records = before_.records;
  const std::uint64_t left = steps() - attempt_.steps() - before_.visits - before_.visits;
  for (const DepthRecord& record : attempt_.records())
    records.reach(record.depth, before_.visits + record.visit, left + record.other_steps);
  return records;
}

// Adds the finished attempt to the earlier ones, or removes it when stepping back.
void Restarts::count_attempt(bool forwards) {
  if (forwards) before_.records = depth_records();
  attempt_.set_detail(Detail::candidate);
  const Counters& counters = attempt_.counters();
  const auto count = [&](std::uint64_t& before, std::uint64_t now) { before += forwards ? now : -now; };
  std::uint64_t last = before_.visits;
  count(before_.visits, counters.visits);
  count(before_.backtracks, counters.backtracks);
  count(before_.rejections, counters.rejections);
  attempt_.set_detail(detail_);
  for (; last > before_.visits; --last) before_.records.undo(last);
}

Event Restarts::step_or_restart() {
  if (ended()) return last_event();
  if (!is_over()) return attempt_.step();
  count_attempt(true);
  begin(attempts_ + 1);
  return last_event();
}

bool Restarts::step_back() {
  if (attempt_.step_back()) return true;
  if (attempts_ == 1) return false;
  begin(attempts_ - 1);
  attempt_.run({.visits = visits_allowed_ - attempt_.visits() - 1});
  while (!is_over()) attempt_.step();
  count_attempt(false);
  return true;
}

// The last visit of an attempt is made alone, because no backtracks may follow it.
RunSummary Restarts::run_summarized(Budget budget, VisitCounts* counts) {
  if (!may_restart()) return attempt_.run_summarized(budget, counts);
  RunSummary all;
  while (all.steps < budget.steps && !ended()) {
    const std::uint64_t first = visits(), left = visits_allowed_ - attempt_.visits();
    RunSummary part{.steps = 1};
    if (left > 1) {
      part = attempt_.run_summarized({budget.steps - all.steps, std::min(budget.visits, left - 1)}, counts);
      if (part.steps == 0) break;
    } else {
      step();
      if (visits() - first > budget.visits) {
        step_back();
        break;
      }
      part.depths.add(depth());
      if (counts) attempt_.path().count_last(*counts, static_cast<std::size_t>(visits() - first));
    }
    budget.visits -= visits() - first;
    all.steps += part.steps;
    all.depths.add(part.depths.low);
    all.depths.add(part.depths.high);
    if (status() != Status::searching) break;
  }
  if (all.steps == 0) all.depths.add(depth());
  return all;
}

void Restarts::set_detail(Detail detail) {
  detail_ = detail;
  attempt_.set_detail(detail);
}

}  // namespace kt
