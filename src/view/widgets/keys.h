// The keys of app/settings/key_rows.h, asked for by their ids.
#pragma once

#include <string_view>

#include "app/settings/key_rows.h"
#include "imgui.h"

namespace kt {

#define KT_KEY_ID(id, ...) id,
enum class Key { KT_KEYS(KT_KEY_ID) };
#undef KT_KEY_ID

// As the page calls it: "Space".
std::string_view name_of(Key key);

// Whether it goes down now; `repeats`: also while it is held.
bool is_pressed(Key key, bool repeats = false);

}  // namespace kt
