// Writes the results of the commands to standard output, and reports an error if that fails.
#pragma once

#include <string_view>
#include <system_error>

namespace kt {

// Standard output cannot be written; the command ends.
struct OutputError : std::system_error {
  using std::system_error::system_error;
};

// Both throw OutputError. The error may come only later, at the latest from flush_output().
void print(std::string_view text);
void flush_output();

}  // namespace kt
