// What can not be chosen as things are, said before anybody tries: the choices of a setting with which the search would
// be refused (core/search/refusal.h), each with its reason.
#pragma once

#include <string_view>
#include <vector>

#include "app/settings/settings.h"

namespace kt {

struct RefusedChoice {
  std::string_view key;  // of the setting
  std::string_view id;   // of the choice
  Message reason;        // a sentence, without a capital letter
};

// Of all settings that decide what is searched. The one chosen now is never among them.
std::vector<RefusedChoice> refused_choices(const Settings& settings);

}  // namespace kt
