# Other people's headers, read once for a whole library: it takes half the time to build. The preset `release` does without,
# so that a missing #include is found.
function(kt_precompile library)
  target_precompile_headers(${library} PRIVATE <algorithm> <array> <cmath> <cstdint> <functional> <optional> <span> <string>
    <string_view> <vector> ${ARGN})
endfunction()

# Compiles up to eight files of a folder at a time, where KT_TOGETHER asks for it: the whole build takes half the time. The
# files listed after the library share local names with others, so each is compiled alone.
function(kt_together library)
  set_target_properties(${library} PROPERTIES UNITY_BUILD ${KT_TOGETHER} UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${library} SOURCES)
  foreach(source ${sources})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_SOURCE_DIR}/src OUTPUT_VARIABLE name)
    if(name MATCHES "^\\.\\.")
      continue() # made by the build
    endif()
    cmake_path(GET name PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER ${folder} folder)
    math(EXPR count "${count_${folder}} + 0")
    math(EXPR count_${folder} "${count} + 1")
    math(EXPR part "${count} / 8")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${part})
  endforeach()
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
