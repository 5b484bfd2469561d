#include "app/state/flame_graph.h"

#include <algorithm>
#include <utility>

namespace kt {
namespace {

constexpr double kSecondsBetween = 0.25;

std::shared_ptr<const FlameView> view_of(const DepthHistory& history, std::uint64_t last, bool is_complete) {
  return std::make_shared<const FlameView>(
      FlameView{history.origin(), history.curve(), history.stays(), last, is_complete});
}

}  // namespace

FlameGraph::Part::Part(Search moment, const ShowSteps& asked) : steps(asked), search(std::move(moment)) {
  batch.restart(search);
}

void FlameGraph::Part::work(std::uint64_t budget) {
  if (search.steps() < steps.from) {
    search.run(std::min(budget, steps.from - search.steps()));
    return;
  }
  if (!history) {
    history.emplace(search.steps(), search.depth(), search.steps());
    history->add_path(search);
  }
  const std::uint64_t here = search.steps();
  const RunSummary ran =
      search.run_summarized({.steps = std::min({budget, steps.to - here, history->room(here)})});
  history->add(here, search.steps(), ran.depths);
  history->add_path(search);
}

void FlameGraph::clear() {
  asked_ = {};
  part_.reset();
  part_view_.reset();
  whole_.reset();
  is_stale_ = false;
}

void FlameGraph::refresh(const Timeline& timeline, bool is_shown, double now) {
  if (!is_shown || !timeline.search().depth_first()) return clear();
  is_stale_ = !whole_ || whole_->last != timeline.furthest() || whole_->is_complete != timeline.is_filled();
  if (is_stale_ && (!whole_ || now >= made_at_ + kSecondsBetween)) {
    whole_ = view_of(timeline.history(), timeline.furthest(), timeline.is_filled());
    made_at_ = now;
    is_stale_ = false;
  }
  ShowSteps steps{asked_.from, std::min(asked_.to, timeline.furthest())};
  if (steps.from >= steps.to || !timeline.is_filled()) {
    part_.reset();
    part_view_.reset();
  } else if (!part_ || part_->steps != steps) {
    part_.emplace(timeline.before(steps.from), steps);
  }
}

void FlameGraph::work(double deadline, const Clock& clock) {
  if (!part_ || part_->is_done()) return;
  Batches batches(part_->batch, clock, deadline);
  do part_->work(part_->batch.steps());
  while (!part_->is_done() && batches.go_on());
  if (part_->history) part_view_ = view_of(*part_->history, part_->search.steps(), part_->is_done());
}

}  // namespace kt
