// What the commands tell a person: complaints, verdicts and progress, all on standard error, so that standard output
// holds nothing but the result.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

// "kt: <sentence>"; returns the exit status of bad input.
int complain(std::string_view sentence);
int complain(const Message& sentence);

enum class Tone { good, bad, open };
// In colour where standard error is a terminal and NO_COLOR is not set.
void tell(Tone tone, const Message& sentence);

// Watches over something that may take long: tells how far it is after a second and from then on, and notices Ctrl-C.
// There is one at a time.
//
//   Watch watch;
//   while (!done && watch.go_on(progress)) work(watch.slice());
class Watch {
 public:
  Watch();
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  // False once Ctrl-C was pressed: then end cleanly, with what is known. `progress` is only asked when it is to be
  // told.
  bool go_on(const std::function<std::string()>& progress);
  // How many steps of the work are to be done before go_on() is asked again: as many as take some hundredths of a
  // second, as measured, for a step may take a nanosecond or a millisecond.
  std::uint64_t slice() const { return slice_; }
  bool interrupted() const;
  double seconds() const;

 private:
  using Clock = std::chrono::steady_clock;

  void clear_line();
  void measure_slice();

  Clock::time_point start_ = Clock::now();
  double next_report_ = 1;
  double slice_began_ = 0;
  std::uint64_t slice_ = 1;
  bool line_shown_ = false;
};

}  // namespace kt
