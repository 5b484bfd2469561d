#include "platform/window.h"

#include <cmath>
#include <limits>
#include <span>

#include "imgui_impl_opengl3.h"
#include "imgui_impl_sdl2.h"
#include "platform/context.h"
#include "view/controls/imgui_access.h"

#ifdef IMGUI_IMPL_OPENGL_ES3
#include <GLES3/gl3.h>
#else
#include <SDL_opengl.h>
#endif

namespace kt {
namespace {

// For motions and buttons.
void move_pointer(const Window& window, const auto& event) {
  if (event.windowID != SDL_GetWindowID(window.window)) return;
  const bool touch = event.which == SDL_TOUCH_MOUSEID;
  ImGui::GetIO().AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  const float pixels = window.scale * window.density;
  ImGui::GetIO().AddMousePosEvent(static_cast<float>(event.x) / pixels, static_cast<float>(event.y) / pixels);
}

// True for four corners, clockwise from the top left, that show a part of the font's texture.
bool is_glyph(std::span<const ImDrawVert, 4> corner) {
  const auto is_box = [&](auto at) {
    const ImVec2 a = at(corner[0]), b = at(corner[1]), c = at(corner[2]), d = at(corner[3]);
    return a.x < b.x && b.x == c.x && a.x == d.x && a.y < d.y && a.y == b.y && c.y == d.y;
  };
  return is_box([](const ImDrawVert& v) { return v.pos; }) && is_box([](const ImDrawVert& v) { return v.uv; });
}

// Dear ImGui begins a line of text on a whole unit. If that is not a whole number of pixels, as at a scale of 1.35 or
// 1.25, the letters move up or down by less than a pixel to stay sharp.
void sharpen_text(const ImDrawData& data) {
  const float density = data.FramebufferScale.y;
  if (density == std::round(density)) return;
  for (ImDrawList* list : data.CmdLists) {
    const std::span<ImDrawVert> vertices(list->VtxBuffer.Data, list->VtxBuffer.Size);
    for (std::size_t i = 0; i + 4 <= vertices.size();) {
      const auto corners = vertices.subspan(i).first<4>();
      if (!is_glyph(corners)) {
        ++i;
        continue;
      }
      const float shift = std::round(corners[0].pos.y * density) / density - corners[0].pos.y;
      for (ImDrawVert& corner : corners) corner.pos.y += shift;
      i += 4;
    }
  }
}

// Converts to units, and to device pixels per unit so that the renderer, which multiplies and rounds down, covers all
// pixels.
void to_units(float& size, float& density, float scale) {
  const float pixels = std::round(size * density);
  size /= scale;
  density = pixels / size;
  while (std::trunc(size * density) < pixels) density = std::nextafter(density, std::numeric_limits<float>::max());
}

}  // namespace

Window open_window(const char* title, int width, int height) {
  Window result;
  // On the web, keys belong to the page until the canvas has the focus.
  SDL_SetHint("SDL_EMSCRIPTEN_KEYBOARD_ELEMENT", "#canvas");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return result;
  SDL_Window* window =
      SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, prepare_context());
  if (!window) return result;
  const SDL_GLContext context = open_context(window);
  if (!context) {
    SDL_DestroyWindow(window);
    return result;
  }
  result = {.window = window, .context = context, .imgui = ImGui::CreateContext()};
  ImGui::GetIO().ConfigInputTextCursorBlink = false;  // a blinking cursor needs frames while nothing happens
  ImGui::GetIO().ConfigErrorRecovery = false;  // the tests of the view run with it and find nothing to recover from
  ImGui_ImplSDL2_InitForOpenGL(window, context);
#ifdef IMGUI_IMPL_OPENGL_ES3
  ImGui_ImplOpenGL3_Init("#version 300 es");
#else
  ImGui_ImplOpenGL3_Init("#version 150");
#endif
  return result;
}

void close_window(Window& window) {
  if (window.imgui) {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext(window.imgui);
    close_context(window.context);
    SDL_DestroyWindow(window.window);
  }
  SDL_Quit();
  window = {};
}

bool poll_events(const Window& window) {
  ImGui::SetCurrentContext(window.imgui);
  bool quit = false;
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    // SDL assigns a button released outside the window to no window, and Dear ImGui would hold it for ever.
    if (event.type == SDL_MOUSEBUTTONUP) event.button.windowID = SDL_GetWindowID(window.window);
    // A press waits until its place was hovered for a frame, as Dear ImGui does for fingers: items that a button may
    // overlap take no press before.
    if (event.type == SDL_MOUSEBUTTONDOWN) {
      event.button.which = SDL_TOUCH_MOUSEID;
      // SDL sends no motion to the last position. Dear ImGui may have forgotten it: a finger was lifted, or the pointer
      // left the canvas and came back.
      move_pointer(window, event.button);
    }
    if (event.type == SDL_MOUSEMOTION)
      move_pointer(window, event.motion);
    else
      ImGui_ImplSDL2_ProcessEvent(&event);
    quit |= event.type == SDL_QUIT;
  }
  return quit;
}

void begin_frame(Window& window, float scale) {
  ImGui::SetCurrentContext(window.imgui);
  ImGuiIO& io = ImGui::GetIO();
  if (scale != window.scale && ImGui::IsMousePosValid()) {
    io.AddMousePosEvent(io.MousePos.x * window.scale / scale, io.MousePos.y * window.scale / scale);
  }
  window.scale = scale;
  ImGui_ImplOpenGL3_NewFrame();
  const std::size_t seen = waiting_events();
  ImGui_ImplSDL2_NewFrame();
  scale_waiting_pointers(seen, scale);  // on a desktop Dear ImGui adds the pointer's position itself, in pixels
  to_units(io.DisplaySize.x, io.DisplayFramebufferScale.x, scale * window.density);
  to_units(io.DisplaySize.y, io.DisplayFramebufferScale.y, scale * window.density);
  ImGui::NewFrame();
}

void resize(Window& window, int width, int height, float density) {
  SDL_SetWindowSize(window.window, width, height);
  window.density = density;
}

ImVec2 size_of(const Window& window) {
  int width = 0, height = 0;
  SDL_GetWindowSize(window.window, &width, &height);
  return {static_cast<float>(width) / window.density, static_cast<float>(height) / window.density};
}

void present(const Window& window, ImVec4 background) {
  ImGui::Render();
  sharpen_text(*ImGui::GetDrawData());
  int width = 0, height = 0;
  SDL_GL_GetDrawableSize(window.window, &width, &height);
  glViewport(0, 0, width, height);
  glClearColor(background.x, background.y, background.z, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  swap(window.window);
}

void drop_graphics() { ImGui_ImplOpenGL3_DestroyDeviceObjects(); }

}  // namespace kt
