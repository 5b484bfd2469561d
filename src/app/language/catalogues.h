// The catalogues of assets/languages for native programs and the site's build, which contain all of them. A page loads
// the one that it needs. assets/languages.mjs compiles them into the libraries kt_catalogues and kt_characters.
#pragma once

#include <span>
#include <string_view>

#include "app/language/language.h"

namespace kt {

// In the format of Translation; empty if there is none.
std::string_view catalogue_of(const Locale& locale);
// A TrueType font with the characters that the view's own font lacks; empty if there are none. It lives as long as the
// program.
std::span<const unsigned char> characters_of(const Locale& locale);

}  // namespace kt
