// A window with an OpenGL context, and Dear ImGui connected to both. On the web the window is the canvas.
//
// Dear ImGui works in units of the interface. Only this file converts sizes and pointer positions. On the web, pixels
// of the window are those of the screen, because a canvas may cover a fraction of a CSS pixel.
//
// After a failed open_window(), `window` is null and SDL_GetError() says why.
#pragma once

#include <SDL.h>

#include "imgui.h"

namespace kt {

struct Window {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  ImGuiContext* imgui = nullptr;
  float scale = 1;    // CSS pixels per unit; on a desktop, pixels of the window
  float density = 1;  // pixels of the window per CSS pixel; on a desktop 1
};

Window open_window(const char* title, int width, int height);
void close_window(Window& window);

// Passes the queued events to Dear ImGui. True when the user wants to quit.
bool poll_events(const Window& window);
// Applies a new scale; the pointer stays where it is on the screen.
void begin_frame(Window& window, float scale);
// `width` and `height` in pixels of the window.
void resize(Window& window, int width, int height, float density);
// In CSS pixels; on a desktop, pixels of the window.
ImVec2 size_of(const Window& window);
void present(const Window& window, ImVec4 background);

// Forgets everything on the graphics card when the context is lost. The next frame makes it again in the restored
// context.
void drop_graphics();

}  // namespace kt
