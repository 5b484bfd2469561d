// One visualizer on a page, as the exported functions of main_web.cpp and web_exports.cpp know it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "app/language/translation.h"
#include "app/sound/sound.h"
#include "platform/visualizer.h"
#include "view/picture/picture.h"

struct Instance {
  std::unique_ptr<kt::Visualizer> visualizer;
  std::unique_ptr<kt::PictureMaker> pictures;  // made when the first one is asked for
  kt::Listener listener;
  kt::Translation words;  // in force: each instance has a memory of its own, and with it all that is in force there
  bool focused = false;
  bool pressed_here = false;  // since it has the focus
  bool frame_requested = false;
  int unseen_timer = 0;  // see follow_unseen() in main_web.cpp
  int timer = 0;
  double timer_at = 0;
  std::uint64_t frames_requested = 0;
  std::string reply;
  bool asked_for_programs = false;
  bool legend_hidden = false;  // as the browser remembers it
  bool context_lost = false;
  int pointer_x = 0, pointer_y = 0;  // on the canvas, whatever it is transformed by; see kt_point()
  bool destroyed = false;

  // Keeps a text until the next one is asked for.
  const char* keep(std::string text) {
    reply = std::move(text);
    return reply.c_str();
  }
};

// The same for calls that need no instance, as those of a browser without WebGL.
inline const char* keep(Instance* instance, std::string text) {
  static std::string reply;
  if (instance) return instance->keep(std::move(text));
  reply = std::move(text);
  return reply.c_str();
}

// Asks for a frame now, later, or not at all.
void schedule(Instance& instance);

// Something happened that may change the picture.
inline void wake(Instance& instance) {
  instance.visualizer->wake();
  schedule(instance);
}
