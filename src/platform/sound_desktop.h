// The loudspeakers of a desktop, through SDL: opened when the sound is switched on, closed when it is switched off.
#pragma once

#include <SDL.h>

#include <optional>
#include <span>

#include "app/sound/synth.h"

namespace kt {

class DesktopSound {
 public:
  DesktopSound() = default;
  ~DesktopSound() { close(); }
  DesktopSound(const DesktopSound&) = delete;
  DesktopSound& operator=(const DesktopSound&) = delete;

  // False where there is none: SDL_GetError() says why.
  bool open();
  void close();
  bool is_open() const { return device_ != 0; }

  // From now on.
  void play(std::span<const Tone> tones);
  // What sounds dies away at once.
  void stop();

 private:
  static void fill(void* sound, Uint8* bytes, int size);

  SDL_AudioDeviceID device_ = 0;
  std::optional<Synth> synth_;  // of the device's thread, but while that is locked
};

}  // namespace kt
