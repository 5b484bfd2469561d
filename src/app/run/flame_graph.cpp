#include "app/run/flame_graph.h"

#include <algorithm>
#include <utility>

namespace kt {
namespace {

constexpr double kSecondsBetween = 0.25;

}  // namespace

FlameGraph::Part::Part(Search moment, const ShowSteps& wanted) : steps(wanted), search(std::move(moment)) {
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
  const RunSummary ran = search.run_summarized({.steps = std::min({budget, steps.to - here, history->room(here)})});
  history->add(here, search.steps(), ran.depths);
  history->add_path(search);
  if (search.status() == Status::tour && tours.size() < kMaxTours) tours.push_back(search.steps());
}

void FlameGraph::clear() {
  tree_.reset();
  part_.reset();
  part_view_.reset();
  whole_.reset();
  is_stale_ = false;
}

void FlameGraph::compare_with(std::optional<PrunedBy> other) {
  if (other == pruned_by_) return;
  clear();
  pruned_by_ = std::move(other);
}

std::shared_ptr<const FlameView> FlameGraph::view_of(const DepthHistory& history, std::vector<std::uint64_t> tours,
                                                     std::uint64_t last, bool is_complete) const {
  auto view = std::make_shared<FlameView>();
  view->from = history.origin();
  view->curve = history.curve();
  view->tours = std::move(tours);
  view->last = last;
  view->is_complete = is_complete;
  view->is_tree = tree_.has_value();
  std::optional<PrunedPaths> pruned;
  if (pruned_by_) {
    pruned.emplace(pruned_by_->problem);
    view->pruned_by = pruned_by_->place;
  }
  view->stays = history.stays(pruned ? &*pruned : nullptr);
  return view;
}

void FlameGraph::refresh(const Timeline& timeline, bool is_shown, const ShowSteps& asked, double now) {
  const Search& run = timeline.search();
  if (!is_shown || !run.depth_first()) return clear();
  if (asked.tree != tree_.has_value() || run.detail() != detail_) {
    clear();
    detail_ = run.detail();
    if (asked.tree) {
      tree_.emplace(timeline.before(0), ShowSteps{0, kMaxTreeSteps});
      tree_->work(1);
    }
  }
  const std::uint64_t last = tree_ ? tree_->search.steps() : timeline.furthest();
  const bool is_complete = tree_ ? tree_->is_done() : timeline.is_filled();
  is_stale_ = !whole_ || whole_->last != last || whole_->is_complete != is_complete;
  if (is_stale_ && (!whole_ || now >= made_at_ + kSecondsBetween)) {
    std::vector<std::uint64_t> tours;
    if (tree_) {
      tours = tree_->tours;
    } else {
      for (const Marker& tour : timeline.tours()) tours.push_back(tour.step);
    }
    whole_ = view_of(tree_ ? *tree_->history : timeline.history(), std::move(tours), last, is_complete);
    made_at_ = now;
    is_stale_ = false;
  }
  const ShowSteps steps{asked.from, std::min(asked.to, tree_ ? kMaxTreeSteps : last), asked.tree};
  if (steps.from >= steps.to || !timeline.is_filled()) {
    part_.reset();
    part_view_.reset();
  } else if (!part_ || part_->steps != steps) {
    part_.emplace(timeline.before(steps.from), steps);
  }
}

void FlameGraph::work(double deadline, const Clock& clock) {
  for (std::optional<Part>* const part : {&part_, &tree_}) {
    if (!*part || (*part)->is_done()) continue;
    Batches batches((*part)->batch, clock, deadline);
    do (*part)->work((*part)->batch.steps());
    while (!(*part)->is_done() && batches.go_on());
    if (part == &tree_) is_stale_ = true;
    if (part == &part_ && part_->is_done() && part_->history)
      part_view_ = view_of(*part_->history, {}, part_->search.steps(), true);
  }
}

}  // namespace kt
