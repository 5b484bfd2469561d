# CLI11, a header-only parser of command lines: Debian's package libcli11-dev, or the release archive.
find_path(CLI11_INCLUDE CLI/CLI.hpp)
if(NOT CLI11_INCLUDE)
  kt_archive(cli11)
  set(CLI11_INCLUDE ${cli11_SOURCE_DIR}/include)
endif()
add_library(cli11 INTERFACE)
target_include_directories(cli11 SYSTEM INTERFACE ${CLI11_INCLUDE})
