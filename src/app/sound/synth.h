// Renders tones as samples, for devices that need them. In a browser, Web Audio renders the same timbres (web/sound).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "app/sound/sound.h"

namespace kt {

class Synth {
 public:
  // `rate`: samples per second.
  explicit Synth(double rate) : rate_(rate) {}

  // Tones start with the next sample.
  void add(std::span<const Tone> tones);
  // Fades out everything at once.
  void stop();
  bool is_silent() const { return voices_.empty() && line_gain_ < kUnheard; }
  // Renders the next samples, from -1 to 1.
  void render(std::span<float> samples);

 private:
  static constexpr double kUnheard = 1e-4;

  struct Voice {
    Tone tone;
    double age = 0;    // seconds since its start; negative before it
    double phase = 0;  // in turns
    double gain = 1;
    bool fades = false;
  };
  float next();

  double rate_;
  std::vector<Voice> voices_;
  // The line: the next points of its pitch, and its current state.
  std::vector<Voice> points_;
  double line_hertz_ = 0, line_wanted_ = 0, line_phase_ = 0, line_gain_ = 0, line_left_ = 0;
};

}  // namespace kt
