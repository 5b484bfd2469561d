#include "app/settings/json.h"

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

std::string json_square(Square square) {
  return "[" + std::to_string(square.row) + "," + std::to_string(square.col) + "]";
}

std::string json_squares(std::span<const Square> squares) {
  std::string json = "[";
  for (const Square square : squares) {
    if (json.size() > 1) json += ',';
    json += json_square(square);
  }
  return json + "]";
}

}  // namespace kt
