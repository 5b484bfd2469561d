// Exported functions around the search: its words, its language, its look and its controls.
//
// Returned strings are valid until the next call. Texts that are not available are empty.
#include <emscripten.h>

#include "app/language/say.h"
#include "app/settings/link.h"
#include "app/state/path_text.h"
#include "app/state/saved_state.h"
#include "platform/web_instance.h"
#include "view/pen/theme.h"

namespace {

kt::App& app_of(Instance* instance) { return instance->visualizer->app(); }

}  // namespace

extern "C" {

// The link to the current step: see app/settings/link.h.
EMSCRIPTEN_KEEPALIVE const char* kt_link(Instance* instance) {
  const kt::App& app = app_of(instance);
  return instance->keep(kt::link_of(kt::shown_settings(app)));
}

// The saved state from which kt_restore() restores another instance: see app/state/saved_state.h.
EMSCRIPTEN_KEEPALIVE const char* kt_saved_state(Instance* instance) {
  return instance->keep(kt::saved_text(app_of(instance)));
}
EMSCRIPTEN_KEEPALIVE void kt_restore(Instance* instance, const char* kept) {
  kt::restore(app_of(instance), kept);
  wake(*instance);
}

// Switches the language (app/language/language.h) from now on. `catalogue` has ids and patterns, each ended by a line
// feed; English and unknown languages need none. Earlier texts are not repeated. Without an instance, it affects texts
// that need none. `font`: a TrueType font with the characters that our Inter subset lacks. It is kept, and not needed
// again.
EMSCRIPTEN_KEEPALIVE void kt_speak(Instance* instance, const char* locale, const char* catalogue,
                                   const unsigned char* font, int font_size) {
  static kt::Translation own;
  if (font_size > 0) {
    kt::load_characters({font, static_cast<std::size_t>(font_size)});
    if (instance) instance->pictures.reset();
  }
  const kt::Locale* known = kt::find_locale(locale);
  kt::Translation& words = instance ? instance->words : own;
  words = known ? kt::Translation(*known, catalogue) : kt::Translation();
  kt::speak(&words);
  if (instance) wake(*instance);
}

// 0: no sound button; 1: off; 2: on. `why`: a sentence if the requested sound is not available.
EMSCRIPTEN_KEEPALIVE void kt_set_sound(Instance* instance, int state, const char* why) {
  instance->visualizer->apply(kt::Sound{static_cast<kt::Sound::State>(state), why});
  schedule(*instance);
}

// The sentence under the board.
EMSCRIPTEN_KEEPALIVE const char* kt_sentence(Instance* instance) {
  return instance->keep(kt::say(app_of(instance).sentence()));
}

// The path in one of the formats of app/state/path_text.h. On failure a sentence that begins with "toText: ".
EMSCRIPTEN_KEEPALIVE const char* kt_text(Instance* instance, const char* format) {
  const auto text = kt::path_text(app_of(instance), format);
  return instance->keep(text ? *text : text.error());
}

// The data of the code panel, after onPrograms: the text that assets/code.mjs packs, and a TrueType font. Both are
// kept.
EMSCRIPTEN_KEEPALIVE bool kt_give_programs(Instance* instance, const char* listings, const unsigned char* font,
                                           int font_size) {
  const bool taken =
      instance->visualizer->view().give_programs({listings, {font, static_cast<std::size_t>(font_size)}});
  wake(*instance);
  return taken;
}

// Reports that the programs did not load; `why` is a sentence. onPrograms is called again when the user requests them.
EMSCRIPTEN_KEEPALIVE void kt_refuse_programs(Instance* instance, const char* why) {
  instance->visualizer->view().refuse_programs(why);
  instance->programs_requested = false;
  wake(*instance);
}

// Replaces colours of the theme: "accent=%230072b2&background=...". Returns a sentence for each invalid one, one per
// line.
EMSCRIPTEN_KEEPALIVE const char* kt_set_colours(Instance* instance, const char* query) {
  kt::OwnColours colours;
  const std::string refused = colours.read(kt::parse_query(query));
  instance->visualizer->view().set_colours(colours);
  wake(*instance);
  return instance->keep(refused);
}

// Like kt_controls(), but with the texts, the entries of lists, and everything else that screen readers need. Complete
// from the second frame after the first call on.
EMSCRIPTEN_KEEPALIVE const char* kt_items(Instance* instance) {
  kt::View& view = instance->visualizer->view();
  if (!view.controls().collects_details()) {
    view.collect_details();
    wake(*instance);
  }
  return instance->keep(kt::items_json(view.controls(), instance->visualizer->scale()));
}

// Chooses an option of a list or menu, or the number of a slider or a field.
EMSCRIPTEN_KEEPALIVE void kt_choose(Instance* instance, const char* id, const char* option) {
  instance->visualizer->view().choose(id, option);
  wake(*instance);
}

// Scrolls a panel until the control is visible.
EMSCRIPTEN_KEEPALIVE void kt_reveal(Instance* instance, const char* id) {
  instance->visualizer->view().reveal(id);
  wake(*instance);
}

// Presses the control with this id at a relative position in its rectangle, as a pointer would. False if it is not
// there, or disabled.
EMSCRIPTEN_KEEPALIVE bool kt_act(Instance* instance, const char* id, float x, float y) {
  if (!instance->visualizer->press(id, {x, y})) return false;
  schedule(*instance);
  return true;
}

}  // extern "C"
