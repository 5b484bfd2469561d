#include "platform/context.h"

namespace kt {

Uint32 prepare_context() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);  // everything is flat and drawn in order
  return SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
}

SDL_GLContext open_context(SDL_Window* window) {
  const SDL_GLContext context = SDL_GL_CreateContext(window);
  if (context) SDL_GL_SetSwapInterval(1);
  return context;
}

void close_context(SDL_GLContext context) { SDL_GL_DeleteContext(context); }

void swap(SDL_Window* window) { SDL_GL_SwapWindow(window); }

}  // namespace kt
