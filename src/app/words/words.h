// Folder `words`: what the app says, in English.
//
// The sentence under the board says what the last step did, what comes next and why (sentence.h,
// depth_first_sentence.h). estimate_words.h describes the theorems' verdict and the estimate, and numbers.h numbers of
// all sizes, with one function for each notation. All functions are pure: they depend only on the snapshot or a number.
//
// May know: snapshot, settings, time and the core, but not the app, so that a test can pass any snapshot. Begin with
// describe().
#pragma once

#include "app/words/estimate_words.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"
