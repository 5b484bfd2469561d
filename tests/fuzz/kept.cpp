// What a board keeps while it is off the screen (app/state/kept.h): whatever an app takes up, it keeps again as it is,
// and it goes on from there.
#include "app/state/kept.h"

#include "app/fake_time.h"
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
  FakeTime time{.each_look = 0.002};  // soon a frame's time is used up
  App app(time.clock());
  take_up(app, text);
  for (const Message& error : app.take_errors()) {
    const std::string words = in_english(error);
    tell_answer(words.substr(words.rfind('\'') + 1));
  }
  const std::string kept = kept_text(app);
  hold_is_sound(app, kept);
  App other(time.clock());
  take_up(other, kept);
  const auto errors = other.take_errors();
  hold(errors.empty(), "what was kept is accepted", errors.empty() ? kept : in_english(errors.front()));
  hold(other.settings().problem() == app.settings().problem(), "settings are kept", kept);
  hold(other.bookmarks() == app.bookmarks(), "bookmarks are kept", kept);
  hold(other.plays() == app.plays() && other.plays_back() == app.plays_back(), "what plays goes on", kept);
  if (!app.seeking() && !other.seeking()) hold(kept_text(other) == kept, "what was kept is kept", kept);
  for (int frame = 0; frame < kFrames; ++frame) {
    time.now += 1;
    other.tick();
    view_of(other);
    hold_is_sound(other, kept);
  }
  tell_answer(to_string(other.state()));
  return 0;
}
