// The one piece of JSON that takes care: a string.
#pragma once

#include <string>
#include <string_view>

namespace kt {

// With its quotes; `text` is UTF-8.
std::string json_string(std::string_view text);

}  // namespace kt
