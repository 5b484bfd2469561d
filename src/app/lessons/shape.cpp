#include "app/lessons/shape.h"

#include <algorithm>

#include "app/settings/settings.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"
#include "core/basics/utf8.h"

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

Fault refuse(const JsonNode& node, Message what) { return LessonFault{node.line, std::move(what)}; }

bool is_scalar(const JsonNode& node) { return node.kind == Node::text || node.kind == Node::number; }

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= kLongestName &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

Fault fault_of_settings(const JsonNode& node, std::string_view name) {
  if (node.kind != Node::object) return refuse(node, {"{0} is not an object with settings", quoted(name)});
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    const JsonNode& value = node.items[i];
    if (!find_setting(node.keys[i])) return refuse(value, {"there is no setting {0}", quoted(node.keys[i])});
    if (!is_scalar(value) && value.kind != Node::boolean)
      return refuse(value, {"{0} is not a string, a number, true or false", quoted(node.keys[i])});
  }
  return {};
}

Fault fault_of_object(const JsonNode& node, const Shape& shape, std::string_view name) {
  if (node.kind != Node::object) return refuse(node, {"{0} is not an object in braces", quoted(name)});
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    const auto member = std::ranges::find(shape.members, node.keys[i], &ShapeMember::key);
    if (member == shape.members.end()) {
      std::vector<std::string_view> keys;
      for (const ShapeMember& each : shape.members) keys.push_back(each.key);
      return refuse(node.items[i],
                    {"{0} cannot contain {1}; it can contain {2}", quoted(name), quoted(node.keys[i]), joined(keys)});
    }
    if (Fault fault = fault_of(node.items[i], *member->shape, member->key)) return fault;
  }
  std::vector<std::string_view> ones;
  std::size_t found = 0;
  for (const ShapeMember& member : shape.members) {
    const bool there = node.find(member.key);
    if (member.need == Need::must && !there) return refuse(node, {"{0} needs {1}", quoted(name), quoted(member.key)});
    if (member.need != Need::one) continue;
    ones.push_back(member.key);
    found += there ? 1 : 0;
  }
  if (!ones.empty() && found != 1) return refuse(node, {"{0} needs exactly one of {1}", quoted(name), joined(ones)});
  return {};
}

Fault fault_of_list(const JsonNode& node, const Shape& shape, std::string_view name) {
  if (node.kind != Node::list || node.items.size() < shape.least || node.items.size() > shape.most) {
    const std::string least = std::to_string(shape.least), most = std::to_string(shape.most);
    if (least == most)
      return refuse(node, {"{0} is not a list in square brackets with exactly {1} items", quoted(name), least});
    return refuse(node, {"{0} is not a list in square brackets with {1} to {2} items", quoted(name), least, most});
  }
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
  const std::string called = quoted(name), least = std::to_string(shape.least), most = std::to_string(shape.most);
  const bool is_text = node.kind == Node::text;
  switch (shape.kind) {
    case Kind::text:
      if (const std::size_t length = count_letters(node.text); is_text && length >= shape.least && length <= shape.most)
        return {};
      return refuse(node, {"{0} is not a string of {1} to {2} characters", called, least, most});
    case Kind::name:
      if (is_text && is_name(node.text)) return {};
      return refuse(node,
                    {"{0} must have 1 to {1} characters: lower-case letters, digits or hyphens", called, kLongestName});
    case Kind::choice: {
      const auto ids = shape.ids();
      if (is_text && std::ranges::find(ids, node.text) != ids.end()) return {};
      return refuse(node, {"{0} is not one of {1}", called, joined(ids)});
    }
    case Kind::whole: {
      const auto number = node.kind == Node::number ? parse_number<std::uint64_t>(node.text) : std::nullopt;
      if (number && *number >= shape.least && *number <= shape.most) return {};
      return refuse(node, {"{0} is not a whole number from {1} to {2}", called, least, most});
    }
    case Kind::value: return is_scalar(node) ? Fault() : refuse(node, {"{0} is neither a string nor a number", called});
    case Kind::settings: return fault_of_settings(node, name);
    case Kind::list: return fault_of_list(node, shape, name);
    case Kind::object: return fault_of_object(node, shape, name);
  }
  return {};
}

Json schema_of(const Shape& shape) { return json_object(schema_members(shape)); }

}  // namespace kt
