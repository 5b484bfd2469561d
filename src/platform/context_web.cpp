#include <emscripten/html5.h>

#include <bit>

#include "platform/context.h"

namespace kt {

// The page sets the size, in pixels of the screen.
Uint32 prepare_context() { return 0; }

SDL_GLContext open_context(SDL_Window*) {
  EmscriptenWebGLContextAttributes attributes;
  emscripten_webgl_init_context_attributes(&attributes);
  attributes.majorVersion = 2;  // the other attributes are those of the existing canvas
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = emscripten_webgl_create_context("#canvas", &attributes);
  if (context <= 0 || emscripten_webgl_make_context_current(context) != EMSCRIPTEN_RESULT_SUCCESS) {
    SDL_SetError("the browser could not create a WebGL 2 context for the canvas");
    return nullptr;
  }
  return std::bit_cast<SDL_GLContext>(context);
}

void close_context(SDL_GLContext context) {
  emscripten_webgl_destroy_context(std::bit_cast<EMSCRIPTEN_WEBGL_CONTEXT_HANDLE>(context));
}

void swap(SDL_Window*) {}  // the browser does it when the frame's callback returns

}  // namespace kt
