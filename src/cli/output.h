// The results of the commands, on standard output: all of it is written, or it is told why not.
#pragma once

#include <string_view>
#include <system_error>

namespace kt {

// Standard output cannot be written: no command goes on after that.
struct Unwritten : std::system_error {
  using std::system_error::system_error;
};

// Both throw Unwritten. What is printed may be written only later, at the latest when it is flushed.
void print(std::string_view text);
void flush_output();

}  // namespace kt
