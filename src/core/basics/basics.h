// Module `basics`: small tools that know nothing of knights.
//
// Sets as the bits of a word (bits.h), sorting with little code (heap_sort.h), reproducible random numbers
// (splitmix.h), parsing numbers (parse_number.h, decimal.h), quoting the user's input in error sentences (quoted.h),
// the letters of a text in UTF-8 (utf8.h) and its typographic characters (typography.h), and finding the row of a table
// (find_row.h).
//
// May know: the standard library only. Code comes here once a second module needs it and it belongs to the subject of
// neither. Begin with the header that you need.
#pragma once

#include "core/basics/bits.h"
#include "core/basics/decimal.h"
#include "core/basics/find_row.h"
#include "core/basics/heap_sort.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"
#include "core/basics/splitmix.h"
#include "core/basics/typography.h"
#include "core/basics/utf8.h"
