// Exported functions for Share: checking a pasted tour, and films.
//
// Returned strings are valid until the next call.
#include <emscripten.h>

#include "app/film/film.h"
#include "app/language/say.h"
#include "app/state/path_text.h"
#include "platform/web_instance.h"

extern "C" {

// Checks a matrix or list of squares; `board` may be empty. Returns JSON as in app/state/path_text.h. Works without an
// instance.
EMSCRIPTEN_KEEPALIVE const char* kt_check_tour(Instance* instance, const char* text, const char* board) {
  return keep(instance, kt::check_json(text, board, kt::spoken()));
}

// A second run that does not disturb the shown one: see app/film/film.h. `of_clock`: with compared boards, `from` is a
// time of their clock.
EMSCRIPTEN_KEEPALIVE kt::Film* kt_film_open(Instance* instance, double from, bool of_clock) {
  return new kt::Film(instance->visualizer->app(), static_cast<std::uint64_t>(from), kt::now,
                      of_clock ? kt::Film::From::clock : kt::Film::From::own_step);
}
EMSCRIPTEN_KEEPALIVE double kt_film_approach(kt::Film* film) {
  constexpr double kSlice = 0.008;  // seconds, a part of a frame
  return film->approach(kt::now() + kSlice);
}
EMSCRIPTEN_KEEPALIVE int kt_film_step(kt::Film* film, int steps) {
  return static_cast<int>(film->step(static_cast<std::uint64_t>(steps)));
}
EMSCRIPTEN_KEEPALIVE const char* kt_film_state(Instance* instance, kt::Film* film) {
  return instance->keep(film->json());
}
EMSCRIPTEN_KEEPALIVE const char* kt_film_trace(Instance* instance, kt::Film* film, int steps) {
  return instance->keep(film->trace(static_cast<std::uint64_t>(steps)));
}
EMSCRIPTEN_KEEPALIVE void kt_film_close(kt::Film* film) { delete film; }

}  // extern "C"
