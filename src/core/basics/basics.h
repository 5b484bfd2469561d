// Folder `basics`: small tools that know nothing of knights.
//
// Sets as the bits of a word (bits.h), sorting in little code (heap_sort.h), random numbers that are the same
// everywhere (splitmix.h), numbers read from text (parse_number.h), somebody's input repeated in an error sentence
// (quoted.h), and the row of a table (find_row.h).
//
// May know: the standard library only. What has a second user in another room, and is about no subject of theirs, comes
// here. Begin with the one that you need.
#pragma once

#include "core/basics/bits.h"
#include "core/basics/find_row.h"
#include "core/basics/heap_sort.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"
#include "core/basics/splitmix.h"
