// A value of something that has a fixed set of values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kt {

struct Choice {
  std::string_view id;
  std::string_view title;
  std::string_view summary = {};  // what it does, in a line; empty if the title says it
  std::string_view refusal = {};  // why it cannot be chosen now, in the current language; empty if it can
};

// For tables whose rows have an id, a title and a summary.
template <typename Rows>
std::vector<Choice> choices_of(const Rows& rows) {
  std::vector<Choice> list;
  for (const auto& row : rows) list.push_back({row.id, row.title, row.summary});
  return list;
}

// "tour, closed"
template <typename Rows>
std::string ids_of(const Rows& rows) {
  std::string names;
  for (const auto& row : rows) names += (names.empty() ? "" : ", ") + std::string(row.id);
  return names;
}

}  // namespace kt
