# Other people's headers, read once for a whole library: it takes half the time to build. The preset `release` does without,
# so that a missing #include is found.
function(kt_precompile library)
  target_precompile_headers(${library} PRIVATE <algorithm> <array> <cmath> <cstdint> <functional> <optional> <span> <string>
    <string_view> <vector> ${ARGN})
endfunction()
