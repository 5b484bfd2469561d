// The web program: the functions that web/instance/instance.js calls, and a frame loop that stops while nothing moves.
//
// Every function takes the instance that kt_create returned. Returned strings are valid until the next call.
#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "app/language/say.h"
#include "app/settings/named_squares.h"
#include "platform/web_instance.h"
#include "view/pen/assets.h"

namespace {

// Tells the page what may have changed in this frame.
EM_JS(void, report_frame,
      (const char* status, const char* theme, double wanted_height, const char* errors, int sound, const char* lang), {
        Module['onFrame'](UTF8ToString(status), UTF8ToString(theme), wanted_height, UTF8ToString(errors), sound,
                          UTF8ToString(lang));
      });

EM_JS(void, request_programs, (), { Module['onPrograms'](); });

EM_JS(void, offer_share, (bool as_code), { Module['onShare'](as_code); });

EM_JS(void, present, (bool leave), { Module['onPresent'](leave); });

EM_JS(void, give_file, (const char* name, const char* type, const char* text),
      { Module['onFile'](UTF8ToString(name), UTF8ToString(type), UTF8ToString(text)); });

// Per device, if the browser allows the page to store anything.
EM_JS(bool, remembers_legend_hidden, (), {
  try {
    // Earlier versions wrote the second key.
    return Boolean(localStorage.getItem('knights-tour/legend') ?? localStorage.getItem('knights-tour.legend'));
  } catch {
    return false;
  }
})
EM_JS(void, remember_legend, (bool hidden), {
  try {
    if (hidden)
      localStorage.setItem('knights-tour/legend', 'hidden');
    else
      localStorage.removeItem('knights-tour/legend');
    localStorage.removeItem('knights-tour.legend');
  } catch {
  }
})

// Returns the rank of the best game with this key that the device has stored, including this one; -1 minus it if it
// stores none.
EM_JS(double, store_game, (double key, double rank), { return Module['onGame'](key, rank); });

void report(Instance& instance) {
  kt::App& app = instance.visualizer->app();
  const bool hidden = instance.visualizer->view().legend_hidden();
  if (std::exchange(instance.legend_hidden, hidden) != hidden) remember_legend(hidden);
  for (const kt::SaveFile& file : app.take_files()) give_file(file.name.c_str(), file.type.c_str(), file.text.c_str());
  if (const auto asked = app.take_share()) offer_share(asked->as_code);
  if (const auto asked = app.take_present()) present(asked->leave);
  if (const auto game = app.take_game_rank()) {
    const double known = store_game(static_cast<double>(game->key), static_cast<double>(game->rank));
    instance.visualizer->apply(kt::KnownBest{static_cast<std::uint64_t>(known < 0 ? -1 - known : known), known >= 0});
    schedule(instance);
  }
  if (instance.visualizer->view().needs_programs() && !std::exchange(instance.programs_requested, true))
    request_programs();
  std::string errors;
  for (const kt::Message& error : app.take_errors()) errors += kt::say(error) + "\n";
  const std::string status(kt::to_string(app.state()));
  const std::string theme = kt::find_setting("theme")->format(app.settings());
  const std::string lang = kt::find_setting("lang")->format(app.settings());
  const float wanted_height = instance.visualizer->view().wanted_height() * instance.visualizer->scale();
  report_frame(status.c_str(), theme.c_str(), static_cast<double>(wanted_height), errors.c_str(),
               static_cast<int>(app.sound()), lang.c_str());
}

EM_JS(bool, page_scrolls, (), {
  const page = document.scrollingElement;
  return page.scrollHeight > page.clientHeight;
})

// SDL takes wheel events from the page only if they scroll something here, and only with the focus. If the page could
// scroll too, the user must first have pressed a button here.
void give_wheel(Instance& instance) {
  const bool ours =
      instance.focused && instance.visualizer->view().handles_wheel() && (instance.pressed_here || !page_scrolls());
  SDL_EventState(SDL_MOUSEWHEEL, ours ? SDL_ENABLE : SDL_DISABLE);
}

// SDL assumes that it owns the page. But web/instance/fingers.js handles touches, and the host page owns fullscreen,
// visibility and the mouse lock. A beforeunload listener can exclude a page from the browser's back/forward cache.
// Tried with SDL 2.32.4.
void remove_page_listeners() {
  for (const auto set : {emscripten_set_touchstart_callback_on_thread, emscripten_set_touchmove_callback_on_thread,
                         emscripten_set_touchend_callback_on_thread, emscripten_set_touchcancel_callback_on_thread})
    set("#canvas", nullptr, false, nullptr, EM_CALLBACK_THREAD_CONTEXT_CALLING_THREAD);
  emscripten_set_fullscreenchange_callback(EMSCRIPTEN_EVENT_TARGET_DOCUMENT, nullptr, false, nullptr);
  emscripten_set_pointerlockchange_callback(EMSCRIPTEN_EVENT_TARGET_DOCUMENT, nullptr, false, nullptr);
  emscripten_set_visibilitychange_callback(nullptr, false, nullptr);
  emscripten_set_beforeunload_callback(nullptr, nullptr);
}

bool can_draw(const Instance& instance) {
  // A context is lost before its event arrives.
  return !instance.context_lost && !instance.destroyed &&
         !emscripten_is_webgl_context_lost(emscripten_webgl_get_current_context());
}

void draw_frame(Instance& instance, double milliseconds) {
  if (!instance.focused) ImGui::GetIO().ClearInputKeys();  // no event would report that a key is released
  instance.visualizer->frame(milliseconds / 1000);
  give_wheel(instance);
  schedule(instance);
  report(instance);
}

bool on_animation_frame(double milliseconds, void* data) {
  Instance& instance = *static_cast<Instance*>(data);
  instance.frame_requested = false;
  if (can_draw(instance))
    draw_frame(instance, milliseconds);
  else
    --instance.frames_requested;  // the frame will not come
  return false;
}

EM_JS(bool, page_is_hidden, (), { return document.hidden; })

// True if a call waits for frames: for the first one, or until a seek ends.
bool is_awaited(const Instance& instance) {
  return instance.visualizer->frames_drawn() == 0 || instance.visualizer->app().is_seeking();
}

// Browsers draw no animation frames in a hidden tab, but a call that waits for frames must settle there too. A timer
// draws them instead. Browsers limit timers of hidden tabs to once a second, so each does the work of several frames.
void follow_unseen(Instance& instance);

void on_unseen_timer(void* data) {
  constexpr double kSlice = 0.1;  // seconds
  Instance& instance = *static_cast<Instance*>(data);
  instance.unseen_timer = 0;
  const double end = kt::now() + kSlice;
  while (page_is_hidden() && can_draw(instance) && is_awaited(instance) && kt::now() < end) {
    ++instance.frames_requested;
    draw_frame(instance, emscripten_performance_now());
  }
  follow_unseen(instance);
}

void follow_unseen(Instance& instance) {
  constexpr double kPatience = 250;  // milliseconds: longer than an animation frame takes
  if (instance.unseen_timer != 0 || !can_draw(instance) || !is_awaited(instance)) return;
  instance.unseen_timer = emscripten_set_timeout(on_unseen_timer, kPatience, &instance);
}

void on_timer(void* data) {
  Instance& instance = *static_cast<Instance*>(data);
  instance.timer = 0;
  schedule(instance);
}

// SDL calls it before it queues an event. SDL measures in the canvas's bounding box, which is not the canvas if that is
// rotated, mirrored, skewed or in perspective.
int on_event(void* data, SDL_Event* event) {
  Instance& instance = *static_cast<Instance*>(data);
  if (event->type == SDL_MOUSEBUTTONDOWN) {
    instance.pressed_here = true;
    event->button.x = instance.pointer_x;
    event->button.y = instance.pointer_y;
  }
  if (event->type == SDL_MOUSEMOTION) {
    event->motion.x = instance.pointer_x;
    event->motion.y = instance.pointer_y;
  }
  schedule(instance);
  return 0;
}

void apply(Instance* instance, const kt::Command& command) {
  instance->visualizer->apply(command);
  schedule(*instance);
}

// Converts pixels of the page to units of the interface.
ImVec2 in_units(const Instance& instance, float x, float y) {
  const float scale = instance.visualizer->window().scale;
  return {x / scale, y / scale};
}

}  // namespace

