# Precompiles third-party headers once for a whole library, which halves the build time. The preset `release` does not,
# so that it finds a missing #include.
function(kt_precompile library)
  target_precompile_headers(${library} PRIVATE <algorithm> <array> <cmath> <cstdint> <functional> <optional> <span> <string>
    <string_view> <vector> ${ARGN})
endfunction()

# If KT_TOGETHER is set, compiles up to 16 files of a directory as one, which halves the time of a full build. The
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
    math(EXPR part "${count} / 16")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${part})
  endforeach()
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
