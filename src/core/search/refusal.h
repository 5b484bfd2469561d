// What can not be searched, said before it is tried.
#pragma once

#include <optional>
#include <string_view>

#include "core/problem/problem.h"

namespace kt {

struct Refusal {
  std::string_view key;  // of the setting to blame: "algorithm" or "tie"
  Message reason;        // a sentence without a subject
};

// None for what a Search accepts.
std::optional<Refusal> refusal(const Problem& problem);

}  // namespace kt
