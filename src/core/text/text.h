// Folder `text`: tours as people write them, and whether they are tours.
//
// tour_text.h reads a matrix of numbers, a list of squares or JSON, and writes them; check.h judges a sequence of
// squares and names its first fault.
//
// May know: problem and basics, and above all no search: a checker that shared code with what it judges would share its
// mistakes. Begin with parse_tour() and check_tour().
#pragma once

#include "core/text/check.h"
#include "core/text/tour_text.h"
