#include "app/time/path_samples.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kt {

void PathSamples::set(std::size_t at, std::size_t lowest, std::span<const Path::Frame> path) {
  if (is_known(at)) return;
  if (samples_.size() <= at) samples_.resize(at + 1);
  path = path.first(std::min(path.size(), kMaxDepth));
  const std::size_t before = at > 0 && is_known(at - 1) ? samples_[at - 1].kept + samples_[at - 1].count : 0;
  const std::size_t kept = std::min({lowest, path.size(), before});
  samples_[at] = {true, static_cast<std::uint32_t>(kept), static_cast<std::uint32_t>(squares_.size()),
                  static_cast<std::uint32_t>(path.size() - kept)};
  for (const Path::Frame& frame : path.subspan(kept)) squares_.push_back(frame.square);
}

void PathSamples::merge() {
  std::vector<Sample> samples((samples_.size() + 1) / 2);
  std::vector<std::int32_t> squares;
  for (std::size_t i = 1; i < samples_.size(); i += 2) {
    const Sample &before = samples_[i - 1], &sample = samples_[i];
    if (!sample.is_known) continue;
    const auto first = static_cast<std::uint32_t>(squares.size());
    const std::uint32_t kept = before.is_known ? std::min(before.kept, sample.kept) : 0;
    // What the sample between begins with, and passes on.
    const auto passed_on = others(before).first(before.is_known ? sample.kept - kept : 0);
    squares.insert(squares.end(), passed_on.begin(), passed_on.end());
    const auto own = others(sample);
    squares.insert(squares.end(), own.begin(), own.end());
    samples[i / 2] = {true, kept, first, static_cast<std::uint32_t>(squares.size()) - first};
  }
  samples_ = std::move(samples);
  squares_ = std::move(squares);
}

std::vector<Stay> PathSamples::stays(const DepthCurve& curve, PrunedPaths* pruned) const {
  std::vector<Stay> stays, open;
  std::vector<std::int32_t> path;
  std::uint32_t shortest = 1;  // buckets
  const auto is_too_short = [&](const Stay& stay) { return stay.last - stay.first + 1 < shortest; };
  const auto leave_out = [&] {
    shortest = 2;
    std::erase_if(stays, is_too_short);
    if (stays.size() <= kMaxStays) return;
    const auto place = [](const Stay& stay) {
      return std::tuple(-static_cast<std::int64_t>(stay.last - stay.first), stay.depth, stay.first);
    };
    std::ranges::nth_element(stays, stays.begin() + kMaxStays, {}, place);
    stays.resize(kMaxStays);
  };
  const auto close = [&](std::size_t depth, std::size_t end) {
    for (; open.size() > depth; open.pop_back()) {
      open.back().last = static_cast<std::uint32_t>(end - 1);
      if (!is_too_short(open.back())) stays.push_back(open.back());
      if (stays.size() >= 2 * kMaxStays) leave_out();
    }
  };
  for (std::size_t i = 0; i < samples_.size(); ++i) {
    const Sample& sample = samples_[i];
    if (!sample.is_known) {
      close(0, i);
      continue;
    }
    const bool follows = i > 0 && samples_[i - 1].is_known;
    path.resize(sample.kept);
    const auto own = others(sample);
    path.insert(path.end(), own.begin(), own.end());
    close(follows ? std::min<std::size_t>(curve.ranges[i].low, path.size()) : 0, i);
    for (std::size_t depth = open.size(); depth < path.size(); ++depth) {
      const bool is_pruned = pruned && pruned->prunes(depth + 1, path[depth]);
      open.push_back({path[depth], static_cast<std::uint32_t>(depth + 1), static_cast<std::uint32_t>(i), 0, is_pruned});
    }
  }
  close(0, samples_.size());
  if (stays.size() > kMaxStays) leave_out();
  stays.shrink_to_fit();
  std::ranges::sort(stays, {}, [](const Stay& stay) { return std::pair(stay.depth, stay.first); });
  return stays;
}

}  // namespace kt
