# Strict warnings as errors, for our own code only: third-party headers come in as system headers.
add_library(kt_warnings INTERFACE)
target_compile_options(kt_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Werror
  -Wconversion -Wno-sign-conversion -Wold-style-cast
  -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
  # Leaving out a field that has a default is what designated initializers are for.
  -Wno-missing-field-initializers
  # GCC 12 warns about std::string's own copy (its bug 105651), and about the alternatives of a std::variant that a
  # value does not hold.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-maybe-uninitialized>)
