#include "app/lessons/shape.h"

#include <algorithm>

#include "app/settings/settings.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt {
namespace {

using Fault = std::optional<LessonFault>;
using Kind = Shape::Kind;
using Node = JsonNode::Kind;
using Need = ShapeMember::Need;

constexpr std::size_t kLongestName = 40;

std::string joined(const auto& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

Fault refuse(const JsonNode& node, std::string_view name, std::string_view what) {
  return LessonFault{node.line, quoted(name) + " is not " + std::string(what)};
}

std::string from_to(const Shape& shape, std::string_view what) {
  return std::to_string(shape.least) + " to " + std::to_string(shape.most) + std::string(what);
}

bool is_scalar(const JsonNode& node) { return node.kind == Node::text || node.kind == Node::number; }

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= kLongestName &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

Fault fault_of_settings(const JsonNode& node, std::string_view name) {
  if (node.kind != Node::object) return refuse(node, name, "an object of settings");
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    const JsonNode& value = node.items[i];
    if (!find_setting(node.keys[i])) return LessonFault{value.line, "there is no setting " + quoted(node.keys[i])};
    if (!is_scalar(value) && value.kind != Node::boolean)
      return refuse(value, node.keys[i], "a text, a number, true or false");
  }
  return {};
}

Fault fault_of_object(const JsonNode& node, const Shape& shape, std::string_view name) {
  if (node.kind != Node::object) return refuse(node, name, "an object in braces");
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    const auto member = std::ranges::find(shape.members, node.keys[i], &ShapeMember::key);
    if (member == shape.members.end()) {
      std::vector<std::string_view> keys;
      for (const ShapeMember& each : shape.members) keys.push_back(each.key);
      return LessonFault{node.items[i].line,
                         quoted(name) + " has no " + quoted(node.keys[i]) + "; it may have " + joined(keys)};
    }
    if (Fault fault = fault_of(node.items[i], *member->shape, member->key)) return fault;
  }
  std::vector<std::string_view> ones;
  std::size_t found = 0;
  for (const ShapeMember& member : shape.members) {
    const bool there = node.find(member.key);
    if (member.need == Need::must && !there)
      return LessonFault{node.line, quoted(name) + " needs " + quoted(member.key)};
    if (member.need != Need::one) continue;
    ones.push_back(member.key);
    found += there ? 1 : 0;
  }
  if (!ones.empty() && found != 1)
    return LessonFault{node.line, quoted(name) + " needs exactly one of " + joined(ones)};
  return {};
}

Fault fault_of_list(const JsonNode& node, const Shape& shape, std::string_view name) {
  if (node.kind != Node::list || node.items.size() < shape.least || node.items.size() > shape.most)
    return refuse(node, name, "a list of " + from_to(shape, " items in brackets"));
  for (const JsonNode& item : node.items) {
    if (Fault fault = fault_of(item, *shape.item, name)) return fault;
  }
  return {};
}

std::vector<JsonMember> schema_members(const Shape& shape) {
  const auto type = [](std::string_view name) { return JsonMember{"type", name}; };
  const Json scalars = json_array({"string", "number"});
  switch (shape.kind) {
    case Kind::text: return {type("string"), {"minLength", shape.least}, {"maxLength", shape.most}};
    case Kind::name: return {type("string"), {"pattern", "^[a-z0-9-]{1," + std::to_string(kLongestName) + "}$"}};
    case Kind::choice: return {{"enum", json_list(shape.ids(), [](std::string_view id) { return Json(id); })}};
    case Kind::whole: return {type("integer"), {"minimum", shape.least}, {"maximum", shape.most}};
    case Kind::value: return {{"type", scalars}};
    case Kind::list:
      return {type("array"), {"minItems", shape.least}, {"maxItems", shape.most}, {"items", schema_of(*shape.item)}};
    case Kind::settings: {
      std::vector<JsonMember> properties;
      for (const Setting& setting : settings_table()) {
        properties.push_back(
            {setting.key, json_object({{"type", json_array({"string", "number", "boolean"})},
                                       {"description", std::string(setting.help) + ": " + setting.allowed()}})});
      }
      return {type("object"), {"additionalProperties", false}, {"properties", json_object(properties)}};
    }
    case Kind::object: break;
  }
  std::vector<JsonMember> properties;
  std::vector<Json> required, ones;
  for (const ShapeMember& member : shape.members) {
    std::vector<JsonMember> own = schema_members(*member.shape);
    own.push_back({"description", member.help});
    properties.push_back({member.key, json_object(own)});
    if (member.need == Need::must) required.push_back(member.key);
    if (member.need == Need::one) ones.push_back(json_object({{"required", json_array({member.key})}}));
  }
  std::vector<JsonMember> schema{
      type("object"), {"additionalProperties", false}, {"properties", json_object(properties)}};
  if (!required.empty()) schema.push_back({"required", json_array(required)});
  if (!ones.empty()) schema.push_back({"oneOf", json_array(ones)});
  return schema;
}

}  // namespace

std::optional<LessonFault> fault_of(const JsonNode& node, const Shape& shape, std::string_view name) {
  const bool is_text = node.kind == Node::text;
  switch (shape.kind) {
    case Kind::text:
      if (is_text && node.text.size() >= shape.least && node.text.size() <= shape.most) return {};
      return refuse(node, name, "a text of " + from_to(shape, " bytes"));
    case Kind::name:
      if (is_text && is_name(node.text)) return {};
      return refuse(node, name, "1 to " + std::to_string(kLongestName) + " small letters, digits and hyphens");
    case Kind::choice: {
      const auto ids = shape.ids();
      if (is_text && std::ranges::find(ids, node.text) != ids.end()) return {};
      return refuse(node, name, "one of " + joined(ids));
    }
    case Kind::whole: {
      const auto number = node.kind == Node::number ? parse_number<std::uint64_t>(node.text) : std::nullopt;
      if (number && *number >= shape.least && *number <= shape.most) return {};
      return refuse(node, name, "a whole number from " + from_to(shape, ""));
    }
    case Kind::value: return is_scalar(node) ? Fault() : refuse(node, name, "a text or a number");
    case Kind::settings: return fault_of_settings(node, name);
    case Kind::list: return fault_of_list(node, shape, name);
    case Kind::object: return fault_of_object(node, shape, name);
  }
  return {};
}

Json schema_of(const Shape& shape) { return json_object(schema_members(shape)); }

}  // namespace kt
