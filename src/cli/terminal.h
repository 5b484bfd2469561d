// Messages of the commands on standard error: errors, results and progress. Standard output has only the result.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

// Clears the line of progress on a terminal, if there is one. Called before all other output.
void clear_progress();

// Prints "kt: <sentence>" and returns the exit status of bad input.
int print_error(std::string_view sentence);
int print_error(const Message& sentence);

enum class Tone { good, bad, open };
// In colour if standard error is a terminal and NO_COLOR is not set.
void print_message(Tone tone, const Message& sentence);

// Watches a task that may take long: reports its progress after the first second, and notices Ctrl-C. Only one may
// exist at a time.
//
//   Watch watch;
//   while (!done && watch.go_on(progress)) work(watch.slice());
class Watch {
 public:
  Watch();
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  // False after Ctrl-C: then end cleanly with what is known. Calls `progress` only when it reports.
  bool go_on(const std::function<std::string()>& progress);
  // How many steps to do before the next go_on(): as many as take some hundredths of a second. It is measured, because
  // a step may take a nanosecond or a millisecond.
  std::uint64_t slice() const { return slice_; }
  bool interrupted() const;
  double seconds() const;

 private:
  using Clock = std::chrono::steady_clock;

  void measure_slice();

  Clock::time_point start_ = Clock::now();
  double next_report_ = 1;
  double slice_began_ = 0;
  std::uint64_t slice_ = 1;
};

}  // namespace kt
