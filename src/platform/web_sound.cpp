// The exported function for sound (web/sound).
#include <emscripten.h>

#include <cmath>

#include "app/settings/json.h"
#include "platform/web_instance.h"

namespace {

// In thousandths.
kt::Json written(float value) { return kt::Json(std::llround(value * 1000)); }

kt::Json tone_json(const kt::Tone& tone) {
  return kt::json_array({static_cast<int>(tone.kind), written(tone.hertz), written(tone.start), written(tone.seconds)});
}

}  // namespace

extern "C" {

// The tones of everything since the last call, up to the last frame: [[kind, pitch, start, length], ...]. The kind is a
// number of app/sound/sound.h; the others are thousandths of a hertz and of a second. `anew`: the sound was off before.
EMSCRIPTEN_KEEPALIVE const char* kt_tones(Instance* instance, bool anew) {
  if (anew) instance->listener = {};
  const std::vector<kt::Tone> tones = instance->listener.update(instance->visualizer->last_snapshot());
  return instance->keep(kt::json_list(tones, tone_json).text);
}

}  // extern "C"
