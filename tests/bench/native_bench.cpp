// The native half of ./dev bench; bench.mjs runs it repeatedly, and reads its output as JSON.
#include <benchmark/benchmark.h>

#include "bench/workloads.h"

namespace {

void once(benchmark::State& state, double (*work)(), double expected) {
  for (auto _ : state) {
    if (work() != expected) state.SkipWithError("a wrong result");
  }
}

constexpr double kVisits = 8'250'733;

#define KT_BENCH(name, work, expected)                 \
  void name(benchmark::State& state) {                 \
    once(                                              \
        state, [] { return double{work}; }, expected); \
  }                                                    \
  BENCHMARK(name)->Unit(benchmark::kMillisecond)->Iterations(1)

KT_BENCH(tutorial, double(tutorial_first_tour()), 1);
KT_BENCH(slices, first_tour_in_slices(1000), kVisits);
KT_BENCH(watched, first_tour_watched(2000), kVisits);
KT_BENCH(counted, first_tour_counted(2000), kVisits);
KT_BENCH(steps, first_tour_by_steps(), kVisits);

}  // namespace

BENCHMARK_MAIN();
