// Checks a measured value against a claim: "8840", "> 1000", "!= 3", "4..6", or a word such as "tour" or "c2".
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

struct MeasuredValue {
  bool is_number = true;
  std::uint64_t number = 0;
  std::string text;  // a word, or a square as the settings name it
};

MessageArgument to_argument(const MeasuredValue& value);

// The error is a sentence that says why the relation is invalid.
std::expected<bool, Message> holds(std::string_view relation, const MeasuredValue& value);

}  // namespace kt
