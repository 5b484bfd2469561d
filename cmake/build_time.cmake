# Other people's headers, read once for a whole library: it takes half the time to build. The preset `release` does without,
# so that a missing #include is found.
function(kt_precompile library)
  target_precompile_headers(${library} PRIVATE <algorithm> <array> <cmath> <cstdint> <functional> <optional> <span> <string>
    <string_view> <vector> ${ARGN})
endfunction()

# Up to eight files of a room at a time, where KT_TOGETHER asks for it: it takes half the time to build all of them. What comes
# later on the page is built apart from what does not, since cmake/split.mjs chooses by objects; and those after the library's
# name, which have names of their own in common with others, each by itself.
function(kt_together library)
  set_target_properties(${library} PROPERTIES UNITY_BUILD ${KT_TOGETHER} UNITY_BUILD_MODE GROUP)
  file(STRINGS ${CMAKE_SOURCE_DIR}/cmake/later.txt apart REGEX "^(but )?[a-z_/]+\\.cpp$")
  list(TRANSFORM apart REPLACE "^but " "")
  set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS cmake/later.txt)
  get_target_property(sources ${library} SOURCES)
  foreach(source ${sources})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_SOURCE_DIR}/src OUTPUT_VARIABLE name)
    if(name MATCHES "^\\.\\.")
      continue() # made by the build
    endif()
    cmake_path(GET name PARENT_PATH room)
    if(name IN_LIST apart)
      string(APPEND room "_apart")
    endif()
    string(MAKE_C_IDENTIFIER ${room} room)
    math(EXPR count "${count_${room}} + 0")
    math(EXPR count_${room} "${count} + 1")
    math(EXPR part "${count} / 8")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${room}_${part})
  endforeach()
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
