// What the search says of a lesson, for a sheet:
// {"faults":["..."],"stops":[{"step":14,"path":["a1",...],"candidates":2,
// "next":["c2",...],"kept":8,"answer":"..."},...]}. `kept` is null where it is not soon known.
#pragma once

#include <span>
#include <string>

#include "app/lessons/lesson_check.h"

namespace kt {

std::string report_json(std::span<const LessonFault> faults, std::span<const StopReport> stops,
                        const Translation& words = {});

}  // namespace kt
