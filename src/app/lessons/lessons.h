// Folder `lessons`: lessons, which lead through searches stop by stop.
//
// A lesson is a file of JSON (assets/lessons): each stop has settings as in a link, a run, marks, sentences, perhaps a
// question, and what it claims of the search. Here it is read (json_tree.h, shape.h, lesson.h), and checked by
// the search itself (lesson_check.h, measures.h). The page's player is web/lessons.
//
// May know: everything else of app, and the core. The page asks for it only when somebody brings a lesson of their own.
// Begin with Lesson.
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/lesson_check.h"
#include "app/lessons/measures.h"
#include "app/lessons/report_json.h"
#include "app/lessons/unclaimed_numbers.h"
