// The state of the keys of app/settings/key_rows.h, by id.
#pragma once

#include <string_view>

#include "app/settings/key_rows.h"
#include "imgui.h"

namespace kt {

#define KT_KEY_ID(id, ...) id,
enum class Key { KT_KEYS(KT_KEY_ID) };
#undef KT_KEY_ID

// The name on the page: "Space".
std::string_view name_of(Key key);

// True when it is pressed; `repeats`: also while it is held.
bool is_pressed(Key key, bool repeats = false);

}  // namespace kt
