// Settings in words.
#pragma once

#include <string_view>

#include "app/settings/settings.h"
#include "core/basics/message.h"

namespace kt {

// "9 steps per second".
Message speed_in_words(Speed speed);

// "Algorithm: Backtracking with pruning", "Panels: Setup, Code"; empty if there is no such setting.
Message setting_in_words(const Settings& settings, std::string_view key);

}  // namespace kt