void schedule(Instance& instance) {
  follow_unseen(instance);
  if (instance.frame_requested || instance.context_lost || instance.destroyed) return;
  const double seconds = instance.visualizer->seconds_until_frame();
  constexpr double kSoon = 0.02;  // shorter than a timer is exact
  if (seconds < kSoon) {
    instance.frame_requested = true;
    ++instance.frames_requested;
    emscripten_request_animation_frame(on_animation_frame, &instance);
    return;
  }
  if (std::isinf(seconds)) return;
  const double at = kt::now() + seconds;
  if (instance.timer != 0 && instance.timer_at <= at) return;
  if (instance.timer != 0) emscripten_clear_timeout(instance.timer);
  instance.timer_at = at;
  instance.timer = emscripten_set_timeout(on_timer, seconds * 1000, &instance);
}

extern "C" {

// True if keys are letters of a text.
EMSCRIPTEN_KEEPALIVE bool kt_is_typing(Instance* instance) { return instance->focused && ImGui::GetIO().WantTextInput; }

// Null if there is no window; kt_error() says why.
EMSCRIPTEN_KEEPALIVE Instance* kt_create() {
  const kt::Window window = kt::open_window(nullptr, 640, 480);  // a title would become the document's
  if (!window.window) return nullptr;
  remove_page_listeners();
  auto* instance = new Instance{.visualizer = std::make_unique<kt::Visualizer>(window)};
  instance->legend_hidden = remembers_legend_hidden();
  instance->visualizer->view().hide_legend(instance->legend_hidden);
  // Registered after the visualizer's own watch, so that the visualizer is already awake.
  SDL_AddEventWatch(on_event, instance);
  schedule(*instance);
  return instance;
}

EMSCRIPTEN_KEEPALIVE const char* kt_error() { return SDL_GetError(); }

EMSCRIPTEN_KEEPALIVE void kt_destroy(Instance* instance) {
  SDL_DelEventWatch(on_event, instance);
  if (instance->timer != 0) emscripten_clear_timeout(instance->timer);
  if (instance->unseen_timer != 0) emscripten_clear_timeout(instance->unseen_timer);
  instance->destroyed = true;  // a frame requested earlier does nothing; the instance outlives it
  instance->visualizer.reset();
}

// `waits`: until a seek under way has arrived.
EMSCRIPTEN_KEEPALIVE void kt_play(Instance* instance, bool backwards, bool waits) {
  apply(instance, kt::Play{backwards, waits});
}
// Suspends while the board is hidden, and resumes.
EMSCRIPTEN_KEEPALIVE void kt_suspend(Instance* instance, bool on) { apply(instance, kt::Suspend{on}); }
// `what` is a name, or the square that the knight must reach. False if it is neither.
EMSCRIPTEN_KEEPALIVE bool kt_run_until(Instance* instance, const char* what) {
  if (const auto until = kt::parse_until(what)) return apply(instance, kt::RunUntil{*until}), true;
  const auto square = kt::parse_existing(instance->visualizer->app().settings(), what);
  if (square) apply(instance, kt::RunUntil{kt::Until::square, *square});
  return square.has_value();
}
EMSCRIPTEN_KEEPALIVE void kt_pause(Instance* instance) { apply(instance, kt::Pause{}); }
EMSCRIPTEN_KEEPALIVE void kt_reset(Instance* instance) { apply(instance, kt::Reset{}); }
EMSCRIPTEN_KEEPALIVE void kt_step(Instance* instance, double steps) {
  apply(instance, kt::StepBy{static_cast<std::int64_t>(steps)});
}
EMSCRIPTEN_KEEPALIVE void kt_seek(Instance* instance, double step) {
  apply(instance, kt::Seek{static_cast<std::uint64_t>(step)});
}
// Settings as in a link: "board=5x5&start=a1".
EMSCRIPTEN_KEEPALIVE void kt_change(Instance* instance, const char* query) {
  apply(instance, kt::Change{kt::parse_query(query)});
}

EMSCRIPTEN_KEEPALIVE bool kt_is_seeking(Instance* instance) { return instance->visualizer->app().is_seeking(); }

EMSCRIPTEN_KEEPALIVE const char* kt_state(Instance* instance, bool path) {
  const kt::Visualizer& visualizer = *instance->visualizer;
  const kt::FrameCount frames{visualizer.frames_drawn(), instance->frames_requested - visualizer.frames_spared()};
  return instance->keep(kt::state_json(instance->visualizer->app(), frames, path));
}

EMSCRIPTEN_KEEPALIVE const char* kt_controls(Instance* instance) {
  return instance->keep(kt::controls_json(instance->visualizer->view().controls(), instance->visualizer->scale()));
}

// The size is in pixels of the screen, `density` of them to a CSS pixel. A canvas is blank after a change of its size,
// so it is drawn at once.
EMSCRIPTEN_KEEPALIVE void kt_resize(Instance* instance, int width, int height, float density) {
  kt::resize(instance->visualizer->window(), width, height, density);
  if (can_draw(*instance) && instance->visualizer->frames_drawn() > 0) {
    ++instance->frames_requested;
    instance->visualizer->draw();
  }
  wake(*instance);
}

EMSCRIPTEN_KEEPALIVE void kt_set_dark(Instance* instance, bool dark) {
  instance->visualizer->view().set_system_dark(dark);
  wake(*instance);
}

EMSCRIPTEN_KEEPALIVE void kt_set_presenting(Instance* instance, bool on) {
  instance->visualizer->view().set_presenting(on);
  wake(*instance);
}

EMSCRIPTEN_KEEPALIVE void kt_keep_panel_place(Instance* instance, bool keeps) {
  instance->visualizer->view().keep_panel_place(keeps);
  wake(*instance);
}

EMSCRIPTEN_KEEPALIVE void kt_set_contrast(Instance* instance, bool more) {
  instance->visualizer->view().set_system_contrast(more);
  wake(*instance);
}

EMSCRIPTEN_KEEPALIVE void kt_set_reduced_motion(Instance* instance, bool reduced) {
  instance->visualizer->view().set_reduced_motion(reduced);
  wake(*instance);
}

// Keys and buttons held when the focus leaves would never be reported as released.
EMSCRIPTEN_KEEPALIVE void kt_set_focus(Instance* instance, bool focused) {
  instance->focused = focused;
  give_wheel(*instance);
  if (!focused) {
    instance->pressed_here = false;
    SDL_ResetKeyboard();
    ImGui::GetIO().ClearInputKeys();
    ImGui::GetIO().ClearInputMouse();
  }
  wake(*instance);
}

EMSCRIPTEN_KEEPALIVE void kt_forget_pointer(Instance* instance) {
  instance->visualizer->forget_pointer();
  schedule(*instance);
}

// Sets the mouse position for the next SDL event, in CSS pixels from the top left of the canvas.
EMSCRIPTEN_KEEPALIVE void kt_point(Instance* instance, float x, float y) {
  const float density = instance->visualizer->window().density;
  instance->pointer_x = static_cast<int>(std::lround(x * density));
  instance->pointer_y = static_cast<int>(std::lround(y * density));
}

// For touches, which the page handles instead of SDL. Points are CSS pixels from the top left of the canvas.
EMSCRIPTEN_KEEPALIVE bool kt_is_on_board(Instance* instance, float x, float y) {
  return instance->visualizer->view().is_on_board(in_units(*instance, x, y));
}
EMSCRIPTEN_KEEPALIVE bool kt_handles_finger(Instance* instance, float x, float y) {
  return instance->visualizer->view().handles_finger(in_units(*instance, x, y));
}
EMSCRIPTEN_KEEPALIVE bool kt_slides(Instance* instance, float x, float y) {
  return instance->visualizer->view().slides(in_units(*instance, x, y));
}
EMSCRIPTEN_KEEPALIVE bool kt_scrolls(Instance* instance, float x, float y) {
  return instance->visualizer->view().scrolls(in_units(*instance, x, y));
}
EMSCRIPTEN_KEEPALIVE void kt_scroll(Instance* instance, float by) {
  instance->visualizer->view().scroll(by / instance->visualizer->scale());
  wake(*instance);
}
EMSCRIPTEN_KEEPALIVE bool kt_handles_fingers(Instance* instance, float x, float y) {
  return instance->visualizer->view().handles_fingers(in_units(*instance, x, y));
}
// Two fingers around (x, y) moved apart by `factor` and by (dx, dy).
EMSCRIPTEN_KEEPALIVE void kt_pinch(Instance* instance, float x, float y, float factor, float dx, float dy) {
  instance->visualizer->view().pinch(in_units(*instance, x, y), factor, in_units(*instance, dx, dy));
  wake(*instance);
}
EMSCRIPTEN_KEEPALIVE void kt_open_menu(Instance* instance, float x, float y) {
  const ImVec2 at = in_units(*instance, x, y);
  ImGui::GetIO().AddMousePosEvent(at.x, at.y);
  instance->visualizer->view().open_menu(at);
  wake(*instance);
}
// Treats one finger as the mouse.
EMSCRIPTEN_KEEPALIVE void kt_finger(Instance* instance, float x, float y, bool down) {
  const ImVec2 at = in_units(*instance, x, y);
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);  // the press waits for a frame: see poll_events()
  ImGui::GetIO().AddMousePosEvent(at.x, at.y);
  ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, down);
  wake(*instance);
}

// The canvas's font as a TrueType file, for the page around it.
EMSCRIPTEN_KEEPALIVE const unsigned char* kt_font() { return kt::inter_font().data(); }
EMSCRIPTEN_KEEPALIVE int kt_font_size() { return static_cast<int>(kt::inter_font().size()); }

EMSCRIPTEN_KEEPALIVE void kt_context_lost(Instance* instance) {
  instance->context_lost = true;
  kt::drop_graphics();
}

EMSCRIPTEN_KEEPALIVE void kt_context_restored(Instance* instance) {
  instance->context_lost = false;
  wake(*instance);
}

}  // extern "C"
