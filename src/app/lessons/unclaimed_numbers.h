// Numbers in the text of a stop that no claim, answer, setting or run has: the author may have forgotten to check them.
// A year in brackets, "(Parberry 1997)", does not count.
#pragma once

#include <string>
#include <vector>

#include "app/lessons/lesson.h"

namespace kt {

std::vector<std::string> unclaimed_numbers(const LessonStop& stop);

}  // namespace kt
