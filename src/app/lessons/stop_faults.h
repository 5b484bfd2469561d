// Finds the faults of a stop at the current position of its search: in its mode, marks, claims and answer.
#pragma once

#include "app/lessons/measures.h"
#include "app/lessons/stop_search.h"

namespace kt {

void judge_mode(const LessonStop& stop, const StopSearch& at, LessonFaults& faults);
void judge_looks(const std::vector<LessonLook>& looks, const StopSearch& at, LessonFaults& faults);

// The moment that a claim is about; empty if the claim needs a square and names none.
std::optional<LessonMoment> moment_of(const LessonClaim& claim, const StopSearch& at, LessonFaults& faults);
// Compare a claim or an answer with the measured value, which is empty if it could not be measured.
void judge_claim(const LessonClaim& claim, const std::optional<MeasuredValue>& value, LessonFaults& faults);
void judge_answer(const LessonQuestion& question, const std::optional<MeasuredValue>& value, LessonFaults& faults);

}  // namespace kt
