// Parses settings from a link.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kt {

struct KeyValue {
  std::string key;
  std::string value;
};

// "board=5x5&start=a1&autoplay", percent-encoded as in a link.
std::vector<KeyValue> parse_query(std::string_view query);

}  // namespace kt
