// The OpenGL context of a window: SDL's on a desktop, the browser's own on the web, where SDL would only add EGL as a
// second layer.
#pragma once

#include <SDL.h>

namespace kt {

// Call it before SDL_CreateWindow(); returns the flags for it.
Uint32 prepare_context();
// Null on failure; SDL_GetError() says why.
SDL_GLContext open_context(SDL_Window* window);
void close_context(SDL_GLContext context);
// Shows the drawn frame.
void swap(SDL_Window* window);

}  // namespace kt
