#include "cli/terminal.h"

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <utility>

#include "app/language/say.h"

namespace kt {
namespace {

volatile std::sig_atomic_t g_interrupted = 0;  // a signal handler can only set a flag
bool g_line_shown = false;                     // of progress; only one Watch exists at a time

bool on_terminal() {
#ifdef _WIN32
  static const bool answer = _isatty(_fileno(stderr)) != 0;
#else
  static const bool answer = isatty(STDERR_FILENO) != 0;
#endif
  return answer;
}

// Not std::signal() where sigaction exists: after it, a write to a full pipe is retried.
void notice_interrupts() {
  const auto handler = [](int) { g_interrupted = 1; };
#ifdef _WIN32
  std::signal(SIGINT, handler);
#else
  struct sigaction action {};
  action.sa_handler = handler;
  sigaction(SIGINT, &action, nullptr);
#endif
}

bool in_colour() { return on_terminal() && std::getenv("NO_COLOR") == nullptr; }

}  // namespace

void clear_progress() {
  if (g_line_shown) std::cerr << "\r\033[K" << std::flush;
  g_line_shown = false;
}

int print_error(std::string_view sentence) {
  clear_progress();
  std::cerr << "kt: " << sentence << '\n';
  return 2;
}

int print_error(const Message& sentence) { return print_error(say(sentence)); }

void print_message(Tone tone, const Message& sentence) {
  constexpr std::string_view kColours[] = {"\033[32m", "\033[31m", "\033[33m"};
  clear_progress();
  if (in_colour()) std::cerr << kColours[std::to_underlying(tone)];
  std::cerr << say(sentence);
  if (in_colour()) std::cerr << "\033[0m";
  std::cerr << '\n';
}

Watch::Watch() {
  g_interrupted = 0;
  notice_interrupts();
}

Watch::~Watch() {
  clear_progress();
  std::signal(SIGINT, SIG_DFL);
}

// On a terminal every second, in one line; in a file at growing intervals.
bool Watch::go_on(const std::function<std::string()>& progress) {
  if (seconds() >= next_report_) {
    clear_progress();
    std::cerr << progress() << (on_terminal() ? "" : "\n") << std::flush;
    g_line_shown = on_terminal();
    next_report_ = on_terminal() ? seconds() + 1 : seconds() * 2;
  }
  measure_slice();
  return g_interrupted == 0;
}

// The slice grows slowly, because later steps may be slower, and shrinks at once.
void Watch::measure_slice() {
  constexpr double kSeconds = 0.02;
  constexpr std::uint64_t kMax = std::uint64_t{1} << 30;
  const double now = seconds();
  const double took = now - slice_began_;
  slice_began_ = now;
  if (took < kSeconds / 2) slice_ = std::min(slice_ * 2, kMax);
  if (took > kSeconds * 2)
    slice_ = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(static_cast<double>(slice_) * kSeconds / took));
}

bool Watch::interrupted() const { return g_interrupted != 0; }

double Watch::seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

}  // namespace kt
