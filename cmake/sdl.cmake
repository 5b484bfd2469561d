# SDL2. For the desktop the system's, or else built as it comes from the release's archive; for the page only what it needs
# of it, see cmake/sdl/SDL_config.h. Emscripten's own port has all of it, and can not be told to leave something out.
option(KT_AUDIO "Build SDL's sound for the page" OFF)

if(NOT EMSCRIPTEN)
  find_package(SDL2 QUIET)
  if(SDL2_FOUND)
    return()
  endif()
endif()

set(sdl2_SOURCE_DIR ${CMAKE_SOURCE_DIR}/.toolchain/src/sdl2) # made by cmake/toolchain.sh
if(NOT EXISTS ${sdl2_SOURCE_DIR}/include/SDL.h)
  kt_archive(sdl2)
endif()

if(NOT EMSCRIPTEN)
  add_subdirectory(${sdl2_SOURCE_DIR} ${CMAKE_BINARY_DIR}/sdl2 EXCLUDE_FROM_ALL SYSTEM)
  return()
endif()

set(folders . atomic cpuinfo events file misc misc/emscripten stdlib thread thread/generic timer timer/unix video
  video/emscripten)
if(KT_AUDIO)
  list(APPEND folders audio audio/disk audio/dummy audio/emscripten)
endif()
list(TRANSFORM folders PREPEND ${sdl2_SOURCE_DIR}/src/)
list(TRANSFORM folders APPEND /*.c)
file(GLOB sources ${folders})
list(REMOVE_ITEM sources ${sdl2_SOURCE_DIR}/src/events/SDL_events.c)
list(APPEND sources ${CMAKE_SOURCE_DIR}/cmake/sdl/events.c)
add_library(sdl2 STATIC ${sources})
add_library(SDL2::SDL2 ALIAS sdl2)
target_include_directories(sdl2 BEFORE PRIVATE ${CMAKE_SOURCE_DIR}/cmake/sdl ${sdl2_SOURCE_DIR}/src)
target_include_directories(sdl2 SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
target_compile_definitions(sdl2 PRIVATE $<$<BOOL:${KT_AUDIO}>:KT_AUDIO>)
target_compile_options(sdl2 PRIVATE -w)
