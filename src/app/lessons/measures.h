// What can be claimed of a search at a moment, and asked for: a row for each.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "app/lessons/relation.h"
#include "app/settings/settings.h"
#include "core/search/search.h"

namespace kt {

struct LessonMoment {
  const Settings& settings;
  const Search& search;
  Square of;  // the square that is asked about
};

struct MomentMeasure {
  enum class Kind : unsigned char { number, word, square };
  std::string_view id;
  Kind kind;
  bool of_square;  // it is about one
  std::string_view help;
  // None where it can not be told: there is no knight, or it would take too long.
  std::optional<MeasuredValue> (*value)(const LessonMoment&);
};

// How much of the path the search keeps until it finds a tour, or gives up; none where that is not soon known.
std::optional<std::size_t> kept_squares(const LessonMoment& at);

std::span<const MomentMeasure> measures();
const MomentMeasure* find_measure(std::string_view id);

}  // namespace kt
