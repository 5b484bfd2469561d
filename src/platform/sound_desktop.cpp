#include "platform/sound_desktop.h"

namespace kt {
namespace {

constexpr int kRate = 44100;     // samples per second
constexpr Uint16 kAtOnce = 512;  // buffer of a hundredth of a second, so that a tone is heard with its step

}  // namespace

bool DesktopSound::open() {
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return false;
  SDL_AudioSpec wanted{};
  wanted.freq = kRate;
  wanted.format = AUDIO_F32SYS;
  wanted.channels = 1;
  wanted.samples = kAtOnce;
  wanted.callback = fill;
  wanted.userdata = this;
  synth_.emplace(kRate);
  device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);  // SDL converts if the device needs other samples
  if (!is_open()) return SDL_QuitSubSystem(SDL_INIT_AUDIO), false;
  SDL_PauseAudioDevice(device_, 0);
  return true;
}

void DesktopSound::close() {
  if (!is_open()) return;
  SDL_CloseAudioDevice(device_);
  SDL_QuitSubSystem(SDL_INIT_AUDIO);
  device_ = 0;
}

void DesktopSound::play(std::span<const Tone> tones) {
  if (!is_open() || tones.empty()) return;
  SDL_LockAudioDevice(device_);
  synth_->add(tones);
  SDL_UnlockAudioDevice(device_);
}

void DesktopSound::stop() {
  if (!is_open()) return;
  SDL_LockAudioDevice(device_);
  synth_->stop();
  SDL_UnlockAudioDevice(device_);
}

void DesktopSound::fill(void* sound, Uint8* bytes, int size) {
  DesktopSound& self = *static_cast<DesktopSound*>(sound);
  const std::span samples(reinterpret_cast<float*>(bytes), size / sizeof(float));
  self.synth_->render(samples);
}

}  // namespace kt
