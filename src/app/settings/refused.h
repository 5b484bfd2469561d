// The choices of settings that a search would refuse (core/search/refusal.h), each with its reason, so that the
// interface can disable them.
#pragma once

#include <string_view>
#include <vector>

#include "app/settings/settings.h"

namespace kt {

struct RefusedChoice {
  std::string_view key;  // of the setting
  std::string_view id;   // of the choice
  Message reason;        // a sentence without a capital letter
};

// For all settings of the search. The current choice is never among them.
std::vector<RefusedChoice> refused_choices(const Settings& settings);

}  // namespace kt
