// Says before a search begins why a problem cannot be searched.
#pragma once

#include <optional>
#include <string_view>

#include "core/problem/problem.h"

namespace kt {

struct Refusal {
  std::string_view key;  // of the setting at fault: "algorithm" or "tie"
  Message reason;        // a sentence without a subject
};

// None if a Search accepts the problem.
std::optional<Refusal> refusal(const Problem& problem);

}  // namespace kt
