// The catalogues of assets/languages for native programs and the site's build, which have all of them. A page loads the
// one that it needs.
// Compiled by assets/languages.mjs into libraries of their own, kt_catalogues and kt_characters.
#pragma once

#include <span>
#include <string_view>

#include "app/language/language.h"

namespace kt {

// As Translation takes it; empty where there is none.
std::string_view catalogue_of(const Locale& locale);
// A TrueType font of what it has beyond the view's own; empty where it has nothing. It lasts as long as the program.
std::span<const unsigned char> characters_of(const Locale& locale);

}  // namespace kt
