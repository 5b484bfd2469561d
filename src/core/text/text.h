// Module `text`: reads, writes and checks tours.
//
// tour_text.h reads a matrix of numbers, a list of squares or JSON, and writes them. check.h checks a sequence of
// squares and names its first fault.
//
// May know: problem and basics, but not the search: a checker that shared code with the search would share its
// mistakes. Begin with parse_tour() and check_tour().
#pragma once

#include "core/text/check.h"
#include "core/text/tour_text.h"
