#include "app/settings/json.h"

namespace kt {
namespace {

void add_text(std::string& json, std::string_view text) {
  constexpr char kHex[] = "0123456789abcdef";
  json += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      json += {'\\', c};
    } else if (byte < 0x20) {
      json += {'\\', 'u', '0', '0', kHex[byte >> 4], kHex[byte & 15]};
    } else {
      json += c;
    }
  }
  json += '"';
}

void add_square(std::string& json, Square square) {
  json += '[';
  json += std::to_string(square.row);
  json += ',';
  json += std::to_string(square.col);
  json += ']';
}

void separate(std::string& json) {
  if (json.size() > 1) json += ',';
}

}  // namespace

Json::Json(std::string_view value) { add_text(text, value); }

Json::Json(Square square) { add_square(text, square); }

Json::Json(std::span<const Square> squares) : text("[") {
  for (const Square square : squares) {
    separate(text);
    add_square(text, square);
  }
  text += ']';
}

Json json_object(const std::vector<JsonMember>& members) {
  std::string json = "{";
  for (const auto& [key, value] : members) {
    separate(json);
    add_text(json, key);
    json += ':';
    json += value.text;
  }
  return Json::written(json + "}");
}

Json json_array(const std::vector<Json>& values) {
  std::string json = "[";
  for (const Json& value : values) {
    separate(json);
    json += value.text;
  }
  return Json::written(json + "]");
}

}  // namespace kt
