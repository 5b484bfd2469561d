// The desktop program. Arguments are settings, as in a link: knights-tour board=5x5 start=a1 autoplay
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "app/language/catalogues.h"
#include "app/language/say.h"
#include "app/settings/version.h"
#include "core/basics/quoted.h"
#include "platform/files_desktop.h"
#include "platform/sound_desktop.h"
#include "platform/visualizer.h"
#include "view/pen/theme.h"

namespace {

// A press starts the presentation; if it is on already, the press ends it.
void present(kt::Visualizer& visualizer, kt::Present asked) {
  SDL_Window* window = visualizer.window().window;
  const bool is_on = (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) == SDL_WINDOW_FULLSCREEN_DESKTOP;
  const bool wanted = !is_on && !asked.leave;
  if (SDL_SetWindowFullscreen(window, wanted ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) == 0)
    visualizer.view().set_presenting(wanted);
}

// The system's first language that is supported; otherwise English.
const kt::Locale& system_locale() {
  SDL_Locale* const wanted = SDL_GetPreferredLocales();
  const kt::Locale* found = nullptr;
  for (const SDL_Locale* one = wanted; one && one->language && !found; ++one) found = kt::find_locale(one->language);
  SDL_free(wanted);
  return found ? *found : kt::locales().front();
}

// Switches to the language of the settings.
class LanguageSwitch {
 public:
  void frame(kt::Visualizer& visualizer) {
    const kt::Locale* asked = visualizer.app().settings().lang;
    const kt::Locale& locale = asked ? *asked : system_;
    if (words_.locale().id == locale.id) return;
    words_ = kt::Translation(locale, kt::catalogue_of(locale));
    const std::span<const unsigned char> characters = kt::characters_of(locale);
    if (!characters.empty() && loaded_.insert(locale.id).second) kt::load_characters(characters);
    kt::speak(&words_);
    visualizer.wake();
  }

 private:
  const kt::Locale& system_ = system_locale();
  kt::Translation words_;
  std::set<std::string_view> loaded_;  // languages whose characters the font has
};

// Plays the tones of the last frame if sound is on.
class TonePlayer {
 public:
  void frame(kt::Visualizer& visualizer) {
    const bool wanted = visualizer.app().sound() == kt::Sound::State::on;
    if (wanted && !sound_.is_open()) begin(visualizer);
    if (!wanted) sound_.close();
    const kt::RunState state = visualizer.app().state();
    if (std::exchange(state_, state) != state) sound_.stop();
    if (sound_.is_open()) sound_.play(listener_.update(visualizer.last_snapshot()));
  }

 private:
  void begin(kt::Visualizer& visualizer) {
    listener_ = {};
    if (sound_.open()) return;
    visualizer.apply(
        kt::Sound{kt::Sound::State::off, kt::say(kt::Message{"Sound is not available: {0}", SDL_GetError()})});
  }

  kt::DesktopSound sound_;
  kt::Listener listener_;
  kt::RunState state_ = kt::RunState::paused;
};

void print_help() {
  std::printf(
      "Usage: knights-tour [KEY=VALUE ...]\n\n"
      "Shows the search for a knight's tour in a window. Settings are written as in a link.\n\n"
      "Examples:\n"
      "  knights-tour board=5x5 start=a1 autoplay\n"
      "  knights-tour 'v=1&board=6x6&algorithm=pruned&step=1000'\n\n"
      "  --help     print this and exit\n"
      "  --version  print the version and exit\n\n"
      "Settings:\n");
  for (const kt::Setting& setting : kt::settings_table())
    std::printf("  %-11s%s: %s [%s]\n", std::string(setting.key).c_str(), std::string(setting.help).c_str(),
                setting.allowed().c_str(), setting.fallback().c_str());
}

// Handles arguments that open no window, and returns their exit status.
std::optional<int> answer(std::span<char* const> arguments) {
  for (const std::string_view argument : arguments) {
    if (argument == "--help" || argument == "-h") return print_help(), 0;
    if (argument == "--version") return std::printf("knights-tour %s\n", std::string(kt::program_version()).c_str()), 0;
    if (argument.starts_with('-')) {
      std::fprintf(stderr, "knights-tour: there is no option %s (see knights-tour --help)\n",
                   kt::quoted(argument).c_str());
      return 2;
    }
  }
  return {};
}

// Without a display, SDL opens a window that nobody can see or close, unless that is requested.
bool is_seen() {
  const std::string_view driver = SDL_GetCurrentVideoDriver();
  return std::getenv("SDL_VIDEODRIVER") || (driver != "offscreen" && driver != "dummy" && driver != "evdev");
}

// Waits for an event, at most so many seconds. SDL turns SIGTERM and SIGINT into an event only when it polls, so this
// polls several times a second.
void wait(double seconds) {
  constexpr double kLook = 0.2;
  for (double left = seconds; left > 0; left -= kLook) {
    if (SDL_WaitEventTimeout(nullptr, static_cast<int>(std::ceil(std::min(left, kLook) * 1000)))) return;
  }
}

// Saves the files requested since the last frame.
void save_files(kt::Visualizer& visualizer) {
  for (const kt::SaveFile& file : visualizer.app().take_files()) visualizer.apply(kt::Notify{kt::save(file)});
  if (visualizer.app().take_share()) visualizer.apply(kt::Notify{kt::share(visualizer)});
}

}  // namespace

int main(int argc, char** argv) {
  if (const auto status = answer(std::span(argv, argc).subspan(argc > 0 ? 1 : 0))) return *status;
  const kt::Window window = kt::open_window("The knight's tour", 1280, 800);
  if (!window.window) {
    std::fprintf(stderr, "knights-tour: no window could be opened: %s\n", SDL_GetError());
    return 1;
  }
  if (!is_seen()) {
    std::fprintf(stderr, "knights-tour: no window could be opened: there is no display (DISPLAY is not set)\n");
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
  TonePlayer heard;
  LanguageSwitch spoken;
  spoken.frame(visualizer);
  if (visualizer.app().settings().autoplay) visualizer.apply(kt::Play{.waits = true});
  while (visualizer.frame(kt::now())) {
    if (const auto asked = visualizer.app().take_present()) present(visualizer, *asked);
    save_files(visualizer);
    heard.frame(visualizer);
    spoken.frame(visualizer);
    const double seconds = visualizer.seconds_until_frame();
    wait(seconds);
  }
  return 0;
}
