#include "app/json.h"

namespace kt {

std::string json_string(std::string_view text) {
  constexpr char kHex[] = "0123456789abcdef";
  std::string json = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      json += {'\\', c};
    } else if (byte < 0x20) {
      json += std::string("\\u00") + kHex[byte >> 4] + kHex[byte & 15];
    } else {
      json += c;
    }
  }
  return json + "\"";
}

}  // namespace kt
