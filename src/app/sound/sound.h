// Folder `sound`: what of a search is heard, decided once for all who can make a sound.
//
// A Listener is shown the snapshot after each frame and tells the tones of what has happened since the last one: one
// for each step where they can be told apart, and beyond that the depth of the path as a line. How high a tone is says
// pitch.h, and what it is made of timbre.h. Whoever plays them knows nothing of the search: web/sound in a browser, a
// Synth (synth.h) on the desktop.
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
    step,  // the path has become longer
    back,  // or shorter
    look,  // or is as it was: a candidate was looked at, a part of the board laid, the network swept
    tour,  // a note of the chord
    line,  // the pitch goes there, and the tone before does not end
  };
  Kind kind = Kind::step;
  float hertz = 0;
  float start = 0;  // seconds from the frame on
  float seconds = 0;
};

// Up to so many steps a second each has a tone of its own: the ear tells no more apart.
inline constexpr double kMostTones = 30;

class Listener {
 public:
  // Of what has happened since the last call. The first time the tone of where the search stands: one hears that one
  // hears it. Moments that are come to in one go, by a link or a seek, are the tone of their last step.
  std::vector<Tone> hear(const Snapshot& view);

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
