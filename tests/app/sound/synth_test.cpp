#include "app/sound/synth.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "app/sound/timbre.h"

namespace kt {
namespace {

using Kind = Tone::Kind;
constexpr double kRate = 44100;

std::vector<float> rendered(Synth& synth, double seconds) {
  std::vector<float> samples(static_cast<std::size_t>(seconds * kRate));
  synth.render(samples);
  return samples;
}

// The strength of a frequency in a range of seconds.
double strength(const std::vector<float>& samples, double hertz, double from, double to) {
  double re = 0, im = 0;
  for (auto i = static_cast<std::size_t>(from * kRate); i < static_cast<std::size_t>(to * kRate); ++i) {
    const double angle = 2 * std::numbers::pi * hertz * static_cast<double>(i) / kRate;
    re += static_cast<double>(samples[i]) * std::cos(angle);
    im += static_cast<double>(samples[i]) * std::sin(angle);
  }
  return std::hypot(re, im) / ((to - from) * kRate);
}

TEST(Synth, PlaysTonesInOrderAtTheirPitch) {
  Synth synth(kRate);
  const std::vector<Tone> tones{{Kind::step, 400, 0, 0.1f}, {Kind::back, 300, 0.2f, 0.1f}};
  synth.add(tones);
  const std::vector<float> samples = rendered(synth, 0.5);
  EXPECT_GT(strength(samples, 400, 0, 0.1), 8 * strength(samples, 300, 0, 0.1));
  EXPECT_GT(strength(samples, 300, 0.2, 0.3), 8 * strength(samples, 400, 0.2, 0.3));
  EXPECT_GT(strength(samples, 600, 0.2, 0.3), strength(samples, 300, 0.2, 0.3) / 2) << "another timbre";
  EXPECT_LT(strength(samples, 800, 0, 0.1), strength(samples, 400, 0, 0.1) / 8);
  EXPECT_TRUE(synth.is_silent());
}

TEST(Synth, AGlideChangesPitchAndEndsByItself) {
  Synth synth(kRate);
  for (int i = 0; i < 20; ++i) {
    const std::vector<Tone> line{{Kind::line, i < 10 ? 300.0f : 500.0f, 0, 1 / 60.0f}};
    synth.add(line);
    const std::vector<float> samples = rendered(synth, 1 / 60.0);
    if (i % 10 == 9) {
      EXPECT_GT(strength(samples, i == 9 ? 300 : 500, 0, 0.016), 3 * strength(samples, i == 9 ? 500 : 300, 0, 0.016));
    }
    EXPECT_FALSE(synth.is_silent());
  }
  const std::vector<float> after = rendered(synth, 0.5);
  EXPECT_GT(strength(after, 500, 0.02, 0.1), strength(after, 500, 0, 0.02) / 2) << "it rings on until the next frame";
  EXPECT_TRUE(synth.is_silent());
}

// It does not start at the pitch where the last one ended.
TEST(Synth, AGlideStartsAtItsPitchAfterSilence) {
  Synth synth(kRate);
  for (const float hertz : {300.0f, 1200.0f}) {
    const std::vector<Tone> line{{Kind::line, hertz, 0, 0.02f}};
    synth.add(line);
    const std::vector<float> samples = rendered(synth, 0.01);
    int crossings = 0;
    for (std::size_t i = 1; i < samples.size(); ++i) crossings += (samples[i - 1] < 0) != (samples[i] < 0);
    EXPECT_NEAR(crossings, hertz / 50, 1.5) << "two for each of a hundredth of its waves";
    rendered(synth, 1);
    ASSERT_TRUE(synth.is_silent());
  }
}

TEST(Synth, IsSilentAtOnceWhenStopped) {
  Synth synth(kRate);
  const std::vector<Tone> chord{{Kind::tour, 300, 0, 1.4f}, {Kind::tour, 400, 0, 1.4f}, {Kind::step, 500, 0.3f, 0.1f}};
  synth.add(chord);
  rendered(synth, 0.1);
  synth.stop();
  rendered(synth, 0.15);
  EXPECT_TRUE(synth.is_silent());
  for (const float sample : rendered(synth, 0.3)) ASSERT_LT(std::abs(sample), 1e-3f);
}

TEST(Synth, LimitsTheLoudnessOfAllTimbres) {
  for (const Timbre& timbre : timbres()) {
    float sum = 0;
    for (const float partial : timbre.partials) sum += partial;
    EXPECT_NEAR(sum, 1, 1e-5);
    EXPECT_LE(timbre.gain * (&timbre == &timbres()[static_cast<std::size_t>(Kind::tour)] ? 4 : 1), 0.53f);
  }
}

}  // namespace
}  // namespace kt
