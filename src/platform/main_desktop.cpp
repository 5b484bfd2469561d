// The desktop program. Arguments are settings, as in a link: knights-tour board=5x5 start=a1 autoplay
#include <cmath>
#include <cstdio>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "app/language/catalogues.h"
#include "app/language/say.h"
#include "platform/sound_desktop.h"
#include "platform/visualizer.h"
#include "view/pen/theme.h"

namespace {

// A press asks for it; what is asked for once it is so ends it.
void present(kt::Visualizer& visualizer, kt::Present asked) {
  SDL_Window* window = visualizer.window().window;
  const bool is_on = (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) == SDL_WINDOW_FULLSCREEN_DESKTOP;
  const bool wanted = !is_on && !asked.leave;
  if (SDL_SetWindowFullscreen(window, wanted ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) == 0)
    visualizer.view().set_presenting(wanted);
}

// The first language of the system that there is; English otherwise.
const kt::Locale& system_locale() {
  SDL_Locale* const wanted = SDL_GetPreferredLocales();
  const kt::Locale* found = nullptr;
  for (const SDL_Locale* one = wanted; one && one->language && !found; ++one) found = kt::find_locale(one->language);
  SDL_free(wanted);
  return found ? *found : kt::locales().front();
}

// In the language of the settings.
class Spoken {
 public:
  void frame(kt::Visualizer& visualizer) {
    const kt::Locale* asked = visualizer.app().settings().lang;
    const kt::Locale& locale = asked ? *asked : system_;
    if (words_.locale().id == locale.id) return;
    words_ = kt::Translation(locale, kt::catalogue_of(locale));
    const std::span<const unsigned char> characters = kt::characters_of(locale);
    if (!characters.empty() && lettered_.insert(locale.id).second) kt::load_characters(characters);
    kt::speak(&words_);
    visualizer.wake();
  }

 private:
  const kt::Locale& system_ = system_locale();
  kt::Translation words_;
  std::set<std::string_view> lettered_;  // languages whose characters it has
};

// What the last frame did, where somebody wants to hear it.
class Heard {
 public:
  void frame(kt::Visualizer& visualizer) {
    const bool wanted = visualizer.app().sound() == kt::Sound::State::on;
    if (wanted && !sound_.is_open()) begin(visualizer);
    if (!wanted) sound_.close();
    const kt::RunState state = visualizer.app().state();
    if (std::exchange(state_, state) != state) sound_.stop();
    if (sound_.is_open()) sound_.play(listener_.hear(visualizer.app().last_snapshot()));
  }

 private:
  void begin(kt::Visualizer& visualizer) {
    listener_ = {};
    if (sound_.open()) return;
    visualizer.apply(kt::Sound{kt::Sound::State::off, kt::say(kt::Message{"There is no sound: {0}", SDL_GetError()})});
  }

  kt::DesktopSound sound_;
  kt::Listener listener_;
  kt::RunState state_ = kt::RunState::paused;
};

}  // namespace

int main(int argc, char** argv) {
  const kt::Window window = kt::open_window("The knight's tour", 1280, 800);
  if (!window.window) {
    std::fprintf(stderr, "knights-tour: no window could be opened: %s\n", SDL_GetError());
    return 1;
  }
  kt::Visualizer visualizer(window);
  visualizer.view().give_programs(kt::programs());
  std::vector<kt::KeyValue> settings;
  for (int i = 1; i < argc; ++i) {
    for (kt::KeyValue& pair : kt::parse_query(argv[i])) settings.push_back(std::move(pair));
  }
  visualizer.apply(kt::Change{settings});
  visualizer.apply(kt::Sound{kt::Sound::State::off});
  Heard heard;
  Spoken spoken;
  spoken.frame(visualizer);
  if (visualizer.app().settings().autoplay) visualizer.apply(kt::Play{});
  while (visualizer.frame(kt::now())) {
    if (const auto asked = visualizer.app().take_present()) present(visualizer, *asked);
    heard.frame(visualizer);
    spoken.frame(visualizer);
    const double seconds = visualizer.seconds_until_frame();
    if (std::isinf(seconds)) {
      SDL_WaitEvent(nullptr);
    } else if (seconds > 0) {
      SDL_WaitEventTimeout(nullptr, static_cast<int>(std::ceil(seconds * 1000)));
    }
  }
  return 0;
}
