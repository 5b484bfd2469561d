// Exported functions for Share: checking a pasted tour, and recordings.
//
// Returned strings are valid until the next call.
#include <emscripten.h>

#include "app/language/say.h"
#include "app/recording/recording.h"
#include "app/state/path_text.h"
#include "platform/web_instance.h"

extern "C" {

// Checks a matrix or list of squares; `board` may be empty. The piece is the shown board's, unless the text names
// another. Returns JSON as in app/state/path_text.h. Works without an instance; only then it needs the setting
// `leaper`.
EMSCRIPTEN_KEEPALIVE const char* kt_check_tour(Instance* instance, const char* text, const char* board,
                                               const char* leaper) {
  return keep(instance, kt::check_json(text, board, kt::spoken(), tour_context(instance, leaper)));
}

// A second run that does not disturb the shown one: see app/recording/recording.h. `of_clock`: with compared boards,
// `from` is a time of their clock.
EMSCRIPTEN_KEEPALIVE kt::Recording* kt_recording_open(Instance* instance, double from, bool of_clock) {
  return new kt::Recording(instance->visualizer->app(), static_cast<std::uint64_t>(from), kt::now,
                           of_clock ? kt::Recording::From::clock : kt::Recording::From::own_step);
}
EMSCRIPTEN_KEEPALIVE double kt_recording_approach(kt::Recording* recording) {
  constexpr double kSlice = 0.008;  // seconds, a part of a frame
  return recording->approach(kt::now() + kSlice);
}
EMSCRIPTEN_KEEPALIVE int kt_recording_step(kt::Recording* recording, int steps) {
  return static_cast<int>(recording->step(static_cast<std::uint64_t>(steps)));
}
EMSCRIPTEN_KEEPALIVE const char* kt_recording_state(Instance* instance, kt::Recording* recording) {
  return instance->keep(recording->json());
}
EMSCRIPTEN_KEEPALIVE const char* kt_recording_trace(Instance* instance, kt::Recording* recording, int steps) {
  return instance->keep(recording->trace(static_cast<std::uint64_t>(steps)));
}
EMSCRIPTEN_KEEPALIVE void kt_recording_close(kt::Recording* recording) { delete recording; }

}  // extern "C"
