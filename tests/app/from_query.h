// A search, and an app, from a query. An error in the query fails the test.
#pragma once

#include "app/settings_of.h"
#include "app/snapshot_app.h"

namespace kt {

// At its first step.
inline Search search_of(std::string_view query) {
  const Settings settings = settings_of(query);
  return Search(settings.problem(), settings.detail);
}

// An app whose clock stands still.
inline SnapshotApp opened(std::string_view query) {
  SnapshotApp app([] { return 0.0; });
  app.apply(Change{parse_query(query)});
  EXPECT_TRUE(app.take_errors().empty()) << query;
  return app;
}

}  // namespace kt
