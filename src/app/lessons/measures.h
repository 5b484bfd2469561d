// The measures for claims and questions about a moment of a search: a row for each.
#pragma once

#include <cstdint>
#include <memory>
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
  Square of;  // the square of the question
};

// A measure that is computed in slices, on a copy of the moment.
class LongMeasure {
 public:
  virtual ~LongMeasure() = default;
  // Works for about so many steps of a search; true when it is complete.
  virtual bool work(std::uint64_t steps) = 0;
  // None if there is no value, or if it would take too long.
  virtual std::optional<MeasuredValue> value() const = 0;
};

struct MomentMeasure {
  enum class Kind : unsigned char { number, word, square };
  std::string_view id;
  Kind kind;
  bool of_square;  // about a square
  std::string_view help;
  // One of these two is set. The value is none if it does not exist, for example without a knight.
  std::optional<MeasuredValue> (*value)(const LessonMoment&);
  std::unique_ptr<LongMeasure> (*begin)(const LessonMoment&) = nullptr;
};

std::span<const MomentMeasure> measures();
const MomentMeasure* find_measure(std::string_view id);

}  // namespace kt
