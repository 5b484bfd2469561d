// Tones as samples, for a device that takes nothing else. In a browser Web Audio makes them (web/sound), of the same
// timbres.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "app/sound/sound.h"

namespace kt {

class Synth {
 public:
  // Samples a second.
  explicit Synth(double rate) : rate_(rate) {}

  // From now on, that is from the next sample that is asked for.
  void add(std::span<const Tone> tones);
  // What sounds dies away at once, and nothing follows.
  void stop();
  bool is_silent() const { return voices_.empty() && line_gain_ < kUnheard; }
  // The next samples, from -1 to 1.
  void render(std::span<float> samples);

 private:
  static constexpr double kUnheard = 1e-4;

  struct Voice {
    Tone tone;
    double age = 0;    // seconds since its start; before it, negative
    double phase = 0;  // in turns
    double gain = 1;
    bool fades = false;
  };
  float next();

  double rate_;
  std::vector<Voice> voices_;
  // The line: where its pitch goes, one after the other, and where it is.
  std::vector<Voice> points_;
  double line_hertz_ = 0, line_wanted_ = 0, line_phase_ = 0, line_gain_ = 0, line_left_ = 0;
};

}  // namespace kt
