// The parts of SDL that this program never enters and that no switch leaves out, as functions that do nothing: web
// only, for its weight. What has a switch is left out by cmake/sdl/SDL_config.h.
//
// SDL's event queue and its windows call into gestures, its renderer and its surfaces, which weigh 11 kB of what is
// transferred; those of the browser's library would bring their JavaScript. An archive's member is linked only for a
// symbol that nobody has defined yet: defined here, these members stay away.
//
// The definitions are weak. Should another release of SDL need a member for some further symbol, the linker takes the
// member with its own definitions in place of these, and the page is heavier but works.
#include <SDL.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>

#define KT_UNUSED extern "C" __attribute__((weak))

struct SDL_VideoDevice;

// Dear ImGui's backend asks for gamepads only where navigation by gamepad is switched on.
KT_UNUSED int SDL_NumJoysticks() { return 0; }
KT_UNUSED SDL_bool SDL_IsGameController(int) { return SDL_FALSE; }
KT_UNUSED SDL_GameController* SDL_GameControllerOpen(int) { return nullptr; }
KT_UNUSED void SDL_GameControllerClose(SDL_GameController*) {}
KT_UNUSED Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) { return 0; }
KT_UNUSED Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) { return 0; }

// Gestures of SDL's: web/instance/instance.js makes its own of the fingers.
KT_UNUSED int SDL_GestureAddTouch(SDL_TouchID) { return 0; }
KT_UNUSED int SDL_GestureDelTouch(SDL_TouchID) { return 0; }
KT_UNUSED void SDL_GestureProcessEvent(SDL_Event*) {}
KT_UNUSED void SDL_GestureQuit() {}

// SDL's renderer, and windows drawn by the processor: ours is drawn by WebGL.
KT_UNUSED int SDL_GetNumRenderDrivers() { return 0; }
KT_UNUSED int SDL_GetRenderDriverInfo(int, SDL_RendererInfo*) { return -1; }
KT_UNUSED SDL_Renderer* SDL_CreateRenderer(SDL_Window*, int, Uint32) { return nullptr; }
KT_UNUSED SDL_Renderer* SDL_GetRenderer(SDL_Window*) { return nullptr; }
KT_UNUSED int SDL_GetRendererInfo(SDL_Renderer*, SDL_RendererInfo*) { return -1; }
KT_UNUSED int SDL_GetRendererOutputSize(SDL_Renderer*, int*, int*) { return -1; }
KT_UNUSED void SDL_DestroyRenderer(SDL_Renderer*) {}
KT_UNUSED void SDL_DestroyRendererWithoutFreeing(SDL_Renderer*) {}
KT_UNUSED SDL_Texture* SDL_CreateTexture(SDL_Renderer*, Uint32, int, int, int) { return nullptr; }
KT_UNUSED int SDL_UpdateTexture(SDL_Texture*, const SDL_Rect*, const void*, int) { return -1; }
KT_UNUSED void SDL_DestroyTexture(SDL_Texture*) {}
KT_UNUSED int SDL_RenderCopy(SDL_Renderer*, SDL_Texture*, const SDL_Rect*, const SDL_Rect*) { return -1; }
KT_UNUSED int SDL_RenderSetViewport(SDL_Renderer*, const SDL_Rect*) { return -1; }
KT_UNUSED void SDL_RenderPresent(SDL_Renderer*) {}
KT_UNUSED int Emscripten_CreateWindowFramebuffer(SDL_VideoDevice*, SDL_Window*, Uint32*, void**, int*) { return -1; }
KT_UNUSED int Emscripten_UpdateWindowFramebuffer(SDL_VideoDevice*, SDL_Window*, const SDL_Rect*, int) { return -1; }
KT_UNUSED void Emscripten_DestroyWindowFramebuffer(SDL_VideoDevice*, SDL_Window*) {}

// Surfaces: pictures for a window's icon and for cursors; ours are the browser's own cursors, known by name.
KT_UNUSED SDL_Surface* SDL_CreateRGBSurface(Uint32, int, int, int, Uint32, Uint32, Uint32, Uint32) { return nullptr; }
KT_UNUSED SDL_Surface* SDL_CreateRGBSurfaceFrom(void*, int, int, int, int, Uint32, Uint32, Uint32, Uint32) {
  return nullptr;
}
KT_UNUSED SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface*, Uint32, Uint32) { return nullptr; }
KT_UNUSED void SDL_FreeSurface(SDL_Surface*) {}
KT_UNUSED SDL_bool SDL_PixelFormatEnumToMasks(Uint32, int*, Uint32*, Uint32*, Uint32*, Uint32*) { return SDL_FALSE; }
KT_UNUSED void SDL_CalculateGammaRamp(float, Uint16*) {}

KT_UNUSED void SDL_AssertionsQuit() {}

// A browser has no environment to read hints from.
KT_UNUSED char* SDL_getenv(const char*) { return nullptr; }
KT_UNUSED int SDL_setenv(const char*, const char*, int) { return -1; }

// Of Emscripten's own library, in JavaScript: the whole screen, a locked pointer, the document's title, whether it is
// seen, and a question when the page is left. All of them are the page's, not ours.
KT_UNUSED EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char*, bool,
                                                                   const EmscriptenFullscreenStrategy*) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
KT_UNUSED EMSCRIPTEN_RESULT emscripten_exit_fullscreen() { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
KT_UNUSED EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char*, bool) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
KT_UNUSED EMSCRIPTEN_RESULT emscripten_exit_pointerlock() { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
KT_UNUSED EMSCRIPTEN_RESULT emscripten_set_fullscreenchange_callback_on_thread(const char*, void*, bool,
                                                                               em_fullscreenchange_callback_func,
                                                                               pthread_t) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
KT_UNUSED EMSCRIPTEN_RESULT emscripten_set_pointerlockchange_callback_on_thread(const char*, void*, bool,
                                                                                em_pointerlockchange_callback_func,
                                                                                pthread_t) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
KT_UNUSED EMSCRIPTEN_RESULT emscripten_set_beforeunload_callback_on_thread(void*, em_beforeunload_callback, pthread_t) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
// The size of a screen is nothing to a canvas; as large as SDL's windows can be.
KT_UNUSED void emscripten_get_screen_size(int* width, int* height) { *width = *height = 16384; }
// Its cursors, which may be pictures: main_web.cpp sets the browser's own by name.
KT_UNUSED void Emscripten_InitMouse() {}
KT_UNUSED void Emscripten_FiniMouse() {}
// Fingers: web/instance/fingers.js.
#define KT_UNUSED_TOUCH(function)                                                                     \
  KT_UNUSED EMSCRIPTEN_RESULT function(const char*, void*, bool, em_touch_callback_func, pthread_t) { \
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;                                                           \
  }
KT_UNUSED_TOUCH(emscripten_set_touchstart_callback_on_thread)
KT_UNUSED_TOUCH(emscripten_set_touchmove_callback_on_thread)
KT_UNUSED_TOUCH(emscripten_set_touchend_callback_on_thread)
KT_UNUSED_TOUCH(emscripten_set_touchcancel_callback_on_thread)
KT_UNUSED EMSCRIPTEN_RESULT emscripten_set_visibilitychange_callback_on_thread(void*, bool,
                                                                               em_visibilitychange_callback_func,
                                                                               pthread_t) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
KT_UNUSED void emscripten_set_window_title(const char*) {}
