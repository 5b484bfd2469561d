// Plays sound on a desktop through SDL. The device is open while sound is on.
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

  // False if there is no device: SDL_GetError() says why.
  bool open();
  void close();
  bool is_open() const { return device_ != 0; }

  // Starts now.
  void play(std::span<const Tone> tones);
  // Fades out at once.
  void stop();

 private:
  static void fill(void* sound, Uint8* bytes, int size);

  SDL_AudioDeviceID device_ = 0;
  std::optional<Synth> synth_;  // belongs to the device's thread, except while that is locked
};

}  // namespace kt
