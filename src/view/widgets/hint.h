// A few words beside the pointer.
#pragma once

#include <string>
#include <string_view>

namespace kt {

void hint(const std::string& text);

// "Play" of the label "Play###play".
std::string name_of(std::string_view label);

}  // namespace kt
