#include "cli/output.h"

#include <cerrno>
#include <iostream>

#include "cli/terminal.h"

namespace kt {
namespace {

void ensure_written() {
  if (std::cout) return;
  throw OutputError(errno, std::generic_category(), "the output cannot be written");
}

}  // namespace

void print(std::string_view text) {
  clear_progress();
  std::cout << text;
  ensure_written();
}

void flush_output() {
  std::cout << std::flush;
  ensure_written();
}

}  // namespace kt
