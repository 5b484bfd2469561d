// A mark that is put on what is shown: by a lesson, a prediction, a hint. It says nothing about the search.
//
// Set by the command Annotate, which replaces all there are; another search takes them away. Drawn once, wherever the
// place is drawn: on the board or graph, in pictures of it, in the panels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/settings/settings.h"

namespace kt {

struct Annotation {
  enum class Kind : std::uint8_t { hint, question, right, wrong, note };
  enum class Place : std::uint8_t {
    square,     // of a graph: a vertex
    move,       // of a graph: an edge
    stack_row,  // of the square of the path with the number `line`
    code_line,  // of the program shown, number `line`
    step,       // on the timeline: the step `line`
  };
  Kind kind = Kind::note;
  Place place = Place::square;
  Square square;         // of a move: where it begins
  Square to;             // of a move: where it ends
  std::size_t line = 1;  // counted from 1
  std::string text;      // a few words; may be empty
  bool operator==(const Annotation&) const = default;
};

// Their names in lessons and messages, in the same order.
inline constexpr std::string_view kMarkKinds[] = {"hint", "question", "right", "wrong", "note"};
inline constexpr std::string_view kMarkPlaces[] = {"square", "edge", "stack", "code", "step"};

// Reads place, kind, text, and square, to, or line; none without a place that exists.
std::optional<Annotation> annotation_of(const Settings& settings, std::span<const KeyValue> message);

}  // namespace kt
