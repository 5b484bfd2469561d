# Other people's headers, read once for a whole library: it takes half the time to build. The preset `release` does without,
# so that a missing #include is found.
function(kt_precompile library)
  target_precompile_headers(${library} PRIVATE <algorithm> <array> <cmath> <cstdint> <functional> <optional> <span> <string>
    <string_view> <vector> ${ARGN})
endfunction()

# Several files of a library at a time, where KT_TOGETHER asks for it: it takes half the time to build all of them. Those after
# the library's name, which have names of their own in common with others, are built by themselves.
function(kt_together library)
  set_target_properties(${library} PROPERTIES UNITY_BUILD ${KT_TOGETHER} UNITY_BUILD_BATCH_SIZE 8)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
