// One visualizer on a page, for the exported functions of the web_*.cpp files and main_web.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "app/language/translation.h"
#include "app/sound/sound.h"
#include "platform/visualizer.h"
#include "view/picture/picture.h"

struct Instance {
  std::unique_ptr<kt::Visualizer> visualizer;
  std::unique_ptr<kt::PictureMaker> pictures;  // made on first use
  kt::Listener listener;
  kt::Translation words;  // the current language; global, because each instance has its own memory
  bool focused = false;
  bool pressed_here = false;  // since it has the focus
  bool frame_requested = false;
  int unseen_timer = 0;  // see follow_unseen() in main_web.cpp
  int timer = 0;
  double timer_at = 0;
  std::uint64_t frames_requested = 0;
  std::string reply;
  bool programs_requested = false;
  bool legend_hidden = false;  // as the browser remembers it
  bool context_lost = false;
  int pointer_x = 0, pointer_y = 0;  // in pixels of the canvas, whatever its transform; see kt_point()
  bool destroyed = false;

  // Keeps a text until the next call.
  const char* keep(std::string text) {
    reply = std::move(text);
    return reply.c_str();
  }
};

// The same for calls without an instance, such as those in a browser without WebGL.
inline const char* keep(Instance* instance, std::string text) {
  static std::string reply;
  if (instance) return instance->keep(std::move(text));
  reply = std::move(text);
  return reply.c_str();
}

// What the board knows beside the text of a tour. Without an instance that is the piece, if `leaper` is valid.
inline kt::TourContext tour_context(const Instance* instance, const char* leaper) {
  if (!instance) {
    const auto piece = kt::parse_leaper(leaper);
    return {.leaper = piece ? std::optional(*piece) : std::nullopt};
  }
  const kt::Settings& settings = instance->visualizer->app().settings();
  return {.leaper = settings.leaper, .moves = settings.moves};
}

// Requests a frame now or later, or none.
void schedule(Instance& instance);

// Call it after anything that may change the picture.
inline void wake(Instance& instance) {
  instance.visualizer->wake();
  schedule(instance);
}
