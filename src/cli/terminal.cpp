#include "cli/terminal.h"

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>

namespace kt {
namespace {

volatile std::sig_atomic_t g_interrupted = 0;  // a signal handler can tell it to nobody else

bool on_terminal() {
  static const bool answer = isatty(STDERR_FILENO) != 0;
  return answer;
}

bool in_colour() { return on_terminal() && std::getenv("NO_COLOR") == nullptr; }

}  // namespace

int complain(std::string_view sentence) {
  std::cerr << "kt: " << sentence << '\n';
  return 2;
}

void tell(Tone tone, std::string_view sentence) {
  constexpr std::string_view kColours[] = {"\033[32m", "\033[31m", "\033[33m"};
  if (in_colour()) std::cerr << kColours[static_cast<std::size_t>(tone)];
  std::cerr << sentence;
  if (in_colour()) std::cerr << "\033[0m";
  std::cerr << '\n';
}

Watch::Watch() {
  g_interrupted = 0;
  std::signal(SIGINT, [](int) { g_interrupted = 1; });
}

Watch::~Watch() {
  clear_line();
  std::signal(SIGINT, SIG_DFL);
}

// Every second on a terminal, in one line; ever less often in a file.
bool Watch::go_on(const std::function<std::string()>& progress) {
  if (seconds() >= next_report_) {
    clear_line();
    std::cerr << progress() << (on_terminal() ? "" : "\n") << std::flush;
    line_shown_ = on_terminal();
    next_report_ = on_terminal() ? seconds() + 1 : seconds() * 2;
  }
  return g_interrupted == 0;
}

bool Watch::interrupted() const { return g_interrupted != 0; }

double Watch::seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

void Watch::clear_line() {
  if (line_shown_) std::cerr << "\r\033[K" << std::flush;
  line_shown_ = false;
}

}  // namespace kt
