// Module `words`: what the app says, in English.
//
// The sentence under the board says what the last step did, what comes next and why (sentence.h,
// depth_first_sentence.h). estimate_words.h describes the theorems' verdict and the estimate. numbers.h writes
// numbers of all sizes, with one function for each way to write them. marks.h says which marks stand on the squares,
// and what they mean; square_words.h names the squares. hope_words.h says since when a path is lost. All are pure
// functions of the snapshot, or of a number.
//
// May know: snapshot, settings, time and the core, but not the app, so that a test can pass any snapshot. Begin with
// describe().
#pragma once

#include "app/words/estimate_words.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"
