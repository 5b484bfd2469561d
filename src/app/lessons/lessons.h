// Module `lessons`: lessons, which lead through searches stop by stop.
//
// A lesson is a file of JSON (assets/lessons): each stop has settings as in a link, a run, marks, sentences, perhaps a
// question, and claims about the search. It is read here (json_tree.h, shape.h, lesson.h) and checked by the search
// itself (lesson_check.h): the search goes to each stop (stop_search.h), its values are measured (measures.h), and
// what the stop says is compared with them (stop_faults.h, relation.h). What the page shows and asks is written out
// (played_lesson.h), and a reader's answer is judged (judgement.h). The page's player, web/lessons, shows and asks.
//
// May know: everything else of app, and the core. The page's module has only judgement.h; a module of its own checks
// the lessons of users. Begin with Lesson.
#pragma once

#include "app/lessons/judgement.h"
#include "app/lessons/lesson.h"
#include "app/lessons/lesson_check.h"
#include "app/lessons/measures.h"
#include "app/lessons/played_lesson.h"
#include "app/lessons/stop_report.h"
#include "app/lessons/unclaimed_numbers.h"
