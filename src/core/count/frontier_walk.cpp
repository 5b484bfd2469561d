#include "core/count/frontier_walk.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/count/frontier_order.h"

namespace kt {
namespace {

constexpr Slots kAllSlots = (Slots{1} << kFrontierSlots) - 1;

}  // namespace

FrontierWalk::FrontierWalk(Graph graph, std::span<const int> early, std::span<const int> first)
    : graph_(std::move(graph)),
      early_(early.begin(), early.end()),
      order_(frontier_order(graph_, first)),
      rank_(graph_.size()),
      slot_of_(graph_.size(), -1) {
  for (std::size_t i = 0; i < order_.size(); ++i) rank_[order_[i]] = static_cast<int>(i);
  for (const int square : early_) enter(square);
}

int FrontierWalk::width() const {
  std::vector<int> change(order_.size() + 1);  // of the number of slots in use, step by step
  for (const int square : order_) {
    const int taken = rank_[square];
    int entered = std::ranges::find(early_, square) == early_.end() ? taken : 0;
    for (const int to : neighbours(graph_, square)) entered = std::min(entered, rank_[to]);
    ++change[entered];
    --change[taken + 1];
  }
  int in_use = 0, most = 0;
  for (const int more : change) most = std::max(most, in_use += more);
  return most;
}

void FrontierWalk::enter(int square) {
  int& slot = slot_of_[square];
  if (slot >= 0) return;
  slot = std::countr_one(in_use_);
  in_use_ |= Slots{1} << slot;
  square_in_[slot] = square;
}

void FrontierWalk::leave(int square) {
  in_use_ &= ~(Slots{1} << slot_of(square));
  slot_of_[square] = -1;
}

FrontierStep FrontierWalk::step() {
  FrontierStep step;
  const int square = order_[taken_++];
  enter(square);
  for (const int to : neighbours(graph_, square)) {
    if (is_taken(to)) continue;
    enter(to);
    step.onward |= Slots{1} << slot_of(to);
  }
  step.slot = slot_of(square);
  step.slots = std::bit_width(in_use_);
  leave(square);
  step.left = in_use_;
  look_ahead(step);
  return step;
}

void FrontierWalk::look_ahead(FrontierStep& step) {
  for (int next = taken_; next < squares() && in_use_ != kAllSlots; ++next) enter(order_[next]);
  step.ahead = in_use_ & ~step.left;
  step.all_seen = taken_ + std::popcount(in_use_) == squares();
  for (int slot = 0; slot < kFrontierSlots; ++slot) {
    if ((in_use_ >> slot & 1) != 0) look_around(slot, step);
  }
  for (int slot = 0; slot < kFrontierSlots; ++slot) {
    if ((step.ahead >> slot & 1) != 0) leave(square_in_[slot]);
  }
}

// Sets the neighbours of the square in a slot.
void FrontierWalk::look_around(int slot, FrontierStep& step) const {
  std::size_t sure = 0;
  for (const int to : neighbours(graph_, square_in_[slot])) {
    if (is_taken(to)) continue;
    const Slots other = slot_of(to) < 0 ? 0 : Slots{1} << slot_of(to);
    step.near[slot] |= other;
    if ((other & step.left) == 0 && sure < step.sure.size()) step.sure[sure++] |= Slots{1} << slot;
  }
}

}  // namespace kt
