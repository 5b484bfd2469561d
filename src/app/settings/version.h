// The version of this program, from package.json.
#pragma once

#include <string_view>

namespace kt {

std::string_view program_version();

}  // namespace kt
