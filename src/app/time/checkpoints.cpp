#include "app/time/checkpoints.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace kt {
namespace {

constexpr std::uint64_t kShortestDistance = 4096;  // copying a small search costs much less than so many steps
constexpr std::uint64_t kNetworkDistance = 8;      // sweeps; each is about as much work as copying the network

std::uint64_t first_distance(const Search& search) {
  if (search.problem().algorithm->method == Method::neural_network) return kNetworkDistance;
  const std::size_t squares = search.problem().board.squares();
  const std::size_t bytes = search.bytes() + squares * sizeof(Path::Frame);
  return std::bit_ceil(std::max<std::uint64_t>(kShortestDistance, bytes / 2));
}

}  // namespace

RunSummary Moment::run(std::uint64_t steps) {
  return counter ? counter->run(search, {.steps = steps}) : search.run_summarized({.steps = steps});
}

Event Moment::step() { return counter ? counter->step(search) : search.step(); }

bool Moment::step_back() { return counter ? counter->step_back(search) : search.step_back(); }

void go_to(Search& search, std::uint64_t step) {
  while (search.steps() < step && search.run(step - search.steps()) > 0) {
  }
}

Checkpoints::Checkpoints(Moment first, std::size_t memory) : memory_(memory), distance_(first_distance(first.search)) {
  keep(first);
}

// Uses a distance at which the whole way would fit.
void Checkpoints::open_gap(Moment end) {
  const std::uint64_t fitting = std::max<std::size_t>(memory_ / end.bytes(), 2);
  distance_ = std::max(distance_, std::bit_ceil(end.steps() / fitting + 1));
  gap_end_ = end.steps();
  keep(end);
}

bool Checkpoints::is_in_gap(std::uint64_t step) const { return step < gap_end_ && step > before(gap_end_ - 1).steps(); }

std::span<const Moment> Checkpoints::until(std::uint64_t step) const {
  return {all_.begin(), std::ranges::upper_bound(all_, step, {}, &Moment::steps)};
}

Moment* Checkpoints::after(std::uint64_t step) {
  const std::size_t place = until(step).size();
  return place < all_.size() ? &all_[place] : nullptr;
}

void Checkpoints::keep(const Moment& moment) {
  bytes_ += moment.bytes();
  all_.insert(std::ranges::upper_bound(all_, moment.steps(), {}, &Moment::steps), moment);
  keep_within_memory();
}

void Checkpoints::keep_within_memory() {
  while (bytes_ > memory_ && drop_every_second()) {
  }
}

bool Checkpoints::drop_every_second() {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    if (i % 2 == 1 && all_[i].steps() != gap_end_ && all_.size() > 2) continue;
    if (i != kept) all_[kept] = std::move(all_[i]);
    ++kept;
  }
  if (kept == all_.size()) return false;
  all_.erase(all_.begin() + kept, all_.end());
  distance_ *= 2;
  weigh();
  return true;
}

void Checkpoints::weigh() {
  bytes_ = 0;
  for (const Moment& moment : all_) bytes_ += moment.bytes();
}

void Checkpoints::set_detail(Detail detail) {
  Moment* gap_end = gap_end_ > 0 ? after(gap_end_ - 1) : nullptr;
  for (Moment& moment : all_) moment.search.set_detail(detail);
  if (gap_end) gap_end_ = gap_end->steps();
}

void Checkpoints::stop_counting() {
  for (Moment& moment : all_) moment.counter.reset();
  weigh();
}

void Checkpoints::start_counting() {
  all_.front().counter = VisitCounter(all_.front().search);
  weigh();
  keep_within_memory();
}

}  // namespace kt
