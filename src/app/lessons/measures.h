// What can be claimed of a search at a moment, and asked for: a row for each.
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
  Square of;  // the square that is asked about
};

// One that is being taken, in slices. Its moment is a copy.
class LongMeasure {
 public:
  virtual ~LongMeasure() = default;
  // Goes on for about so many steps of a search; true when it is over.
  virtual bool work(std::uint64_t steps) = 0;
  // Then: none where it can not be told, or would take too long.
  virtual std::optional<MeasuredValue> value() const = 0;
};

struct MomentMeasure {
  enum class Kind : unsigned char { number, word, square };
  std::string_view id;
  Kind kind;
  bool of_square;  // it is about one
  std::string_view help;
  // One of the two. None where it can not be told, since there is no knight, say.
  std::optional<MeasuredValue> (*value)(const LessonMoment&);
  std::unique_ptr<LongMeasure> (*begin)(const LessonMoment&) = nullptr;
};

std::span<const MomentMeasure> measures();
const MomentMeasure* find_measure(std::string_view id);

}  // namespace kt
