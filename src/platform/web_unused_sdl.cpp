// The parts of SDL that this program never enters, as functions that do nothing: web only, for its weight.
//
// The page needs of SDL a window, WebGL and events. But SDL's own start, its event queue and its windows call into
// sound, joysticks, sensors, gestures, its renderer and its surfaces, whose dozens of generated pixel copiers alone are
// heavier than our whole core. An archive's member is linked only for a symbol that nobody has defined yet: defined
// here, these members stay away, together with the browser's listeners and the JavaScript they bring.
//
// The definitions are weak. Should another release of SDL need a member for some further symbol, the linker takes the
// member with its own definitions in place of these, and the page is heavier but works.
#include <SDL.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>

#define KT_UNUSED extern "C" __attribute__((weak))

struct SDL_VideoDevice;

// Sound, sensors, joysticks: none are there. SDL_Init is asked for the video alone.
KT_UNUSED int SDL_AudioInit(const char*) { return -1; }
KT_UNUSED void SDL_AudioQuit() {}
KT_UNUSED int SDL_SensorInit() { return -1; }
KT_UNUSED void SDL_SensorQuit() {}
KT_UNUSED void SDL_SensorUpdate() {}
KT_UNUSED int SDL_NumSensors() { return 0; }
KT_UNUSED int SDL_JoystickInit() { return -1; }
KT_UNUSED void SDL_JoystickQuit() {}
KT_UNUSED void SDL_JoystickUpdate() {}
KT_UNUSED int SDL_JoystickEventState(int) { return SDL_IGNORE; }
KT_UNUSED int SDL_NumJoysticks() { return 0; }
KT_UNUSED int SDL_GameControllerInit() { return -1; }
KT_UNUSED void SDL_GameControllerQuit() {}

// Dear ImGui's backend asks for gamepads only where navigation by gamepad is switched on.
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

// SDL's way to WebGL through EGL: context_web.cpp asks the browser itself.
KT_UNUSED int Emscripten_GLES_LoadLibrary(SDL_VideoDevice*, const char*) { return -1; }
KT_UNUSED SDL_GLContext Emscripten_GLES_CreateContext(SDL_VideoDevice*, SDL_Window*) { return nullptr; }
KT_UNUSED int Emscripten_GLES_MakeCurrent(SDL_VideoDevice*, SDL_Window*, SDL_GLContext) { return -1; }
KT_UNUSED int Emscripten_GLES_SwapWindow(SDL_VideoDevice*, SDL_Window*) { return -1; }
KT_UNUSED void SDL_EGL_UnloadLibrary(SDL_VideoDevice*) {}
KT_UNUSED void* SDL_EGL_GetProcAddress(SDL_VideoDevice*, const char*) { return nullptr; }
KT_UNUSED int SDL_EGL_GetSwapInterval(SDL_VideoDevice*) { return 0; }
KT_UNUSED int SDL_EGL_SetSwapInterval(SDL_VideoDevice*, int) { return -1; }
KT_UNUSED void SDL_EGL_DeleteContext(SDL_VideoDevice*, SDL_GLContext) {}
KT_UNUSED void* SDL_EGL_CreateSurface(SDL_VideoDevice*, void*) { return nullptr; }
KT_UNUSED void SDL_EGL_DestroySurface(SDL_VideoDevice*, void*) {}

// Of Emscripten's own library, in JavaScript: the whole screen, a locked pointer, the document's title, and a question
// when the page is left. All of them are the page's, not ours.
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
KT_UNUSED void emscripten_set_window_title(const char*) {}
