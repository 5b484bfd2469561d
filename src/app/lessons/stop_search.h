// Takes the search of a stop to a moment: first to the setting `step`, then along one run after the other.
//
//   const StopWay way = way_to(stop);
//   auto search = StopSearch::begin(stop, way, faults);
//   while (search && search->go_on(100'000) == StopSearch::At::under_way) {}
#pragma once

#include <optional>
#include <vector>

#include "app/lessons/lesson.h"
#include "app/run/run.h"

namespace kt {

using LessonFaults = std::vector<LessonFault>;

struct StopWay {
  std::vector<KeyValue> settings;  // as in a link
  std::vector<LessonRun> runs;
  std::size_t line = 1;              // of what asks for the moment
  std::optional<std::size_t> board;  // of those compared, from 1
  bool is_stop = false;              // to where the stop itself is
  bool is_other_search = false;
};
// To where the stop is, and to where a claim or an answer is measured.
StopWay way_to(const LessonStop& stop);
StopWay way_to(const LessonStop& stop, const LessonClaim& claim);

// The stop, the way and the faults outlive it.
class StopSearch {
 public:
  enum class At : std::uint8_t { under_way, there, refused };

  // None where there is no such search: the faults say why, but repeat no fault of the stop itself.
  static std::optional<StopSearch> begin(const LessonStop& stop, const StopWay& way, LessonFaults& faults);

  // Goes on by about so many steps.
  At go_on(std::uint64_t steps);

  const Settings& settings() const { return run_.settings; }
  const Search& search() const { return run_.search(); }
  bool is_compared() const { return run_.stays; }

 private:
  StopSearch(const LessonStop& stop, const StopWay& way, Run run, LessonFaults& faults)
      : stop_(&stop), way_(&way), faults_(&faults), run_(std::move(run)), began_(run_.here()) {}

  At go_to_step(std::uint64_t steps);
  At go_to(const LessonRun& asked, std::uint64_t steps);
  At go_until(const LessonRun& asked, std::uint64_t steps);
  At end_run();
  At refuse(std::size_t line, Message reason);

  const LessonStop* stop_;
  const StopWay* way_;
  LessonFaults* faults_;
  Run run_;
  std::uint64_t began_;   // at this step
  std::size_t next_ = 0;  // of the way's runs
  std::optional<UntilEvent> until_;
};

}  // namespace kt
