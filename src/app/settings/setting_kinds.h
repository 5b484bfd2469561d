// Parses and formats each kind of setting, by the member of Settings that holds it:
//
//   {.key = "heat", ..., .value = flag<&Settings::heat>},
//   {.key = "seed", ..., .value = whole<&Settings::seed, 4294967295>},
#pragma once

#include <algorithm>
#include <cmath>

#include "app/settings/settings.h"
#include "core/basics/decimal.h"
#include "core/basics/nearest.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt::kinds {

using Result = std::expected<void, Message>;

// Moves a parsed value into the settings, or passes the error on.
template <typename T, typename U>
Result store(T& target, std::expected<U, Message> parsed) {
  if (!parsed) return std::unexpected(parsed.error());
  target = *std::move(parsed);
  return {};
}

// The row with this id, or the error that there is none.
template <typename Rows>
std::expected<std::size_t, Message> place_of(const Rows& rows, std::string_view id) {
  std::size_t place = 0;
  for (const auto& row : rows) {
    if (row.id == id) return place;
    ++place;
  }
  const auto id_of = [](const auto& row) -> std::string_view { return row.id; };
  Message error = {"{0} is not one of {1}", quoted(id), ids_of(rows)};
  if (const std::string_view meant = nearest(id, rows, id_of); !meant.empty())
    error = {"{0}; did you mean {1}?", std::move(error), meant};
  return std::unexpected(std::move(error));
}

Result parse_flag(bool& target, std::string_view text);
Result not_whole(std::string_view text, std::uint64_t most);
Result parse_decimal(double& target, double least, double most, std::string_view text);
std::string format_decimal(double value);
std::vector<Choice> off_and_on();

template <typename Number>
Result parse_whole(Number& target, Number most, std::string_view text) {
  const auto number = parse_number<Number>(text);
  if (!number || *number > most) return not_whole(text, most);
  target = *number;
  return {};
}

template <auto Member>
inline constexpr SettingValue flag{
    .kind = SettingKind::flag,
    .parse = [](Settings& s, std::string_view text) { return parse_flag(s.*Member, text); },
    .format = [](const Settings& s) { return std::string(s.*Member ? "true" : "false"); },
    .choices = off_and_on};

// An enumeration whose values are numbered in the order of the choices.
template <auto Member, const auto& Choices>
inline constexpr SettingValue choice{
    .kind = SettingKind::choice,
    .parse = [](Settings& s, std::string_view text) -> Result {
      const auto place = place_of(Choices, text);
      if (!place) return std::unexpected(place.error());
      s.*Member = static_cast<std::remove_reference_t<decltype(s.*Member)>>(*place);
      return {};
    },
    .format = [](const Settings& s) { return std::string(Choices[static_cast<std::size_t>(s.*Member)].id); },
    .choices = [] { return std::vector<Choice>(std::begin(Choices), std::end(Choices)); }};

// A pointer to a row of a table.
template <auto Member, auto Rows>
inline constexpr SettingValue row{.kind = SettingKind::choice,
                                  .parse = [](Settings& s, std::string_view text) -> Result {
                                    const auto place = place_of(Rows(), text);
                                    if (!place) return std::unexpected(place.error());
                                    s.*Member = &Rows()[*place];
                                    return {};
                                  },
                                  .format = [](const Settings& s) { return std::string((s.*Member)->id); },
                                  .choices = [] { return choices_of(Rows()); }};

// From 0 to kMax.
template <auto Member, std::uint64_t Most>
inline constexpr SettingValue whole{.kind = SettingKind::whole,
                                    .parse =
                                        [](Settings& s, std::string_view text) {
                                          using Number = std::remove_reference_t<decltype(s.*Member)>;
                                          return parse_whole(s.*Member, static_cast<Number>(Most), text);
                                        },
                                    .format = [](const Settings& s) { return std::to_string(s.*Member); },
                                    .most = static_cast<double>(Most)};

// In hundredths.
template <auto Member, double Least, double Most>
inline constexpr SettingValue decimal{
    .kind = SettingKind::decimal,
    .parse = [](Settings& s, std::string_view text) { return parse_decimal(s.*Member, Least, Most, text); },
    .format = [](const Settings& s) { return format_decimal(s.*Member); },
    .most = Most,
    .least = Least};

}  // namespace kt::kinds
