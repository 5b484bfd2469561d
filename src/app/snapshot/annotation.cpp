#include "app/snapshot/annotation.h"

#include <algorithm>

#include "app/settings/named_squares.h"
#include "core/basics/parse_number.h"

namespace kt {
namespace {

template <typename Value>
bool read_name(Value& value, std::span<const std::string_view> names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found != names.end()) value = static_cast<Value>(found - names.begin());
  return found != names.end();
}

}  // namespace

std::optional<Annotation> annotation_of(const Settings& settings, std::span<const KeyValue> message) {
  using Place = Annotation::Place;
  Annotation mark;
  bool is_placed = false, has_square = false, has_end = false;
  const auto read_square = [&](Square& square, std::string_view text) {
    const auto found = parse_existing(settings, text);
    if (found) square = *found;
    return found.has_value();
  };
  for (const auto& [key, value] : message) {
    if (key == "place") is_placed = read_name(mark.place, kMarkPlaces, value);
    if (key == "kind") read_name(mark.kind, kMarkKinds, value);
    if (key == "text") mark.text = value;
    if (key == "square") has_square = read_square(mark.square, value);
    if (key == "to") has_end = read_square(mark.to, value);
    if (key == "line") mark.line = parse_number<std::size_t>(value).value_or(0);
  }
  const bool needs_square = mark.place == Place::square || mark.place == Place::move;
  const bool is_there = is_placed && (has_square || !needs_square) && (has_end || mark.place != Place::move);
  return is_there ? std::optional(mark) : std::nullopt;
}

}  // namespace kt
