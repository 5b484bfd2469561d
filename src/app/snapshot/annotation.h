// A mark on the board or in a panel, from a lesson, a prediction or a hint. It says nothing about the search.
//
// The command Annotate replaces all marks; another search removes them. Every view of the place draws its mark: the
// board or graph, pictures of it, and the panels.
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
    square,     // on a graph: a vertex
    move,       // on a graph: an edge
    stack_row,  // of the path's square number `line`
    code_line,  // line number `line` of the shown program
    step,       // the step `line` on the timeline
  };
  Kind kind = Kind::note;
  Place place = Place::square;
  Square square;         // of a move: its first square
  Square to;             // of a move: its last square
  std::size_t line = 1;  // from 1
  std::string text;      // a few words; may be empty
  bool operator==(const Annotation&) const = default;
};

// Their names in lessons and messages, in the same order.
inline constexpr std::string_view kMarkKinds[] = {"hint", "question", "right", "wrong", "note"};
inline constexpr std::string_view kMarkPlaces[] = {"square", "edge", "stack", "code", "step"};

// Reads place, kind, text, and square, to, or line; none without a place that exists.
std::optional<Annotation> annotation_of(const Settings& settings, std::span<const KeyValue> message);

}  // namespace kt
