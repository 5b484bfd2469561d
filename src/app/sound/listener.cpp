#include <algorithm>
#include <utility>

#include "app/sound/sound.h"
#include "app/time/playback.h"

namespace kt {
namespace {

constexpr float kShort = 0.16f;  // seconds, of a tone with enough time
constexpr float kShareOfInterval = 0.9f;
constexpr float kChordSeconds = 1.4f;
constexpr double kLongestLine = 0.1;      // seconds, after a long frame
constexpr std::uint64_t kMaxSamples = 8;  // per frame

// The depth of the path before a step.
std::size_t depth_before(EventType event, std::size_t depth) {
  if (event == EventType::advance || event == EventType::tour) return depth - std::min<std::size_t>(depth, 1);
  return event == EventType::backtrack || event == EventType::exhausted ? depth + 1 : depth;
}

Tone::Kind kind_of(std::size_t before, std::size_t after) {
  return after > before ? Tone::Kind::step : after < before ? Tone::Kind::back : Tone::Kind::look;
}

// Places tones one after the other, within so many seconds.
class Tones {
 public:
  Tones(std::size_t squares, float each, float length) : squares_(squares), each_(each), length_(length) {}

  void add(Tone::Kind kind, double depth) {
    all_.push_back({kind, pitch_of(depth, squares_), each_ * static_cast<float>(all_.size()), length_});
  }
  void add_chord() {
    const float start = each_ * static_cast<float>(all_.size());
    for (const float hertz : kChord) all_.push_back({Tone::Kind::tour, hertz, start, kChordSeconds});
  }
  std::vector<Tone> take() { return std::move(all_); }

 private:
  std::size_t squares_;
  float each_, length_;
  std::vector<Tone> all_;
};

// The depth in the curve: the middle of its range at the step.
double depth_at(const Snapshot& view, std::uint64_t step) {
  const std::uint64_t bucket = step / view.depth_curve.bucket;
  if (bucket >= view.depth_curve.ranges.size()) return static_cast<double>(view.depth);
  const DepthCurve::Range range = view.depth_curve.ranges[static_cast<std::size_t>(bucket)];
  return range.is_known() ? (static_cast<double>(range.low) + range.high) / 2 : static_cast<double>(view.depth);
}

// The line for the steps of a frame, from `from` on in either direction, with a sample for each stretch of the curve.
std::vector<Tone> line_of(const Snapshot& view, std::uint64_t from, double seconds) {
  const auto way = static_cast<double>(view.step) - static_cast<double>(from);
  const std::uint64_t steps = std::max(from, view.step) - std::min(from, view.step);
  const std::uint64_t samples = std::clamp<std::uint64_t>(steps / view.depth_curve.bucket, 1, kMaxSamples);
  const auto each = static_cast<float>(seconds / static_cast<double>(samples));
  Tones tones(view.squares, each, each);
  for (std::uint64_t i = 1; i <= samples; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(samples);
    const auto step = static_cast<std::uint64_t>(static_cast<double>(from) + way * share);
    tones.add(Tone::Kind::line, samples == 1 ? static_cast<double>(view.depth) : depth_at(view, step));
  }
  return tones.take();
}

}  // namespace

std::vector<Tone> Listener::update(const Snapshot& view) {
  const Moment before = std::exchange(last_, {view.step, view.depth, view.now});
  const bool begins = !std::exchange(listens_, true);
  const bool moved = view.step != before.step || view.depth != before.depth;
  if (!begins && !moved) return {};
  const bool is_tour = view.shows_tour();
  const bool is_playing = view.state == RunState::playing && !is_tour;
  const double interval = is_playing ? interval_at(view.settings.speed) : 0;
  const bool blurred = is_playing && (view.pace == Pace::blur || interval * kMaxTonesPerSecond < 1);
  if (!begins && blurred) return line_of(view, before.step, std::clamp(view.now - before.now, 0.0, kLongestLine));

  const auto each = static_cast<float>(begins ? 0 : interval);
  Tones tones(view.squares, each, each > 0 ? std::min(kShort, each * kShareOfInterval) : kShort);
  const std::uint64_t steps = std::max(view.step, before.step) - std::min(view.step, before.step);
  const bool goes_on = !begins && view.step > before.step && steps <= view.recent.steps.size();
  if (goes_on) {
    std::vector<std::size_t> depths{view.depth};  // newest first
    for (std::size_t i = 0; i < steps; ++i)
      depths.push_back(depth_before(view.recent.steps[i].event.type, depths.back()));
    for (std::size_t i = depths.size() - 1; i > (is_tour ? 1u : 0u); --i)
      tones.add(kind_of(depths[i], depths[i - 1]), static_cast<double>(depths[i - 1]));
  } else if (!is_tour && (begins || steps <= 1 || view.step > 0)) {
    // A backtrack, or a move of a game, sounds like its effect on the path. A seek sounds like its last step.
    const bool is_near = !begins && steps <= 1;
    const std::size_t then = is_near ? before.depth : depth_before(view.event.type, view.depth);
    tones.add(kind_of(then, view.depth), static_cast<double>(view.depth));
  }
  if (is_tour) tones.add_chord();
  return tones.take();
}

}  // namespace kt
