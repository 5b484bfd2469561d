// The web program's function for what is heard (web/sound).
#include <emscripten.h>

#include <cmath>

#include "app/settings/json.h"
#include "platform/web_instance.h"

namespace {

// To thousandths.
kt::Json written(float value) { return kt::Json(std::llround(value * 1000)); }

kt::Json tone_json(const kt::Tone& tone) {
  return kt::json_array({static_cast<int>(tone.kind), written(tone.hertz), written(tone.start), written(tone.seconds)});
}

}  // namespace

extern "C" {

// The tones of what has happened since the last call, as the frame drawn last shows it: [[kind, pitch, start, length],
// ...], the kind as its number in app/sound/sound.h, the others in thousandths of Hertz and of seconds. `anew`: nobody
// has listened.
EMSCRIPTEN_KEEPALIVE const char* kt_tones(Instance* instance, bool anew) {
  if (anew) instance->listener = {};
  const std::vector<kt::Tone> tones = instance->listener.hear(instance->visualizer->last_snapshot());
  return instance->keep(kt::json_list(tones, tone_json).text);
}

}  // extern "C"
