#include "core/state/depth_records.h"

namespace kt {

std::vector<DepthRecord> DepthRecords::peaks() const {
  std::vector<DepthRecord> list;
  for (std::size_t i = 0; i < runs_.size(); ++i) {
    const std::size_t depth = i + 1 < runs_.size() ? runs_[i + 1].depth - 1 : deepest_;
    list.push_back({depth, runs_[i].visit + (depth - runs_[i].depth), runs_[i].other_steps});
  }
  return list;
}

void DepthRecords::add(std::size_t depth, std::uint64_t visit, std::uint64_t other_steps) {
  const std::uint64_t first = visit - (depth - deepest_ - 1);
  if (runs_.empty() || first != last_visit() + 1) runs_.push_back({deepest_ + 1, first, 0});
  runs_.back().other_steps = other_steps;
  deepest_ = depth;
}

void DepthRecords::remove_last() {
  if (--deepest_ < runs_.back().depth) runs_.pop_back();
}

}  // namespace kt
