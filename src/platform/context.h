// The OpenGL context of a window: SDL's on a desktop, the browser's own on the web, where SDL would only add a second
// layer, EGL, to it.
#pragma once

#include <SDL.h>

namespace kt {

// What SDL must know before it makes the window: flags of SDL_CreateWindow.
Uint32 prepare_context();
// Null on failure; SDL_GetError() says why.
SDL_GLContext open_context(SDL_Window* window);
void close_context(SDL_GLContext context);
// Shows what was drawn.
void swap(SDL_Window* window);

}  // namespace kt
