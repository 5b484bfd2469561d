// A minimal page with Dear ImGui, SDL2 and WebGL, for comparison with the page's first frame.
#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>

#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_impl_sdl2.h"
#include "platform/context.h"

namespace {

SDL_Window* window = nullptr;

void frame() {
  SDL_Event event;
  while (SDL_PollEvent(&event)) ImGui_ImplSDL2_ProcessEvent(&event);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  ImGui::Begin("Hello");
  ImGui::TextUnformatted("A window");
  ImGui::End();
  ImGui::Render();
  glClearColor(0.9f, 0.9f, 0.9f, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  EM_ASM({ dispatchEvent(new Event('bare-frame')); });
}

}  // namespace

int main() {
  SDL_Init(SDL_INIT_VIDEO);
  window = SDL_CreateWindow("", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 720, SDL_WINDOW_RESIZABLE);
  const SDL_GLContext context = kt::open_context(window);
  ImGui::CreateContext();
  ImGui_ImplSDL2_InitForOpenGL(window, context);
  ImGui_ImplOpenGL3_Init("#version 300 es");
  emscripten_set_main_loop(frame, 0, true);
}
