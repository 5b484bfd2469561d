// The settings of a query. An error in the query fails the test.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "app/settings/settings.h"

namespace kt {

inline Settings settings_of(std::string_view query) {
  Settings settings;
  EXPECT_TRUE(assign(settings, parse_query(query)).empty()) << query;
  return settings;
}

// All settings of the search, in the form of a Change.
inline std::vector<KeyValue> search_values(const Settings& settings) {
  std::vector<KeyValue> values;
  for (const Setting& setting : settings_table()) {
    if (setting.is_of_search) values.push_back({std::string(setting.key), setting.format(settings)});
  }
  return values;
}

}  // namespace kt
