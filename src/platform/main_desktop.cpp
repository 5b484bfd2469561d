// The desktop program. Arguments are settings, as in a link: knights-tour board=5x5 start=a1 autoplay
#include <cmath>
#include <cstdio>

#include "platform/visualizer.h"

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
  if (visualizer.app().settings().autoplay) visualizer.apply(kt::Play{});
  while (visualizer.frame(kt::now())) {
    const double seconds = visualizer.seconds_until_frame();
    if (std::isinf(seconds)) {
      SDL_WaitEvent(nullptr);
    } else if (seconds > 0) {
      SDL_WaitEventTimeout(nullptr, static_cast<int>(std::ceil(seconds * 1000)));
    }
  }
  return 0;
}
