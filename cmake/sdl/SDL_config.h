// What is built of SDL2 for the page, found before SDL's own file of this name: see cmake/sdl.cmake.
//
// A window, its events and a clock: no sound unless asked for, no joysticks, sensors or renderer, surfaces without
// their dozens of generated pixel copiers, and no EGL, since src/platform/context_web.cpp asks the browser for WebGL
// itself.
#ifndef SDL_config_h_
#define SDL_config_h_

#include "SDL_config_emscripten.h"

#ifndef KT_AUDIO
#define SDL_AUDIO_DISABLED 1
#endif
#define SDL_JOYSTICK_DISABLED 1
#define SDL_SENSOR_DISABLED 1
#define SDL_RENDER_DISABLED 1
#define SDL_LEAN_AND_MEAN 1
#undef SDL_VIDEO_OPENGL_EGL
#undef SDL_VIDEO_OPENGL_ES2

#endif
