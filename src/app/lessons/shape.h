// The allowed forms of JSON, as a table. The reader of lessons checks a tree against it, and the schema for editors
// (assets/lessons/schema.json) is generated from it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/lessons/json_tree.h"
#include "app/settings/json.h"

namespace kt {

struct Shape;

struct ShapeMember {
  enum class Need : unsigned char {
    free,
    must,
    one,  // exactly one of the members of this kind
  };
  std::string_view key;
  Need need;
  const Shape* shape;
  std::string_view help;
};

struct Shape {
  enum class Kind : unsigned char {
    text,      // `least` to `most` characters
    name,      // small letters, digits and hyphens
    choice,    // one of `ids`
    whole,     // a number from `least` to `most`
    value,     // a text or a number
    settings,  // keys of the table of settings, with texts, numbers, true or false
    list,      // `least` to `most` of `item`
    object,    // with `members`
  };
  Kind kind = Kind::text;
  std::size_t least = 0, most = 0;
  const Shape* item = nullptr;
  std::span<const ShapeMember> members = {};
  std::vector<std::string_view> (*ids)() = nullptr;
};

// The first error, or none. `name`: the name of the node in the sentence.
std::optional<LessonFault> fault_of(const JsonNode& node, const Shape& shape, std::string_view name);

// Writes JSON Schema (draft 2020-12).
Json schema_of(const Shape& shape);

}  // namespace kt
