#include "app/time/lost_stretches.h"

#include <algorithm>
#include <utility>

namespace kt {
namespace {

constexpr std::size_t kMaxStretches = 4096;
constexpr std::uint64_t kAtOnce = 1000;    // of them in a slice
constexpr std::uint64_t kFirstBatch = 64;  // steps
constexpr std::uint64_t kLargestBatch = 1 << 20;
constexpr std::uint64_t kWorkOfStep = 20;  // with a question that is answered at once

}  // namespace

LostStretches::LostStretches(Search moment, std::uint64_t patience)
    : here_(std::move(moment)),
      begin_(here_.steps()),
      hope_(here_.problem()),
      patience_(patience),
      ended_(here_.depth() == 0) {}

void LostStretches::work(std::uint64_t steps) {
  while (steps > 0 && !ended_) block_ ? run_block(steps) : ask(steps);
}

std::uint64_t LostStretches::known_end() const {
  if (block_) return block_->is_lost ? here_.steps() + 1 : block_->stretch.from;
  return ended_ ? here_.steps() + 1 : here_.steps();
}

// Asks about the present path. Where that is promising, takes one step more.
void LostStretches::ask(std::uint64_t& steps) {
  if (!std::exchange(asks_, true)) {
    hope_.set_path(here_.path());
    asked_ = 0;
  }
  if (!hope_.at_rest()) {
    const std::uint64_t visits = std::min(steps, kAtOnce);
    const bool rests = hope_.work(visits);
    steps -= visits;
    asked_ += visits;
    if (!rests && asked_ <= patience_) return;
    if (!rests) hope_.give_up();
    asked_ = 0;
    return;
  }
  if (!hope_.is_promising()) return open_block();
  steps -= std::min(steps, kWorkOfStep);
  if (here_.ended()) return void(ended_ = true);
  here_.step();
  asks_ = false;
  ended_ = here_.depth() == 0;
}

void LostStretches::open_block() {
  const bool begins = here_.steps() == begin_;
  const std::uint64_t first = !begins ? here_.visits() : begin_ == 0 ? 1 : here_.visits() + 1;
  block_ = {{.from = here_.steps(), .to = kNoStep, .since = hope_.promising() + 1, .first = first, .last = first},
            hope_.is_decided()};
  if (!block_->is_lost) block_begin_ = here_;
  asks_ = false;
  batch_ = kFirstBatch;
  narrows_ = false;
}

// In parts. One that goes beyond the end is done again, half as long.
void LostStretches::run_block(std::uint64_t& steps) {
  const Search before = here_;
  const RunSummary ran = here_.run_summarized({.steps = std::min(batch_, steps)});
  steps -= std::min(steps, ran.steps + kWorkOfStep);
  const bool is_left = ran.depths.low < block_->stretch.since;
  if (is_left && ran.steps > 1) {
    here_ = before;
    batch_ = ran.steps / 2;
    narrows_ = true;
    return;
  }
  if (is_left) return close_block(before.visits());
  if (!block_->is_lost && here_.status() == Status::tour) {
    hope_.learn_tour(here_.path());
    here_ = *std::exchange(block_begin_, {});
    block_.reset();
    return;
  }
  ended_ = here_.ended();
  batch_ = narrows_ ? std::max<std::uint64_t>(batch_ / 2, 1) : std::min(batch_ * 2, kLargestBatch);
}

void LostStretches::close_block(std::uint64_t last_visit) {
  LostStretch& stretch = block_->stretch;
  stretch.to = here_.steps();
  stretch.last = std::max(last_visit, stretch.first - 1);
  const EventType event = here_.last_event().type;
  stretch.noticed = event != EventType::restart;
  const bool is_proved = stretch.noticed && here_.problem().algorithm->complete;
  // That the search has tried everything proves nothing of a beginning shorter than its root.
  if (!block_->is_lost && stretch.since < root_depth(here_.problem())) stretch.since = 0;
  if (block_->is_lost || is_proved)
    keep(stretch);
  else
    first_unknown_ = std::min(first_unknown_, stretch.from);
  block_.reset();
  block_begin_.reset();
  ended_ = here_.depth() == 0;
}

void LostStretches::keep(const LostStretch& stretch) {
  all_.push_back(stretch);
  if (all_.size() > 1) {
    const LostStretch& previous = all_[all_.size() - 2];
    all_.back().before = previous.before + (previous.last - previous.first + 1);
  }
  while (all_.size() > kMaxStretches) {
    grain_ *= 2;
    join();
  }
}

// Those less than the grain apart. Between them few steps were promising, and which ones is not known any more.
void LostStretches::join() {
  std::size_t kept = 0;
  for (std::size_t i = 1; i < all_.size(); ++i) {
    LostStretch& last = all_[kept];
    if (all_[i].from - last.to >= grain_ || i + 1 == all_.size()) {
      all_[++kept] = all_[i];
      continue;
    }
    last.to = all_[i].to;
    last.since = 0;
    last.first = all_[i].first - (all_[i].before - last.before);  // the number of visits is still right
    last.last = all_[i].last;
    last.noticed = all_[i].noticed;
  }
  all_.resize(kept + 1);
}

std::optional<LostStretch> LostStretches::open() const {
  return block_ && block_->is_lost ? std::optional(block_->stretch) : std::nullopt;
}

std::optional<LostStretch> LostStretches::at(std::uint64_t step) const {
  if (block_ && step >= block_->stretch.from) return block_->stretch;
  const auto later = std::ranges::upper_bound(all_, step, {}, &LostStretch::from);
  if (later == all_.begin() || step >= std::prev(later)->to) return {};
  return *std::prev(later);
}

std::optional<std::uint64_t> LostStretches::lost_visits(std::uint64_t step, std::uint64_t visits) const {
  if (begin_ > 0 || step >= known_end() || step >= first_unknown_) return {};
  const auto lost_in = [&](const LostStretch& stretch, std::uint64_t last) {
    return last + 1 - std::min(stretch.first, last + 1);
  };
  const LostStretch* last = nullptr;
  const auto later = std::ranges::upper_bound(all_, step, {}, &LostStretch::from);
  if (later != all_.begin()) last = &*std::prev(later);
  const std::uint64_t before = last ? last->before + lost_in(*last, last->last) : 0;
  if (block_ && step >= block_->stretch.from) return before + lost_in(block_->stretch, visits);
  if (!last || step >= last->to) return before;
  if (last->since == 0) return {};
  return last->before + lost_in(*last, visits);
}

}  // namespace kt
