#include "app/sound/synth.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "app/sound/timbre.h"

namespace kt {
namespace {

constexpr double kRing = 0.12;    // seconds that a line rings on, so that there is no gap between two frames
constexpr double kGlide = 0.008;  // time constant of its pitch and loudness, in seconds
constexpr double kFade = 0.015;   // for stopped tones

double wave(const Timbre& timbre, double phase) {
  double sum = 0;
  for (std::size_t i = 0; i < timbre.partials.size(); ++i)
    sum +=
        static_cast<double>(timbre.partials[i]) * std::sin(2 * std::numbers::pi * phase * static_cast<double>(i + 1));
  return sum * static_cast<double>(timbre.gain);
}

// An immediate attack, then a decay to a hundredth over the length.
double envelope(double age, double seconds) {
  return age < 0 ? 0 : std::min(age / kAttack, 1.0) * std::exp(-4.6 * age / seconds);
}

const Timbre& timbre_of(Tone::Kind kind) { return timbres()[std::to_underlying(kind)]; }

}  // namespace

void Synth::add(std::span<const Tone> tones) {
  for (const Tone& tone : tones)
    (tone.kind == Tone::Kind::line ? points_ : voices_).push_back({tone, -static_cast<double>(tone.start)});
}

void Synth::stop() {
  points_.clear();
  line_left_ = 0;
  std::erase_if(voices_, [](const Voice& voice) { return voice.age < 0; });
  for (Voice& voice : voices_) voice.fades = true;
}

float Synth::next() {
  const double tick = 1 / rate_;
  double sum = 0;
  for (Voice& voice : voices_) {
    const auto seconds = static_cast<double>(voice.tone.seconds);
    if (voice.fades) voice.gain *= 1 - tick / kFade;
    sum += wave(timbre_of(voice.tone.kind), voice.phase) * envelope(voice.age, seconds) * voice.gain;
    if (voice.age >= 0) voice.phase += static_cast<double>(voice.tone.hertz) * tick;
    voice.age += tick;
  }
  for (Voice& point : points_) {
    if (point.age >= 0) {
      line_wanted_ = static_cast<double>(point.tone.hertz);
      line_left_ = static_cast<double>(point.tone.seconds) + kRing;
      if (line_gain_ < kUnheard) line_hertz_ = line_wanted_;
    }
    point.age += tick;
  }
  std::erase_if(points_, [&](const Voice& point) { return point.age >= tick; });
  line_left_ -= tick;
  line_hertz_ += (line_wanted_ - line_hertz_) * tick / kGlide;
  line_gain_ += ((line_left_ > 0 ? 1 : 0) - line_gain_) * tick / kGlide;
  line_phase_ += line_hertz_ * tick;
  return static_cast<float>(sum + wave(timbre_of(Tone::Kind::line), line_phase_) * line_gain_);
}

void Synth::render(std::span<float> samples) {
  for (float& sample : samples) sample = next();
  const auto is_over = [](const Voice& voice) {
    return voice.age > static_cast<double>(voice.tone.seconds) || voice.gain < kUnheard;
  };
  std::erase_if(voices_, is_over);
}

}  // namespace kt
