// The settings as the text of a permalink: "v=1&board=5x5&start=a1&step=12".
//
// Only what differs from the default is in it, in the order of the table of settings, so that the same settings always
// give the same link; the default is the empty text. parse_query() and assign() read it. Characters that an address or
// a text around it could mistake are percent-encoded.
#pragma once

#include <string>

#include "app/settings/settings.h"

namespace kt {

std::string link_of(const Settings& settings);

}  // namespace kt
