// Numbers in the words of a stop that no claim, answer, setting or run of it has: whoever writes a lesson may have
// forgotten to have them checked. A year in brackets, "(Parberry 1997)", is none.
#pragma once

#include <string>
#include <vector>

#include "app/lessons/lesson.h"

namespace kt {

std::vector<std::string> unclaimed_numbers(const LessonStop& stop);

}  // namespace kt
