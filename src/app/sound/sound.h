// Module `sound`: turns a search into tones, for every platform.
//
// A Listener gets the snapshot after each frame and returns the tones of what has happened since the last one. While
// steps can be told apart, each has a tone; beyond that, the depth of the path is a gliding line. pitch.h has the
// pitches, timbre.h the timbres. The players know nothing of the search: web/sound in a browser, a Synth (synth.h) on
// the desktop.
//
// May know: settings, the snapshot, time and the core. Begin with Listener.
#pragma once

#include <cstdint>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "app/sound/pitch.h"

namespace kt {

struct Tone {
  enum class Kind : std::uint8_t {
    step,  // the path became longer
    back,  // the path became shorter
    look,  // the path did not change: a candidate was looked at, a part of the board laid, the network swept
    tour,  // a note of the chord
    line,  // the pitch glides there, and the previous tone does not end
  };
  Kind kind = Kind::step;
  float hertz = 0;
  float start = 0;  // seconds after the frame
  float seconds = 0;
};

// Up to so many steps per second, each has its own tone: the ear cannot separate more.
inline constexpr double kMaxTonesPerSecond = 30;

class Listener {
 public:
  // The tones since the last call. The first call returns the tone of the current state, so that the user hears that
  // sound is on. A seek or a link gives only the tone of its last step.
  std::vector<Tone> update(const Snapshot& view);

 private:
  struct Moment {
    std::uint64_t step = 0;
    std::size_t depth = 0;
    double now = 0;
  };
  Moment last_;
  bool listens_ = false;
};

}  // namespace kt
