// A search, and an app, as a query sets them up. A query with a mistake in it fails the test.
#pragma once

#include "app/seen_app.h"
#include "app/settings_of.h"

namespace kt {

// At its first step.
inline Search search_of(std::string_view query) {
  const Settings settings = settings_of(query);
  return Search(settings.problem(), settings.detail);
}

// An app for which time stands still.
inline SeenApp opened(std::string_view query) {
  SeenApp app([] { return 0.0; });
  app.apply(Change{parse_query(query)});
  EXPECT_TRUE(app.take_errors().empty()) << query;
  return app;
}

}  // namespace kt
