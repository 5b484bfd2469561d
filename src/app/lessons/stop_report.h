// What the search says of a stop, for `kt lesson` and sheets. As JSON a report is {"step":14,"path":["a1",...],
// "candidates":2,"next":["c2",...],"left":[["b3"],...],"kept":8,"answer":"..."}, and that of a lesson is
// {"faults":["..."],"stops":[...]}.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/lessons/lesson.h"
#include "core/search/search.h"

namespace kt {

struct StopReport {
  std::uint64_t step = 0;
  std::vector<std::string> path;               // squares as the settings name them
  std::size_t candidates = 0;                  // moves that may still be tried
  std::vector<std::string> next;               // where the knight is after each of the next steps, a few
  std::vector<std::vector<std::string>> left;  // moves left to try from each square of a short path, as in the stack
  std::optional<std::size_t> kept;  // squares of the path that can become a tour, if that is soon known; else null
  std::string answer;               // to the question, as the lesson has it
  std::string measured;             // and as the search has it, if that can be measured
};

// Without `kept`.
StopReport report_of(const LessonStop& stop, const Settings& settings, const Search& search);

Json report_json(const StopReport& report);
std::string report_json(std::span<const LessonFault> faults, std::span<const StopReport> stops,
                        const Translation& words = {});

}  // namespace kt
