// A lesson as the page plays it: with every decision made, so that its scripts only show and ask. In JSON:
//
//   {id, title, summary, minutes,
//    hasPanels,                   whether some stop shows panels
//    settings: {board: "8x8"},    what a stop has where its own settings do not say otherwise
//    stops: [{title, text, notes, show, marks,
//             picture: {board},   settings of a picture of the stop
//             asks,               whether the sentence under the board waits for the answer
//             question: {kind, ask, choices: [{text, why, right}], answer, measured, board, graph, clicks, why, show,
//                        marks},
//             sheet}]}            what the search says: stop_report.h
//
// `show` leads to the stop, or on to the answer, where that is not null:
//   {settings: {board}, step, runs: [{to, until, pace}], mode, compares, panels, undo}
// Marks are as annotation_of() takes them: {place, kind, text, square, to, line}. An `answer` is a text; of a square,
// judge() needs `board` and `graph`, too (judgement.h).
#pragma once

#include <span>

#include "app/lessons/lesson.h"
#include "app/lessons/stop_report.h"
#include "app/settings/json.h"

namespace kt {

Json played_json(const Lesson& lesson, std::span<const StopReport> reports);

}  // namespace kt
