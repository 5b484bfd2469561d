// Settings as the text of a link: "v=1&board=5x5&start=a1&step=12".
//
// It has only the settings that differ from the default, in the order of the table, so that the same settings always
// give the same link. The defaults give the empty text. parse_query() and assign() read it. Characters with a meaning
// in an address or in text around it are percent-encoded.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/settings/settings.h"

namespace kt {

std::string link_of(const Settings& settings);

// The keys and values of the link, before encoding.
std::vector<KeyValue> link_values(const Settings& settings);
std::string link_of(std::span<const KeyValue> values);

}  // namespace kt
