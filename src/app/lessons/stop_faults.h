// What is wrong with what a stop says, where its search stands: its mode, its marks, its claims and its answer.
#pragma once

#include "app/lessons/measures.h"
#include "app/lessons/stop_search.h"

namespace kt {

void judge_mode(const LessonStop& stop, const StopSearch& at, LessonFaults& faults);
void judge_looks(const std::vector<LessonLook>& looks, const StopSearch& at, LessonFaults& faults);

// What a claim measures; none where it names no square that it needs.
std::optional<LessonMoment> moment_of(const LessonClaim& claim, const StopSearch& at, LessonFaults& faults);
// Against what was measured, which is none where it cannot be.
void judge_claim(const LessonClaim& claim, const std::optional<MeasuredValue>& value, LessonFaults& faults);
void judge_answer(const LessonQuestion& question, const std::optional<MeasuredValue>& value, LessonFaults& faults);

}  // namespace kt
