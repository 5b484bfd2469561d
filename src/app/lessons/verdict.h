// Whether a reader's answer to a question is right.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "app/settings/query.h"

namespace kt {

enum class AnswerVerdict : std::uint8_t { right, wrong, low, high, unreadable };
std::string_view to_string(AnswerVerdict verdict);

// `question`: its kind, number or square, its answer, and of a square its board and graph: see played_lesson.h.
AnswerVerdict judge(std::span<const KeyValue> question, std::string_view said);

}  // namespace kt
