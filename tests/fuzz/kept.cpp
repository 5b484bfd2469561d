// The saved state of a board (app/state/saved_state.h): an app that restores it saves the same text again, and
// continues from there.
#include "app/fake_time.h"
#include "app/state/saved_state.h"
#include "app/state/state_json.h"
#include "fuzz/fuzz.h"

namespace kt {
namespace {

constexpr int kFrames = 3;

void hold_is_sound(const App& app, std::string_view of) {
  if (is_small(app.search().problem())) hold_is_sound(app.search(), of);
}

}  // namespace
}  // namespace kt

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kt;
  const std::string_view text = text_of(data, size);
  FakeTime time{.each_look = 0.002};  // a frame's time is used up soon
  App app(time.clock());
  restore(app, text);
  for (const Message& error : app.take_errors()) {
    const std::string words = in_english(error);
    record_answer(words.substr(words.rfind('\'') + 1));
  }
  const std::string kept = saved_text(app);
  hold_is_sound(app, kept);
  App other(time.clock());
  restore(other, kept);
  const auto errors = other.take_errors();
  hold(errors.empty(), "what was kept is accepted", errors.empty() ? kept : in_english(errors.front()));
  hold(other.settings().problem() == app.settings().problem(), "settings are kept", kept);
  hold(other.bookmarks() == app.bookmarks(), "bookmarks are kept", kept);
  hold(other.is_playing() == app.is_playing() && other.is_playing_backwards() == app.is_playing_backwards(),
       "what plays goes on", kept);
  if (!app.is_seeking() && !other.is_seeking()) hold(saved_text(other) == kept, "what was kept is kept", kept);
  for (int frame = 0; frame < kFrames; ++frame) {
    time.now += 1;
    other.tick();
    view_of(other);
    hold_is_sound(other, kept);
  }
  record_answer(to_string(other.state()));
  return 0;
}
