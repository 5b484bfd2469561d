// Writes JSON.
//
//   json_object({{"step", 12}, {"path", path}, {"done", true}}).text
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem/board.h"

namespace kt {

// A JSON value as text. The constructor's type decides the format: a square is [row,column], a missing number null.
struct Json {
  std::string text;

  Json(std::same_as<bool> auto value) : text(value ? "true" : "false") {}
  template <std::integral Number>
  requires(!std::same_as<Number, bool>) Json(Number value) : text(std::to_string(value)) {}
  template <std::integral Number>
  Json(const std::optional<Number>& value) : text(value ? std::to_string(*value) : "null") {}
  Json(std::string_view value);  // UTF-8
  Json(const char* value) : Json(std::string_view(value)) {}
  Json(const std::string& value) : Json(std::string_view(value)) {}
  Json(Square square);
  Json(std::span<const Square> squares);
  Json(const std::vector<Square>& squares) : Json(std::span(squares)) {}

  // Wraps text that is JSON already, such as a decimal.
  static Json written(std::string text) { return Json(Written{}, std::move(text)); }

 private:
  struct Written {};
  Json(Written, std::string json) : text(std::move(json)) {}
};

struct JsonMember {
  std::string_view key;
  Json value;
};

Json json_object(const std::vector<JsonMember>& members);
Json json_array(const std::vector<Json>& values);

// An array with the value of each row.
template <typename Rows, typename Value>
Json json_list(const Rows& rows, Value value) {
  std::vector<Json> values;
  for (const auto& row : rows) values.push_back(value(row));
  return json_array(values);
}

}  // namespace kt
