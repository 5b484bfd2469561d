#include "core/depth_records.h"

namespace kt {

void DepthRecords::add(std::size_t depth, std::uint64_t visit) {
  const std::uint64_t first = visit - (depth - deepest_ - 1);
  if (runs_.empty() || first != last_visit() + 1) runs_.push_back({deepest_ + 1, first});
  deepest_ = depth;
}

void DepthRecords::remove_last() {
  if (--deepest_ < runs_.back().depth) runs_.pop_back();
}

}  // namespace kt
