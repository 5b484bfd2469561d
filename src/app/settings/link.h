// The settings as the text of a permalink: "v=1&board=5x5&start=a1&step=12".
//
// Only what differs from the default is in it, in the order of the table of settings, so that the same settings always
// give the same link; the default is the empty text. parse_query() and assign() read it. Characters that an address or
// a text around it could mistake are percent-encoded.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/settings/settings.h"

namespace kt {

std::string link_of(const Settings& settings);

// Its settings and their values, not encoded yet.
std::vector<KeyValue> link_values(const Settings& settings);
std::string link_of(std::span<const KeyValue> values);

}  // namespace kt
