// Coverage for libFuzzer, which knows Clang's instrumentation, from code compiled by GCC: our own counters in the
// section that it reads. Code built with -fsanitize-coverage=trace-pc (preset `fuzz`) calls the first function at each
// branch; libFuzzer accepts comparisons (trace-cmp) as they are.
#include <cstddef>
#include <cstdint>
#include <functional>

#include "fuzz/fuzz.h"

namespace {

constexpr std::size_t kCounters = std::size_t{1} << 15;
[[gnu::section("__libfuzzer_extra_counters")]] std::uint8_t counters[kCounters];

void count_up(std::uint64_t what) {
  // The multiplier is 2^64 divided by the golden ratio, which separates neighbouring values.
  std::uint8_t& counter = counters[what * 0x9E3779B97F4A7C15 >> 49];
  if (counter < 0xFF) ++counter;
}

}  // namespace

// libFuzzer's own function of this name only reports that it is unsupported; the linker redirects it here.
extern "C" void __wrap___sanitizer_cov_trace_pc() {
  count_up(reinterpret_cast<std::uint64_t>(__builtin_return_address(0)));
}

void kt::record_answer(std::string_view answer) { count_up(std::hash<std::string_view>{}(answer)); }

// GCC also reports floating-point comparisons, which libFuzzer does not need.
extern "C" void __sanitizer_cov_trace_cmpf(float, float) {}
extern "C" void __sanitizer_cov_trace_cmpd(double, double) {}
