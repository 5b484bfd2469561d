# SDL2: Emscripten's own port on the web; on the desktop the system's SDL2, otherwise a build of the pinned release.
if(EMSCRIPTEN)
  # emcc fetches and builds the port. cmake/toolchain.sh gives it the pinned source instead (EMCC_LOCAL_PORTS).
  add_library(SDL2::SDL2 INTERFACE IMPORTED GLOBAL)
  target_compile_options(SDL2::SDL2 INTERFACE -sUSE_SDL=2)
  target_link_options(SDL2::SDL2 INTERFACE -sUSE_SDL=2)
  return()
endif()

find_package(SDL2 QUIET)
if(SDL2_FOUND)
  return()
endif()

set(sdl2_SOURCE_DIR ${CMAKE_SOURCE_DIR}/.toolchain/src/sdl2) # made by cmake/toolchain.sh
if(NOT EXISTS ${sdl2_SOURCE_DIR}/include/SDL.h)
  kt_archive(sdl2)
endif()
add_subdirectory(${sdl2_SOURCE_DIR} ${CMAKE_BINARY_DIR}/sdl2 EXCLUDE_FROM_ALL SYSTEM)
