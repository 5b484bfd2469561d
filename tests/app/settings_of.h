// The settings that a query asks for. A query with a mistake in it fails the test.
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

}  // namespace kt
