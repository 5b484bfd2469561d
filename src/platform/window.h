// A window with an OpenGL context, and Dear ImGui connected to both. On the web the window is the canvas.
//
// Dear ImGui works in units of the interface, each of `scale` pixels of the window: what it is told of sizes and of the
// pointer is converted here, and nowhere else.
//
// A null `window` after open_window() means failure; SDL_GetError() says why.
#pragma once

#include <SDL.h>

#include "imgui.h"

namespace kt {

struct Window {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  ImGuiContext* imgui = nullptr;
  float scale = 1;
};

Window open_window(const char* title, int width, int height);
void close_window(Window& window);

// Hands the events that wait to Dear ImGui. True when the user wants to quit.
bool poll_events(const Window& window);
// A new scale takes effect now; the pointer stays where it is on the screen.
void begin_frame(Window& window, float scale);
// In pixels of the window, which on the web are those of the page.
ImVec2 size_of(const Window& window);
void present(const Window& window, ImVec4 background);

// While the context is lost: what it had on the graphics card is forgotten, and made again by the next frame. The
// context that comes back knows nothing of it.
void drop_graphics();

}  // namespace kt
