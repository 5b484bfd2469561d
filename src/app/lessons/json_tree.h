// JSON as somebody wrote it: a tree that knows its lines, so that a fault can be shown where it is.
//
// Strict: as the standard has it (RFC 8259), in UTF-8, no name twice in an object, and within the limits below.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/translation.h"

namespace kt {

inline constexpr std::size_t kLongestLesson = 200'000;  // bytes
inline constexpr std::size_t kDeepestJson = 12;         // lists and objects in each other

// What is wrong, and where: lines count from 1.
struct LessonFault {
  std::size_t line = 1;
  Message reason;
};

// "line 12: there is no ..."
std::string to_string(const LessonFault& fault, const Translation& words = {});

struct JsonNode {
  enum class Kind : unsigned char { null, boolean, number, text, list, object };
  Kind kind = Kind::null;
  std::size_t line = 1;         // where it begins
  std::string text;             // of a text; of a number or a boolean as it is written
  std::vector<JsonNode> items;  // of a list, and the values of an object
  std::vector<std::string> keys;

  const JsonNode* find(std::string_view key) const;  // of an object
};

std::expected<JsonNode, LessonFault> read_json(std::string_view text);

}  // namespace kt
