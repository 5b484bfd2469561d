// How libFuzzer, which knows Clang's instrumentation, learns what GCC's code does: from counters of our own, in the
// section that it reads besides. What is built with -fsanitize-coverage=trace-pc (preset `fuzz`) calls the first
// function at each branch; comparisons (trace-cmp) libFuzzer takes as they are.
#include <cstddef>
#include <cstdint>
#include <functional>

#include "fuzz/fuzz.h"

namespace {

constexpr std::size_t kCounters = std::size_t{1} << 15;
[[gnu::section("__libfuzzer_extra_counters")]] std::uint8_t counters[kCounters];

void count_up(std::uint64_t what) {
  // The multiplier is 2^64 over the golden ratio: what is near each other comes apart.
  std::uint8_t& counter = counters[what * 0x9E3779B97F4A7C15 >> 49];
  if (counter < 0xFF) ++counter;
}

}  // namespace

// libFuzzer has one of this name, which says that it is of no use; the linker leads here instead.
extern "C" void __wrap___sanitizer_cov_trace_pc() {
  count_up(reinterpret_cast<std::uint64_t>(__builtin_return_address(0)));
}

void kt::tell_answer(std::string_view answer) { count_up(std::hash<std::string_view>{}(answer)); }

// Comparisons of numbers with a point GCC tells too, and libFuzzer does not ask for them.
extern "C" void __sanitizer_cov_trace_cmpf(float, float) {}
extern "C" void __sanitizer_cov_trace_cmpd(double, double) {}
