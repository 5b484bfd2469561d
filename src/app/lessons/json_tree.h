// Parses JSON into a tree that knows its lines, so that an error can say where it is.
//
// Strict: the standard (RFC 8259) in UTF-8, with unique names in each object and the limits below.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/translation.h"

namespace kt {

inline constexpr std::size_t kLongestLesson = 200'000;  // bytes
inline constexpr std::size_t kDeepestJson = 12;         // nesting of lists and objects

// What is wrong, and in which line, from 1.
struct LessonFault {
  std::size_t line = 1;
  Message reason;
};

// "line 12: there is no ..."
std::string to_string(const LessonFault& fault, const Translation& words = {});

struct JsonNode {
  enum class Kind : unsigned char { null, boolean, number, text, list, object };
  Kind kind = Kind::null;
  std::size_t line = 1;         // first line of the value
  std::string text;             // for a text; for a number or a boolean as it is written
  std::vector<JsonNode> items;  // for a list; for an object the values
  std::vector<std::string> keys;

  const JsonNode* find(std::string_view key) const;  // for an object
};

std::expected<JsonNode, LessonFault> read_json(std::string_view text);

}  // namespace kt
